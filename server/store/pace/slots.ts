// What orders hold of the slots of a branch: taken in the order's own transaction, given back exactly once (TIME-2).
import type { Instant } from '../../../domain/branch/hours.ts'
import type { Hold, Loads } from '../../../domain/capacity/hold.ts'
import type { Db } from '../engines/engine.ts'
import { prepared, preparedRows } from '../prepared.ts'
import type { SlotHeldRow, SlotLoadRow } from '../tables.ts'
import type { Trx } from '../write-queue.ts'
import { greatest } from './slot-care.ts'

interface SlotRow {
  readonly meter: string
  readonly slot_start: number
  readonly used: number
  readonly cap: number
}

const loadRows = prepared<{ branch: string; from: Instant }, SlotRow>(['branch', 'from'], (db, { branch, from }) =>
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
  const { rows } = await loadRows(db, { branch, from })
  const byMeter = Map.groupBy(rows, ({ meter }) => meter)
  return Object.fromEntries(
    [...byMeter].map(([meter, slots]) => [meter, slots.map(({ slot_start, used, cap }) => [slot_start, used, cap])]),
  )
}

export interface BranchHold extends Hold {
  readonly branch: string
}

const takeRows = preparedRows<SlotLoadRow, Pick<SlotLoadRow, 'branch' | 'meter' | 'slot_start' | 'used'>>((db, rows) =>
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
    .returning(['branch', 'meter', 'slot_start', 'used']),
)

/**
 * Takes from slots, each at most once, what fits; true if all of it did. If not, nothing is taken: somebody else took a
 * place since the load was read. In ascending order, so that two transactions never wait for each other.
 */
export async function takeSlots(trx: Trx, holds: readonly BranchHold[]): Promise<boolean> {
  if (holds.length === 0) return true
  const sorted = [...holds].sort(byPlace)
  const taken = await takeRows(
    trx,
    sorted.map(({ branch, meter, start, weight, cap }) => ({ branch, meter, slot_start: start, used: weight, cap })),
  )
  if (taken.length === sorted.length) return true
  const key = (branch: string, meter: string, start: number) => JSON.stringify([branch, meter, start])
  const done = new Set(taken.map((row) => key(row.branch, row.meter, row.slot_start)))
  for (const hold of sorted) if (done.has(key(hold.branch, hold.meter, hold.start))) await giveBack(trx, hold)
  return false
}

const byPlace = (one: BranchHold, other: BranchHold): number =>
  compare(one.branch, other.branch) || compare(one.meter, other.meter) || one.start - other.start

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)

const giveBack = async (trx: Trx, { branch, meter, start, weight }: Omit<BranchHold, 'cap'>): Promise<void> => {
  await trx
    .updateTable('slot_load')
    .set((e) => ({ used: e('used', '-', weight) }))
    .where('branch', '=', branch)
    .where('meter', '=', meter)
    .where('slot_start', '=', start)
    .execute()
}

const insertHeld = preparedRows<SlotHeldRow, unknown>((db, rows) => db.insertInto('slot_held').values(rows))

/** Notes which order holds what was taken. */
export async function noteHolds(
  trx: Trx,
  holds: readonly (Omit<BranchHold, 'cap'> & { readonly order: number })[],
): Promise<void> {
  await insertHeld(
    trx,
    holds.map(({ order, branch, meter, start, weight }) => ({
      order_id: order,
      branch,
      meter,
      slot_start: start,
      weight,
    })),
  )
}

/** Gives back all that the order holds. Once nothing is held, calling it again changes nothing. */
export async function releaseHolds(trx: Trx, order: number): Promise<boolean> {
  const held = await trx.deleteFrom('slot_held').where('order_id', '=', order).returningAll().execute()
  const holds = held.map(({ branch, meter, slot_start: start, weight }) => ({ branch, meter, start, weight, cap: 0 }))
  for (const hold of holds.sort(byPlace)) await giveBack(trx, hold)
  return held.length > 0
}

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
  await noteHolds(
    trx,
    holds.map((hold) => ({ ...hold, order, branch })),
  )
}
