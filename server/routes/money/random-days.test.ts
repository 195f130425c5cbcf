// Random days: whatever is ordered, paid, given back, left behind, closed and charged back, and whatever the clock
// says, every page and file agrees on what was sold, taken and owed, to the cent.
import { unzipSync } from 'fflate'
import { afterEach, expect, test } from 'vitest'
import { downloadAddress } from '#contract/addresses.ts'
import type { Output } from '#contract/index.ts'
import { addDays } from '#domain/branch/hours.ts'
import { grossByRate } from '#domain/money/day-end.ts'
import { counterWays, takenSum } from '#domain/money/payment.ts'
import { grossOf } from '#domain/money/rate-sums.ts'
import { isSold, phaseOf } from '#domain/order/course.ts'
import { type Dice, dice } from '#server/testing/dice.ts'
import { expectAudited } from '#server/testing/expect-audited.ts'
import { closeMollies, openPayingShop, type PayingShop } from '#server/testing/mollie/paying-shop.ts'
import { newKey, noorsOrder } from '#server/testing/order-drafts.ts'
import { minute } from '#server/testing/test-clock.ts'
import { type OpenShop, onBothEngines } from '#server/testing/test-shop.ts'
import { closeBooks } from '#work/money/books/close-books.ts'

afterEach(closeMollies)

const { DAYS_SEED, DAYS_SEEDS } = process.env
const branch = 'antwerpen'
const firstDay = '2026-03-04'
type Amira = Awaited<ReturnType<PayingShop['shop']['signIn']>>
type Listed = Output<'orders.read'>

interface Day {
  readonly paying: PayingShop
  readonly luck: Dice
  readonly amira: Amira
  readonly today: string
  /** The orders that were placed, wherever they are. */
  readonly ids: number[]
  /** What page and file of each sealed day said first. */
  readonly sealed: Map<string, unknown>
}

const stepOf =
  ({ paying: { shop }, amira }: Day) =>
  (id: number, step: string, more = {}) =>
    shop.reply('orders.step', { key: newKey(), id, step, ...more } as never, { as: amira })

async function place({ paying: { shop }, luck, today, ids }: Day): Promise<void> {
  const items = ['cappuccino', 'espresso']
  const lines = items.slice(luck.below(2)).map((item) => ({ item, quantity: 1 + luck.below(3) }))
  const day = luck.happens(0.2) ? addDays(today, 1) : today
  const placed = await shop.ask('orders.place', noorsOrder({ day, lines })).catch(() => null)
  if (placed) ids.push(placed.id)
}

async function placePaid({ paying, luck, today, ids }: Day): Promise<void> {
  const placed = await paying
    .placeToPay({ day: today, lines: [{ item: 'cappuccino', quantity: 1 + luck.below(3) }] })
    .catch(() => null)
  if (!placed) return
  paying.mollie.book.set(placed.payment, luck.happens(0.9) ? 'paid' : 'failed')
  await paying.quiet()
  ids.push(placed.id)
}

async function payPart(day: Day, order: Listed): Promise<void> {
  const { luck } = day
  const paidWay = counterWays[luck.below(counterWays.length)]
  const amount = luck.happens(0.4) ? 5 * (1 + luck.below(60)) : undefined
  await stepOf(day)(order.id, 'pay', { paidWay, ...(amount !== undefined && { amount }) })
}

async function makeReady({ paying: { shop }, amira }: Day, order: Listed, status: 'ready' | 'served'): Promise<void> {
  const changes = order.lines.map(({ id: line }) => ({ line, status }))
  await shop.reply('orders.setLineStatus', { id: order.id, changes } as never, { as: amira })
}

async function makeCheaper({ paying: { shop }, amira }: Day, order: Listed): Promise<void> {
  const lines = [{ line: 1, item: order.lines[0]?.item ?? 'espresso', quantity: 1 }]
  await shop.reply('orders.change', { key: newKey(), id: order.id, lines } as never, { as: amira })
}

/** A bank takes a payment back, or returns what it took. */
async function takeBack({ paying, luck }: Day): Promise<void> {
  const taken = [...paying.mollie.book.payments.values()].find(({ chargedBack }) => chargedBack > 0)
  if (taken && luck.happens(0.4)) {
    paying.mollie.book.returnCharge(taken)
    return await paying.quiet()
  }
  const payment = [...paying.mollie.book.payments.values()].find(
    ({ status, chargedBack }) => status === 'paid' && chargedBack === 0,
  )
  if (!payment) return
  paying.mollie.book.chargeBack(payment)
  await paying.quiet()
}

/** Something happens to one of the orders, or to the day. */
async function act(day: Day): Promise<void> {
  const { paying, luck, amira, ids } = day
  const { shop } = paying
  const step = stepOf(day)
  shop.clock.pass(luck.below(2) * minute)
  const which = luck.below(20)
  if (which < 5 || ids.length === 0) return await place(day)
  if (which < 7) return await placePaid(day)
  if (which === 7) return await takeBack(day)
  if (which === 8) return void (await paying.look())
  // The clock of the server is set back, and stays wrong.
  if (which === 9 && luck.happens(0.3)) return shop.clock.pass(-10 * minute)
  const read = await shop.reply('orders.read', { id: ids[luck.below(ids.length)] ?? 0 }, { as: amira })
  if (!read.ok) return
  const order = read.value
  const { id } = order
  if (which < 13) return await payPart(day, order)
  if (which === 13) return void (await step(id, 'unpay'))
  if (which === 14) return void (await step(id, luck.happens(0.5) ? 'cancel' : 'refuse', { reason: 'asked' }))
  if (which === 15) return void (await step(id, 'giveBack', { paidWay: luck.happens(0.5) ? 'cash' : 'card' }))
  if (which === 16) return void (await step(id, luck.happens(0.3) ? 'goodwill' : 'bringBack'))
  if (which === 17) return await makeCheaper(day, order)
  await makeReady(day, order, luck.happens(0.6) ? 'ready' : 'served')
  if (luck.happens(0.5)) await step(id, 'collectNot')
}

async function close({ paying: { shop }, luck, amira }: Day): Promise<void> {
  const wish = { branches: [branch], alsoOpen: luck.happens(0.5), alsoLater: false }
  const { archive } = await shop.ask('orders.clear', wish, { as: amira })
  if (archive && luck.happens(0.3)) await shop.ask('archives.restore', { id: archive }, { as: amira })
}

/** Every page and file agrees on the day. */
async function expectOneTruth(play: Day): Promise<void> {
  const { amira, today } = play
  const { shop } = play.paying
  const as = { as: amira }
  const { cash } = await shop.ask('orders.list', { branch, limit: 500 }, as)
  const board = (await shop.ask('takings.today', { branch }, as)).takings
  const end = await shop.ask('books.readDay', { branch }, as)
  const now = (await shop.ask('days.now', { branches: branch }, as)).days[0]
  const money = async (span: 'day' | 'week' | 'month') =>
    (await shop.ask('figures.readMoney', { branch, span, day: today }, as)).of
  const day = await money('day')
  const week = await money('week')
  const month = await money('month')
  const counts = (await shop.ask('figures.read', { branch, span: 'day', day: today }, as)).of
  const takings = cash?.takings ?? expect.fail()

  expect(board).toEqual(takings)
  const taken = Object.entries(takings.taken).flatMap(([way, amount]) => (amount === 0 ? [] : [{ way, amount }]))
  expect(new Set(end.taken.map((one) => JSON.stringify(one)))).toEqual(new Set(taken.map((one) => JSON.stringify(one))))
  expect(day.ways).toEqual(end.taken)
  expect(end.rounding).toBe(takings.rounding)
  expect(now?.money?.toGiveBack).toBe(takings.toGiveBack)
  expect(end.toGiveBack).toBeGreaterThanOrEqual(takings.toGiveBack)
  const sold = grossOf(end.sold)
  expect(day.turnover).toBe(sold)
  expect(grossAtRates(end.ways.flatMap(({ byRate }) => byRate))).toEqual(grossAtRates(grossByRate(end.sold)))
  for (const { turnover, points } of [day, week, month])
    expect(points.reduce((sum, point) => sum + point.turnover, 0)).toBe(turnover)
  expect([day.orders, counts.orders]).toEqual([end.orders.sold, end.orders.sold])
  const { sold: _, ...fallen } = end.orders
  expect(counts).toMatchObject(fallen)

  const { body } = await shop.inject({
    method: 'GET',
    url: downloadAddress('journal.csv', { branch, from: today, to: today }),
    headers: { cookie: amira.cookie },
  })
  const rows = body
    .trim()
    .split(/\r?\n/)
    .slice(1)
    .map((line) => line.split(','))
  const amountOf = (of: RegExp) =>
    rows.reduce((sum, cells) => {
      const side = cells[6]
      const amount = Math.round(Number(cells[8]) * 100)
      return of.test(cells[10] ?? '') ? sum + (side === 'D' ? amount : -amount) : sum
    }, 0)
  expect(amountOf(/./)).toBe(0)
  expect(amountOf(/^(sales|vat):/)).toBe(-sold)
  expect(amountOf(/^(cash|card|edenred|monizze|pluxee|other|online)$/)).toBe(takenSum(takings.taken))

  // Summed order by order, as a person would with pen and paper: what the list still has to get.
  const { orders } = await shop.ask('orders.list', { branch, limit: 500 }, as)
  let open = 0
  for (const { id } of orders) {
    const order = await shop.ask('orders.read', { id }, as)
    if (isSold(phaseOf(order)) && order.due > 0) open += order.due
  }
  expect(takings.open + takings.later).toBe(open)
  await expectSameUbl(play, today)
  await expectSealedStays(play)
  await expectAudited(shop)
}

const grossAtRates = (sums: readonly { rate: number | null; gross: number }[]) => {
  const byRate = Map.groupBy(sums, ({ rate }) => rate)
  return new Set(
    [...byRate].flatMap(([rate, some]) => {
      const gross = some.reduce((sum, one) => sum + one.gross, 0)
      return gross === 0 ? [] : [`${rate} ${gross}`]
    }),
  )
}

/** The accountant's file of a day without invoices; undefined if it has none. */
async function ublOn({ paying: { shop }, amira }: Day, day: string): Promise<string | undefined> {
  const { rawPayload } = await shop.inject({
    method: 'GET',
    url: downloadAddress('sales-ubl.zip', { branch, from: day, to: day, lang: 'en' }),
    headers: { cookie: amira.cookie },
  })
  const [bytes] = Object.values(unzipSync(rawPayload))
  return bytes && new TextDecoder().decode(bytes)
}

/** The file names the methods of the page, and they come to what it says is paid and due. */
async function expectSameUbl(play: Day, day: string): Promise<void> {
  const text = await ublOn(play, day)
  if (!text) return
  const end = await play.paying.shop.ask('books.readDay', { branch, day }, { as: play.amira })
  const amount = (name: string) =>
    Math.round(Number(new RegExp(`<cbc:${name} [^>]*>([-\\d.]+)<`).exec(text)?.[1]) * 100)
  const sumOf = ({ byRate }: (typeof end.ways)[number]) => byRate.reduce((sum, { gross }) => sum + gross, 0)
  const paid = end.ways.filter(({ way }) => way !== 'due').flatMap((one) => sumOf(one) || [])
  const due = end.ways.filter(({ way }) => way === 'due').reduce((sum, one) => sum + sumOf(one), 0)
  const [, named = ''] = /PaymentMeansCode name="([^"]*)"/.exec(text) ?? []
  const amounts = [...named.matchAll(/ (-?\d+\.\d\d)(?:,|$)/g)].map(([, euros]) => Math.round(Number(euros) * 100))
  expect(amounts).toEqual(paid.length === 1 ? [] : paid)
  expect(amount('TaxInclusiveAmount')).toBe(grossOf(end.sold))
  expect(amount('PayableAmount')).toBe(due)
  expect(amount('PrepaidAmount')).toBe(paid.reduce((sum, one) => sum + one, 0))
}

/** Whatever happened since, the page and the file of a day that is sealed say what they said first. */
async function expectSealedStays(day: Day): Promise<void> {
  const { paying, amira, sealed, today } = day
  for (let date = firstDay; date < today; date = addDays(date, 1)) {
    const end = await paying.shop.ask('books.readDay', { branch, day: date }, { as: amira })
    if (!end.line) continue
    const said = { end, ubl: await ublOn(day, date) }
    expect(said).toEqual(sealed.get(date) ?? said)
    sealed.set(date, said)
  }
}

async function withCompany(shop: PayingShop['shop'], amira: Amira): Promise<void> {
  const { company, version } = await shop.ask('legal.readAll', {}, { as: amira })
  const known = { name: 'Noisette bv', address: 'Bredabaan 210, 2170 Merksem', number: '0417.497.106' }
  await shop.ask('legal.saveCompany', { company: { ...company, ...known }, version }, { as: amira })
}

async function playDays(openShop: OpenShop, seed: number, days: number, acts: number): Promise<void> {
  const luck = dice(seed)
  const paying = await openPayingShop(openShop, { rules: { backIfNotCollected: luck.happens(0.3) } })
  const { shop } = paying
  const ids: number[] = []
  let today = firstDay
  const sealed: Day['sealed'] = new Map()
  for (let n = 0; n < days; n++) {
    shop.clock.set(`${today} 09:00`)
    const amira = n === 0 ? (await shop.staff()).amira : await shop.signIn('Amira')
    await closeBooks(shop.store, shop.clock.now())
    if (n === 0) await withCompany(shop, amira)
    const day: Day = { paying, luck, amira, today, ids, sealed }
    for (let done = 0; done < acts; done++) await act(day)
    await expectOneTruth(day)
    if (luck.happens(0.6)) {
      const owed = async () => (await shop.ask('books.readDay', { branch }, { as: amira })).toGiveBack
      const before = await owed()
      await close(day)
      expect(await owed()).toBe(before)
      await expectOneTruth(day)
    }
    today = addDays(today, 1)
  }
}

onBothEngines((openShop) => {
  const play = async (seed: number, days: number, acts: number) => {
    await playDays(openShop, seed, days, acts).catch((error: Error) => expect.fail(`DAYS_SEED=${seed}: ${error.stack}`))
  }

  test('[J-21] [J-28] [J-102] after two random days every page and file says the same', {
    timeout: 180_000,
  }, async () => {
    await play(Number(DAYS_SEED ?? 4), 2, 20)
  })

  test('[J-21] [J-102] after many random days they do', { timeout: 3_600_000, tags: ['long'] }, async () => {
    const first = Number(DAYS_SEED ?? (DAYS_SEEDS ? Date.now() % 1_000_000 : 40))
    for (let seed = first; seed < first + Number(DAYS_SEEDS ?? 12); seed++) await play(seed, 4, 60)
  })
})
