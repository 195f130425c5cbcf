// The payments of an order: what they leave due, which of them stand, and what is to be given back (PAY-8).
import type { Instant } from '../branch/hours.ts'
import { type Course, isSold } from '../order/course.ts'
import type { Cents } from '../shared/money.ts'
import { accept, type Result, refuse } from '../shared/result.ts'
import { amountDue, type CounterWay, goesBackByItself, isMealVoucherWay, type PaymentWay } from './payment.ts'
import { mealVoucherPart, type VatTotal, vatOf, vatOfPart } from './vat.ts'

/** Never changed: what was a mistake, or is given back, is one more with negative amounts. */
export interface OrderPayment {
  readonly way: PaymentWay
  /** What was taken; in cash it is rounded where it settles the rest. */
  readonly amount: Cents
  /** What of the total it pays. */
  readonly applied: Cents
  readonly at: Instant
  /** Names it elsewhere: the payment of the provider, or the gift card. */
  readonly ref?: string | undefined
  /** Of a gift card: the last four signs of its code. */
  readonly ends?: string | undefined
}

/** What follows from the payments of an order. */
export interface OrderSums {
  /** What is still to be paid; below zero, what is to be given back. */
  readonly due: Cents
  /** How the last payment was made, once nothing is due; null before. */
  readonly paidWay: PaymentWay | null
  /** What was taken in all. */
  readonly paidAmount: Cents | null
  readonly paidAt: Instant | null
}

export interface PaidOrder {
  readonly course: Course
  readonly total: Cents
  readonly payments: readonly OrderPayment[]
  /** Since when the shop keeps what was paid, as nobody collected the order; null or absent: it keeps nothing. */
  readonly keptAt?: Instant | null
}

/**
 * What an order is sold for. What the shop keeps of an order that nobody collected is a sale too: what was paid of it,
 * at most its total.
 */
export function soldFor({ course, total, payments, keptAt = null }: PaidOrder): Cents {
  if (isSold(course)) return total
  if (course !== 'not-collected' || keptAt === null) return 0
  return Math.max(0, Math.min(total, appliedIn(payments)))
}

/**
 * Whether it counts as sold, in ledger, turnover, orders, pieces and hours alike: what the shop keeps was made and
 * paid.
 */
export const countsAsSold = (order: PaidOrder): boolean => isSold(order.course) || soldFor(order) > 0

/** What is still to be paid; below zero, what is to be given back. */
export const due = (order: PaidOrder): Cents => soldFor(order) - appliedIn(order.payments)

/** Whether there is something to keep, once nobody collects it: what was paid at the counter goes back there. */
export const isPaidAhead = ({ payments }: Pick<PaidOrder, 'payments'>): boolean =>
  appliedIn(payments.filter(({ way }) => goesBackByItself(way))) > 0

export function orderSumsOf(order: PaidOrder): OrderSums {
  const { total, payments } = order
  const last = paymentsNotUndone(payments).at(-1)
  const isPaid = last !== undefined && appliedIn(payments) >= total
  return {
    due: due(order),
    paidWay: isPaid ? last.way : null,
    paidAmount: isPaid ? payments.reduce((sum, { amount }) => sum + amount, 0) : null,
    paidAt: isPaid ? last.at : null,
  }
}

/** What was paid in a way, less what was given back in it. */
export interface PaidWay {
  readonly way: PaymentWay
  readonly amount: Cents
  /** What of the total it pays. */
  readonly applied: Cents
}

/**
 * By the ways in which an order was paid, in the order in which they were used first. What went back whole is left out.
 */
export function paidWays(payments: readonly OrderPayment[]): readonly PaidWay[] {
  const byWay = new Map<PaymentWay, PaidWay>()
  for (const { way, amount, applied } of payments) {
    const before = byWay.get(way) ?? { way, amount: 0, applied: 0 }
    byWay.set(way, { way, amount: before.amount + amount, applied: before.applied + applied })
  }
  return [...byWay.values()].filter(({ amount, applied }) => amount !== 0 || applied !== 0)
}

/** What it is sold for at each VAT rate. */
export const vatSold = (order: PaidOrder & { readonly lines: Parameters<typeof vatOf>[0] }): readonly VatTotal[] =>
  isSold(order.course) ? vatOf(order.lines) : vatOfPart(vatOf(order.lines), soldFor(order))

const appliedIn = (payments: readonly OrderPayment[]): Cents => payments.reduce((sum, { applied }) => sum + applied, 0)

/**
 * The payments that stand, oldest first: without those that were undone or given back, and with what is left of one
 * that went back in part. Together they never come to more than was paid less what went back.
 */
export function paymentsNotUndone(payments: readonly OrderPayment[]): readonly OrderPayment[] {
  let stand: readonly OrderPayment[] = []
  for (const payment of payments) {
    if (payment.amount >= 0 && payment.applied >= 0) stand = [...stand, payment]
    else {
      const place = stand.findLastIndex((one) => isOpposite(one, payment))
      stand = place >= 0 ? stand.filter((_, at) => at !== place) : lessened(stand, payment)
    }
  }
  return stand
}

/**
 * What still stands once this went back, another way than it was paid or in another amount: of the last payments first,
 * and first of those alike: online, by gift card, or at the counter.
 */
function lessened(stand: readonly OrderPayment[], { way, applied }: OrderPayment): readonly OrderPayment[] {
  let left = -applied
  const rest = new Map(stand.map((payment) => [payment, payment.applied]))
  const lastFirst = [...stand].reverse()
  const placeOf = (one: PaymentWay) => (goesBackByItself(one) ? one : 'counter')
  const isAlike = (one: OrderPayment): boolean => placeOf(one.way) === placeOf(way)
  for (const payment of [...lastFirst.filter(isAlike), ...lastFirst.filter((one) => !isAlike(one))]) {
    const part = Math.min(left, payment.applied)
    rest.set(payment, payment.applied - part)
    left -= part
  }
  return stand.flatMap((payment) => {
    const stays = rest.get(payment) ?? 0
    const went = payment.applied - stays
    return stays > 0 ? [{ ...payment, amount: payment.amount - went, applied: stays }] : []
  })
}

const isOpposite = (one: OrderPayment, other: OrderPayment): boolean =>
  payerOf(one) === payerOf(other) && one.amount === -other.amount && one.applied === -other.applied

/** What has its own money: each gift card, and each other way. */
const payerOf = ({ way, ref = '' }: Pick<OrderPayment, 'way' | 'ref'>): string => (way === 'gift' ? `gift ${ref}` : way)

/**
 * Whether it is paid, and not only online or by gift card: before the order is changed, its payment is undone at the
 * counter. What was paid otherwise stays: the difference goes back by itself, or the rest is asked for (PAY-5).
 */
export const isPaidHere = ({ paidWay, payments }: Pick<OrderSums, 'paidWay'> & Pick<PaidOrder, 'payments'>): boolean =>
  paidWay !== null && paymentsNotUndone(payments).some(({ way }) => !goesBackByItself(way))

/**
 * What of the rest can be paid this way: all of it; with meal vouchers, what they may pay for and have not paid yet. Of
 * an order from before rates were known nobody knows what that is.
 */
export function payableBy(
  order: PaidOrder & { readonly lines: Parameters<typeof mealVoucherPart>[0] },
  way: CounterWay,
): Cents {
  const rest = Math.max(0, due(order))
  if (!isMealVoucherWay(way) || order.lines.some(({ vat }) => !vat)) return rest
  const spent = order.payments.reduce((sum, one) => (isMealVoucherWay(one.way) ? sum + one.applied : sum), 0)
  return Math.min(rest, Math.max(0, mealVoucherPart(order.lines) - spent))
}

export type PaymentProblem = 'nothing_due' | 'more_than_due' | 'not_in_coins' | 'vouchers_pay_less'

/**
 * A payment at the counter: of all that is due, or of `part`. Cash is rounded to five cents where it settles the rest;
 * a part in cash must be payable in coins. Refuses a part that is more than what is due, and more by meal vouchers than
 * they may pay for (`payableBy`).
 */
export function paymentFor(
  order: Parameters<typeof payableBy>[0],
  way: CounterWay,
  at: Instant,
  part?: Cents,
): Result<OrderPayment, PaymentProblem> {
  const rest = due(order)
  if (rest <= 0) return refuse('nothing_due')
  const all = amountDue(rest, way)
  const isAll = part === undefined || part === rest || part === all
  if (!isAll && part > rest) return refuse('more_than_due')
  if ((isAll ? rest : part) > payableBy(order, way)) return refuse('vouchers_pay_less')
  if (isAll) return accept({ way, amount: all, applied: rest, at })
  if (part !== amountDue(part, way)) return refuse('not_in_coins')
  return accept({ way, amount: part, applied: part, at })
}

/**
 * The opposite of the last payment that stands; undefined without one. Online payments are not undone at the counter.
 */
export function undoneLast({ payments }: PaidOrder, at: Instant): OrderPayment | undefined {
  const last = paymentsNotUndone(payments).findLast(({ way }) => way !== 'online')
  const { ref, ends } = last ?? {}
  const card = last?.way === 'gift' ? { ref, ends } : {}
  return last && { way: last.way, amount: -last.amount, applied: -last.applied, at, ...card }
}

/** What of a payment is to be given back. */
export interface OwedPart extends Pick<OrderPayment, 'ref' | 'ends'> {
  readonly way: PaymentWay
  /** The day on which it counts as owed is that of the payment. */
  readonly at: Instant
  readonly amount: Cents
  readonly applied: Cents
}

/**
 * What is to be given back, for each payment in their order: of the last ones first, as far as their way still has it.
 * Of a payment that is owed whole the customer gets what was taken, rounding included.
 */
export function owedParts(order: PaidOrder): readonly OwedPart[] {
  const { payments } = order
  let left = Math.max(0, -due(order))
  const net = new Map<string, Cents>()
  for (const one of payments) net.set(payerOf(one), (net.get(payerOf(one)) ?? 0) + one.applied)
  // What went back to a payer was of the last payment before it, which then is owed no second time.
  const wentBack = new Map<string, Cents>()
  const parts = [...payments].reverse().map(({ amount, ...one }) => {
    const payer = payerOf(one)
    const back = wentBack.get(payer) ?? 0
    wentBack.set(payer, Math.max(0, back - one.applied))
    const owed = Math.max(0, Math.min(one.applied - back, left, net.get(payer) ?? 0))
    left -= owed
    net.set(payer, (net.get(payer) ?? 0) - owed)
    return { ...one, applied: owed, amount: owed === one.applied ? Math.max(0, amount) : owed }
  })
  return parts.reverse()
}

type OwedSum = Pick<OwedPart, 'amount' | 'applied'>

const owedSum = (parts: readonly OwedSum[]): OwedSum =>
  parts.reduce((sum, { amount, applied }) => ({ amount: sum.amount + amount, applied: sum.applied + applied }), {
    amount: 0,
    applied: 0,
  })

/** All that is to be given back. The customer gets `amount`: what was paid in cash was rounded when it was taken. */
export const owedAll = (order: PaidOrder): OwedSum => owedSum(owedParts(order))

/** What of it is given back at the counter: what was paid online, or by gift card, goes back by itself. */
export const owedHere = (order: PaidOrder): OwedSum =>
  owedSum(owedParts(order).filter(({ way }) => !goesBackByItself(way)))

/**
 * What goes back to gift cards now: what they paid beyond what the order costs, of the last payments first. An order
 * that waits for its payment keeps what they paid. They cannot be owed: it goes back in the step by which it is owed.
 */
export const backToCards = (order: PaidOrder, at: Instant): OrderPayment[] =>
  order.course === 'awaiting'
    ? []
    : owedParts(order).flatMap(({ way, applied, ref, ends }) =>
        way === 'gift' && applied > 0 ? [{ way, amount: -applied, applied: -applied, at, ref, ends }] : [],
      )

/** The gift cards of an order, for those who read it: what each paid, or was given because that cannot go back. */
export function giftsOf(payments: readonly OrderPayment[]) {
  const ends = new Map(payments.flatMap((one) => (one.way === 'gift' ? [[one.ref ?? '', one.ends ?? '']] : [])))
  return [...paidByCards(payments)].map(([ref, paid]) => ({
    ends: ends.get(ref) ?? '',
    paid: Math.max(0, paid),
    credit: Math.max(0, -paid),
  }))
}

/** What each gift card paid of an order, less what went back to it, by its id. */
export function paidByCards(payments: readonly OrderPayment[]): ReadonlyMap<string, Cents> {
  const paid = new Map<string, Cents>()
  for (const { way, ref, applied } of payments)
    if (way === 'gift' && ref !== undefined) paid.set(ref, (paid.get(ref) ?? 0) + applied)
  return paid
}

/**
 * By the ways in which it was paid, without what is to be given back. Below zero where more went back in a way than
 * came in by it, as when a bank takes back what was refunded before. With what is due it comes to what the order is
 * sold for.
 */
export function keptWays(order: PaidOrder): readonly PaidWay[] {
  const owed = owedParts(order)
  return paidWays(
    order.payments.map((payment, place) => ({
      ...payment,
      amount: payment.amount - (owed[place]?.amount ?? 0),
      applied: payment.applied - (owed[place]?.applied ?? 0),
    })),
  )
}

/** Giving back all that is owed at the counter, this way; undefined if nothing is. */
export function givenBack(order: PaidOrder, way: CounterWay, at: Instant): OrderPayment | undefined {
  const { amount, applied } = owedHere(order)
  return applied > 0 ? { way, amount: -amountDue(amount, way), applied: -applied, at } : undefined
}
