// What there is of one person: records of every kind, found by name, telephone number, e-mail or token, archived ones
// too.
import { setImmediate as othersTurn } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Instant } from '#domain/branch/hours.ts'
import { idsOf, type RecordKind, type RecordRef } from '#domain/guests/retention/person.ts'
import type { InvoiceParty } from '#domain/money/ubl.ts'
import { isOpener } from '#domain/order/basket/basket.ts'
import { foldForSearch } from '#domain/shared/fold-for-search.ts'
import type { LocalText } from '#domain/shared/locale.ts'
import type { Db } from '../engines/engine.ts'
import { fromJson } from '../json.ts'
import { archivedOrders, listedOrders } from '../order/order-search.ts'
import { linesOf } from '../order/order-store.ts'

export interface PersonRecord {
  readonly kind: RecordKind
  readonly id: number
  readonly branch: string | null
  readonly at: Instant
  readonly for: Instant | null
  readonly day: string | null
  readonly time: number | null
  readonly persons: number | null
  readonly name: string
  readonly phone: string
  readonly email: string
  readonly address: string
  readonly words: string[]
  readonly token: string | null
  readonly lines: { quantity: number; name: LocalText; price: number }[]
  readonly total: number | null
  readonly isOpen: boolean
}

export interface PersonSearch {
  readonly text: string
  /** The number that the text contains, if it is one. */
  readonly phone: string | null
  readonly token: string | null
  /** Of orders and reservations only those of these branches; undefined: of all, also of removed ones. */
  readonly branches: readonly string[] | undefined
  readonly limit: number
}

/** So many of each kind are searched for any part, so that a search costs the same however many there are. */
const newest = 2000

/**
 * Newest first within each kind. Any part finds the newest; older orders are found by how their name begins, by number
 * and by token, older reservations by number.
 */
export async function findRecords(db: Db, sought: PersonSearch): Promise<RecordRef[]> {
  const { text, phone, branches, limit } = sought
  const folded = foldForSearch(text)
  if (folded === '') return []
  const isHit = (...texts: string[]) => texts.some((one) => foldForSearch(one).includes(folded))
  const messages = await idsFound(
    (before) =>
      db
        .selectFrom('contact_message')
        .select(['id', 'name', 'email', 'message'])
        .$if(before !== undefined, (query) => query.where('id', '<', before ?? 0))
        .orderBy('id', 'desc')
        .limit(atOnce)
        .execute(),
    (row) => isHit(row.name, row.email, row.message),
    limit,
  )
  const reviews = await idsFound(
    (before) =>
      db
        .selectFrom('review')
        .select(['id', 'user_name', 'text'])
        .$if(before !== undefined, (query) => query.where('id', '<', before ?? 0))
        .orderBy('id', 'desc')
        .limit(atOnce)
        .execute(),
    (row) => isHit(row.user_name, row.text),
    limit,
  )
  const gifts = await idsFound(
    (before) =>
      giftNames(db)
        .$if(before !== undefined, (query) => query.where('gift_card.id', '<', before ?? 0))
        .orderBy('gift_card.id', 'desc')
        .limit(atOnce)
        .execute(),
    (row) => isHit(row.for_whom, row.from_whom, row.words, row.email ?? ''),
    limit,
  )
  const reservations = new Map<number, { id: number; name: string; phone: string }>()
  for (const branch of branches ?? [null]) {
    const there = db
      .selectFrom('reservation')
      .select(['id', 'name', 'phone'])
      .$if(branch !== null, (query) => query.where('branch', '=', branch ?? ''))
    for (const row of await latest(there).execute()) reservations.set(row.id, row)
    if (phone) for (const row of await latest(there.where('phone', '=', phone)).execute()) reservations.set(row.id, row)
  }
  const refs = (kind: RecordKind, ids: readonly number[]) =>
    [...new Set(ids)]
      .sort((one, other) => other - one)
      .slice(0, limit)
      .map((id) => ({ kind, id }))
  const hits = <Row extends { readonly id: number }>(rows: Iterable<Row>, isOne: (row: Row) => boolean) =>
    [...rows].filter(isOne).map(({ id }) => id)
  return [
    ...refs('order', await findOrders(db, folded, sought)),
    ...refs(
      'reservation',
      hits(reservations.values(), (row) => row.phone === phone || isHit(row.name, row.phone)),
    ),
    ...refs('message', messages),
    ...refs('review', reviews),
    ...refs('gift', gifts),
  ]
}

/** So many records with long texts are read and compared at once, before others have their turn. */
const atOnce = 50

/** Of the newest records those that are meant, as soon as there are `limit` of them; read a few at a time. */
async function idsFound<Row extends { readonly id: number }>(
  page: (before: number | undefined) => Promise<readonly Row[]>,
  isMeant: (row: Row) => boolean,
  limit: number,
): Promise<number[]> {
  const found: number[] = []
  let before: number | undefined
  for (let read = 0; read < newest && found.length < limit; read += atOnce) {
    const rows = await page(before)
    found.push(...rows.filter(isMeant).map(({ id }) => id))
    if (rows.length < atOnce) break
    before = rows.at(-1)?.id
    await othersTurn()
  }
  return found
}

const latest = <Query extends { orderBy(column: 'id', way: 'desc'): Query; limit(most: number): Query }>(
  query: Query,
): Query => query.orderBy('id', 'desc').limit(newest)

/** Of erased orders the token and the amounts are left: they are found by that token alone. */
async function findOrders(db: Db, words: string, { phone, token, branches, limit }: PersonSearch): Promise<number[]> {
  const ids: number[] = []
  for (const branch of branches ?? [null]) {
    const at = (query: ReturnType<typeof anyOrder>) =>
      query.$if(branch !== null, (one) => one.where('branch', '=', branch ?? ''))
    const named = [...(await listedOrders(db, { words, branch })), ...(await archivedOrders(db, { words, branch }))]
    const queries = [
      ...(named.length > 0 ? [anyOrder(db).where('id', 'in', named).where('erased_at', 'is', null)] : []),
      ...(token ? [at(anyOrder(db).where('token', '=', token))] : []),
      ...(phone
        ? ([sql<boolean>`archive = 0`, sql<boolean>`archive <> 0`] as const).map((part) =>
            at(anyOrder(db).where(part).where(sql<boolean>`phone <> ''`).where('phone', '=', phone)).limit(limit),
          )
        : []),
    ]
    for (const query of queries) for (const { id } of await query.execute()) ids.push(id)
  }
  return ids
}

const anyOrder = (db: Db) => db.selectFrom('orders').select('id')

const blank = {
  branch: null,
  for: null,
  day: null,
  time: null,
  persons: null,
  token: null,
  total: null,
  name: '',
  phone: '',
  email: '',
  address: '',
  words: [],
  lines: [],
  isOpen: false,
}

/** The records that are still there. `today`: the day before which a reservation is over. */
export async function readRecords(db: Db, refs: readonly RecordRef[], today: string): Promise<PersonRecord[]> {
  return [
    ...(await readOrders(db, idsOf(refs, 'order'))),
    ...(await readReservations(db, idsOf(refs, 'reservation'), today)),
    ...(await readMessages(db, idsOf(refs, 'message'))),
    ...(await readReviews(db, idsOf(refs, 'review'))),
    ...(await readGifts(db, idsOf(refs, 'gift'))),
  ]
}

async function readOrders(db: Db, ids: readonly number[]): Promise<PersonRecord[]> {
  if (ids.length === 0) return []
  const rows = await db.selectFrom('orders').selectAll().where('id', 'in', ids).orderBy('id', 'desc').execute()
  const lines = await linesOf(db, rows)
  const steps = await db.selectFrom('order_step').select(['order_id', 'data']).where('order_id', 'in', ids).execute()
  const wishes = await db.selectFrom('invoice_wish').selectAll().where('order_id', 'in', ids).execute()
  return rows.map((row) => {
    const wish = wishes.find(({ order_id }) => Number(order_id) === row.id)
    const { name = '', street = '', postcode = '', city = '' } = wish ? fromJson<Partial<InvoiceParty>>(wish.buyer) : {}
    const ordered = lines.get(row.id) ?? []
    // Of an office basket, the part of the person who opened it.
    const own = ordered.filter(({ person }) => person === null || isOpener({ number: person }))
    const said = steps
      .filter((step) => step.order_id === row.id)
      .map(({ data }) => fromJson<{ words?: unknown }>(data).words)
    const company = [name, street, `${postcode} ${city}`.trim()].filter(Boolean).join(', ')
    const words = [
      row.cup_name,
      row.end_words,
      ...own.flatMap(({ notes, for_whom }) => [notes, for_whom]),
      ...said,
      company,
    ]
    return {
      ...blank,
      kind: 'order' as const,
      id: row.id,
      branch: row.branch,
      at: row.placed_at,
      for: row.wanted_at,
      name: row.customer_name,
      phone: row.phone,
      address: row.address,
      token: row.token,
      total: row.total,
      email: wish?.email ?? '',
      words: [...new Set(words.filter((word): word is string => typeof word === 'string' && word !== ''))],
      lines: ordered.map(({ quantity, name, price }) => ({ quantity, name: fromJson<LocalText>(name), price })),
      isOpen: row.status === 0 && row.archive === 0,
    }
  })
}

async function readReservations(db: Db, ids: readonly number[], today: string): Promise<PersonRecord[]> {
  if (ids.length === 0) return []
  const rows = await db.selectFrom('reservation').selectAll().where('id', 'in', ids).orderBy('id', 'desc').execute()
  return rows.map(({ id, branch, at, name, phone, persons, date, time, cancelled_at }) => ({
    ...blank,
    kind: 'reservation' as const,
    id,
    branch,
    at,
    name,
    phone,
    persons,
    day: date,
    time,
    isOpen: cancelled_at === null && date >= today,
  }))
}

async function readMessages(db: Db, ids: readonly number[]): Promise<PersonRecord[]> {
  if (ids.length === 0) return []
  const rows = await db.selectFrom('contact_message').selectAll().where('id', 'in', ids).orderBy('id', 'desc').execute()
  return rows.map(({ id, at, name, email, message }) => ({
    ...blank,
    kind: 'message' as const,
    id,
    at,
    name,
    email,
    words: [message],
  }))
}

async function readReviews(db: Db, ids: readonly number[]): Promise<PersonRecord[]> {
  if (ids.length === 0) return []
  const rows = await db.selectFrom('review').selectAll().where('id', 'in', ids).orderBy('id', 'desc').execute()
  return rows.map(({ id, at, user_name, text }) => ({
    ...blank,
    kind: 'review' as const,
    id,
    at,
    name: user_name,
    words: text === '' ? [] : [text],
  }))
}

/** Who stands on gift cards, and whom they are mailed to. */
const giftNames = (db: Db) =>
  db
    .selectFrom('gift_card')
    .leftJoin('gift_mail', 'gift_mail.card', 'gift_card.id')
    .select(['gift_card.id', 'for_whom', 'from_whom', 'words', 'gift_mail.email', 'gift_mail.state as mail'])

/** What a card has stays out of this: it belongs to the person who holds it, and not to those who stand on it. */
async function readGifts(db: Db, ids: readonly number[]): Promise<PersonRecord[]> {
  if (ids.length === 0) return []
  const rows = await giftNames(db)
    .select(['gift_card.sold_at', 'gift_card.amount', 'gift_card.branch'])
    .where('gift_card.id', 'in', ids)
    .orderBy('gift_card.id', 'desc')
    .execute()
  return rows.map((row) => ({
    ...blank,
    kind: 'gift' as const,
    id: Number(row.id),
    at: row.sold_at,
    branch: row.branch,
    name: row.for_whom,
    email: row.email ?? '',
    words: [row.from_whom, row.words].filter((words) => words !== ''),
    total: row.amount,
    isOpen: row.mail === 'waiting' || row.mail === 'unpaid',
  }))
}

/** Its number, archived or not. */
export async function orderWithToken(db: Db, token: string): Promise<number | undefined> {
  return (await db.selectFrom('orders').select('id').where('token', '=', token).executeTakeFirst())?.id
}
