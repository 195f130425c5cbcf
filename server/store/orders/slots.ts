// What orders hold of the slots of a branch: taken in the order's own transaction, given back exactly once (TIME-2).
import { type RawBuilder, sql } from 'kysely'
import type { Instant } from '../../../domain/branch/hours.ts'
import type { Hold, Load } from '../../../domain/capacity/hold.ts'
import type { Db } from '../engines/engine.ts'
import type { SlotHeldRow } from '../tables.ts'
import type { Trx } from '../write-queue.ts'

interface SlotRow {
  readonly meter: string
  readonly slot_start: number
  readonly used: number
  readonly cap: number
}

/** What is taken at a branch in the slots from `from` on. */
export async function loadFrom(db: Db, branch: string, from: Instant): Promise<Load> {
  const rows: readonly SlotRow[] = await db
    .selectFrom('slot_load')
    .select(['meter', 'slot_start', 'used', 'cap'])
    .where('branch', '=', branch)
    .where('slot_start', '>=', from)
    .execute()
  const found = new Map(rows.map((row) => [keyOf(row.meter, row.slot_start), row]))
  return (meter, start) => found.get(keyOf(meter, start))
}

const keyOf = (meter: string, start: Instant): string => `${meter} ${start}`

/**
 * Takes the holds for an order; they must come in ascending order. Returns whether all of them had room: if not, the
 * caller undoes the transaction to its savepoint, for some may have been taken.
 */
export async function takeHolds(trx: Trx, order: number, branch: string, holds: readonly Hold[]): Promise<boolean> {
  for (const hold of holds) if (!(await takeHold(trx, branch, hold))) return false
  if (holds.length === 0) return true
  await trx
    .insertInto('slot_held')
    .values(holds.map(({ meter, start, weight }) => ({ order_id: order, branch, meter, slot_start: start, weight })))
    .execute()
  return true
}

async function takeHold(trx: Trx, branch: string, { meter, start, weight, cap }: Hold): Promise<boolean> {
  await trx
    .insertInto('slot_load')
    .values({ branch, meter, slot_start: start, used: 0, cap })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { numUpdatedRows } = await trx
    .updateTable('slot_load')
    .set((e) => ({ used: e('used', '+', weight) }))
    .where('branch', '=', branch)
    .where('meter', '=', meter)
    .where('slot_start', '=', start)
    .where((e) => e(e('used', '+', weight), '<=', e.ref('cap')))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Gives back all that the order holds. Once nothing is held, calling it again changes nothing. */
export async function releaseHolds(trx: Trx, order: number): Promise<boolean> {
  const held = await trx.deleteFrom('slot_held').where('order_id', '=', order).returningAll().execute()
  for (const row of held.sort(ascending))
    await trx
      .updateTable('slot_load')
      .set((e) => ({ used: e('used', '-', row.weight) }))
      .where('branch', '=', row.branch)
      .where('meter', '=', row.meter)
      .where('slot_start', '=', row.slot_start)
      .execute()
  return held.length > 0
}

const ascending = (one: SlotHeldRow, other: SlotHeldRow): number =>
  one.meter === other.meter ? one.slot_start - other.slot_start : one.meter < other.meter ? -1 : 1

/**
 * Raises slots by what an order needs and takes it: staff overrule, who know that they can make one more. A step of the
 * order's history says so.
 */
export async function overruleHolds(trx: Trx, order: number, branch: string, holds: readonly Hold[]): Promise<void> {
  for (const { meter, start, weight, cap } of holds)
    await trx
      .insertInto('slot_load')
      .values({ branch, meter, slot_start: start, used: weight, cap: Math.max(cap, weight) })
      .onConflict((conflict) =>
        conflict.columns(['branch', 'meter', 'slot_start']).doUpdateSet((e) => ({
          used: e('slot_load.used', '+', weight),
          cap: greatest(e.ref('slot_load.cap'), e('slot_load.used', '+', weight)),
        })),
      )
      .execute()
  if (holds.length > 0)
    await trx
      .insertInto('slot_held')
      .values(holds.map(({ meter, start, weight }) => ({ order_id: order, branch, meter, slot_start: start, weight })))
      .execute()
}

/** The larger of two numbers, in words that both engines know. */
const greatest = (one: unknown, other: unknown): RawBuilder<number> =>
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
