// Accounts that wait for the owner's decision: counted, read in pages, removed.
import { waitingLimits } from '#domain/people/staff.ts'
import type { Db } from '../engines/engine.ts'
import { countByNetwork, isFromNetwork } from '../network-marks.ts'
import type { Trx } from '../write-queue.ts'
import { type StaffAccount, withBranches } from './staff-store.ts'

/** How many accounts wait; with `askedFrom`, only those requested from that network. */
export async function waitingCount(db: Db, askedFrom?: string): Promise<number> {
  const all = db
    .selectFrom('staff')
    .select((e) => e.fn.countAll<number>().as('waiting'))
    .where('state', '=', 'pending')
  if (askedFrom === undefined) return Number((await all.executeTakeFirstOrThrow()).waiting)
  return await countByNetwork(async (length) =>
    Number((await all.where(isFromNetwork(askedFrom, length)).executeTakeFirstOrThrow()).waiting),
  )
}

/** Whether no more accounts may wait, in the shop or from this network. */
export const waitingIsFull = async (db: Db, askedFrom: string): Promise<boolean> =>
  (await waitingCount(db)) >= waitingLimits.shop || (await waitingCount(db, askedFrom)) >= waitingLimits.network

/** A page of the waiting accounts, the oldest request first; pages start at 1. */
export async function waitingStaff(db: Db, page: number, size: number): Promise<StaffAccount[]> {
  const rows = await db
    .selectFrom('staff')
    .selectAll()
    .where('state', '=', 'pending')
    .orderBy('asked_at')
    .orderBy('id')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  return await withBranches(db, rows)
}

/** False if no account with this id waits: it was decided or removed in the meantime. */
export async function removeWaiting(trx: Trx, id: number): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('staff')
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

/** Removes all waiting accounts requested at `upTo` or before, in ms; returns their number. */
export async function removeAllWaiting(trx: Trx, upTo: number): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom('staff')
    .where('state', '=', 'pending')
    .where('asked_at', '<=', upTo)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
