// Turnover, orders and payment methods of a period: read from balances and counts, a row or so for each day (BOOK-5).
import { type DateText, daysFrom } from '../../../domain/branch/hours.ts'
import { type CountedDays, countedDays, type FigureSpan, type SpanDays } from '../../../domain/counter/figure-span.ts'
import { type PaymentWay, paymentWays } from '../../../domain/counter/payment.ts'
import type { Cents } from '../../../domain/shared/money.ts'
import type { Db } from '../engines/engine.ts'

export interface TurnoverPoint {
  /** An hour such as '09', or a day. */
  readonly at: string
  readonly turnover: Cents
  readonly orders: number
}

export interface Turnover {
  readonly turnover: Cents
  readonly orders: number
  readonly points: readonly TurnoverPoint[]
  readonly ways: readonly { readonly way: PaymentWay; readonly amount: Cents }[]
}

/**
 * Of these branches together. The sums leave out what comes after `until`; the points are of the whole period, so that a
 * running one stands beside all of the one before. Balances know whole days, counts know minutes.
 */
export async function readTurnover(
  db: Db,
  branches: readonly string[],
  span: FigureSpan,
  counted: CountedDays,
): Promise<Turnover> {
  const { days, until } = counted
  const partial = span === 'day' ? days.from : until?.day
  const minutes = partial ? await minutesOf(db, branches, partial) : []
  const soFar = minutes.filter(({ minute }) => !until || minute <= until.minute)
  const ways = await waysTaken(db, branches, countedDays(counted))
  if (span === 'day') {
    const hours = [...Map.groupBy(minutes, ({ minute }) => minute.slice(0, 2))]
    const points = hours.map(([at, some]) => ({ at, ...sumOf(some) }))
    return { ...sumOf(soFar), points: points.sort((one, other) => (one.at < other.at ? -1 : 1)), ways }
  }
  const whole = await wholeDays(db, branches, days)
  const before = whole.filter(({ day }) => !until || day < until.day)
  const points = daysFrom(days.from, days.to).map((at) => ({ at, ...sumOf(whole.filter(({ day }) => day === at)) }))
  return { ...sumOf([...before, ...soFar]), points, ways }
}

const sumOf = (some: readonly { turnover: number; orders: number }[]) => ({
  turnover: some.reduce((all, { turnover }) => all + turnover, 0),
  orders: some.reduce((all, { orders }) => all + orders, 0),
})

interface WholeDay {
  readonly day: DateText
  readonly turnover: number
  readonly orders: number
}

async function wholeDays(db: Db, branches: readonly string[], { from, to }: SpanDays): Promise<WholeDay[]> {
  const sold = await db
    .selectFrom('ledger_balance')
    .select((e) => ['day', e.fn.sum<number>('amount').as('amount')])
    .where('branch', 'in', branches)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .where((e) => e.or([e('account', 'like', 'sales:%'), e('account', 'like', 'vat:%')]))
    .groupBy('day')
    .execute()
  const orders = await db
    .selectFrom('figure')
    .select((e) => ['day', e.fn.sum<number>('amount').as('amount')])
    .where('branch', 'in', branches)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .where('kind', '=', 'hour')
    .groupBy('day')
    .execute()
  return [
    ...sold.map(({ day, amount }) => ({ day, turnover: 0 - Number(amount), orders: 0 })),
    ...orders.map(({ day, amount }) => ({ day, turnover: 0, orders: Number(amount) })),
  ]
}

async function minutesOf(db: Db, branches: readonly string[], day: DateText) {
  const rows = await db
    .selectFrom('figure')
    .select((e) => ['kind', 'subject', e.fn.sum<number>('amount').as('amount')])
    .where('branch', 'in', branches)
    .where('day', '=', day)
    .where('kind', 'in', ['minute', 'turnover'])
    .groupBy(['kind', 'subject'])
    .execute()
  return rows.map(({ kind, subject: minute, amount }) => ({
    minute,
    turnover: kind === 'turnover' ? Number(amount) : 0,
    orders: kind === 'minute' ? Number(amount) : 0,
  }))
}

async function waysTaken(db: Db, branches: readonly string[], { from, to }: SpanDays): Promise<Turnover['ways']> {
  const rows = await db
    .selectFrom('ledger_balance')
    .select((e) => ['account', e.fn.sum<number>('amount').as('amount')])
    .where('branch', 'in', branches)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .where('account', 'in', paymentWays)
    .groupBy('account')
    .execute()
  return paymentWays.flatMap((way) => {
    const amount = Number(rows.find(({ account }) => account === way)?.amount ?? 0)
    return amount === 0 ? [] : [{ way, amount }]
  })
}
