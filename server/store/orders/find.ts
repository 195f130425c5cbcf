// Finds an order of a branch as a person at the counter names it: by code, token, telephone or name (BOARD-3).
import { sql } from 'kysely'
import { readCode } from '../../../domain/counter/code.ts'
import type { Order } from '../../../domain/order/order.ts'
import type { Db } from '../engines/engine.ts'
import { searchFold } from '../search-fold.ts'
import { headColumns, type OrderHead } from './order-rows.ts'
import { ordersAt, withLines } from './order-store.ts'

const most = 20

export interface FindWish {
  readonly branch: string
  /** The letter of the branch's codes. */
  readonly letter: string
  readonly text: string
  /** The telephone number that the text contains, as orders store it; null if it is none. */
  readonly phone: string | null
}

/**
 * The orders that a typed text names: its code, a token or its first four characters, a whole telephone number, or the
 * beginning of a name. Each way has an index of its own. Open orders come first, then the newest; at most 20.
 */
export async function findOrders(db: Db, { branch, letter, text, phone }: FindWish): Promise<Order[]> {
  const ways: Promise<OrderHead[]>[] = []
  const found = (narrow: (query: ReturnType<typeof heads>) => ReturnType<typeof heads>) =>
    ways.push(narrow(heads(db, branch)).orderBy('status').orderBy('id', 'desc').limit(most).execute())
  const code = readCode(text, letter)
  if (code) found((query) => query.where('code', '=', code).where(isFilled('code')))
  const token = text.replace(/[\s\p{Pd}]/gu, '').toUpperCase()
  if (/^[A-Z0-9]{4,8}$/.test(token))
    found((query) => query.where('token', '>=', token).where('token', '<=', token.padEnd(8, 'Z')))
  if (phone) found((query) => query.where('phone', '=', phone).where(isFilled('phone')))
  const name = searchFold(text).trim()
  if (/\p{L}/u.test(name))
    found((query) =>
      query.where('name_key', '>=', name).where('name_key', '<', `${name}\u{10ffff}`).where(isFilled('name_key')),
    )
  const rows = new Map((await Promise.all(ways)).flat().map((row) => [row.id, row]))
  const sorted = [...rows.values()].sort((one, other) => one.status - other.status || other.id - one.id)
  return await withLines(db, sorted.slice(0, most))
}

/** As a literal, so that both engines use the index of the filled ones. */
const isFilled = (column: 'code' | 'phone' | 'name_key') => sql<boolean>`${sql.ref(column)} <> ''`

const heads = (db: Db, branch: string) => ordersAt(db, branch).select(headColumns)
