// The pace of a branch now: its capacity, its quote, its pause, and what is taken of its slots (TIME-3).
import type { Branch } from '#domain/branch/branch.ts'
import { slotFor } from '#domain/branch/capacity/capacity.ts'
import { type Loads, loadOf } from '#domain/branch/capacity/hold.ts'
import { beginMemory, onDay } from '#domain/branch/capacity/pace-memory.ts'
import { promiseRule } from '#domain/branch/capacity/promise-loop.ts'
import { type Quote, stillOn, usualQuote } from '#domain/branch/capacity/quote.ts'
import { freePace, type Pace } from '#domain/branch/capacity/ready-at.ts'
import { capacityOnShift, shareOnShift } from '#domain/branch/capacity/shift.ts'
import { type Instant, localTime } from '#domain/branch/hours.ts'
import { paceNow } from '#server/store/branch/branch-pace-store.ts'
import { loadsFrom } from '#server/store/branch/slots.ts'
import type { Db } from '#server/store/engines/engine.ts'
import { sentTogether } from '#server/store/pipeline.ts'

export interface BranchPace extends Pace {
  readonly loads: Loads
}

/**
 * The pace of a branch as of this transaction or connection. What was learned counts only where the owner set a
 * capacity: without one, an order takes the minutes that the owner entered.
 */
export async function paceOf(db: Db, branch: Branch, now: Instant): Promise<BranchPace> {
  const pause = stillOn(branch.pause, now)
  const extra = stillOn(branch.extra, now)
  const capacity = capacityOnShift(branch)
  if (!capacity) return { ...freePace, quote: { ...usualQuote, extra }, pause, loads: {} }
  const [loads, { ahead, memory }] = await sentTogether([
    loadsFrom(db, branch.id, slotFor(now, capacity.slotMinutes)),
    paceNow(db, branch.id, now),
  ])
  const today = localTime(now, branch.timeZone).date
  const { learned } = onDay(memory ?? beginMemory(branch.prepMinutes, today), today)
  const quote: Quote = { rule: promiseRule(learned), ahead: ahead / shareOnShift(branch, now), extra }
  return { capacity, quote, pause, loads, load: loadOf(loads) }
}
