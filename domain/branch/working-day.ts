// When the working day of a branch began: what is open from the evening stays with it through midnight.
import { hoursNear } from './branch.ts'
import { spanAt } from './clock-change.ts'
import { addDays, type Instant, instantOf, localTime, type Minutes } from './hours.ts'

/** Until four in the night, by the branch's clock, the evening's orders are still being handed over. */
const nightEnds: Minutes = 4 * 60

/**
 * Orders promised before this instant belong to an earlier working day. A working day begins at midnight, but at 04:00
 * the earliest does it replace the day before, and never while the branch is still open, by its hours, since before
 * that midnight. So an order of 23:50 stays on the board at 00:10, and until 06:00 where the branch closes then. A
 * branch that never closes keeps the orders of the day before all day.
 */
export function workingDayBegan(branch: Parameters<typeof hoursNear>[0], now: Instant): Instant {
  const { date } = localTime(now, branch.timeZone)
  const midnight = instantOf(date, 0, branch.timeZone)
  const evening = spanAt(hoursNear(branch, midnight), midnight - 1)
  const replaces = Math.max(instantOf(date, nightEnds, branch.timeZone), evening?.to ?? 0)
  return now < replaces ? instantOf(addDays(date, -1), 0, branch.timeZone) : midnight
}

/** Of the working day that goes on at a branch: from when, and before when, its orders are promised. */
export function workingDayOf(branch: Parameters<typeof hoursNear>[0] & { readonly id: string }, now: Instant) {
  const { date } = localTime(now, branch.timeZone)
  const to = instantOf(addDays(date, 1), 0, branch.timeZone)
  return { branch: branch.id, from: workingDayBegan(branch, now), to }
}
