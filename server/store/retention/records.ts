// What there is of one person: records of every kind, found by name, telephone number, e-mail or token, archived ones too.

import type { Instant } from '../../../domain/branch/hours.ts'
import { idsOf, type RecordKind, type RecordRef } from '../../../domain/retention/person.ts'
import type { LocalText } from '../../../domain/shared/locale.ts'
import type { Db } from '../engines/engine.ts'
import { read } from '../json.ts'
import { linesOf } from '../orders/order-store.ts'
import { searchFold } from '../search-fold.ts'

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

/** Newest first within each kind. */
export async function findRecords(db: Db, { text, phone, token, branches, limit }: PersonSearch): Promise<RecordRef[]> {
  const folded = searchFold(text.trim())
  const like = `%${folded.replace(/[\\%_]/g, '\\$&')}%`
  const orders = await db
    .selectFrom('orders')
    .select('id')
    .$if(branches !== undefined, (query) => query.where('branch', 'in', branches ?? []))
    .where((e) =>
      e.or([
        e.and([e('erased_at', 'is', null), e('search', 'like', like)]),
        ...(phone ? [e('phone', '=', phone)] : []),
        ...(token ? [e('token', '=', token)] : []),
      ]),
    )
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  const isHit = (...texts: string[]) => texts.some((one) => searchFold(one).includes(folded))
  const reservations = await db
    .selectFrom('reservation')
    .select(['id', 'name', 'phone'])
    .$if(branches !== undefined, (query) => query.where('branch', 'in', branches ?? []))
    .orderBy('id', 'desc')
    .execute()
  const messages = await db.selectFrom('contact_message').selectAll().orderBy('id', 'desc').execute()
  const reviews = await db
    .selectFrom('review')
    .select(['id', 'user_name', 'text'])
    .where((e) => e.or([e('user_name', '<>', ''), e('text', '<>', '')]))
    .orderBy('id', 'desc')
    .execute()
  const refs = (kind: RecordKind, rows: readonly { readonly id: number }[]) =>
    rows.slice(0, limit).map(({ id }) => ({ kind, id }))
  return [
    ...refs('order', orders),
    ...refs(
      'reservation',
      reservations.filter((row) => row.phone === phone || isHit(row.name, row.phone)),
    ),
    ...refs(
      'message',
      messages.filter((row) => isHit(row.name, row.email, row.message)),
    ),
    ...refs(
      'review',
      reviews.filter((row) => isHit(row.user_name, row.text)),
    ),
  ]
}

const blank = {
  ...{ branch: null, for: null, day: null, time: null, persons: null, token: null, total: null },
  ...{ name: '', phone: '', email: '', address: '', words: [], lines: [], isOpen: false },
}

/** The records that are still there. `today`: the day before which a reservation is over. */
export async function readRecords(db: Db, refs: readonly RecordRef[], today: string): Promise<PersonRecord[]> {
  return [
    ...(await readOrders(db, idsOf(refs, 'order'))),
    ...(await readReservations(db, idsOf(refs, 'reservation'), today)),
    ...(await readMessages(db, idsOf(refs, 'message'))),
    ...(await readReviews(db, idsOf(refs, 'review'))),
  ]
}

async function readOrders(db: Db, ids: readonly number[]): Promise<PersonRecord[]> {
  if (ids.length === 0) return []
  const rows = await db.selectFrom('orders').selectAll().where('id', 'in', ids).orderBy('id', 'desc').execute()
  const lines = await linesOf(db, rows)
  const steps = await db.selectFrom('order_step').select(['order_id', 'data']).where('order_id', 'in', ids).execute()
  return rows.map((row) => {
    const own = lines.get(row.id) ?? []
    const said = steps
      .filter((step) => step.order_id === row.id)
      .map(({ data }) => read<{ words?: unknown }>(data).words)
    const words = [row.cup_name, row.end_words, ...own.map(({ notes }) => notes), ...said]
    return {
      ...blank,
      ...{ kind: 'order' as const, id: row.id, branch: row.branch, at: row.placed_at, for: row.wanted_at },
      ...{ name: row.customer_name, phone: row.phone, address: row.address, token: row.token, total: row.total },
      words: [...new Set(words.filter((word): word is string => typeof word === 'string' && word !== ''))],
      lines: own.map(({ quantity, name, price }) => ({ quantity, name: read<LocalText>(name), price })),
      isOpen: row.status === 0 && row.archive === 0,
    }
  })
}

async function readReservations(db: Db, ids: readonly number[], today: string): Promise<PersonRecord[]> {
  if (ids.length === 0) return []
  const rows = await db.selectFrom('reservation').selectAll().where('id', 'in', ids).orderBy('id', 'desc').execute()
  return rows.map(({ id, branch, at, name, phone, persons, date, time, cancelled_at }) => ({
    ...blank,
    ...{ kind: 'reservation' as const, id, branch, at, name, phone, persons, day: date, time },
    isOpen: cancelled_at === null && date >= today,
  }))
}

async function readMessages(db: Db, ids: readonly number[]): Promise<PersonRecord[]> {
  if (ids.length === 0) return []
  const rows = await db.selectFrom('contact_message').selectAll().where('id', 'in', ids).orderBy('id', 'desc').execute()
  return rows.map(({ id, at, name, email, message }) => ({
    ...blank,
    ...{ kind: 'message' as const, id, at, name, email, words: [message] },
  }))
}

async function readReviews(db: Db, ids: readonly number[]): Promise<PersonRecord[]> {
  if (ids.length === 0) return []
  const rows = await db.selectFrom('review').selectAll().where('id', 'in', ids).orderBy('id', 'desc').execute()
  return rows.map(({ id, at, user_name, text }) => ({
    ...blank,
    ...{ kind: 'review' as const, id, at, name: user_name, words: text === '' ? [] : [text] },
  }))
}

/** Its number, archived or not. */
export async function orderWithToken(db: Db, token: string): Promise<number | undefined> {
  return (await db.selectFrom('orders').select('id').where('token', '=', token).executeTakeFirst())?.id
}
