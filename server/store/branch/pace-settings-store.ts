// What staff set for a branch's pace: its pause, more minutes for every new promise, its capacity (TIME-1, TIME-5).
import type { PaceSettings } from '#domain/branch/capacity/pace-settings.ts'
import type { ExtraTime, Pause } from '#domain/branch/capacity/quote.ts'
import type { Shift } from '#domain/branch/capacity/shift.ts'
import { shortDigest } from '../digest.ts'
import { toJson } from '../json.ts'
import { touchCatalogue } from '../menu/catalogue.ts'
import type { Trx } from '../write-queue.ts'

/** Pauses a branch, or ends its pause. */
export async function setPause(trx: Trx, branch: string, pause: Pause | null): Promise<void> {
  await trx
    .updateTable('branch')
    .set({ pause_until: pause?.until ?? null, pause_reason: pause?.reason ?? null })
    .where('id', '=', branch)
    .execute()
  await touchCatalogue(trx)
}

export async function setExtra(trx: Trx, branch: string, extra: ExtraTime | null): Promise<void> {
  await trx
    .updateTable('branch')
    .set({ extra_minutes: extra?.minutes ?? 0, extra_until: extra?.until ?? null })
    .where('id', '=', branch)
    .execute()
  await touchCatalogue(trx)
}

export async function setShift(trx: Trx, branch: string, shift: Shift | null): Promise<void> {
  await trx
    .updateTable('branch')
    .set({ shift_hands: shift?.hands ?? 0, shift_until: shift?.until ?? null })
    .where('id', '=', branch)
    .execute()
  await touchCatalogue(trx)
}

/** Tidies pauses, more minutes and shifts that ended at `now` or before; returns the branches that had one. */
export async function tidyEnded(trx: Trx, now: number): Promise<string[]> {
  const paused = await trx
    .updateTable('branch')
    .set({ pause_until: null, pause_reason: null })
    .where('pause_until', '<=', now)
    .returning('id')
    .execute()
  const slowed = await trx
    .updateTable('branch')
    .set({ extra_minutes: 0, extra_until: null })
    .where('extra_until', '<=', now)
    .returning('id')
    .execute()
  const shifted = await trx
    .updateTable('branch')
    .set({ shift_hands: 0, shift_until: null })
    .where('shift_until', '<=', now)
    .returning('id')
    .execute()
  const branches = [...new Set([...paused, ...slowed, ...shifted].map(({ id }) => id))]
  if (branches.length > 0) await touchCatalogue(trx)
  return branches
}

/** Changes whenever what is set of the branch's pace changes. */
export const paceVersion = (settings: PaceSettings): string => {
  const { letter, capacity, autoAccept, usualHands, latePercent, keptShown } = settings
  return shortDigest(JSON.stringify([letter, capacity, autoAccept, usualHands, latePercent, keptShown]))
}

/** Saves what the owner or a manager set. */
export async function savePace(
  trx: Trx,
  branch: string,
  { letter, capacity, autoAccept, usualHands, latePercent, keptShown }: PaceSettings,
): Promise<void> {
  await trx
    .updateTable('branch')
    .set({
      letter,
      capacity: capacity && toJson(capacity),
      auto_accept: autoAccept ? 1 : 0,
      usual_hands: usualHands,
      late_percent: latePercent,
      kept_shown: keptShown ? 1 : 0,
    })
    .where('id', '=', branch)
    .execute()
  await touchCatalogue(trx)
}
