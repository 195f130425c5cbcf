// The pace of a branch now: its capacity, its quote, its pause, and what is taken of its slots (TIME-3).
import type { Branch } from '#domain/branch/branch.ts'
import { slotFor } from '#domain/branch/capacity/capacity.ts'
import { type Loads, loadOf } from '#domain/branch/capacity/hold.ts'
import { behindBy, type Quote, stillOn, usualQuote } from '#domain/branch/capacity/quote.ts'
import { freePace, type Pace } from '#domain/branch/capacity/ready-at.ts'
import { type Instant, localTime, weekdayOf } from '#domain/branch/hours.ts'
import { lastMade } from '#server/store/branch/made-orders.ts'
import { loadsFrom } from '#server/store/branch/slots.ts'
import type { Db } from '#server/store/engines/engine.ts'
import { type Catalogue, factorKey } from '#server/store/menu/catalogue.ts'
import { sentTogether } from '#server/store/pipeline.ts'

export interface BranchPace extends Pace {
  readonly loads: Loads
}

/**
 * The pace of a branch as of this transaction or connection. What was learned counts only where the owner set a
 * capacity: without one, an order takes the minutes that the owner entered.
 */
export async function paceOf(db: Db, branch: Branch, catalogue: Catalogue, now: Instant): Promise<BranchPace> {
  const pause = stillOn(branch.pause, now)
  const extra = stillOn(branch.extra, now)
  if (!branch.capacity) return { ...freePace, quote: { ...usualQuote, extra }, pause, loads: {} }
  const [loads, made] = await sentTogether([
    loadsFrom(db, branch.id, slotFor(now, branch.capacity.slotMinutes)),
    lastMade(db, branch.id),
  ])
  const behind = behindBy(made, now)
  const quote: Quote = { factor: factorAt(branch, catalogue, now), behind, extra }
  return { capacity: branch.capacity, quote, pause, loads, load: loadOf(loads) }
}

/** What was learned of this hour of the week. */
export function factorAt({ id, timeZone }: Branch, { factors }: Catalogue, now: Instant): number {
  const { date, minutes } = localTime(now, timeZone)
  return factors.get(factorKey(id, weekdayOf(date), Math.floor(minutes / 60))) ?? usualQuote.factor
}
