// Reviews in the database: saved, tallied for the summary, listed newest first.
import { type Selectable, sql } from 'kysely'
import type { Ratings, ReviewDraft } from '#domain/guests/review.ts'
import type { Db } from '../engines/engine.ts'
import { readSetting, writeSetting } from '../shop/setting-store.ts'
import type { Trx } from '../write-queue.ts'
import type { ReviewRow } from './guest-tables.ts'
import { changeReviews, countNewReviews } from './review-tally.ts'

interface Review extends ReviewDraft {
  readonly id: number
  /** Milliseconds since 1970. */
  readonly at: number
  /** It does not count until staff say yes. */
  readonly waiting: boolean
  readonly ofOrder: boolean
  /** How many other reviews came from the same connection in the last 30 days. */
  readonly alike: number
}

/** How a new review stands. */
export interface ReviewSource {
  readonly waiting: boolean
  /** The order that it is about, if that has no review yet. */
  readonly order: number | null
  /** The mark of its network. */
  readonly askedFrom: string
}

/** Saves a review and returns its id. */
export async function insertReview(
  trx: Trx,
  review: ReviewDraft,
  { waiting, order, askedFrom }: ReviewSource,
  now: number,
): Promise<number> {
  const { id } = await trx
    .insertInto('review')
    .values({ ...columnsOf(review), at: now, waiting: waiting ? 1 : 0, of_order: order, asked_from: askedFrom })
    .returning('id')
    .executeTakeFirstOrThrow()
  await countNewReviews(trx, [id])
  return id
}

/** Whether an order has a review. */
export async function isReviewed(trx: Trx, order: number): Promise<boolean> {
  return (await trx.selectFrom('review').select('id').where('of_order', '=', order).executeTakeFirst()) !== undefined
}

/** Whether it counts only once staff say yes. */
export async function isWaiting(db: Db, id: number): Promise<boolean> {
  const row = await db.selectFrom('review').select('waiting').where('id', '=', id).executeTakeFirst()
  return row?.waiting === 1
}

/** False if it was removed. A changed review waits for staff again, unless it counts by its order. */
export async function changeReview(trx: Trx, id: number, review: ReviewDraft): Promise<boolean> {
  const { numUpdatedRows } = await changeReviews(trx, [id], () =>
    trx
      .updateTable('review')
      .set((e) => ({
        ...columnsOf(review),
        waiting: e.case().when('of_order', 'is', null).then(1).else(e.ref('waiting')).end(),
      }))
      .where('id', '=', id)
      .executeTakeFirstOrThrow(),
  )
  return numUpdatedRows > 0n
}

const columnsOf = ({ ratings, name, text }: ReviewDraft) => ({ ...ratings, user_name: name, text })

export interface ReviewWish {
  readonly before: number | undefined
  readonly limit: number
  readonly waiting: boolean
  /** Only those that came from the same connection as this one. */
  readonly like: number | undefined
}

/** At most `limit` reviews with an id below `before`, newest first. */
export async function newestReviews(db: Db, { before, limit, waiting, like }: ReviewWish): Promise<Review[]> {
  let query = db.selectFrom('review').selectAll().orderBy('id', 'desc').limit(limit)
  if (before !== undefined) query = query.where('id', '<', before)
  if (waiting) query = query.where(waits)
  if (like !== undefined)
    query = query.where('asked_from', '=', (e) =>
      e.selectFrom('review as other').select('other.asked_from').where('other.id', '=', like),
    )
  const rows = await query.execute()
  const marks = await countByMark(db, [...new Set(rows.flatMap(({ asked_from }) => asked_from ?? []))])
  return rows.map((row) => reviewFrom(row, marks))
}

async function countByMark(db: Db, marks: readonly string[]): Promise<ReadonlyMap<string | null, number>> {
  if (marks.length === 0) return new Map()
  const rows = await db
    .selectFrom('review')
    .select((e) => ['asked_from', e.fn.countAll<number | string>().as('times')])
    .where('asked_from', 'in', marks)
    .groupBy('asked_from')
    .execute()
  return new Map(rows.map(({ asked_from, times }) => [asked_from, Number(times)]))
}

/** The oldest reviews, whether they count or not. */
export async function oldestReviews(db: Db, limit: number): Promise<(ReviewDraft & { readonly id: number })[]> {
  const rows = await db.selectFrom('review').selectAll().orderBy('id').limit(limit).execute()
  return rows.map((row) => ({ id: row.id, ratings: ratingsOf(row), name: row.user_name, text: row.text }))
}

/** How many reviews there are. */
export async function reviewCount(db: Db): Promise<number> {
  const { reviews } = await db
    .selectFrom('review')
    .select((e) => e.fn.countAll<number | string>().as('reviews'))
    .executeTakeFirstOrThrow()
  return Number(reviews)
}

/** How many reviews wait for staff. */
export async function waitingReviewCount(db: Db): Promise<number> {
  const { waiting } = await db
    .selectFrom('review')
    .select((e) => e.fn.countAll<number | string>().as('waiting'))
    .where(waits)
    .executeTakeFirstOrThrow()
  return Number(waiting)
}

/** Written out, as SQLite uses an index of some rows only for a literal. */
const waits = sql<boolean>`waiting = 1`

/** Makes these reviews count, because staff said yes. Returns how many of them waited. */
export async function showReviews(trx: Trx, ids: readonly number[]): Promise<number> {
  const { numUpdatedRows } = await changeReviews(trx, ids, () =>
    trx
      .updateTable('review')
      .set({ waiting: 0 })
      .where('id', 'in', ids)
      .where('waiting', '=', 1)
      .executeTakeFirstOrThrow(),
  )
  return Number(numUpdatedRows)
}

/** Returns how many there were. */
export async function removeReviews(trx: Trx, ids: readonly number[]): Promise<number> {
  const { numDeletedRows } = await changeReviews(trx, ids, () =>
    trx.deleteFrom('review').where('id', 'in', ids).executeTakeFirstOrThrow(),
  )
  return Number(numDeletedRows)
}

/** Forgets the networks of reviews older than `before`. */
export async function forgetReviewers(trx: Trx, before: number): Promise<void> {
  await trx
    .updateTable('review')
    .set({ asked_from: null })
    .where('asked_from', 'is not', null)
    .where('at', '<', before)
    .execute()
}

const reviewFrom = (row: Selectable<ReviewRow>, marks: ReadonlyMap<string | null, number>): Review => ({
  id: row.id,
  ratings: ratingsOf(row),
  name: row.user_name,
  text: row.text,
  at: row.at,
  waiting: row.waiting === 1,
  ofOrder: row.of_order !== null,
  alike: Math.max(0, (marks.get(row.asked_from) ?? 1) - 1),
})

const ratingsOf = ({ food, service, value, atmosphere }: Ratings): Ratings => ({ food, service, value, atmosphere })

/** Whether a review without an order waits for staff. It does until the owner says otherwise. */
export const reviewsWait = async (db: Db): Promise<boolean> => (await readSetting(db, 'reviews.wait')) !== 'no'

export const setReviewsWait = (trx: Trx, waits: boolean): Promise<void> =>
  writeSetting(trx, 'reviews.wait', waits ? 'yes' : 'no')
