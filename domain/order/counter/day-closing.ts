// Closing the day at a branch: what leaves the list, and the figures that are kept for good (F-51, LIFE-6).
import type { DateText, Instant } from '#domain/branch/hours.ts'
import type { ByWay } from '#domain/money/payment.ts'
import type { Cents } from '#domain/shared/money.ts'

/**
 * Where the orders of the list stand when the day is closed: handed over; fallen, which is refused, cancelled or not
 * collected; still to be handed over today; or for another day.
 */
export const dayParts = ['handedOver', 'fallen', 'open', 'later'] as const
export type DayPart = (typeof dayParts)[number]

/** What the member ticked: whether orders that nobody has handed over leave the list as well. */
export interface ClosingWish {
  readonly alsoOpen: boolean
  readonly alsoLater: boolean
}

/** Whether closing the day moves an order of this part to the archive. What is over always goes. */
export const leavesList = (part: DayPart, { alsoOpen, alsoLater }: ClosingWish): boolean =>
  part === 'open' ? alsoOpen : part === 'later' ? alsoLater : true

export interface PartFigures {
  readonly orders: number
  readonly total: Cents
}

/** What the money of a day looks like; nothing in it counts what was refused, cancelled or not collected. */
export interface DayMoney {
  /** What was taken since the day before was closed, by way of payment. */
  readonly taken: ByWay
  /** How much of it comes from rounding cash to five cents. */
  readonly rounding: Cents
  /** Handed over, and no payment was noted. */
  readonly unpaid: Cents
  /** Paid for orders that were refused, cancelled or not collected. */
  readonly toGiveBack: Cents
}

export interface DayFigures extends Readonly<Record<DayPart, PartFigures>> {
  readonly money: DayMoney
}

/** What a branch's running day needs: its orders handed over, its closing, or nothing. */
export type RunningState = 'open' | 'canClose' | 'closed' | 'nothing'

interface RunningCounts {
  /** Orders that are still to be handed over today. */
  readonly open: number
  /** Orders in the list that are over. */
  readonly over: number
  /** What was taken since the last closing; null for those who may not see it. */
  readonly taken: Cents | null
  readonly closedToday: boolean
}

export function runningStateOf({ open, over, taken, closedToday }: RunningCounts): RunningState {
  if (open > 0) return 'open'
  if (over > 0 || (taken ?? 0) !== 0) return 'canClose'
  return closedToday ? 'closed' : 'nothing'
}

/** A day that was closed; nothing deletes it. */
export interface DayRecord extends ClosingWish {
  readonly id: number
  readonly branch: string
  readonly day: DateText
  readonly at: Instant
  readonly by: string
  readonly figures: DayFigures
  /** How many of its orders were brought back from the archive one by one; undefined for none. */
  readonly ordersBack?: number
  /** When its orders were brought back from the archive; null as long as they are there. */
  readonly broughtBackAt: Instant | null
}

/**
 * What was sold has to be kept for ten years, from 1 January of the year after it (Belgian VAT Code, Art. 60). Returns
 * the instant before which orders that were archived may be deleted.
 */
export function booksKeptSince(now: Instant): Instant {
  return Date.UTC(new Date(now).getUTCFullYear() - 10, 0, 1) - 24 * 3_600_000
}
