// Reviews: guests review the shop, everybody sees the summary, staff read each review.
import type { FastifyInstance } from 'fastify'
import type { Output } from '../../../contract/index.ts'
import { type ReviewDraft, readReview, summaryOf } from '../../../domain/review.ts'
import { eachOf, requestLimit } from '../../auth/limits/request-limit.ts'
import type { Deps } from '../../http/deps.ts'
import { doneBefore, type KeyedCall, type Made, made, madeBefore, once } from '../../http/once.ts'
import { no, yes } from '../../http/refused.ts'
import { serve } from '../../http/serve.ts'
import { publish } from '../../live/publish.ts'
import { changeReview, insertReview, newestReviews, removeReview, tallies } from '../../store/guests/reviews.ts'
import type { Trx } from '../../store/write-queue.ts'

/**
 * Reviews that one address may send in a minute: enough for a table of guests on the shop's network, not for a machine.
 */
const reviewsPerMinute = 20
/** In a day: more than guests write on the shop's network, fewer than would turn the summary over. */
const reviewsPerDay = 30

export function reviewRoutes(app: FastifyInstance, deps: Deps): void {
  const { store } = deps
  const limit = eachOf(
    requestLimit(reviewsPerMinute, 60_000, deps.elapsed),
    requestLimit(reviewsPerDay, 24 * 3_600_000, deps.elapsed),
  )

  serve(app, deps, 'reviews.summary', async () => yes(summary(await tallies(store.db))))

  serve(app, deps, 'reviews.submit', async ({ input, now, request }) => {
    const { key, food, service, value, atmosphere, name, text } = input
    const read = readReview({ ratings: { food, service, value, atmosphere }, name, text })
    if (!read.ok) return no('review_refused', { problems: read.refusal })
    const sent = { key, body: read.value, now }
    const full = await limit.whenFull(request, () => doneBefore(store.db, submitting, sent))
    if (full) return full
    return await store.write((trx) =>
      once(trx, submitting, sent, async () => {
        const tooMany = limit.spend(request)
        return tooMany ?? keep(trx, { review: read.value, replaces: input.replaces, now })
      }),
    )
  })

  serve(app, deps, 'reviews.list', async ({ input }) => {
    const found = await newestReviews(store.db, input.before, input.limit + 1)
    return yes({
      summary: summary(await tallies(store.db)),
      reviews: found.slice(0, input.limit).map((review) => ({ ...review, ratings: { ...review.ratings } })),
      more: found.length > input.limit,
    })
  })

  serve(app, deps, 'reviews.remove', async ({ input, now, write }) =>
    write(async (trx) => {
      if (!(await removeReview(trx, input.id))) return no('not_found')
      await publish(trx, now, 'reviews.removed', { id: input.id })
      return yes({})
    }),
  )
}

function summary(given: Parameters<typeof summaryOf>[0]) {
  const { medians, ...rest } = summaryOf(given)
  return { ...rest, medians: { ...medians } }
}

type Submitted = Output<'reviews.submit'>

/** A review that staff have removed since stays removed. */
const submitting: KeyedCall<Submitted> = { call: 'reviews.submit', again: async () => ({}) }

interface Keeping {
  readonly review: ReviewDraft
  /** The key of the review that this one replaces. */
  readonly replaces: string | undefined
  readonly now: number
}

/** Saves a review, or replaces the one that the guest sent before. */
async function keep(trx: Trx, { review, replaces, now }: Keeping): Promise<Made<Submitted>> {
  const earlier = await madeBefore(trx, submitting, replaces)
  const isChanged = earlier !== undefined && (await changeReview(trx, earlier, review))
  const id = isChanged ? earlier : await insertReview(trx, review, now)
  await publish(trx, now, 'reviews.added', { id })
  return made(id, {})
}
