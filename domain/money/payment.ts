// How an order is paid, and what a day took (LIFE-6).
import type { Instant } from '#domain/branch/hours.ts'
import type { Cents } from '#domain/shared/money.ts'
import { type CourseAndLines, isSold, phaseOf } from '../order/course.ts'

/** What staff choose at the counter. */
export const counterWays = ['cash', 'card', 'edenred', 'monizze', 'pluxee', 'other'] as const
export type CounterWay = (typeof counterWays)[number]

/** Cards with meal vouchers, which pay for food only. */
const voucherWays: readonly PaymentWay[] = ['edenred', 'monizze', 'pluxee']
export const isMealVoucherWay = (way: PaymentWay): boolean => voucherWays.includes(way)

/** With a gift card, and with what the provider of online payments took. */
export const paymentWays = [...counterWays, 'gift', 'online'] as const
export type PaymentWay = (typeof paymentWays)[number]

/** Whether what was paid so goes back by itself: to the bank, or to the card. At the counter nobody gives it back. */
export const goesBackByItself = (way: PaymentWay): boolean => way === 'online' || way === 'gift'

/** An amount for each way. */
export type ByWay = Readonly<Record<PaymentWay, Cents>>

export const byWay = (amountOf: (way: PaymentWay) => Cents): ByWay =>
  Object.fromEntries(paymentWays.map((way) => [way, amountOf(way)])) as ByWay

/** All ways together. */
export const takenSum = (amounts: ByWay): Cents => paymentWays.reduce((sum, way) => sum + amounts[way], 0)

/** What a customer pays in cash: Belgian law rounds the total of a cash payment to five cents, and no other way's. */
export const amountDue = (total: Cents, way: PaymentWay): Cents => (way === 'cash' ? Math.round(total / 5) * 5 : total)

/** What says whether an order is still to be paid. */
export interface Payable extends CourseAndLines {
  readonly total: Cents
  readonly due: Cents
  readonly wantedAt: Instant | null
}

/** Whether it still has to be paid. Of orders that the old site handed over, which have no time, nobody knows. */
export const isDue = (order: Payable): boolean =>
  isSold(order.course) && order.due > 0 && (order.wantedAt !== null || phaseOf(order) !== 'out')

export const paymentStates = ['paid', 'part', 'due', 'owed'] as const
export type PaymentState = (typeof paymentStates)[number]

/**
 * Whether it is paid; null where nothing is owed, or nobody knows. `part`: some of it. `owed`: too much, which goes
 * back.
 */
export function paymentOf(order: Payable): PaymentState | null {
  const { course, total, due } = order
  if (due < 0) return 'owed'
  if (!isSold(course)) return null
  if (due === 0) return total > 0 ? 'paid' : null
  if (due < total) return 'part'
  return isDue(order) ? 'due' : null
}

export interface Takings {
  readonly taken: ByWay
  /** What was taken more or less than the totals, by rounding cash. */
  readonly rounding: Cents
  /** Not paid, and promised before the day ends. */
  readonly open: Cents
  /** Not paid, and promised for another day. */
  readonly later: Cents
  /** Paid for orders that were refused or cancelled afterwards, or paid too much: to be given back. */
  readonly toGiveBack: Cents
}
