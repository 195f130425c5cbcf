// The pick-up times that a customer can choose on a day.
import { type OrderDay, type Ordering, openPeriod } from './branch.ts'
import { type Instant, instantOf } from './hours.ts'

const step = 15

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
 * When an order without a chosen time is wanted: after the preparation time if the branch is open now, else at the
 * day's first slot; null when the day has no slot left.
 */
export function soonest(branch: Ordering, day: OrderDay, now: Instant): Instant | null {
  if (day.today && openPeriod(branch, now)) return now + branch.prepMinutes * 60_000
  for (const slot of eachSlot(branch, day, now)) return slot
  return null
}
