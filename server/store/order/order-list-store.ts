// The order list: a page of all orders, sorted by any column and searched, with what its rows show.
import { type Selectable, sql } from 'kysely'
import type { LinePart } from '#domain/menu/deals/deal-line.ts'
import type { LineOption } from '#domain/menu/piece-price.ts'
import { type PaymentState, paymentOf } from '#domain/money/payment.ts'
import { readCode } from '#domain/order/counter/code.ts'
import { besideName, changesOf, nameBeside } from '#domain/order/counter/line-changes.ts'
import { type Course, type Phase, phaseOf } from '#domain/order/course.ts'
import type { LineStatus } from '#domain/order/line-status.ts'
import type { Order } from '#domain/order/order.ts'
import type { OrderSorting, SortDirection } from '#domain/order/order-sorting.ts'
import { foldForSearch } from '#domain/shared/fold-for-search.ts'
import { type Locale, type LocalText, localize } from '#domain/shared/locale.ts'
import type { Db } from '../engines/engine.ts'
import { fromJson } from '../json.ts'
import { preparedQuery } from '../prepared.ts'
import { listedOrders } from './order-search.ts'
import { linesReader, openOrdersAt } from './order-store.ts'
import type { OrderLineRow, OrderTableRow } from './order-tables.ts'

/** Where a page ends: the last order's id and its sort key. */
export interface PagePlace {
  readonly key: string | number
  readonly id: number
}

export interface ListPageWish {
  /** Each with the letter of its codes. */
  readonly branches: readonly { readonly id: string; readonly letter: string }[]
  /** Whether these are all branches of the shop. */
  readonly whole: boolean
  readonly sort: OrderSorting
  readonly direction: SortDirection
  readonly search?: string | undefined
  readonly after?: PagePlace | undefined
  readonly limit: number
  readonly lang: Locale
}

type Shown =
  | 'id'
  | 'branch'
  | 'token'
  | 'code'
  | 'customerName'
  | 'address'
  | 'phone'
  | 'table'
  | 'total'
  | 'due'
  | 'wantedAt'

export interface ListedOrder extends Pick<Order, Shown> {
  readonly phase: Phase
  readonly payment: PaymentState | null
  /** Its first lines. */
  readonly items: ({ quantity: number } & ListedLine)[]
  /** How many more lines there are. */
  readonly moreItems: number
}

/** A line, or a part of a meal deal, in words: its name with its sizes, and what was chosen besides. */
interface ListedLine {
  readonly name: string
  readonly changes?: { kind: LineOption['kind']; name: string; quantity: number }[]
  readonly parts?: ListedLine[]
}

/** This many lines are enough to distinguish orders. */
const linesShown = 3

export interface ListPage {
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

const shownColumns = [
  'id',
  'branch',
  'token',
  'code',
  'customer_name',
  'address',
  'phone',
  'table_number',
  'total',
  'wanted_at',
  'wanted_known',
  'course',
  'due',
] as const

type Head = Pick<Selectable<OrderTableRow>, (typeof shownColumns)[number]>
type Row = Head & { readonly key: string | number }

/**
 * A page of the branches' orders. Ties are sorted by id, in the same direction; empty values come last in both
 * directions. A search matches an exact id, any part of token, name, phone and address of the newest 2,000 orders, and
 * how they begin in all others. The open orders that it names by their code stand first on the first page, above the
 * limit.
 */
export async function listOrders(db: Db, wish: ListPageWish): Promise<ListPage> {
  const called = await calledOrders(db, wish)
  const others = { ...wish, without: called.map(({ id }) => id) }
  const rows: Row[] = []
  // One index walk per branch costs the same however many orders follow; an `in` would sort them all.
  for (const branch of wish.whole ? [null] : wish.branches.map(({ id }) => id))
    rows.push(...(await pageOf(db, branch, others)))
  if (!wish.whole && wish.branches.length > 1) rows.sort(comparing(wish.direction))
  const last = rows[wish.limit - 1]
  return {
    orders: await withItems(db, [...(wish.after ? [] : called), ...rows.slice(0, wish.limit)], wish.lang),
    next: last && rows.length > wish.limit ? { key: last.key, id: last.id } : null,
  }
}

/**
 * The open orders that the search names by their code: at most one for each branch, in the order of the branches. '47'
 * is M-47 at one and A-47 at another (CALL-1).
 */
async function calledOrders(db: Db, { branches, search = '' }: ListPageWish): Promise<Head[]> {
  if (search === '') return []
  const codes = new Map(branches.map(({ id, letter }) => [id, readCode(search, letter)]))
  const named = [...new Set(codes.values())].filter((code) => code !== null)
  if (named.length === 0) return []
  const places = [...codes.keys()]
  const found = await openOrdersAt(db, places).select(shownColumns).where('code', 'in', named).execute()
  return found
    .filter(({ branch, code }) => codes.get(branch) === code)
    .sort((one, other) => places.indexOf(one.branch) - places.indexOf(other.branch))
}

const readLines = linesReader(['order_id', 'quantity', 'name', 'options', 'parts', 'status'])

async function withItems(db: Db, rows: readonly Head[], lang: Locale): Promise<ListedOrder[]> {
  const lines = await readLines(db, rows)
  return rows.map((row) => {
    const own = lines.get(row.id) ?? []
    const wantedAt = row.wanted_known === 1 ? row.wanted_at : null
    const standing = { course: row.course as Course, lines: own.map(standingOf) }
    return {
      id: row.id,
      branch: row.branch,
      token: row.token,
      code: row.code,
      customerName: row.customer_name,
      address: row.address,
      phone: row.phone,
      table: row.table_number,
      total: row.total,
      wantedAt,
      phase: phaseOf(standing),
      due: row.due,
      payment: paymentOf({ ...standing, total: row.total, due: row.due, wantedAt }),
      items: own.slice(0, linesShown).map((line) => ({ quantity: line.quantity, ...wordsOf(line, lang) })),
      moreItems: Math.max(0, own.length - linesShown),
    }
  })
}

const standingOf = ({ status, parts }: Pick<OrderLineRow, 'status' | 'parts'>) => ({
  status: status as LineStatus,
  parts: parts === '[]' ? undefined : fromJson<LinePart[]>(parts),
})

type Worded = Pick<OrderLineRow, 'name' | 'options' | 'parts'>

/** What lines said lately: most orders are of the same few things. */
const said = new Map<string, ListedLine>()
const mostSaid = 5000

function wordsOf(row: Worded, lang: Locale): ListedLine {
  const key = `${lang} ${row.name} ${row.options} ${row.parts}`
  let words = said.get(key)
  if (!words) {
    const parts = fromJson<LinePart[]>(row.parts).map((part) => inWords(part, lang))
    const line = inWords({ name: fromJson<LocalText>(row.name), options: fromJson<LineOption[]>(row.options) }, lang)
    words = parts.length === 0 ? line : { ...line, parts }
    if (said.size >= mostSaid) said.clear()
    said.set(key, words)
  }
  return words
}

type NamedPart = Pick<LinePart, 'name' | 'kitchenName'>

function inWords({ options, ...line }: NamedPart & Pick<LinePart, 'options'>, lang: Locale): ListedLine {
  const nameOf = ({ name, kitchenName }: NamedPart) => kitchenName ?? localize(name, lang)
  const changes = changesOf(options).map((one) => ({ kind: one.kind, name: nameOf(one), quantity: one.quantity }))
  return {
    name: nameBeside(nameOf(line), besideName(options).map(nameOf)),
    ...(changes.length > 0 && { changes }),
  }
}

interface WalkWish extends ListPageWish {
  readonly without: readonly number[]
  /** What the search finds; undefined without one. */
  readonly among?: readonly number[]
}

/** Reads one order more than the limit, if there is one; null: of all branches. */
async function pageOf(db: Db, branch: string | null, asked: WalkWish): Promise<Row[]> {
  const { after, limit } = asked
  const words = foldForSearch(asked.search ?? '')
  const wish = words === '' ? asked : { ...asked, among: await foundBy(db, branch, words) }
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
  /** As SQL. */
  readonly holds: string
  /** The sort key that all of them share, so that they are sorted by id. */
  readonly alike?: string | number
}

/** The parts of the list, one after the other. */
function partsOf({ sort, direction }: ListPageWish): Part[] {
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

async function walk(db: Db, branch: string | null, wish: WalkWish, { after, most, ...part }: Walk): Promise<Row[]> {
  const { sort, direction, among, without } = wish
  const values = { branch: branch ?? '', key: after?.key ?? '', id: after?.id ?? 0, most }
  const shape = { sort, direction, part, ofOne: branch !== null, isAfter: after !== undefined }
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
  /** Whether it is of one branch, and not of all. */
  readonly ofOne: boolean
  readonly isAfter: boolean
}

/** The zeros are literals, so that both engines see which indexes apply. */
function walkQuery(
  db: Db,
  { sort, direction, part, ofOne, isAfter }: WalkShape,
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
    .$if(isAfter, (query) => query.where(behind))
    .$if(sorted !== undefined, (query) => query.orderBy(sorted ?? 'id', way))
    .orderBy('id', way)
    .limit(most)
}

/**
 * Asked of each row on the way along an index. PostgreSQL expects half of all rows to be kept; written with `is null`
 * it expects one in 200, and reads and sorts them all.
 */
const isKept = sql<boolean>`branch not in (select id from branch where removed_at is not null)`

/** '#12' and '12' are also the number of an order. */
async function foundBy(db: Db, branch: string | null, words: string): Promise<number[]> {
  const ids = await listedOrders(db, { words, branch, codes: codesMeant(words) })
  return /^#?\d{1,15}$/.test(words) ? [...ids, Number(words.replace('#', ''))] : ids
}

/** 'm47' and 'm-47' are the code M-47 (CALL-1). */
function codesMeant(words: string): string[] {
  const code = readCode(words, '')
  return code && /^[A-Z]/.test(code) ? [code] : []
}

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
