// A database by its address, as copying a shop needs it.

import { existsSync } from 'node:fs'
import { sql } from 'kysely'
import type { CopiedRows } from '../engines/copied-rows.ts'
import type { Db } from '../engines/engine.ts'
import { readOne } from '../engines/sqlite-copy.ts'
import { isOpenElsewhere, openSqliteRows } from '../engines/sqlite-rows.ts'
import type { StoreAddress } from '../open.ts'

export async function openRows(address: StoreAddress): Promise<CopiedRows> {
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
  work: (from: CopiedRows, to: CopiedRows) => Promise<Value>,
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

export interface ShopFacts {
  /** Orders, archived ones included. */
  readonly orders: number
  /** When the newest order was placed, in ms; null if there is none. */
  readonly newestOrder: number | null
  readonly items: number
  readonly branches: number
  /** The newest migration that it has. */
  readonly schema: string
}

const facts = `select (select count(*) from orders) as orders, (select max(placed_at) from orders) as "newestOrder",
  (select count(*) from item) as items, (select count(*) from branch) as branches,
  (select max(name) from migration) as schema`

export async function shopFacts(db: Db): Promise<ShopFacts> {
  const { rows } = await sql<ShopFacts>`${sql.raw(facts)}`.execute(db)
  return rows[0] as ShopFacts
}

/** Of a backup, which may be of an earlier version; it is not changed. */
export const factsOfFile = (file: string): ShopFacts => readOne(file, facts) as unknown as ShopFacts
