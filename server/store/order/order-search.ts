// Which orders a search names, in the list or in the archives, at a cost that does not grow with how many there are.
import { type RawBuilder, sql } from 'kysely'
import { readCode } from '#domain/order/counter/code.ts'
import type { Order } from '#domain/order/order.ts'
import { foldForSearch } from '#domain/shared/fold-for-search.ts'
import type { Cents } from '#domain/shared/money.ts'
import { parsePrice } from '#domain/shared/typed-price.ts'
import type { Db } from '../engines/engine.ts'
import { headColumns, type OrderHead } from './order-rows.ts'
import { ordersAt, ordersWithLines } from './order-store.ts'

/** So many orders are searched for any part. */
const newest = 2000
/** For each column, so many orders are found by how it begins. */
const mostBegun = 500
/** The last code point. */
const afterAll = '\u{10ffff}'

interface OrderSearch {
  /** Folded; where nothing is left of them, such as of accents alone, nothing is found. */
  readonly words: string
  /** null: at all branches, also at removed ones. */
  readonly branch: string | null
  readonly codes?: readonly string[]
  /** Of the items that the words name, their ids. */
  readonly items?: readonly string[]
}

/** The ids of the orders in the list that a search finds. */
export async function listedOrders(db: Db, { words, branch, codes = [], items = [] }: OrderSearch): Promise<number[]> {
  if (words === '') return []
  const listed = ofBranch(db, branch).where(sql<boolean>`archive = 0`)
  const latest = listed
    .select(['id', 'branch', 'search', 'code', 'total'])
    .orderBy('id', 'desc')
    .limit(newest)
    .as('orders')
  const amount = amountIn(words)
  return await idsFrom([
    db.selectFrom(latest).select('id').where(isNamed(words, codes)),
    ...(items.length === 0 ? [] : [db.selectFrom(latest).select('id').where(hasItem(items))]),
    ...(amount === undefined ? [] : [listed.select('id').where(costs(amount)).limit(mostBegun)]),
    ...[...beginnings(words), ['address_key', words] as const].map(([column, start]) =>
      listed.select('id').where(begins(column, start)).limit(mostBegun),
    ),
  ])
}

/** The ids of the archived orders that a search finds; their addresses are searched in the newest archives alone. */
export async function archivedOrders(db: Db, { words, branch, codes = [] }: OrderSearch): Promise<number[]> {
  if (words === '') return []
  const archived = ofBranch(db, branch).where(sql<boolean>`archive <> 0`)
  const latest = archived.select(['id', 'branch', 'search', 'code', 'total']).orderBy('archive', 'desc').limit(newest)
  return await idsFrom([
    db.selectFrom(latest.as('latest')).select('id').where(isNamed(words, codes)),
    ...beginnings(words).map(([column, start]) => archived.select('id').where(begins(column, start)).limit(mostBegun)),
  ])
}

const ofBranch = (db: Db, branch: string | null) =>
  db.selectFrom('orders').$if(branch !== null, (query) => query.where('branch', '=', branch ?? ''))

async function idsFrom(queries: readonly { execute(): Promise<{ id: number }[]> }[]): Promise<number[]> {
  const ids = new Set<number>()
  for (const query of queries) for (const { id } of await query.execute()) ids.add(id)
  return [...ids]
}

/** Whether folded words are part of a name, address, phone or token, or are the code, or the total with its cents. */
export function isNamed(words: string, codes: readonly string[]): RawBuilder<boolean> {
  const parts = [words, phonePart(words)].filter((part) => part !== '').map(contains)
  const amount = amountIn(words)
  const exact = [...codes.map((code) => sql`code = ${code}`), ...(amount === undefined ? [] : [costs(amount)])]
  return sql<boolean>`(${sql.join([...parts, ...exact], sql` or `)})`
}

/** '12,40', '12.40' or '€ 12.40'; a number without its cents is a code, a number of an order or part of another. */
const amountIn = (words: string): Cents | undefined => (/[.,]\d{2}\D*$/.test(words) ? parsePrice(words) : undefined)

/** Where each order is rung up by hand nobody learns what one costs, nor by trying. */
const costs = (amount: Cents): RawBuilder<boolean> =>
  sql<boolean>`(total = ${amount} and branch not in (select id from branch where till_duty = 'by-hand'))`

export const hasItem = (items: readonly string[]): RawBuilder<boolean> =>
  sql<boolean>`exists (select 1 from order_line where order_line.order_id = orders.id
    and order_line.item in (${sql.join(items)}))`

const contains = (part: string): RawBuilder<boolean> =>
  sql<boolean>`search like ${`%${part.replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`

type Begun = 'name_key' | 'address_key' | 'token' | 'phone'

/** In the words of its partial index. */
const begins = (column: Begun, start: string): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(column)} <> '' and ${sql.ref(column)} >= ${start} and ${sql.ref(column)} < ${start + afterAll}`

/** How columns begin that have an index. A phone may be typed without its country. */
function beginnings(words: string): (readonly [Begun, string])[] {
  const phone = phonePart(words)
  const phones = phone === '' ? [] : [`+${phone}`, `+32${phone}`]
  return [['name_key', words], ['token', words.toUpperCase()], ...phones.map((start) => ['phone', start] as const)]
}

/** The digits of a number typed as customers say it, 0470 12 34 56, that also occur in the stored +32470123456. */
const phonePart = (words: string): string =>
  /^[+\d][\d\s./()-]{3,}$/.test(words) ? words.replace(/\D/g, '').replace(/^0+/, '') : ''

const most = 20

interface FindWish {
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
  const name = foldForSearch(text)
  if (/\p{L}/u.test(name))
    found((query) =>
      query.where('name_key', '>=', name).where('name_key', '<', `${name}\u{10ffff}`).where(isFilled('name_key')),
    )
  const rows = new Map((await Promise.all(ways)).flat().map((row) => [row.id, row]))
  const sorted = [...rows.values()].sort((one, other) => one.status - other.status || other.id - one.id)
  return await ordersWithLines(db, sorted.slice(0, most))
}

/** As a literal, so that both engines use the index of the filled ones. */
const isFilled = (column: 'code' | 'phone' | 'name_key') => sql<boolean>`${sql.ref(column)} <> ''`

const heads = (db: Db, branch: string) => ordersAt(db, branch).select(headColumns)
