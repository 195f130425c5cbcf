// Which instant staff mean by a time of day that they type at the counter.
import { type OrderingSettings, openSpan } from './branch.ts'
import { addDays, type Instant, instantOf, localTime, type Minutes } from './hours.ts'

/** How far ahead a time after midnight may be. */
const nightMs = 6 * 3_600_000

/**
 * That time on the day of `from`; or on the next day, where it is before `from` and the branch is open at it within six
 * hours: typed at 23:42, 00:30 is in the coming night. Anything else that is past stays past, for the caller to refuse.
 */
export function timeMeant(branch: OrderingSettings, time: Minutes, from: Instant): Instant {
  const { date } = localTime(from, branch.timeZone)
  const sameDay = instantOf(date, time, branch.timeZone)
  const nextDay = instantOf(addDays(date, 1), time, branch.timeZone)
  const inTheNight = sameDay < from && nextDay - from <= nightMs && openSpan(branch, nextDay) !== null
  return inTheNight ? nextDay : sameDay
}
