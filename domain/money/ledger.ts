// The ledger of the shop: where the money of an order stands follows from the order alone, and each change of it is one
// entry (LEDG-1). Amounts are signed cents: a debit is positive, a credit negative.
import type { DateText, Instant } from '../branch/hours.ts'
import { type Course, steps } from '../order/course.ts'
import type { Cents } from '../shared/money.ts'
import { countsAsSold, due, type OrderPayment, owedParts, soldFor, vatSold } from './order-payments.ts'
import { goesBackByItself, type PaymentWay, paymentWays } from './payment.ts'
import type { vatOf } from './vat.ts'

/**
 * `receivable`: what customers have to pay; `advance`: what they paid before the day of their order; `unsettled`: what
 * nobody had paid when the order left the list, or what a bank took back of an order that is not sold after its
 * refund; `gift-sold`: what gift cards were sold for, which is owed to their holders until it was used (`gift`) or,
 * once they expired, taken over as income (`gift-expired`); a way of payment: what was taken; `owed:` what is to be
 * given back of it; `unclaimed:` what nobody had given back when the order left the list; `sales:` without VAT, and
 * `vat:`, by the rate in basis points, or `none` for what was sold before rates were known; `paid-out`: what has left
 * the provider of what was taken `online`, as `bank` and `fees`.
 */
export type LedgerAccount =
  | 'receivable'
  | 'advance'
  | 'unsettled'
  | 'rounding'
  | 'fees'
  | 'bank'
  | 'paid-out'
  | 'gift-sold'
  | 'gift-expired'
  | PaymentWay
  | `owed:${PaymentWay}`
  | `unclaimed:${PaymentWay}`
  | `sales:${number | 'none'}`
  | `vat:${number}`

/** An amount of an account on a day at the branch. */
export type LedgerLine = readonly [account: LedgerAccount, day: DateText, amount: Cents]

/**
 * What an entry was made for: what happened to an order, `history` for what was sold before there was a ledger, `rates`
 * for orders that follow new VAT rates, `gift` for what was sold, credited, expired or taken back of a gift card, or
 * `correct` for what an earlier version booked otherwise.
 */
export const entryKinds = [
  'place',
  ...steps,
  'close',
  'restore',
  'forget',
  'history',
  'payout',
  'gift',
  'rates',
  'correct',
] as const
export type EntryKind = (typeof entryKinds)[number]

/** What of an order is money. */
export interface BookedOrder {
  readonly course: Course
  readonly total: Cents
  /** With their rates; absent where sales stay as they are, as when an order leaves the list. */
  readonly lines?: Parameters<typeof vatOf>[0]
  readonly payments: readonly OrderPayment[]
  readonly keptAt?: Instant | null
  readonly placedAt: Instant
  readonly wantedAt: Instant | null
}

interface BookedBy {
  /** The day of an instant at the branch. */
  readonly dayOf: (at: Instant) => DateText
  /** Whether it has left the list. */
  readonly hasLeft?: boolean
}

/**
 * Where the money of an order stands, by account and day; it sums to zero on each day. Sold on the day for which it is
 * promised, with its VAT, also where the shop keeps what was paid for an order that nobody collected. Of orders of the
 * old site, which have no time, nobody knows whether they were paid: they count from their first payment here.
 */
export function positionOf(order: BookedOrder, { dayOf, hasLeft = false }: BookedBy): LedgerLine[] {
  const { lines = [], payments, placedAt, wantedAt } = order
  if (wantedAt === null && payments.length === 0) return []
  const sums = new LedgerSums()
  const total = soldFor(order)
  const soldOn = countsAsSold(order) ? dayOf(wantedAt ?? placedAt) : ''
  if (soldOn) {
    sums.add('receivable', soldOn, total)
    let unrated = total
    for (const { rate, gross, net, tax } of vatSold({ ...order, lines })) {
      if (rate === null) continue
      sums.add(`sales:${rate}`, soldOn, -net)
      sums.add(`vat:${rate}`, soldOn, -tax)
      unrated -= gross
    }
    sums.add('sales:none', soldOn, -unrated)
  }
  const owed = owedParts(order)
  for (const [place, { way, at, amount, applied }] of payments.entries()) {
    const day = dayOf(at)
    const back = owed[place] ?? { amount: 0, applied: 0 }
    const kept = applied - back.applied
    sums.add(way, day, amount)
    // What was paid online or by gift card goes back by itself, wherever the order is.
    sums.add(hasLeft && !goesBackByItself(way) ? `unclaimed:${way}` : `owed:${way}`, day, -back.amount)
    sums.add('rounding', day, kept - (amount - back.amount))
    if (day < soldOn) {
      sums.add('advance', day, -kept)
      sums.add('advance', soldOn, kept)
      sums.add('receivable', soldOn, -kept)
    } else sums.add('receivable', day, -kept)
  }
  const rest = due(order)
  // Of an order that is not sold, more went back than came in: nobody will come by and pay that.
  const lostOn = soldOn || dayOf(payments.at(-1)?.at ?? placedAt)
  if (rest > 0 && (!soldOn || hasLeft || wantedAt === null)) {
    sums.add('receivable', lostOn, -rest)
    sums.add('unsettled', lostOn, rest)
  }
  return sums.lines()
}

/**
 * What leads from one position to another, as the lines of one entry. A day that has ended never changes: what belongs
 * to one is dated `today`.
 */
export function ledgerDifference(
  before: readonly LedgerLine[],
  after: readonly LedgerLine[],
  today: DateText,
): LedgerLine[] {
  const sums = new LedgerSums()
  const dated = (day: DateText) => (day < today ? today : day)
  for (const [account, day, amount] of before) sums.add(account, dated(day), -amount)
  for (const [account, day, amount] of after) sums.add(account, dated(day), amount)
  return sums.lines()
}

/** Sums by account and day. */
class LedgerSums {
  readonly #sums = new Map<string, [account: LedgerAccount, day: DateText, amount: Cents]>()

  add(account: LedgerAccount, day: DateText, amount: Cents): void {
    if (amount === 0) return
    const key = `${day} ${account}`
    const line = this.#sums.get(key)
    if (line) line[2] += amount
    else this.#sums.set(key, [account, day, amount])
  }

  /** What is not zero. */
  lines(): LedgerLine[] {
    return [...this.#sums.values()].filter(([, , amount]) => amount !== 0)
  }
}

/** Cents of an account. */
export type Balances = Readonly<Partial<Record<LedgerAccount, Cents>>>

/**
 * What was taken by a way, less what was given back: what is in the cash box, or at the bank. What is still to be given
 * back is in it.
 */
export const takenBy = (balances: Balances, way: PaymentWay): Cents => balances[way] ?? 0

/** What staff can still give back of the list, and what goes back online. The day's end has `notGivenBack`. */
export const toGiveBack = (balances: Balances): Cents =>
  paymentWays.reduce((sum, way) => sum - (balances[`owed:${way}`] ?? 0), 0)

/**
 * What customers have not got back, also of orders that have left the list: closing the day gives nobody their money.
 * The list has `toGiveBack`.
 */
export const notGivenBack = (balances: Balances): Cents =>
  paymentWays.reduce((sum, way) => sum - (balances[`unclaimed:${way}`] ?? 0), toGiveBack(balances))
