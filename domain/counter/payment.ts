// How an order is paid at the counter, and what a day took (LIFE-6).
import type { Instant } from '../branch/hours.ts'
import { type Course, isSold } from '../order/course.ts'
import type { Cents } from '../shared/money.ts'

export const paymentWays = ['cash', 'card', 'other'] as const
export type PaymentWay = (typeof paymentWays)[number]

/** What a customer pays in cash: Belgian law rounds the total of a cash payment to five cents, and no other way's. */
export const amountDue = (total: Cents, way: PaymentWay): Cents => (way === 'cash' ? Math.round(total / 5) * 5 : total)

export interface Paid {
  readonly way: PaymentWay
  /** What was taken, in cents. */
  readonly amount: Cents
  readonly at: Instant
}

export interface SoldOrder {
  readonly course: Course
  readonly total: Cents
  readonly paid: Paid | null
  readonly promisedAt: Instant
}

export interface Takings {
  /** What was taken, by way of payment. */
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

/**
 * The takings of orders: what was taken in [from, to), and what is open. An order that was refused, cancelled or not
 * collected is neither open nor for later, and what was paid for it is to be given back.
 */
export function takingsOf(orders: readonly SoldOrder[], from: Instant, to: Instant): Takings {
  const taken = { cash: 0, card: 0, other: 0 }
  const sums = { rounding: 0, open: 0, later: 0, toGiveBack: 0 }
  for (const { course, total, paid, promisedAt } of orders) {
    if (paid) {
      if (!isSold(course)) sums.toGiveBack += paid.amount
      else if (paid.at >= from && paid.at < to) {
        taken[paid.way] += paid.amount
        sums.rounding += paid.amount - total
      }
    } else if (isSold(course)) sums[promisedAt < to ? 'open' : 'later'] += total
  }
  return { taken, ...sums }
}
