// A database by its address, as copying a shop needs it.
import { existsSync } from 'node:fs'
import type { Rows } from '../engines/copied-rows.ts'
import type { Db } from '../engines/engine.ts'
import { isOpenElsewhere, openSqliteRows } from '../engines/sqlite-rows.ts'
import type { StoreAddress } from '../open.ts'

export async function openRows(address: StoreAddress): Promise<Rows> {
  if ('sqlite' in address) return openSqliteRows(address.sqlite)
  const { openPostgresRows } = await import('../engines/postgres-rows.ts')
  return openPostgresRows(address.postgres)
}

/** Whether there is a database at all, with a shop in it or without. */
export const isThere = (address: StoreAddress): boolean => !('sqlite' in address) || existsSync(address.sqlite)

/** Whether a running shop, or anything else, has the database open. */
export async function isInUse(address: StoreAddress): Promise<boolean> {
  if (!isThere(address)) return false
  if ('sqlite' in address) return isOpenElsewhere(address.sqlite)
  const { isConnectedElsewhere } = await import('../engines/postgres-rows.ts')
  return isConnectedElsewhere(address.postgres)
}

/** Whether somebody has made a shop of the database: it has a branch, an item, an order or an account. */
export async function hasShop(db: Db): Promise<boolean> {
  for (const table of ['branch', 'item', 'orders', 'staff'] as const)
    if (await db.selectFrom(table).select('id').limit(1).executeTakeFirst()) return true
  return false
}

/** Opens the rows of both, and closes them. */
export async function betweenRows<Value>(
  from: StoreAddress,
  to: StoreAddress,
  work: (from: Rows, to: Rows) => Promise<Value>,
): Promise<Value> {
  const ours = await openRows(from)
  try {
    const theirs = await openRows(to)
    try {
      return await work(ours, theirs)
    } finally {
      await theirs.close()
    }
  } finally {
    await ours.close()
  }
}
