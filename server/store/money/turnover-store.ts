// Turnover, orders and payment methods of a period: read from balances and counts, a row or so for each day (BOOK-5).
import { type DateText, daysFrom } from '#domain/branch/hours.ts'
import { type CountedDays, countedDays, type SpanDays } from '#domain/money/figure-span.ts'
import { takenBy } from '#domain/money/ledger.ts'
import { type PaymentWay, paymentWays } from '#domain/money/payment.ts'
import type { Cents } from '#domain/shared/money.ts'
import { splitPrice } from '#domain/shared/split-price.ts'
import type { Db } from '../engines/engine.ts'
import { inBlocks } from './in-blocks.ts'

/** What was sold, and how many orders. */
export interface SpanSales {
  readonly turnover: Cents
  readonly orders: number
}

export interface TurnoverPoint extends SpanSales {
  /** An hour such as '09', or a day. */
  readonly at: string
}

export interface Turnover extends SpanSales {
  /** Of these, what was promised until the minute up to which both periods are compared. */
  readonly soFar: SpanSales
  readonly points: readonly TurnoverPoint[]
  readonly ways: readonly { readonly way: PaymentWay; readonly amount: Cents }[]
}

/**
 * Of these branches together. Sums and points count the same whole days, those of a running period until today. Only
 * the points of the period before a running one are all of it, so that it stands beside all of it. The ledger says what
 * a day comes to; the counts by the minute only spread it over the hours.
 */
export async function readTurnover(
  db: Db,
  branches: readonly string[],
  counted: CountedDays,
  isRunning: boolean,
): Promise<Turnover> {
  const { days, until } = counted
  const whole = await wholeDays(db, branches, days)
  const now = countedDays(counted)
  const sums = sumOf(whole.filter(({ day }) => day <= now.to))
  const isDay = days.from === days.to
  const partial = isDay ? days.from : until?.day
  const minutes = partial
    ? spread(sumOf(whole.filter(({ day }) => day === partial)), await minutesOf(db, branches, partial))
    : []
  const soFar = until
    ? sumOf([...whole.filter(({ day }) => day < until.day), ...minutes.filter(({ minute }) => minute <= until.minute)])
    : sums
  const ways = await waysTaken(db, branches, now)
  const shown = isRunning ? whole.filter(({ day }) => day <= now.to) : whole
  return { ...sums, soFar, points: isDay ? byHour(minutes) : byDay(shown, days), ways }
}

const sumOf = (some: readonly SpanSales[]): SpanSales => ({
  turnover: some.reduce((all, { turnover }) => all + turnover, 0),
  orders: some.reduce((all, { orders }) => all + orders, 0),
})

function byHour(minutes: readonly OfMinute[]): TurnoverPoint[] {
  const hours = [...Map.groupBy(minutes, ({ minute }) => minute.slice(0, 2))]
  const points = hours.map(([at, some]) => ({ at, ...sumOf(some) }))
  return points.sort((one, other) => (one.at < other.at ? -1 : 1))
}

const byDay = (whole: readonly OfDay[], days: SpanDays): TurnoverPoint[] =>
  daysFrom(days.from, days.to).map((at) => ({ at, ...sumOf(whole.filter(({ day }) => day === at)) }))

/**
 * What the ledger says of a day over its minutes, as its orders have them. What no order spreads stands at the first
 * minute.
 */
function spread({ turnover, orders }: SpanSales, minutes: readonly OfMinute[]): OfMinute[] {
  const sharesOf = (total: number, weights: readonly number[]) =>
    weights.some((weight) => weight !== 0) ? splitPrice(total, weights) : undefined
  const ofTurnover = sharesOf(
    turnover,
    minutes.map((one) => one.turnover),
  )
  const ofOrders = sharesOf(
    orders,
    minutes.map((one) => one.orders),
  )
  const rest = { minute: '00:00', turnover: ofTurnover ? 0 : turnover, orders: ofOrders ? 0 : orders }
  return [
    ...(rest.turnover === 0 && rest.orders === 0 ? [] : [rest]),
    ...minutes.map(({ minute }, place) => ({
      minute,
      turnover: ofTurnover?.[place] ?? 0,
      orders: ofOrders?.[place] ?? 0,
    })),
  ]
}

interface OfDay extends SpanSales {
  readonly day: DateText
}

interface OfMinute extends SpanSales {
  readonly minute: string
}

/** So many days of a branch, each with some rows, are summed by one statement. */
const mostAtOnce = 1000

async function wholeDays(db: Db, branches: readonly string[], { from, to }: SpanDays): Promise<OfDay[]> {
  return await inBlocks({ branches, days: daysFrom(from, to) }, mostAtOnce, async (block) => {
    const sold = await db
      .selectFrom('ledger_balance')
      .select((e) => ['day', e.fn.sum<number>('amount').as('amount')])
      .where('branch', 'in', block.branches)
      .where('day', 'in', block.days)
      .where((e) => e.or([e('account', 'like', 'sales:%'), e('account', 'like', 'vat:%')]))
      .groupBy('day')
      .execute()
    const orders = await db
      .selectFrom('figure')
      .select((e) => ['day', e.fn.sum<number>('amount').as('amount')])
      .where('branch', 'in', block.branches)
      .where('day', 'in', block.days)
      .where('kind', '=', 'sold')
      .groupBy('day')
      .execute()
    return [
      ...sold.map(({ day, amount }) => ({ day, turnover: 0 - Number(amount), orders: 0 })),
      ...orders.map(({ day, amount }) => ({ day, turnover: 0, orders: Number(amount) })),
    ]
  })
}

/** A day of a branch has at most two rows for each of its minutes. */
const mostWithMinutes = 100

async function minutesOf(db: Db, branches: readonly string[], day: DateText): Promise<OfMinute[]> {
  const rows = await inBlocks({ branches, days: [day] }, mostWithMinutes, (block) =>
    db
      .selectFrom('figure')
      .select((e) => ['kind', 'subject', e.fn.sum<number>('amount').as('amount')])
      .where('branch', 'in', block.branches)
      .where('day', 'in', block.days)
      .where('kind', 'in', ['minute', 'turnover'])
      .groupBy(['kind', 'subject'])
      .execute(),
  )
  return rows.map(({ kind, subject: minute, amount }) => ({
    minute,
    turnover: kind === 'turnover' ? Number(amount) : 0,
    orders: kind === 'minute' ? Number(amount) : 0,
  }))
}

async function waysTaken(db: Db, branches: readonly string[], { from, to }: SpanDays): Promise<Turnover['ways']> {
  const rows = await inBlocks({ branches, days: daysFrom(from, to) }, mostAtOnce, (block) =>
    db
      .selectFrom('ledger_balance')
      .select((e) => ['account', e.fn.sum<number>('amount').as('amount')])
      .where('branch', 'in', block.branches)
      .where('day', 'in', block.days)
      .where('account', 'in', paymentWays)
      .groupBy('account')
      .execute(),
  )
  const balances: Record<string, number> = {}
  for (const { account, amount } of rows) balances[account] = (balances[account] ?? 0) + Number(amount)
  return paymentWays.flatMap((way) => {
    const amount = takenBy(balances, way)
    return amount === 0 ? [] : [{ way, amount }]
  })
}
