// How much of a shop is in a database, to compare a backup with the shop that it was taken of.
import { sql } from 'kysely'
import type { Db } from '../engines/engine.ts'
import { readOne } from '../engines/sqlite-copy.ts'

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
