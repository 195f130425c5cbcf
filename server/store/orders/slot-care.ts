// The care of slots: another capacity, counts that are checked against what is held, and slots that are over (TIME-2).
import { type RawBuilder, sql } from 'kysely'
import type { Instant } from '../../../domain/branch/hours.ts'
import type { Db } from '../engines/engine.ts'
import type { Trx } from '../write-queue.ts'

/** The larger of two numbers, in words that both engines know. */
export const greatest = (one: unknown, other: unknown): RawBuilder<number> =>
  sql<number>`case when ${one} > ${other} then ${one} else ${other} end`

export interface SlotCap {
  readonly meter: string
  readonly start: Instant
  readonly cap: number
}

/** Sets what slots hold, but never below what is taken: orders that were promised are kept. */
export async function setCaps(trx: Trx, branch: string, caps: readonly SlotCap[]): Promise<void> {
  for (const { meter, start, cap } of caps)
    await trx
      .updateTable('slot_load')
      .set((e) => ({ cap: greatest(e.ref('used'), e.val(cap)) }))
      .where('branch', '=', branch)
      .where('meter', '=', meter)
      .where('slot_start', '=', start)
      .execute()
}

/** The slots whose count differs from what orders hold of them. None, unless there is a mistake in the program. */
export async function wrongSlots(
  db: Db,
): Promise<{ branch: string; meter: string; start: number; used: number; held: number }[]> {
  const { rows } = await sql<{ branch: string; meter: string; start: number; used: number; held: number }>`
    select slot_load.branch, slot_load.meter, slot_load.slot_start as start, slot_load.used,
      coalesce(held.weight, 0) as held
    from slot_load left join (
      select branch, meter, slot_start, sum(weight) as weight from slot_held group by branch, meter, slot_start
    ) held on held.branch = slot_load.branch and held.meter = slot_load.meter
      and held.slot_start = slot_load.slot_start
    where slot_load.used <> coalesce(held.weight, 0)`.execute(db)
  return rows.map((row) => ({ ...row, held: Number(row.held) }))
}

/** Sets each wrong count to what is held, and returns the slots that it repaired. */
export async function repairSlots(trx: Trx): Promise<number> {
  const wrong = await wrongSlots(trx)
  for (const { branch, meter, start, held } of wrong)
    await trx
      .updateTable('slot_load')
      .set((e) => ({ used: held, cap: greatest(e.ref('cap'), e.val(held)) }))
      .where('branch', '=', branch)
      .where('meter', '=', meter)
      .where('slot_start', '=', start)
      .execute()
  return wrong.length
}

/** Forgets slots that began before an instant, with what was held of them. */
export async function forgetSlots(trx: Trx, before: Instant): Promise<void> {
  await trx.deleteFrom('slot_held').where('slot_start', '<', before).execute()
  await trx.deleteFrom('slot_load').where('slot_start', '<', before).execute()
}
