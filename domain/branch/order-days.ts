// The days that a customer can choose for an order, and what becomes of a chosen time once other times are offered.
import { nextOpeningDay, type OrderDay, type OrderingSettings, orderDay } from './branch.ts'
import { addDays, type DateText, type Instant, localTime } from './hours.ts'

/** Every day for which pick-up orders are taken at `now`, soonest first. */
export function orderDays(branch: OrderingSettings, now: Instant): DateText[] {
  const today = localTime(now, branch.timeZone).date
  const ahead = Array.from({ length: (branch.daysAhead || 0) + 1 }, (_, days) => addDays(today, days))
  const next = nextOpeningDay(branch, now)
  const days = next === null || ahead.includes(next) ? ahead : [...ahead, next]
  return days.filter((date) => orderDay(branch, date, now).ok)
}

/**
 * What becomes of a chosen time. `at` is what it now means: the same time, or the same time of day if the order moved
 * to another day. It is null if that is no longer offered; then `instead` is the next time of the day, if any.
 */
export function readChosen(
  chosen: Instant,
  day: OrderDay,
  times: readonly Instant[],
  timeZone: string,
): { readonly at: Instant | null; readonly instead: Instant | null } {
  if (times.includes(chosen)) return { at: chosen, instead: null }
  const wall = localTime(chosen, timeZone)
  const minutesOf = (time: Instant) => localTime(time, timeZone).minutes
  const moved = wall.date === day.date ? undefined : times.find((time) => minutesOf(time) === wall.minutes)
  const later = times.find((time) => minutesOf(time) > wall.minutes)
  return { at: moved ?? null, instead: later ?? times[0] ?? null }
}
