// The care of slots: another capacity, counts that are checked against what is held, and slots that are over (TIME-2).
import { type RawBuilder, sql } from 'kysely'
import { slotLengths } from '#domain/branch/capacity/capacity.ts'
import type { Instant } from '#domain/branch/hours.ts'
import type { Db } from '../engines/engine.ts'
import type { Trx } from '../write-queue.ts'

/** The larger of two numbers, in words that both engines know. */
export const greatest = (one: unknown, other: unknown): RawBuilder<number> =>
  sql<number>`case when ${one} > ${other} then ${one} else ${other} end`

/**
 * Sets what the slots of a branch hold that end after `now`: as much as `capOf` says, but never less than is taken, so
 * that promised orders are kept. Slots in which nothing is taken are forgotten; the next order opens them.
 */
export async function setCaps(
  trx: Trx,
  branch: string,
  now: Instant,
  capOf: (meter: string, start: Instant) => number,
): Promise<void> {
  const from = now - longestSlot
  await trx
    .deleteFrom('slot_load')
    .where('branch', '=', branch)
    .where('slot_start', '>', from)
    .where('used', '=', 0)
    .execute()
  const rows = await trx
    .selectFrom('slot_load')
    .select(['meter', 'slot_start'])
    .where('branch', '=', branch)
    .where('slot_start', '>', from)
    .execute()
  for (const { meter, slot_start: start } of rows)
    await trx
      .updateTable('slot_load')
      .set((e) => ({ cap: greatest(e.ref('used'), e.val(capOf(meter, start))) }))
      .where('branch', '=', branch)
      .where('meter', '=', meter)
      .where('slot_start', '=', start)
      .execute()
}

export const longestSlot = Math.max(...slotLengths) * 60_000

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

/**
 * Sets each wrong count to what is held, and returns the slots that it repaired. Each is locked before what is held is
 * summed once more, so that an order that comes meanwhile is counted.
 */
export async function repairSlots(trx: Trx): Promise<number> {
  const wrong = await wrongSlots(trx)
  for (const { branch, meter, start } of wrong) {
    const slot = trx
      .updateTable('slot_load')
      .where('branch', '=', branch)
      .where('meter', '=', meter)
      .where('slot_start', '=', start)
    await slot.set((e) => ({ used: e.ref('used') })).execute()
    const { held } = await trx
      .selectFrom('slot_held')
      .select((e) => e.fn.sum('weight').as('held'))
      .where('branch', '=', branch)
      .where('meter', '=', meter)
      .where('slot_start', '=', start)
      .executeTakeFirstOrThrow()
    const used = Number(held ?? 0)
    await slot.set((e) => ({ used, cap: greatest(e.ref('cap'), e.val(used)) })).execute()
  }
  return wrong.length
}

/** Forgets slots that began before an instant, with what was held of them. */
export async function forgetSlots(trx: Trx, before: Instant): Promise<void> {
  await trx.deleteFrom('slot_held').where('slot_start', '<', before).execute()
  await trx.deleteFrom('slot_load').where('slot_start', '<', before).execute()
}
