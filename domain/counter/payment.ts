// How an order is paid at the counter, and what a day took (LIFE-6).
import type { Instant } from '../branch/hours.ts'
import { isSold, phaseOf, type Standing } from '../order/course.ts'
import type { Cents } from '../shared/money.ts'

export const paymentWays = ['cash', 'card', 'other'] as const
export type PaymentWay = (typeof paymentWays)[number]

/** What a customer pays in cash: Belgian law rounds the total of a cash payment to five cents, and no other way's. */
export const amountDue = (total: Cents, way: PaymentWay): Cents => (way === 'cash' ? Math.round(total / 5) * 5 : total)

/** What says whether an order is still to be paid. */
export interface Payable extends Standing {
  readonly total: Cents
  readonly paidWay: PaymentWay | null
  readonly wantedAt: Instant | null
}

/** Whether it still has to be paid. Of orders that the old site handed over, which have no time, nobody knows. */
export const isDue = (order: Payable): boolean =>
  isSold(order.course) &&
  order.paidWay === null &&
  order.total > 0 &&
  (order.wantedAt !== null || phaseOf(order) !== 'out')

/** Whether it is paid; null where nothing is owed, or nobody knows. */
export const paymentOf = (order: Payable): 'paid' | 'due' | null =>
  order.paidWay !== null ? 'paid' : isDue(order) ? 'due' : null

export interface Takings {
  readonly taken: Readonly<Record<PaymentWay, Cents>>
  /** What was taken more or less than the totals, by rounding cash. */
  readonly rounding: Cents
  /** Not paid, and promised before the day ends. */
  readonly open: Cents
  /** Not paid, and promised for another day. */
  readonly later: Cents
  /** Paid for orders that were refused or cancelled afterwards: to be given back. */
  readonly toGiveBack: Cents
}
