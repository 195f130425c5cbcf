// What orders hold of the slots of a branch: taken in the order's own transaction, given back exactly once (TIME-2).

import type { Hold, Loads } from '#domain/branch/capacity/hold.ts'
import type { Instant } from '#domain/branch/hours.ts'
import type { PlacePermit } from '#domain/order/guard/leave.ts'
import type { Db } from '../engines/engine.ts'
import { writeBehind } from '../pipeline.ts'
import { preparedQuery, preparedRows } from '../prepared.ts'
import type { SlotHeldRow, SlotLoadRow } from '../tables.ts'
import type { Trx } from '../write-queue.ts'
import { greatest } from './slot-care.ts'

interface SlotRow {
  readonly meter: string
  readonly slot_start: number
  readonly used: number
  readonly cap: number
}

const loadRows = preparedQuery<{ branch: string; from: Instant }, SlotRow>((db, { branch, from }) =>
  db
    .selectFrom('slot_load')
    .select(['meter', 'slot_start', 'used', 'cap'])
    .where('branch', '=', branch)
    .where('slot_start', '>=', from)
    .orderBy('meter')
    .orderBy('slot_start'),
)

/** What is taken at a branch in the slots that begin at `from` or later. */
export async function loadsFrom(db: Db, branch: string, from: Instant): Promise<Loads> {
  const rows = await loadRows(db, { branch, from })
  const byMeter = Map.groupBy(rows, ({ meter }) => meter)
  return Object.fromEntries(
    [...byMeter].map(([meter, slots]) => [meter, slots.map(({ slot_start, used, cap }) => [slot_start, used, cap])]),
  )
}

const takeRows = preparedRows<SlotLoadRow, Pick<SlotLoadRow, 'meter' | 'slot_start'>>((db, rows) =>
  db
    .insertInto('slot_load')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['branch', 'meter', 'slot_start'])
        .doUpdateSet((e) => ({ used: e('slot_load.used', '+', e.ref('excluded.used')) }))
        .where((e) => e(e('slot_load.used', '+', e.ref('excluded.used')), '<=', e.ref('slot_load.cap')))
        // The slot's own may have been raised by staff, for one order.
        .where((e) => e(e('slot_load.used', '+', e.ref('excluded.used')), '<=', e.ref('excluded.cap'))),
    )
    .returning(['meter', 'slot_start']),
)

/**
 * Takes what fits from slots of a branch, each at most once, in ascending order, so that two transactions never wait
 * for each other. True if all of it fitted. If not, nothing is taken: somebody else took a place since the load was
 * read.
 */
export async function takeSlots(trx: Trx, _: PlacePermit, branch: string, holds: readonly Hold[]): Promise<boolean> {
  const taken = await takeRows(
    trx,
    holds.map(({ meter, start, weight, cap }) => ({ branch, meter, slot_start: start, used: weight, cap })),
  )
  if (taken.length === holds.length) return true
  const done = new Set(taken.map((row) => `${row.meter} ${row.slot_start}`))
  for (const hold of holds) if (done.has(`${hold.meter} ${hold.start}`)) await freeHold(trx, branch, hold)
  return false
}

const freeHold = async (
  trx: Trx,
  branch: string,
  { meter, start, weight }: Pick<Hold, 'meter' | 'start' | 'weight'>,
): Promise<void> => {
  await trx
    .updateTable('slot_load')
    .set((e) => ({ used: e('used', '-', weight) }))
    .where('branch', '=', branch)
    .where('meter', '=', meter)
    .where('slot_start', '=', start)
    .execute()
}

const insertHeld = preparedRows<SlotHeldRow, unknown>((db, rows) => db.insertInto('slot_held').values(rows))

/** Notes what an order holds of the branch's slots, once it is taken. */
export async function noteHolds(trx: Trx, order: number, branch: string, holds: readonly Hold[]): Promise<void> {
  const rows = holds.map(({ meter, start, weight }) => ({ order_id: order, branch, meter, slot_start: start, weight }))
  await writeBehind(trx, insertHeld(trx, rows))
}

/** What an order holds of the branch's slots. */
export async function heldBy(db: Db, order: number): Promise<Pick<Hold, 'meter' | 'start' | 'weight'>[]> {
  const rows = await db
    .selectFrom('slot_held')
    .select(['meter', 'slot_start as start', 'weight'])
    .where('order_id', '=', order)
    .execute()
  return rows.sort((one, other) => compare(one.meter, other.meter) || one.start - other.start)
}

/** Gives back all that the order holds. Once nothing is held, calling it again changes nothing. */
export async function releaseHolds(trx: Trx, order: number): Promise<boolean> {
  const held = await trx.deleteFrom('slot_held').where('order_id', '=', order).returningAll().execute()
  held.sort((one, other) => compare(one.meter, other.meter) || one.slot_start - other.slot_start)
  for (const { branch, meter, slot_start: start, weight } of held) await freeHold(trx, branch, { meter, start, weight })
  return held.length > 0
}

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)

/** Takes places beyond the limits of the slots, as staff may. The order's history says so. */
export async function overruleHolds(
  trx: Trx,
  _: PlacePermit,
  { order, branch, holds }: { readonly order: number; readonly branch: string; readonly holds: readonly Hold[] },
): Promise<void> {
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
  await noteHolds(trx, order, branch, holds)
}
