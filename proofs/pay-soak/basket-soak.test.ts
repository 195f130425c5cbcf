// Many office baskets at two servers, with lost answers, late payments and taps at the deadline: paid equals made, each
// line is there once, and nothing goes back twice (GROUP-2). A few of them are in `npm test`.
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { onlineBalance, paymentsToAsk } from '#server/store/money/online-payment-store.ts'
import { refundsToHandle } from '#server/store/money/refund-store.ts'
import { type Dice, dice } from '#server/testing/dice.ts'
import type { BookPayment } from '#server/testing/mollie/mollie-book.ts'
import { closeMollies, openPayingShop, type PayingShop } from '#server/testing/mollie/paying-shop.ts'
import { type Colleague, colleague, hannesBasket, hannesCappuccino } from '#server/testing/office-basket.ts'
import { newKey } from '#server/testing/order-drafts.ts'
import { day, hour, minute, second } from '#server/testing/test-clock.ts'
import { type OpenShop, onBothEngines, shopsOn, type TestShop } from '#server/testing/test-shop.ts'
import { sweepPayments } from '#work/money/payment/sweeper.ts'
import { linkHash } from '#work/order/basket/basket-link.ts'
import { type LunchLine, openLine } from '../lunch/customer-line.ts'
import { expectEnded, expectLedgerSound } from './pay-truth.ts'

const people = 8
const seed = Number(process.env.BASKET_SEED ?? 23)

afterEach(closeMollies)

interface Scene extends PayingShop {
  readonly shops: readonly TestShop[]
  readonly line: LunchLine
  readonly luck: Dice
}

async function openScene(openShop: OpenShop): Promise<Scene> {
  const luck = dice(seed)
  const paying = await openPayingShop(openShop)
  const { shop, mollie } = paying
  const beside = await shop.beside({
    config: { mollieUrl: mollie.url, publicUrl: 'https://noisette.example' },
  })
  const shops = [shop, beside]
  const addresses = await Promise.all(shops.map((one) => one.listen()))
  mollie.hooks.through = () => luck.oneOf(addresses) ?? ''
  return { ...paying, shops, luck, line: openLine({ addresses: () => addresses, dice: luck, drops: 0.05 }) }
}

/** What each person of a basket meant to have, and what they paid in the end. */
interface Played {
  readonly link: string
  readonly wanted: ReadonlyMap<string, number>
}

/** One lunch of eight: all add at once, most pay, some at the very deadline, some after it, some never. */
async function playBasket(scene: Scene, at: number): Promise<Played> {
  const { line, luck, shop, shops } = scene
  const hanne = colleague('Hanne')
  const day = new Date(at).toISOString().slice(0, 10)
  const opened = await line.call('baskets.open', hannesBasket({ me: hanne.me, payer: 'each', at, day }))
  if (!opened.ok) throw new Error(JSON.stringify(opened.refusal))
  const { link } = opened.value
  const others = Array.from({ length: people - 1 }, (_, place) => colleague(`Person ${place}`))
  const wanted = new Map([['Hanne', 1]])
  await Promise.all(
    others.map(async (who) => {
      const quantity = 1 + luck.below(2)
      wanted.set(who.name, quantity)
      await line.call('baskets.add', {
        link,
        ...who,
        key: newKey(),
        lines: Array.from({ length: quantity }, () => hannesCappuccino),
      })
    }),
  )
  const seen = await line.call('baskets.read', { link, me: hanne.me })
  if (!seen.ok) throw new Error('the basket is gone')
  const { payUntil } = seen.value
  const all = [hanne, ...others]
  const when = new Map(all.map((who) => [who, luck.oneOf(['early', 'early', 'early', 'deadline', 'late', 'never'])]))
  await Promise.all(all.filter((who) => when.get(who) === 'early').map((who) => pays(scene, link, who)))
  const begun = await Promise.all(
    all
      .filter((who) => when.get(who) !== 'early' && when.get(who) !== 'never')
      .map(async (who) => ({ who, payment: await begins(scene, link, who) })),
  )
  shop.clock.pass(payUntil - shop.clock.now() - (luck.happens(0.5) ? second : 0))
  const taps = begun
    .filter(({ who }) => when.get(who) === 'deadline')
    .map(async ({ payment }) => {
      await sleep(luck.below(10))
      settles(scene, payment)
    })
  await Promise.all([...taps, ...shops.map(({ app }) => sweepPayments(app.payments))])
  shop.clock.pass(2 * second)
  await Promise.all(shops.map(({ app }) => sweepPayments(app.payments)))
  for (const { who, payment } of begun) if (when.get(who) === 'late') settles(scene, payment)
  await scene.quiet()
  return { link, wanted }
}

async function begins({ line, mollie }: Scene, link: string, { me }: Colleague): Promise<BookPayment | undefined> {
  const begun = await line.call('baskets.pay', { link, me, method: '', lang: 'en' })
  const payment = begun.ok ? mollie.book.find(begun.value.checkout.split('/').at(-1) ?? '') : undefined
  // The bank's page stays open, whatever the shop gives up.
  if (payment) payment.method = 'bancontact'
  return payment
}

async function pays(scene: Scene, link: string, who: Colleague): Promise<void> {
  settles(scene, await begins(scene, link, who))
  if (scene.luck.happens(0.5)) await scene.line.callOnce('baskets.check', { link, me: who.me })
}

function settles({ mollie: { book } }: Scene, payment: BookPayment | undefined): void {
  const now = payment && book.find(payment.id)
  if (now?.status === 'open') book.set(now, 'paid')
}

/** Until nothing is under way any more. */
async function settleAll({ shops, shop, mollie, quiet }: Scene): Promise<void> {
  for (const wait of [minute, 5 * minute, 5 * minute, hour, 5 * hour, day, day, 2 * day]) {
    shop.clock.pass(wait)
    await mollie.hooks.idle()
    await quiet()
    for (let look = 0; look < 100; look++) {
      const { db } = shop.store
      const hasWork =
        (await paymentsToAsk(db, shop.clock.now(), 1)).length +
          (await refundsToHandle(db, shop.clock.now(), 1)).length >
        0
      if (!hasWork && look > 0) break
      await Promise.all(shops.map(({ app }) => sweepPayments(app.payments)))
    }
  }
}

async function play(openShop: OpenShop, baskets: number): Promise<void> {
  const scene = await openScene(openShop)
  const { shop, mollie, line } = scene
  const played: Played[] = []
  while (played.length < baskets) {
    const noonish = shop.clock.now() + hour
    const at = Math.ceil(noonish / (15 * minute)) * 15 * minute
    const clock = new Date(at).getUTCHours()
    // The branch takes orders in the morning; then it is the next morning.
    if (clock >= 10) {
      shop.clock.pass(day - (shop.clock.now() % day) + 8 * hour)
      continue
    }
    played.push(await playBasket(scene, at))
  }
  await settleAll(scene)
  for (const { link, wanted } of played) await expectFair(scene, link, wanted)
  expect(await onlineBalance(shop.store.db)).toBe(mollie.book.balance)
  await expectEnded(scene)
  await expectLedgerSound(scene)
  line.close()
}

/** What is made is what is paid, person by person; those who dropped out have all of their money again. */
async function expectFair({ shop }: Scene, link: string, wanted: Played['wanted']): Promise<void> {
  const seen = await shop.ask('baskets.read', { link, me: newKey() })
  for (const { name, lines, out, paid, share } of seen.people) {
    expect.soft(lines.length, `${name} of ${link}`).toBe(out || seen.state === 'ended' ? 0 : (wanted.get(name) ?? 0))
    if (!out && seen.state === 'placed') expect.soft([name, paid, share > 0]).toEqual([name, 'yes', true])
  }
  const { db } = shop.store
  const row = await db
    .selectFrom('basket')
    .select('order_id')
    .where('link_hash', '=', linkHash(link))
    .executeTakeFirstOrThrow()
  const order = await db
    .selectFrom('orders')
    .select(['total', 'course', 'due'])
    .where('id', '=', row.order_id)
    .executeTakeFirstOrThrow()
  const { kept } = await db
    .selectFrom('online_payment')
    .select((e) => e.fn.sum<number>(e(e('amount', '-', e.ref('refunded')), '-', e.ref('charged_back'))).as('kept'))
    .where('order_id', '=', row.order_id)
    .where('settled_at', 'is not', null)
    .executeTakeFirstOrThrow()
  expect.soft(Number(kept ?? 0), `kept of ${link}`).toBe(seen.state === 'placed' ? order.total : 0)
  expect.soft(Number(order.due)).toBe(0)
}

const openOnSqlite = shopsOn('sqlite')

test(
  '[GROUP-2] of four baskets of eight, with lost answers and taps at the deadline, what is paid is made',
  { timeout: 60_000 },
  () => play(openOnSqlite, 4),
)

onBothEngines((openShop) => {
  test('[GROUP-2] of 200 baskets of eight at two servers, too', { timeout: 1_800_000, tags: ['long'] }, () =>
    play(openShop, 200),
  )
})
