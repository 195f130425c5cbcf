// The clock is set forwards and backwards by hours, over both nights on which it changes, while people order.
import { afterAll, expect, test } from 'vitest'
import { localTime } from '#domain/branch/hours.ts'
import { tidyOnce } from '../housekeeping.ts'
import { type Dice, dice } from '../testing/dice.ts'
import { fuzzRuns, fuzzSeed } from '../testing/fuzz/fuzz-wire.ts'
import { newKey, noorsOrder, type PlaceWish } from '../testing/order-drafts.ts'
import { tellSoak } from '../testing/tell-soak.ts'
import { brussels, hour, minute } from '../testing/test-clock.ts'
import type { Staff } from '../testing/test-people.ts'
import { onBothEngines, type TestShop } from '../testing/test-shop.ts'

const jumps = fuzzRuns(12)
/** The hours around both changes of 2026, and an ordinary noon. */
const nights = ['2026-03-29 01:58', '2026-03-29 03:01', '2026-10-25 01:59', '2026-10-25 02:58', '2026-10-25 03:01']

interface Taken {
  readonly wish: PlaceWish
  readonly id: number
  readonly token: string
  readonly total: number
  /** The clock's time at which it was sent last. */
  readonly at: number
}

onBothEngines((openShop, engine) => {
  const counts = { jumps: 0, orders: 0, refused: 0 }
  afterAll(() => tellSoak('clock jumps', engine, fuzzSeed, counts))

  test('[SAFE-8] whatever the clock does, no acknowledged order is lost or doubled and nothing is answered 500', {
    timeout: 60_000 + jumps * 5_000,
  }, async () => {
    const chance = dice(fuzzSeed)
    const shop = await openShop()
    const staff = await shop.staff()
    const taken: Taken[] = []
    for (let jump = 0; jump < jumps; jump++) {
      move(shop, chance)
      counts.jumps++
      for (let time = 0; time < 3; time++) {
        const order = await place(shop, chance)
        if (order) taken.push(order)
        else counts.refused++
        shop.clock.pass(chance.below(20) * minute)
      }
      await tidyOnce(shop.store, shop.clock.now(), { leapt: () => {} })
      await expectAllThere(shop, taken)
      await work(shop, staff, chance.oneOf(taken))
    }
    counts.orders = taken.length
    expect(taken.length).toBeGreaterThan(jumps / 3)
    const stored = await shop.store.db.selectFrom('orders').select('id').execute()
    expect(stored.map(({ id }) => id).sort()).toEqual(taken.map(({ id }) => id).sort())
  })
})

/** By up to 30 hours in either direction, to a night on which the clock changes, or to noon. */
function move({ clock }: TestShop, chance: Dice): void {
  const kind = chance.below(4)
  if (kind === 0) clock.pass(chance.below(30) * hour)
  else if (kind === 1) clock.pass(-chance.below(30) * hour)
  else if (kind === 2) clock.set(chance.oneOf(nights) ?? '')
  else clock.set(`${localTime(clock.now(), brussels).date} 12:00`)
}

/** Orders for today and, if that is too late, for tomorrow; the same form is sent twice, with a jump between. */
async function place(shop: TestShop, chance: Dice): Promise<Taken | undefined> {
  const { clock } = shop
  for (const later of [0, 24 * hour]) {
    const day = localTime(clock.now() + later, brussels).date
    const wish = noorsOrder({ day, lines: [{ item: 'cappuccino', quantity: 1 + chance.below(3) }] })
    const first = await shop.reply('orders.place', wish)
    expect(first.status).toBeLessThan(500)
    if (!first.ok) continue
    const { token, total } = first.value
    const hours = chance.below(5) - 2
    clock.pass(hours * hour)
    const again = await shop.ask('orders.place', wish)
    expect(again.token).toBe(token)
    clock.pass(-hours * hour)
    return { wish, id: again.id, token, total, at: clock.now() }
  }
  return undefined
}

async function expectAllThere(shop: TestShop, taken: readonly Taken[]): Promise<void> {
  for (const { token, total } of taken) {
    const order = await shop.ask('orders.track', { token })
    expect({ token: order.token, total: order.total }).toEqual({ token, total })
  }
}

/** What staff and pages do all day; a session may have ended by the clock. */
async function work(shop: TestShop, { jef }: Staff, order: Taken | undefined): Promise<void> {
  const as = { as: await signedIn(shop, jef) }
  const branch = 'antwerpen'
  const replies: { readonly status: number }[] = [
    await shop.reply('orders.board', { branch }, as),
    await shop.reply('arrivals.read', { branch }, as),
    await shop.reply('orders.list', { branch }, as),
    await shop.reply('takings.today', { branch }, as),
    await shop.reply('pace.set', { branch, pause: 15 }, as),
    await shop.reply('pace.set', { branch, pause: null }, as),
    await shop.reply('times.read', { branches: [branch] }),
    await shop.reply('menu.read', { lang: 'nl' }),
    await shop.reply('reservations.days', { branch }),
  ]
  if (order) replies.push(await shop.reply('orders.step', { key: newKey(), id: order.id, step: 'accept' }, as))
  for (const reply of replies) expect(reply.status, JSON.stringify(reply)).toBeLessThan(500)
}

async function signedIn(shop: TestShop, jef: Staff['jef']): Promise<Staff['jef']> {
  const reply = await shop.reply('account.read', {}, { as: jef })
  return reply.ok && reply.value.member ? jef : await shop.signIn('Jef')
}
