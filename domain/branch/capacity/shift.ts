// How many are on shift today, as staff say it (QUOTE-3): fewer hands make less in a slot, and work waits longer.
import type { Instant } from '../hours.ts'
import type { Capacity } from './capacity.ts'
import { stillOn } from './quote.ts'

/** It ends by itself, at closing. */
export interface Shift {
  readonly hands: number
  readonly until: Instant
}

export interface ShiftedBranch {
  readonly shift: Shift | null
  /** How many are there on most days. */
  readonly usualHands: number
}

export const mostHands = 9

/** How much is made at `now`, to what is usual. */
export function shareOnShift({ shift, usualHands }: ShiftedBranch, now: Instant): number {
  const today = stillOn(shift, now)
  return today ? today.hands / usualHands : 1
}

/** The capacity of a branch with who is on shift. */
export function capacityOnShift(branch: ShiftedBranch & { readonly capacity: Capacity | null }): Capacity | null {
  const { capacity, shift, usualHands } = branch
  return capacity && shift ? { ...capacity, shift: { share: shift.hands / usualHands, until: shift.until } } : capacity
}
