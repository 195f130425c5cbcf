// The pick-up times that a customer can choose on a day.
import { type OrderDay, type Ordering, openPeriod } from './branch.ts'
import { type Instant, instantOf, localTime } from './hours.ts'

const step = 15
const fine = 5 * 60_000

/** Every quarter of an hour within the day's opening periods that leaves the kitchen its preparation time. */
export const slotsOf = (branch: Ordering, day: OrderDay, now: Instant): Instant[] => [...eachSlot(branch, day, now)]

function* eachSlot(branch: Ordering, day: OrderDay, now: Instant): Generator<Instant> {
  const earliest = now + branch.prepMinutes * 60_000
  for (const { from, to } of day.periods)
    for (let minutes = Math.ceil(from / step) * step; minutes < to; minutes += step) {
      const slot = instantOf(day.date, minutes, branch.timeZone)
      if (slot >= earliest) yield slot
    }
}

/**
 * What becomes of a chosen time. `at` is the slot it now means: the same slot, or the same time of day if the order
 * moved to another day. It is null if that slot is no longer available; then `instead` is the next slot of the day, if
 * any.
 */
export function readChosen(
  chosen: Instant,
  day: OrderDay,
  slots: readonly Instant[],
  timeZone: string,
): { readonly at: Instant | null; readonly instead: Instant | null } {
  if (slots.includes(chosen)) return { at: chosen, instead: null }
  const wall = localTime(chosen, timeZone)
  const minutesOf = (slot: Instant) => localTime(slot, timeZone).minutes
  const moved = wall.date === day.date ? undefined : slots.find((slot) => minutesOf(slot) === wall.minutes)
  const later = slots.find((slot) => minutesOf(slot) > wall.minutes)
  return { at: moved ?? null, instead: later ?? slots[0] ?? null }
}

/**
 * When an order without a chosen time is wanted: after the preparation time, rounded up to five minutes, if the branch
 * is open now, else at the day's first slot. Null if no slot is left that day.
 */
export function soonest(branch: Ordering, day: OrderDay, now: Instant): Instant | null {
  if (day.today && openPeriod(branch, now)) return Math.ceil((now + branch.prepMinutes * 60_000) / fine) * fine
  for (const slot of eachSlot(branch, day, now)) return slot
  return null
}
