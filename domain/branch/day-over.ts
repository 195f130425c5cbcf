// Whether a branch's day is over, so that it can be closed.
import { hoursNear } from './branch.ts'
import { spanAt } from './clock-change.ts'
import { type DateText, type Instant, localTime } from './hours.ts'

/** How long after midnight nobody has closed the day before yet. */
const nightMs = 6 * 3_600_000

/**
 * Whether the last opening hours of a day are over: until midnight, or in the night after an evening that went on
 * through it.
 */
export function isDayOver(branch: Parameters<typeof hoursNear>[0], now: Instant): boolean {
  const near = hoursNear(branch, now)
  const last = near.findLast(({ to }) => to <= now)
  if (!last || spanAt(near, now)) return false
  const dayOf = (at: Instant): DateText => localTime(at, branch.timeZone).date
  const day = dayOf(last.from)
  const opensAgain = near.some(({ from }) => from > now && dayOf(from) === day)
  return !opensAgain && (day === dayOf(now) || now - last.to < nightMs)
}
