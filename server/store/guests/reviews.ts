// Reviews in the database: saved, tallied for the summary, listed newest first.
import type { Selectable } from 'kysely'
import type { Ratings, ReviewDraft, Tally } from '../../../domain/review.ts'
import type { Db } from '../engines/engine.ts'
import type { Trx } from '../write-queue.ts'
import type { ReviewRow } from './rows.ts'

export interface Review extends ReviewDraft {
  readonly id: number
  /** Milliseconds since 1970. */
  readonly at: number
}

/** Saves a review and returns its id. */
export async function insertReview(trx: Trx, review: ReviewDraft, now: number): Promise<number> {
  const { id } = await trx
    .insertInto('review')
    .values({ ...columnsOf(review), at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** False if it was removed in the meantime. */
export async function changeReview(trx: Trx, id: number, review: ReviewDraft): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('review')
    .set(columnsOf(review))
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

const columnsOf = ({ ratings, name, text }: ReviewDraft) => ({ ...ratings, user_name: name, text })

/** How many reviews have each set of ratings. */
export async function tallies(db: Db): Promise<Tally[]> {
  const rows = await db
    .selectFrom('review')
    .select((e) => ['food', 'service', 'value', 'atmosphere', e.fn.countAll<number | string>().as('times')])
    .groupBy(['food', 'service', 'value', 'atmosphere'])
    .execute()
  return rows.map((row) => ({ ratings: ratingsOf(row), times: Number(row.times) }))
}

/** At most `limit` reviews with an id below `before`, newest first. */
export async function newestReviews(db: Db, before: number | undefined, limit: number): Promise<Review[]> {
  let query = db.selectFrom('review').selectAll().orderBy('id', 'desc').limit(limit)
  if (before !== undefined) query = query.where('id', '<', before)
  return (await query.execute()).map(reviewFrom)
}

/** False if it was already removed. */
export async function removeReview(trx: Trx, id: number): Promise<boolean> {
  const { numDeletedRows } = await trx.deleteFrom('review').where('id', '=', id).executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

const reviewFrom = (row: Selectable<ReviewRow>): Review => ({
  id: row.id,
  ratings: ratingsOf(row),
  name: row.user_name,
  text: row.text,
  at: row.at,
})

const ratingsOf = ({ food, service, value, atmosphere }: Ratings): Ratings => ({ food, service, value, atmosphere })
