// The days that a customer can choose for an order.
import { nextOpeningDay, type Ordering, orderDay } from './branch.ts'
import { addDays, type DateText, type Instant, localTime } from './hours.ts'

/** Every day for which pick-up orders are taken at `now`, soonest first. */
export function orderDays(branch: Ordering, now: Instant): DateText[] {
  const today = localTime(now, branch.timeZone).date
  const ahead = Array.from({ length: (branch.daysAhead || 0) + 1 }, (_, days) => addDays(today, days))
  const next = nextOpeningDay(branch, now)
  const days = next === null || ahead.includes(next) ? ahead : [...ahead, next]
  return days.filter((date) => orderDay(branch, date, now).ok)
}
