// What orders that are placed together take of a branch's slots, on top of what is taken already.
import type { Branch } from '../../domain/branch/branch.ts'
import type { Instant } from '../../domain/branch/hours.ts'
import { type MadeLine, weigh } from '../../domain/capacity/capacity.ts'
import { type Hold, holdsFor } from '../../domain/capacity/hold.ts'
import type { Pace } from '../../domain/capacity/ready-at.ts'
import type { BranchHold } from '../store/pace/slots.ts'

export interface SlotBook {
  readonly branch: Branch
  /** The pace of the branch, with what was taken from this book counted in. */
  readonly pace: Pace
  /** Takes what an order for `at` holds, and returns it; there must be room. */
  take(lines: readonly MadeLine[], at: Instant, now: Instant): readonly Hold[]
  /** All that was taken, summed by slot. */
  taken(): BranchHold[]
}

export function slotBook(branch: Branch, pace: Pace): SlotBook {
  const sums = new Map<string, BranchHold>()
  const keyOf = (meter: string, start: Instant) => `${meter} ${start}`
  const load: Pace['load'] = (meter, start) => {
    const before = pace.load(meter, start)
    const added = sums.get(keyOf(meter, start))
    return added ? { used: (before?.used ?? 0) + added.weight, cap: added.cap } : before
  }
  return {
    branch,
    pace: { ...pace, load },
    take: (lines, at, now) => {
      const { capacity } = pace
      if (!capacity) return []
      const holds = holdsFor(weigh(capacity, lines), at, { capacity, timeZone: branch.timeZone, load, now })
      if (!holds) throw new Error('an order was promised for a slot without room')
      for (const hold of holds) {
        const key = keyOf(hold.meter, hold.start)
        const weight = (sums.get(key)?.weight ?? 0) + hold.weight
        sums.set(key, { ...hold, branch: branch.id, weight })
      }
      return holds
    },
    taken: () => [...sums.values()],
  }
}
