// After how many days customers are erased, and what was erased because somebody asked for it: the number of each
// record and when it was made, without any name.
import type { Instant } from '#domain/branch/hours.ts'
import type { RecordKind } from '#domain/guests/retention/person.ts'
import { isPersonalDays, personalDays } from '#domain/guests/retention/personal-days.ts'
import type { Db } from '../engines/engine.ts'
import { readSetting, writeSetting } from '../shop/setting-store.ts'
import type { Trx } from '../write-queue.ts'
import { changeReviews } from './review-tally.ts'

export interface Erasure {
  readonly kind: RecordKind
  readonly id: number
  /** When the record was made: another one that gets the same number later is not meant. */
  readonly madeAt: Instant
  readonly at: Instant
}

export async function noteErasures(trx: Trx, erasures: readonly Erasure[]): Promise<void> {
  if (erasures.length === 0) return
  await trx
    .insertInto('erasure')
    .values(erasures.map(({ kind, id, madeAt, at }) => ({ kind, record: id, made_at: madeAt, at })))
    .onConflict((conflict) => conflict.columns(['kind', 'record', 'made_at']).doNothing())
    .execute()
}

export async function listErasures(db: Db): Promise<Erasure[]> {
  const rows = await db.selectFrom('erasure').selectAll().orderBy('at').orderBy('kind').orderBy('record').execute()
  return rows.map(({ kind, record, made_at, at }) => ({ kind: kind as RecordKind, id: record, madeAt: made_at, at }))
}

const tables = { reservation: 'reservation', message: 'contact_message', review: 'review' } as const

/** When each of these records was made; what is not there is left out. */
export async function madeAt(db: Db, kind: RecordKind, ids: readonly number[]): Promise<Map<number, Instant>> {
  if (ids.length === 0) return new Map()
  const rows =
    kind === 'order'
      ? await db.selectFrom('orders').select(['id', 'placed_at as made']).where('id', 'in', ids).execute()
      : kind === 'gift'
        ? await db.selectFrom('gift_card').select(['id', 'sold_at as made']).where('id', 'in', ids).execute()
        : await db.selectFrom(tables[kind]).select(['id', 'at as made']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, made }) => [Number(id), made]))
}

/** Deletes messages and reservations; of reviews the name and the words go, and those without stars go as a whole. */
export async function removeGuests(
  trx: Trx,
  kind: Exclude<RecordKind, 'order' | 'gift'>,
  ids: readonly number[],
): Promise<void> {
  if (kind === 'review') {
    await trx.updateTable('review').set({ user_name: '', text: '' }).where('id', 'in', ids).execute()
    await changeReviews(trx, ids, () =>
      trx
        .deleteFrom('review')
        .where('id', 'in', ids)
        .where('food', 'is', null)
        .where('service', 'is', null)
        .where('value', 'is', null)
        .where('atmosphere', 'is', null)
        .execute(),
    )
  } else await trx.deleteFrom(tables[kind]).where('id', 'in', ids).execute()
}

/** The call by which each kind of record is made. */
const calls = {
  order: 'orders.place',
  reservation: 'reservations.place',
  message: 'contact.send',
  review: 'reviews.submit',
  gift: 'gifts.buy',
} as const satisfies Readonly<Record<RecordKind, string>>

/** The hashes of the forms by which these records were made: nobody can try out names against them. */
export async function forgetForms(trx: Trx, kind: RecordKind, ids: readonly number[]): Promise<void> {
  await trx
    .updateTable('idempotency_key')
    .set({ body_hash: '' })
    .where('call', '=', calls[kind])
    .where('made', 'in', ids)
    .execute()
}

/** The names under which these records stand. */
export async function namesOfRecords(db: Db, kind: RecordKind, ids: readonly number[]): Promise<string[]> {
  const rows =
    kind === 'order'
      ? await db.selectFrom('orders').select('customer_name as name').where('id', 'in', ids).execute()
      : kind === 'review'
        ? await db.selectFrom('review').select('user_name as name').where('id', 'in', ids).execute()
        : kind === 'gift'
          ? await db.selectFrom('gift_card').select('for_whom as name').where('id', 'in', ids).execute()
          : await db.selectFrom(tables[kind]).select('name').where('id', 'in', ids).execute()
  return rows.map(({ name }) => name)
}

/** Deletes reservations for days before this instant, the cancelled ones too. Returns how many; at most `limit`. */
export async function eraseReservationsBefore(trx: Trx, before: Instant, limit: number): Promise<number> {
  // The day at the branch may be one further than the day of UTC; nothing is erased too early.
  const day = new Date(before - 86_400_000).toISOString().slice(0, 10)
  const old = trx.selectFrom('reservation').select('id').where('date', '<=', day).orderBy('id').limit(limit)
  const { numDeletedRows } = await trx.deleteFrom('reservation').where('id', 'in', old).executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

export async function eraseMessagesBefore(trx: Trx, before: Instant, limit: number): Promise<number> {
  const old = trx.selectFrom('contact_message').select('id').where('at', '<', before).orderBy('id').limit(limit)
  const { numDeletedRows } = await trx.deleteFrom('contact_message').where('id', 'in', old).executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

export async function daysKept(db: Db): Promise<number> {
  const saved = Number((await readSetting(db, 'personal.days')) ?? personalDays.usual)
  return isPersonalDays(saved) ? saved : personalDays.usual
}

export const saveDaysKept = (trx: Trx, days: number): Promise<void> => writeSetting(trx, 'personal.days', String(days))
