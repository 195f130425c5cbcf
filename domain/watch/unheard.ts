// Whether the shop has seen an order that should have been begun (WATCH-1).
import type { Ordering } from '../branch/branch.ts'
import { type Span, spanAround, spansOn } from '../branch/clock-change.ts'
import { type Instant, localTime, periodsOn } from '../branch/hours.ts'
import { watchTimes } from './watch-times.ts'

type Hours = Pick<Ordering, 'timeZone' | 'hours' | 'exceptions'>

/** What decides since when somebody should have seen an order. */
export interface WaitingOrder {
  readonly placedAt: Instant
  readonly wantedAt: Instant
  /** How long making it is reckoned to take, in milliseconds. */
  readonly making: number
}

/** An order that must be begun later than this after it was placed is one for later. */
const laterMs = 30 * 60_000

/**
 * Since when somebody should look at an order: since it was placed, or for a later time, since it must be begun. A promise
 * that is rounded up, or stands behind a short queue, makes no order for later.
 */
export function beginsAt({ placedAt, wantedAt, making }: WaitingOrder): Instant {
  const begin = wantedAt - making
  return begin > placedAt + laterMs ? begin : placedAt
}

/**
 * The opening period around `now`, as instants; undefined outside opening hours. Whether staff have closed the shop does
 * not matter: its orders are still to be made.
 */
export function hoursAround(branch: Hours, now: Instant): Span | undefined {
  const { date } = localTime(now, branch.timeZone)
  return spanAround(spansOn(date, periodsOn(branch, date), branch.timeZone), now)
}

/**
 * Since when the shop should have seen an order that nobody has accepted: since it was due, but not before the branch opened.
 * Null until three minutes have passed since then, and outside opening hours.
 */
export function unheardSince(order: WaitingOrder, branch: Hours, now: Instant): Instant | null {
  const hours = hoursAround(branch, now)
  if (!hours) return null
  const since = Math.max(beginsAt(order), hours.from)
  return now - since >= watchTimes.unheardMs ? since : null
}
