// The order list: a page of all orders, sorted by any column and searched.
import { type RawBuilder, sql } from 'kysely'
import { readCode } from '../../../domain/counter/code.ts'
import type { OrderLine } from '../../../domain/order/order.ts'
import type { OrderSorting, SortDirection } from '../../../domain/order/order-sorting.ts'
import { type Locale, type LocalText, localize } from '../../../domain/shared/locale.ts'
import type { Db } from '../engines/engine.ts'
import { searchFold } from '../search-fold.ts'
import { calledOrders } from './called.ts'
import { headColumns, lineFrom, type OrderHead, type OrderSummary, summaryFrom } from './order-rows.ts'
import { linesOf, ordersAt } from './order-store.ts'

/** Where a page ends: the last order's id and its sort key. */
export interface PagePlace {
  readonly key: string | number
  readonly id: number
}

export interface PageWish {
  /** Each with the letter of its codes. */
  readonly branches: readonly { readonly id: string; readonly letter: string }[]
  readonly sort: OrderSorting
  readonly direction: SortDirection
  readonly search?: string | undefined
  /** Only orders after this position. */
  readonly after?: PagePlace | undefined
  readonly limit: number
  /** The language of names; undefined for all of them. */
  readonly lang?: Locale | undefined
}

/** A row of the list. */
export interface ListedOrder extends Omit<OrderSummary, 'proposal' | 'changedFrom'> {
  /** Its first lines. */
  readonly items: Pick<OrderLine, 'quantity' | 'name' | 'options' | 'parts'>[]
  /** How many more lines there are. */
  readonly moreItems: number
}

/** This many lines are enough to distinguish orders. */
const linesShown = 3

export interface Page {
  readonly orders: ListedOrder[]
  /** Where the next page begins; null at the end. */
  readonly next: PagePlace | null
}

const keyColumns = {
  id: 'id',
  customerName: 'name_key',
  address: 'address_key',
  phone: 'phone',
  token: 'token',
  totalPrice: 'total',
  order: 'status',
} as const satisfies Record<OrderSorting, string>

type Row = OrderHead & { readonly key: string | number }

/**
 * A page of the branches' orders. Ties are sorted by id, in the same direction; empty values come last in both
 * directions. A search matches an exact id, and any part of token, name, phone and address. The open orders that it
 * names by their code stand first on the first page, above the limit.
 */
export async function listOrders(db: Db, wish: PageWish): Promise<Page> {
  const rows: Row[] = []
  const called = await calledOrders(db, wish)
  const others = { ...wish, without: called.map(({ id }) => id) }
  // One index walk per branch costs the same however many orders follow; an `in` would sort them all.
  for (const branch of wish.branches) rows.push(...(await pageOf(db, branch.id, others)))
  rows.sort(comparing(wish.direction))
  const last = rows[wish.limit - 1]
  return {
    orders: await withItems(db, [...(wish.after ? [] : called), ...rows.slice(0, wish.limit)], wish.lang),
    next: last && rows.length > wish.limit ? { key: last.key, id: last.id } : null,
  }
}

async function withItems(db: Db, rows: readonly OrderHead[], lang: Locale | undefined): Promise<ListedOrder[]> {
  const lines = await linesOf(db, rows)
  return rows.map((row) => {
    const own = lines.get(row.id) ?? []
    const items = own
      .slice(0, linesShown)
      .map(lineFrom)
      .map(({ quantity, name, options, parts }) => ({
        quantity,
        name: saidIn(lang, name),
        options: options.map(named(lang)),
        ...(parts && {
          parts: parts.map((part) => ({ ...named(lang)(part), options: part.options.map(named(lang)) })),
        }),
      }))
    const { proposal: _, changedFrom: __, ...summary } = summaryFrom(row)
    return { ...summary, items, moreItems: Math.max(0, own.length - linesShown) }
  })
}

const saidIn = (lang: Locale | undefined, name: LocalText): LocalText =>
  lang === undefined ? name : { [lang]: localize(name, lang) }

const named =
  (lang: Locale | undefined) =>
  <Named extends { readonly name: LocalText }>(one: Named): Named => ({ ...one, name: saidIn(lang, one.name) })

type WalkWish = PageWish & { readonly without: readonly number[] }

/** Reads one order more than the limit, if there is one. */
async function pageOf(db: Db, branch: string, wish: WalkWish): Promise<Row[]> {
  const { after, limit } = wish
  const parts = partsOf(wish)
  const begun = after && parts.findIndex(({ alike }) => alike === after.key)
  const [first, ...others] = parts.slice(Math.max(0, begun ?? 0)) as [Part, ...Part[]]
  const rows = await walk(db, branch, wish, { ...first, after, most: limit + 1 })
  for (const part of others)
    if (rows.length <= limit) rows.push(...(await walk(db, branch, wish, { ...part, most: limit + 1 - rows.length })))
  return rows
}

/** Orders that one walk along one index returns in order. */
interface Part {
  readonly holds: RawBuilder<unknown>
  /** The sort key that all of them share, so that they are sorted by id. */
  readonly alike?: string | number
  readonly id: RawBuilder<number>
}

/** The parts of the list, one after the other. */
function partsOf({ sort, direction }: PageWish): Part[] {
  const key = sql.ref(keyColumns[sort])
  const id = sql.ref<number>('id')
  const alike = (one: string | number): Part => ({ alike: one, holds: sql`${key} = ${sql.lit(one)}`, id })
  if (sort === 'order') {
    // Nearly all orders are out. The few that are not have the board's index; the + keeps an engine from searching them
    // by id.
    const parts = [{ ...alike(0), id: sql<number>`+id` }, alike(1)]
    return direction === 'ascending' ? parts : parts.reverse()
  }
  return mayBeEmpty(sort) ? [{ holds: sql`${key} <> ''`, id }, alike('')] : [{ holds: sql`1 = 1`, id }]
}

const mayBeEmpty = (sort: OrderSorting): boolean => ['customerName', 'address', 'phone'].includes(sort)

interface Walk extends Part {
  readonly after?: PagePlace | undefined
  readonly most: number
}

async function walk(
  db: Db,
  branch: string,
  { sort, direction: way, search, without }: WalkWish,
  { holds, alike, id, after, most }: Walk,
): Promise<Row[]> {
  const words = searchFold(search ?? '').trim()
  const direction = way === 'ascending' ? 'asc' : 'desc'
  const key = sort === 'id' || alike !== undefined ? undefined : keyColumns[sort]
  return await ordersAt(db, branch)
    .select([...headColumns, sql.ref<string | number>(keyColumns[sort]).as('key')])
    .where(sql<boolean>`${holds}`)
    .$if(without.length > 0, (query) => query.where('id', 'not in', without))
    .$if(after !== undefined, (query) => query.where(behind(after as PagePlace, way, id, key)))
    .$if(words !== '', (query) =>
      query.where((e) =>
        e.or([
          ...[words, phonePart(words)]
            .filter((part) => part !== '')
            .map((part) => sql<boolean>`search like ${`%${part.replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`),
          ...codesMeant(words).map((code) => e('code', '=', code)),
          ...(/^#?\d{1,15}$/.test(words) ? [e('id', '=', Number(words.replace('#', '')))] : []),
        ]),
      ),
    )
    .$if(key !== undefined, (query) => query.orderBy(keyColumns[sort], direction))
    .orderBy(id, direction)
    .limit(most)
    .execute()
}

/** After the position where the previous page ended. */
function behind(after: PagePlace, direction: SortDirection, id: RawBuilder<number>, key?: string) {
  const than = direction === 'ascending' ? sql`>` : sql`<`
  if (key === undefined) return sql<boolean>`${id} ${than} ${after.id}`
  return sql<boolean>`(${sql.ref(key)}, id) ${than} (${after.key}, ${after.id})`
}

/** 'm47' and 'm-47' are the code M-47 (CALL-1). */
function codesMeant(words: string): string[] {
  const code = readCode(words, '')
  return code && /^[A-Z]/.test(code) ? [code] : []
}

/** The digits of a number typed as customers say it, 0470 12 34 56, that also occur in the stored +32470123456. */
const phonePart = (words: string): string =>
  /^[+\d][\d\s./()-]{3,}$/.test(words) ? words.replace(/\D/g, '').replace(/^0+/, '') : ''

/** As the indexes of both engines do: texts by their code points, empty values last. */
const comparing =
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
