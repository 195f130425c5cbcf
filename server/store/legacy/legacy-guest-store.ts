// Reviews and reservations, as they are imported from the old site and exported.
import { chunks } from '../chunks.ts'
import type { Db } from '../engines/engine.ts'
import type { Trx } from '../write-queue.ts'

export interface PastReview {
  readonly food: number | null
  readonly service: number | null
  readonly value: number | null
  readonly atmosphere: number | null
  readonly userName: string
  readonly text: string
}

/** Every review, oldest first. */
export async function allReviews(db: Db): Promise<(PastReview & { readonly id: number })[]> {
  return await db
    .selectFrom('review')
    .select(['id', 'food', 'service', 'value', 'atmosphere', 'user_name as userName', 'text'])
    .orderBy('id')
    .execute()
}

export async function insertReviews(trx: Trx, reviews: readonly PastReview[], at: number): Promise<void> {
  const rows = reviews.map(({ food, service, value, atmosphere, userName, text }) => ({
    ...{ food, service, value, atmosphere, text, at },
    user_name: userName,
  }))
  for (const some of chunks(rows, 500)) await trx.insertInto('review').values(some).execute()
}

export async function deleteReviews(trx: Trx, ids: readonly number[]): Promise<void> {
  for (const some of chunks(ids, 500)) await trx.deleteFrom('review').where('id', 'in', some).execute()
}

export interface PastReservation {
  readonly name: string
  readonly phone: string
  readonly persons: number
  readonly date: string
  readonly time: number
}

/** Every reservation that is not cancelled, oldest first; of one branch, or of all. */
export async function allReservations(db: Db, branch?: string): Promise<PastReservation[]> {
  let query = db
    .selectFrom('reservation')
    .select(['name', 'phone', 'persons', 'date', 'time'])
    .where('cancelled_at', 'is', null)
    .orderBy('id')
  if (branch !== undefined) query = query.where('branch', '=', branch)
  return await query.execute()
}

/** How long a table was taken, in minutes. */
const stay = 135

export async function insertReservations(
  trx: Trx,
  reservations: readonly PastReservation[],
  branch: string,
  at: number,
): Promise<void> {
  const rows = reservations.map(({ name, phone, persons, date, time }) => ({
    ...{ branch, name, phone, persons, date, time, stay, at, seen: 1 },
  }))
  for (const some of chunks(rows, 500)) await trx.insertInto('reservation').values(some).execute()
}
