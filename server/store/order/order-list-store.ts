// The order list: a page of all orders, sorted by any column or as a counter works through them, narrowed and searched.
import type { Instant } from '#domain/branch/hours.ts'
import { readCode } from '#domain/order/counter/code.ts'
import type { ListPayment, ListState } from '#domain/order/list-states.ts'
import type { ListOrdering, SortDirection } from '#domain/order/order-sorting.ts'
import type { Locale } from '#domain/shared/locale.ts'
import type { Db } from '../engines/engine.ts'
import {
  type ListedHead,
  type ListedOrder,
  type ListedRow,
  type PagePlace,
  shownColumns,
  withItems,
} from './listed-rows.ts'
import { countStates, narrowedTo, readOpenList, type StateCounts, workRows } from './open-list.ts'
import { comparing, pageOf } from './order-list-walk.ts'
import { openOrdersAt } from './order-store.ts'

export interface ListPageWish {
  /** Each with the letter of its codes. */
  readonly branches: readonly { readonly id: string; readonly letter: string }[]
  /** Whether these are all branches of the shop. */
  readonly whole: boolean
  readonly sort: ListOrdering
  readonly direction: SortDirection
  readonly state?: ListState | undefined
  readonly payment?: ListPayment | undefined
  readonly search?: string | undefined
  /** Of the items that the search names, their ids. */
  readonly items: readonly string[]
  readonly after?: PagePlace | undefined
  readonly limit: number
  readonly lang: Locale
  readonly now: Instant
}

export interface ListPage {
  readonly orders: ListedOrder[]
  /** Where the next page begins; null at the end. */
  readonly next: PagePlace | null
}

/**
 * A page of the branches' orders, and how many are in which state. Sorted by a column, ties follow by id in the same
 * direction, and empty values come last in both directions. A search matches an exact id, any part of token, name,
 * phone and address and the items of the newest 2,000 orders, the exact total, and how name, phone, address and token
 * begin in all others. The open orders that it names by their code stand first on the first page, above the limit.
 */
export async function listOrders(db: Db, wish: ListPageWish): Promise<ListPage & { readonly counts: StateCounts }> {
  const { now, limit } = wish
  const list = await readOpenList(db, wish.branches)
  const among = narrowedTo(list, wish, now)
  const called = await calledOrders(db, wish, among)
  const others = { ...wish, among, paid: wish.payment === 'paid', without: called.map(({ id }) => id) }
  const places = wish.whole ? [null] : wish.branches.map(({ id }) => id)
  const rows =
    others.sort === 'work'
      ? await workRows(db, places, list, others)
      : await sortedRows(db, places, { ...others, sort: others.sort })
  const last = rows[limit - 1]
  return {
    orders: await withItems(db, [...(wish.after ? [] : called), ...rows.slice(0, limit)], wish),
    next: last && rows.length > limit ? { key: last.key, id: last.id } : null,
    counts: countStates(list, now),
  }
}

async function sortedRows(
  db: Db,
  places: readonly (string | null)[],
  wish: Parameters<typeof pageOf>[2],
): Promise<ListedRow[]> {
  const rows: ListedRow[] = []
  // One index walk per branch costs the same however many orders follow; an `in` would sort them all.
  for (const branch of places) rows.push(...(await pageOf(db, branch, wish)))
  if (places.length > 1) rows.sort(comparing(wish.direction))
  return rows
}

/**
 * The open orders that the search names by their code: at most one for each branch, in the order of the branches. '47'
 * is M-47 at one and A-47 at another (CALL-1).
 */
async function calledOrders(
  db: Db,
  { branches, search = '', payment }: ListPageWish,
  among: readonly number[] | undefined,
): Promise<ListedHead[]> {
  if (search === '') return []
  const codes = new Map(branches.map(({ id, letter }) => [id, readCode(search, letter)]))
  const named = [...new Set(codes.values())].filter((code) => code !== null)
  if (named.length === 0) return []
  const places = [...codes.keys()]
  const found = await openOrdersAt(db, places).select(shownColumns).where('code', 'in', named).execute()
  return found
    .filter(({ branch, code }) => codes.get(branch) === code)
    .filter(({ id, due }) => (among?.includes(id) ?? true) && (payment !== 'paid' || due === 0))
    .sort((one, other) => places.indexOf(one.branch) - places.indexOf(other.branch))
}
