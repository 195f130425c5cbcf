// VAT: the rates by class, way of selling, day and time of day, and the split of an order by rate (VAT-1, VAT-2,
// VAT-3). A price includes its VAT.
import type { OrderForm } from '../branch/branch.ts'
import { type DateText, type Instant, localTime, type Minutes, type Period } from '../branch/hours.ts'
import type { Cents } from '../shared/money.ts'
import { splitPrice } from '../shared/split-price.ts'
import type { VatClass } from './vat-class.ts'

/** Eaten at a table, or taken away. */
export const sellingWays = ['away', 'here'] as const
export type SellingWay = (typeof sellingWays)[number]

/** In basis points: 600 is 6 %. */
export type VatRate = number

/** From this day on, a class sold in this way has this rate; with `between` only in that part of each day. */
export interface VatRow {
  readonly class: VatClass
  readonly way: SellingWay
  readonly rate: VatRate
  readonly from: DateText
  readonly between?: Period | undefined
}

/** The day whose rates an order has: the day of its pick-up, or the day on which it is paid. */
export const vatDays = ['pick-up', 'payment'] as const
export type VatDay = (typeof vatDays)[number]

export interface VatRules {
  readonly rates: readonly VatRow[]
  readonly day: VatDay
  /** Whether the owner has checked rates and classes with the shop's accountant. */
  readonly checked: boolean
}

/** The most that a rate may be: the highest in the European Union is 27 %. */
export const highestRate: VatRate = 3000
export const mostRates = 200

const standard: VatRate = 2100
const always = '2000-01-01'

const belgian: readonly (readonly [VatClass, away: VatRate, here: VatRate])[] = [
  ['food', 600, 1200],
  ['drink', 600, standard],
  ['alcohol', standard, standard],
  ['snack', 600, standard],
  ['goods', standard, standard],
  ['deposit', 0, 0],
]

/** What a new shop begins with: the Belgian rates of 2026 for catering. Its accountant has the last word. */
export const usualVat: VatRules = {
  rates: belgian.flatMap(([of, away, here]): VatRow[] => [
    { class: of, way: 'away', rate: away, from: always },
    { class: of, way: 'here', rate: here, from: always },
  ]),
  day: 'pick-up',
  checked: false,
}

export interface VatMoment {
  readonly class: VatClass
  readonly way: SellingWay
  readonly day: DateText
  readonly minute: Minutes
}

/**
 * The rate in force. A later row replaces all earlier ones of its class and way; one for a part of the day replaces
 * them only then. The standard rate where nothing is said.
 */
export const rateFor = (rates: readonly VatRow[], moment: VatMoment): VatRate =>
  vatRowInForce(rates, moment)?.rate ?? standard

/** The row that says so; without a minute, of those for the whole day. */
export const vatRowInForce = (
  rates: readonly VatRow[],
  { class: of, way, day, minute }: Omit<VatMoment, 'minute'> & { readonly minute: Minutes | null },
): VatRow | undefined =>
  rates
    .filter((row) => row.class === of && row.way === way && row.from <= day && isThen(row, minute))
    .reduce<VatRow | undefined>((best, row) => (best && !isStronger(row, best) ? best : row), undefined)

const isThen = ({ between }: VatRow, minute: Minutes | null): boolean =>
  !between || (minute !== null && between.from <= minute && minute < between.to)

const isStronger = (row: VatRow, other: VatRow): boolean =>
  row.from > other.from || (row.from === other.from && row.between !== undefined)

export const sellingWayOf = (form: OrderForm): SellingWay => (form === 'table' ? 'here' : 'away')

/** The rates of a branch for an order of this form at that time. */
export type RatesAt = (form: OrderForm, at: Instant) => (of: VatClass) => VatRate

export const ratesIn =
  ({ rates }: Pick<VatRules, 'rates'>, timeZone: string): RatesAt =>
  (form, at) => {
    const { date: day, minutes: minute } = localTime(at, timeZone)
    return (of) => rateFor(rates, { class: of, way: sellingWayOf(form), day, minute })
  }

/** What of the price of one piece has a class. */
export interface ClassShare {
  readonly class: VatClass
  readonly amount: Cents
  /** Whether meal vouchers may pay for it. */
  readonly vouchers?: true | undefined
}

/** The same at its rate. The shares of a line add up to the price of one piece. */
export interface VatShare extends ClassShare {
  readonly rate: VatRate
}

/** The shares of the same piece at another price. */
export function atWeights<Share extends ClassShare>(shares: readonly Share[], price: Cents): readonly Share[] {
  const amounts = splitPrice(
    price,
    shares.map(({ amount }) => amount),
  )
  return shares.map((share, at) => ({ ...share, amount: amounts[at] ?? 0 }))
}

interface Classed {
  readonly vat?: readonly ClassShare[] | undefined
}

/** The line at these rates. One without shares, from before rates were known, stays so. */
export const atRates = <Line extends Classed>(
  { vat, ...line }: Line,
  rateOf: ReturnType<RatesAt>,
): Omit<Line, 'vat'> & { vat?: readonly VatShare[] } => ({
  ...line,
  ...(vat && { vat: vat.map((share) => ({ ...share, rate: rateOf(share.class) })) }),
})

/** The order, or a version of it, with all its lines at these rates. */
export const linesAtRates = <Line extends Classed, Version extends { readonly lines: readonly Line[] }>(
  version: Version,
  rateOf: ReturnType<RatesAt>,
): Version => ({ ...version, lines: version.lines.map((line) => atRates(line, rateOf)) })

/** The moment whose rates an order has: when it is promised for, or when it was paid if the shop takes that day. */
export const vatMoment = (promise: Instant, paidAt: Instant | null, day: VatDay): Instant =>
  day === 'payment' ? (paidAt ?? promise) : promise

export interface VatLine {
  readonly quantity: number
  readonly price: Cents
  readonly vat?: readonly VatShare[] | undefined
}

export interface VatTotal {
  /** Null: sold before rates were known. */
  readonly rate: VatRate | null
  readonly gross: Cents
  readonly net: Cents
  readonly tax: Cents
}

/**
 * What an order comes to at each rate, the lowest first; its VAT is computed once per rate. `gross` adds up to the
 * total.
 */
export function vatOf(lines: readonly VatLine[]): readonly VatTotal[] {
  const gross = new Map<VatRate | null, Cents>()
  const add = (rate: VatRate | null, amount: Cents) => gross.set(rate, (gross.get(rate) ?? 0) + amount)
  for (const { quantity, price, vat } of lines) {
    if (vat) for (const { rate, amount } of vat) add(rate, amount * quantity)
    else add(null, price * quantity)
  }
  return [...gross]
    .filter(([, amount]) => amount !== 0)
    .sort(([one], [other]) => (one ?? Number.POSITIVE_INFINITY) - (other ?? Number.POSITIVE_INFINITY))
    .map(([rate, amount]) => {
      const tax = taxIn(amount, rate)
      return { rate, gross: amount, net: amount - tax, tax }
    })
}

/** The same where only a part of the price was paid: each rate has its share of it. */
export function vatOfPart(totals: readonly VatTotal[], part: Cents): readonly VatTotal[] {
  const shares = splitPrice(
    part,
    totals.map(({ gross }) => gross),
  )
  return totals.map(({ rate }, at) => {
    const gross = shares[at] ?? 0
    const tax = taxIn(gross, rate)
    return { rate, gross, net: gross - tax, tax }
  })
}

/** The VAT in an amount that includes it. */
const taxIn = (gross: Cents, rate: VatRate | null): Cents =>
  rate === null ? 0 : Math.round((gross * rate) / (10_000 + rate))

/** What of an order meal vouchers may pay for. */
export const mealVoucherPart = (lines: readonly VatLine[]): Cents =>
  lines.reduce(
    (sum, { quantity, vat = [] }) =>
      sum + vat.reduce((part, { amount, vouchers }) => part + (vouchers ? amount * quantity : 0), 0),
    0,
  )
