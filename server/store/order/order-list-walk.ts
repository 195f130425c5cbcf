// A page of the order list sorted by a column: read along one index, however many orders follow.
import { sql } from 'kysely'
import { readCode } from '#domain/order/counter/code.ts'
import type { OrderSorting, SortDirection } from '#domain/order/order-sorting.ts'
import { foldForSearch } from '#domain/shared/fold-for-search.ts'
import type { Db } from '../engines/engine.ts'
import { preparedQuery } from '../prepared.ts'
import { type PagePlace, type ListedRow as Row, shownColumns } from './listed-rows.ts'
import { listedOrders } from './order-search.ts'

const keyColumns = {
  id: 'id',
  customerName: 'name_key',
  address: 'address_key',
  phone: 'phone',
  token: 'token',
  totalPrice: 'total',
  order: 'status',
} as const satisfies Record<OrderSorting, string>

export interface WalkWish {
  readonly sort: OrderSorting
  readonly direction: SortDirection
  readonly search?: string | undefined
  /** Of the items that the search names, their ids. */
  readonly items: readonly string[]
  readonly after?: PagePlace | undefined
  readonly limit: number
  readonly without: readonly number[]
  /** Only these; undefined: all. */
  readonly among?: readonly number[] | undefined
  /** Only those that are paid. */
  readonly paid: boolean
}

/** Reads one order more than the limit, if there is one; null: of all branches. */
export async function pageOf(db: Db, branch: string | null, asked: WalkWish): Promise<Row[]> {
  const { after, limit } = asked
  const wish = { ...asked, among: await amongOf(db, branch, asked) }
  const parts = partsOf(wish)
  const begun = after && parts.findIndex(({ alike }) => alike === after.key)
  const [first, ...others] = parts.slice(Math.max(0, begun ?? 0)) as [Part, ...Part[]]
  const rows = await walkList(db, branch, wish, { ...first, after, most: limit + 1 })
  for (const part of others)
    if (rows.length <= limit)
      rows.push(...(await walkList(db, branch, wish, { ...part, most: limit + 1 - rows.length })))
  return rows
}

/** The orders that the search finds among those that are asked for; undefined: no search, and all are asked for. */
export async function amongOf(
  db: Db,
  branch: string | null,
  { search = '', items, among }: Pick<WalkWish, 'search' | 'items' | 'among'>,
): Promise<readonly number[] | undefined> {
  const words = foldForSearch(search)
  if (words === '') return among
  const ids = await listedOrders(db, { words, branch, codes: codesMeant(words), items })
  // '#12' and '12' are also the number of an order.
  const found = /^#?\d{1,15}$/.test(words) ? [...ids, Number(words.replace('#', ''))] : ids
  if (!among) return found
  const asked = new Set(among)
  return found.filter((id) => asked.has(id))
}

/** 'm47' and 'm-47' are the code M-47 (CALL-1). */
function codesMeant(words: string): string[] {
  const code = readCode(words, '')
  return code && /^[A-Z]/.test(code) ? [code] : []
}

/** Orders that one walk along one index returns in order. */
interface Part {
  /** As SQL. */
  readonly holds: string
  /** The sort key that all of them share, so that they are sorted by id. */
  readonly alike?: string | number
}

/** The parts of the list, one after the other. */
function partsOf({ sort, direction }: Pick<WalkWish, 'sort' | 'direction'>): Part[] {
  const key = keyColumns[sort]
  if (sort === 'order') {
    const parts = [0, 1].map((status) => ({ alike: status, holds: `status = ${status}` }))
    return direction === 'ascending' ? parts : parts.reverse()
  }
  if (!mayBeEmpty(sort)) return [{ holds: '1 = 1' }]
  return [{ holds: `${key} <> ''` }, { alike: '', holds: `${key} = ''` }]
}

const mayBeEmpty = (sort: OrderSorting): boolean => ['customerName', 'address', 'phone'].includes(sort)

interface Walk extends Part {
  readonly after?: PagePlace | undefined
  readonly most: number
}

interface WalkValues {
  readonly branch: string
  readonly key: string | number
  readonly id: number
  readonly most: number
}

export async function walkList(
  db: Db,
  branch: string | null,
  wish: WalkWish,
  { after, most, ...part }: Walk,
): Promise<Row[]> {
  const { sort, direction, among, without, paid } = wish
  const values = { branch: branch ?? '', key: after?.key ?? '', id: after?.id ?? 0, most }
  const shape = { sort, direction, part, paid, ofOne: branch !== null, isAfter: after !== undefined }
  if (among) {
    const ids = among.filter((id) => !without.includes(id))
    return ids.length === 0 ? [] : await walkQuery(db, shape, values).where('id', 'in', ids).execute()
  }
  const name = JSON.stringify(shape)
  const known = walks.get(name) ?? preparedQuery((at, slots) => walkQuery(at, shape, slots))
  walks.set(name, known)
  return await known(db, values)
}

/** The walks without a search, each built once. */
const walks = new Map<string, (db: Db, values: WalkValues) => Promise<Row[]>>()

interface WalkShape {
  readonly sort: OrderSorting
  readonly direction: SortDirection
  readonly part: Part
  readonly paid: boolean
  /** Whether it is of one branch, and not of all. */
  readonly ofOne: boolean
  readonly isAfter: boolean
}

/** The zeros are literals, so that both engines see which indexes apply. */
function walkQuery(
  db: Db,
  { sort, direction, part, paid, ofOne, isAfter }: WalkShape,
  { branch, key, id, most }: WalkValues,
) {
  const way = direction === 'ascending' ? 'asc' : 'desc'
  const than = sql.raw(direction === 'ascending' ? '>' : '<')
  const sorted = sort === 'id' || part.alike !== undefined ? undefined : keyColumns[sort]
  const behind = sorted
    ? sql<boolean>`(${sql.ref(sorted)}, id) ${than} (${key}, ${id})`
    : sql<boolean>`id ${than} ${id}`
  return db
    .selectFrom('orders')
    .select([...shownColumns, sql.ref<string | number>(keyColumns[sort]).as('key')])
    .where(ofOne ? sql<boolean>`branch = ${branch}` : isKept)
    .where(sql<boolean>`archive = 0 and ${sql.raw(part.holds)}`)
    .$if(paid, (query) => query.where(paidUp))
    .$if(isAfter, (query) => query.where(behind))
    .$if(sorted !== undefined, (query) => query.orderBy(sorted ?? 'id', way))
    .orderBy('id', way)
    .limit(most)
}

/**
 * Asked of each row on the way along an index. PostgreSQL expects half of all rows to be kept; written with `is null`
 * it expects one in 200, and reads and sorts them all.
 */
export const isKept = sql<boolean>`branch not in (select id from branch where removed_at is not null)`

export const paidUp = sql<boolean>`due = 0 and total > 0 and course in ('placed', 'accepted')`

/** As the indexes of both engines do: texts by their code points, empty values last. */
export const comparing =
  (direction: SortDirection) =>
  (one: Row, other: Row): number => {
    const turn = direction === 'ascending' ? 1 : -1
    const emptiness = Number(one.key === '') - Number(other.key === '')
    return emptiness || turn * (compare(one.key, other.key) || one.id - other.id)
  }

function compare(one: string | number, other: string | number): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other
  return Buffer.compare(Buffer.from(String(one)), Buffer.from(String(other)))
}
