// The archive to which deleted orders are moved, and from which they can be restored within 30 days (D-19).

import type { Db } from '../engines/engine.ts'
import { read, write } from '../json.ts'
import type { Trx } from '../write-queue.ts'
import { touchCash } from './cash.ts'

export const archiveDays = 30

export interface Archive {
  readonly id: number
  /** Milliseconds since 1970. */
  readonly at: number
  readonly by: string
  readonly branches: readonly string[]
  readonly orders: number
}

/** Moves all orders of the branches to an archive; null if there are none. */
export async function archiveOrders(
  trx: Trx,
  branches: readonly string[],
  by: string,
  now: number,
): Promise<Archive | null> {
  const { id } = await trx
    .insertInto('archive')
    .values({ at: now, by_name: by, branches: write(branches), orders: 0 })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { numUpdatedRows } = await trx
    .updateTable('orders')
    .set({ archive: id })
    .where('branch', 'in', branches)
    .where('archive', '=', 0)
    .executeTakeFirstOrThrow()
  const orders = Number(numUpdatedRows)
  if (orders === 0) {
    await trx.deleteFrom('archive').where('id', '=', id).execute()
    return null
  }
  await trx.updateTable('archive').set({ orders }).where('id', '=', id).execute()
  await touchCash(trx)
  return { id, at: now, by, branches, orders }
}

export async function listArchives(db: Db, now: number): Promise<Archive[]> {
  const rows = await db
    .selectFrom('archive')
    .selectAll()
    .where('at', '>=', now - archiveDays * 86_400_000)
    .orderBy('id', 'desc')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    at: row.at,
    by: row.by_name,
    branches: read<string[]>(row.branches),
    orders: row.orders,
  }))
}

/** Restores an archive's orders; undefined if it is unknown or older than 30 days. */
export async function restoreArchive(trx: Trx, id: number, now: number): Promise<Archive | undefined> {
  const archive = (await listArchives(trx, now)).find((one) => one.id === id)
  if (!archive) return undefined
  await trx.updateTable('orders').set({ archive: 0 }).where('archive', '=', id).execute()
  await trx.deleteFrom('archive').where('id', '=', id).execute()
  await touchCash(trx)
  return archive
}

/** Deletes for good what was archived more than 30 days ago; returns the number of orders. */
export async function purgeArchives(trx: Trx, now: number): Promise<number> {
  const old = (
    await trx
      .selectFrom('archive')
      .select('id')
      .where('at', '<', now - archiveDays * 86_400_000)
      .execute()
  ).map((row) => row.id)
  if (old.length === 0) return 0
  const { numDeletedRows } = await trx.deleteFrom('orders').where('archive', 'in', old).executeTakeFirstOrThrow()
  await trx.deleteFrom('archive').where('id', 'in', old).execute()
  return Number(numDeletedRows)
}
