// How many reviews count with each set of stars: a sum that changes in the transaction that changes reviews, so that
// the summary never counts them all.
import { sql } from 'kysely'
import type { RatingTally } from '#domain/guests/review.ts'
import { chunks } from '../chunks.ts'
import type { Db } from '../engines/engine.ts'
import type { Trx } from '../write-queue.ts'

/** How many reviews have each set of ratings; those that wait for staff are not counted. */
export async function ratingTallies(db: Db): Promise<RatingTally[]> {
  const rows = await db.selectFrom('review_tally').selectAll().where('times', '>', 0).execute()
  return rows.map(({ food, service, value, atmosphere, times }) => ({
    ratings: { food: food || null, service: service || null, value: value || null, atmosphere: atmosphere || null },
    times,
  }))
}

/** Changes or removes these reviews, and counts them as they are afterwards. */
export async function changeReviews<Changed>(
  trx: Trx,
  ids: readonly number[],
  change: () => Promise<Changed>,
): Promise<Changed> {
  // Locks them, so that none is changed between counting it out and in.
  for (const some of chunks(ids, 500))
    await trx
      .updateTable('review')
      .set((e) => ({ waiting: e.ref('waiting') }))
      .where('id', 'in', some)
      .execute()
  await countReviews(trx, ids, -1)
  const changed = await change()
  await countReviews(trx, ids, 1)
  return changed
}

/** Counts new reviews in. */
export const countNewReviews = (trx: Trx, ids: readonly number[]): Promise<void> => countReviews(trx, ids, 1)

async function countReviews(trx: Trx, ids: readonly number[], sign: 1 | -1): Promise<void> {
  // In the order of the key, so that two servers never wait for each other in a circle.
  for (const some of chunks(ids, 500))
    await sql`insert into review_tally (food, service, value, atmosphere, times)
      select coalesce(food, 0), coalesce(service, 0), coalesce(value, 0), coalesce(atmosphere, 0), ${sql.lit(sign)} * count(*)
      from review where waiting = 0 and id in (${sql.join(some)}) group by 1, 2, 3, 4 order by 1, 2, 3, 4
      on conflict (food, service, value, atmosphere) do update set times = review_tally.times + excluded.times`.execute(
      trx,
    )
}
