// The orders of a period, whether they are in the list or archived: paged, narrowed and searched at a cost that does
// not grow with the orders of other days (OFF-2).
import { type RawBuilder, sql } from 'kysely'
import type { Instant } from '#domain/branch/hours.ts'
import { readCode } from '#domain/order/counter/code.ts'
import { keptWithin } from '#domain/order/lateness.ts'
import type { ListPayment, ListState } from '#domain/order/list-states.ts'
import { foldForSearch } from '#domain/shared/fold-for-search.ts'
import type { Locale } from '#domain/shared/locale.ts'
import type { Db } from '../engines/engine.ts'
import { type ListedRow, type PagePlace, shownColumns, withItems } from './listed-rows.ts'
import type { ListPage } from './order-list-store.ts'
import { comparing, isKept, paidUp } from './order-list-walk.ts'
import { hasItem, isNamed } from './order-search.ts'

/** A search or a filter looks at so many orders of a period, the newest. */
export const mostSearched = 10_000

/** From this instant until before the other. */
interface Span {
  readonly from: Instant
  readonly to: Instant
}

export interface PastWish {
  /** Each with the letter of its codes, and the period by its own clock. */
  readonly branches: readonly (Span & { readonly id: string; readonly letter: string })[]
  /** Whether these are all branches of the shop: then the period is that of the first. */
  readonly whole: boolean
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

/**
 * A page of the orders that are or were wanted in the period, the latest wanted first. `partly`: the period has more
 * orders than a search looks at.
 */
export async function pastOrders(db: Db, wish: PastWish): Promise<ListPage & { readonly partly: boolean }> {
  const { limit, branches, whole } = wish
  const filter = filterOf(wish)
  const [first] = branches
  const walks = whole && first ? [{ ...first, id: null }] : branches
  const rows: ListedRow[] = []
  let partly = false
  for (const { id, from, to } of walks) {
    const walk = { branch: id, span: { from, to }, filter }
    rows.push(...(await rowsOf(db, walk, wish)))
    partly ||= filter !== undefined && (await hasMore(db, walk))
  }
  if (walks.length > 1) rows.sort(comparing('descending'))
  const last = rows[limit - 1]
  return {
    orders: await withItems(db, rows.slice(0, limit), wish),
    next: last && rows.length > limit ? { key: last.key, id: last.id } : null,
    partly,
  }
}

interface Walk {
  /** null: of all branches. */
  readonly branch: string | null
  readonly span: Span
  readonly filter: RawBuilder<boolean> | undefined
}

async function rowsOf(db: Db, walk: Walk, { after, limit }: PastWish): Promise<ListedRow[]> {
  const newest = ofPeriod(db, walk)
    .select([...shownColumns, 'status', 'search', sql.ref<number>('wanted_at').as('key')])
    .orderBy('wanted_at', 'desc')
    .orderBy('id', 'desc')
  const behind = after ? sql<boolean>`(wanted_at, id) < (${after.key}, ${after.id})` : sql<boolean>`1 = 1`
  if (!walk.filter)
    return await newest
      .where(behind)
      .limit(limit + 1)
      .execute()
  return await db
    .selectFrom(newest.limit(mostSearched).as('orders'))
    .selectAll()
    .where(walk.filter)
    .where(behind)
    .orderBy('wanted_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute()
}

/** Whether the period has more orders than a search looks at. */
async function hasMore(db: Db, walk: Walk): Promise<boolean> {
  const beyond = await ofPeriod(db, walk)
    .select('id')
    .orderBy('wanted_at', 'desc')
    .offset(mostSearched)
    .limit(1)
    .execute()
  return beyond.length > 0
}

/** Those that wait for their payment or lapsed have an archive below zero; a literal, so that both use their index. */
const ofPeriod = (db: Db, { branch, span: { from, to } }: Walk) =>
  db
    .selectFrom('orders')
    .where(branch === null ? isKept : sql<boolean>`branch = ${branch}`)
    .where(sql<boolean>`archive >= 0 and wanted_at >= ${from} and wanted_at < ${to}`)

function filterOf({ search = '', items, branches, state, payment, now }: PastWish): RawBuilder<boolean> | undefined {
  const words = foldForSearch(search)
  const codes = [...new Set(branches.map(({ letter }) => readCode(words, letter)))].filter((code) => code !== null)
  const number = /^#?\d{1,15}$/.test(words) ? Number(words.replace('#', '')) : undefined
  const named = [
    isNamed(words, codes),
    ...(number === undefined ? [] : [sql<boolean>`id = ${number}`]),
    ...(items.length === 0 ? [] : [hasItem(items)]),
  ]
  const all = [
    ...(words === '' ? [] : [sql<boolean>`(${sql.join(named, sql` or `)})`]),
    ...(state ? [stateHolds(state, now)] : []),
    ...(payment ? [paymentHolds[payment]] : []),
  ]
  return all.length === 0 ? undefined : sql<boolean>`${sql.join(all, sql` and `)}`
}

const isSold = sql<boolean>`course in ('placed', 'accepted')`
const isOpen = sql<boolean>`(status = 0 and ${isSold})`

/** As `isInState` has it; of what is over, late is what was ready too late. */
const stateHolds = (state: ListState, now: Instant): RawBuilder<boolean> =>
  ({
    new: sql<boolean>`(${isOpen} and course = 'placed')`,
    making: sql<boolean>`(${isOpen} and course = 'accepted' and ready_at is null)`,
    ready: sql<boolean>`(${isOpen} and ready_at is not null)`,
    due: sql<boolean>`(${isSold} and due > 0 and (wanted_known = 1 or status = 0))`,
    late: sql<boolean>`(${isSold} and wanted_known = 1 and (ready_at is not null or status = 0)
      and coalesce(ready_at, ${now}) > wanted_at + ${sql.lit(keptWithin)})`,
  })[state]

const paymentHolds: Readonly<Record<ListPayment, RawBuilder<boolean>>> = {
  paid: paidUp,
  due: stateHolds('due', 0),
  owed: sql<boolean>`due < 0`,
}
