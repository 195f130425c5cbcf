// The end of a day at a branch: what was sold, taken and counted, side by side (BOOK-1).
import type { DateText, Instant } from '../branch/hours.ts'
import type { Cents } from '../shared/money.ts'
import type { KeptCount, RegisterSum } from './day-count.ts'
import type { PaidAtRate } from './paid-by-rate.ts'
import type { PaymentWay } from './payment.ts'
import { addRates, grossOf, type RateSum } from './rate-sums.ts'

export interface DayEnd {
  readonly branch: string
  readonly day: DateText
  /** Whether the day has not ended yet. */
  readonly today: boolean
  readonly sold: readonly RateSum[]
  /** What was sold, by method of payment and rate. */
  readonly ways: readonly WayAtRates[]
  /** What was taken on the day, whenever it was sold. */
  readonly taken: readonly { readonly way: PaymentWay; readonly amount: Cents }[]
  /** What of it gift cards were sold for, less what went back of such sales: no sale before it is used. */
  readonly giftSold: Cents
  /** How much more cash was taken than the totals. */
  readonly rounding: Cents
  /** Cash taken on the day, less what was given back. */
  readonly cash: Cents
  /** What customers had not got back as the day ended (`notGivenBack`), whenever they paid it. */
  readonly toGiveBack: Cents
  readonly orders: Readonly<Record<'sold' | 'refused' | 'cancelled' | 'notCollected', number>>
  readonly large: readonly { readonly code: string; readonly gross: Cents }[]
  readonly invoiced: Cents
  /** What the count before said stays in the cash box. */
  readonly floatBefore: Cents | null
  readonly count: Omit<KeptCount, 'branch' | 'day' | 'id'> | null
  /** The number of the newest count of the day; 0 as long as there is none. */
  readonly version: number
  /** The line of the day book, once the day has ended. */
  readonly line: {
    readonly number: number
    readonly closedAt: Instant
    readonly seal: string
    readonly before: string
  } | null
}

export interface WayAtRates {
  readonly way: PaidAtRate['way']
  readonly byRate: readonly RegisterSum[]
}

export interface SoldRow {
  readonly way: PaidAtRate['way']
  /** In the order of the rates, then their sum. */
  readonly amounts: readonly Cents[]
}

/** The table of what was sold: a row for each method and a column for each rate. */
export interface SoldTable {
  readonly rates: readonly (number | null)[]
  readonly ways: readonly SoldRow[]
  /** What changed about orders of other days; empty if nothing did. */
  readonly corrections: readonly Cents[]
  readonly all: readonly Cents[]
  readonly tax: readonly Cents[]
  readonly net: readonly Cents[]
}

export function soldTable({ sold, ways }: Pick<DayEnd, 'sold' | 'ways'>): SoldTable {
  const seen = ways.flatMap(({ byRate }) => byRate.map(({ rate, gross }) => ({ rate, net: Math.abs(gross), tax: 0 })))
  const rates = addRates([
    ...sold.map(({ rate, net, tax }) => ({ rate, net: Math.abs(net) + Math.abs(tax), tax: 0 })),
    ...seen,
  ]).map(({ rate }) => rate)
  const row = (amountAt: (rate: number | null) => Cents): Cents[] => {
    const amounts = rates.map(amountAt)
    return [...amounts, amounts.reduce((sum, one) => sum + one, 0)]
  }
  const soldAt = (rate: number | null) => sold.filter((one) => one.rate === rate)
  const paidAt = (byRate: readonly RegisterSum[], rate: number | null) =>
    byRate.reduce((sum, one) => sum + (one.rate === rate ? one.gross : 0), 0)
  const corrections = row(
    (rate) => grossOf(soldAt(rate)) - ways.reduce((sum, { byRate }) => sum + paidAt(byRate, rate), 0),
  )
  return {
    rates,
    ways: ways.map(({ way, byRate }) => ({ way, amounts: row((rate) => paidAt(byRate, rate)) })),
    corrections: corrections.some((amount) => amount !== 0) ? corrections : [],
    all: row((rate) => grossOf(soldAt(rate))),
    tax: row((rate) => soldAt(rate).reduce((sum, { tax }) => sum + tax, 0)),
    net: row((rate) => soldAt(rate).reduce((sum, { net }) => sum + net, 0)),
  }
}

/** What was sold at each rate, with VAT, for comparing it with the registered till. */
export const grossByRate = (sold: readonly RateSum[]): RegisterSum[] =>
  sold.map(({ rate, net, tax }) => ({ rate, gross: net + tax }))
