// A time that a customer chose, once other times are offered.
import type { OrderDay } from './branch.ts'
import { type Instant, localTime } from './hours.ts'

/**
 * What becomes of a chosen time. `at` is what it now means: the same time, or the same time of day if the order moved to
 * another day. It is null if that is no longer offered; then `instead` is the next time of the day, if any.
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
