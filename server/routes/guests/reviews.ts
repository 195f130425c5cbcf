// Reviews: guests say how it was, everybody sees the summary, staff read each one.
import type { FastifyInstance } from 'fastify'
import type { Output } from '../../../contract/index.ts'
import { dimensions, type ReviewDraft, readReview, summaryOf } from '../../../domain/review.ts'
import { requestLimit } from '../../auth/request-limit.ts'
import type { Deps } from '../../http/deps.ts'
import { type Answer, no, yes } from '../../http/refused.ts'
import { serve } from '../../http/serve.ts'
import { publish } from '../../live/publish.ts'
import {
  newestReviews,
  type Review,
  removeReview,
  reviewByKey,
  saveReview,
  tallies,
} from '../../store/guests/reviews.ts'

/** Reviews that one address may send in a minute: a table of guests on the shop's own network, not a machine. */
const reviewsPerMinute = 20

export function reviewRoutes(app: FastifyInstance, deps: Deps): void {
  const { store } = deps
  const limit = requestLimit(app, reviewsPerMinute, 60_000)

  serve(app, deps, 'reviews.summary', async () => yes(summary(await tallies(store.db))))

  serve(app, deps, 'reviews.submit', async ({ input, now, request }) => {
    const { key, food, service, value, atmosphere, name, text } = input
    const read = readReview({ ratings: { food, service, value, atmosphere }, name, text })
    if (!read.ok) return no('review_refused', { problems: read.refusal })
    const full = await limit.whenFull(request, () => takenBefore(store.db, key, read.value))
    if (full) return full
    return await store.write(async (trx) => {
      const settled = (await takenBefore(trx, key, read.value)) ?? (await limit.spend(request))
      if (settled) return settled
      const id = await saveReview(trx, key, read.value, now)
      await publish(trx, now, 'reviews.added', { id })
      return yes({})
    })
  })

  serve(app, deps, 'reviews.list', async ({ input }) => {
    const found = await newestReviews(store.db, input.before, input.limit + 1)
    return yes({
      summary: summary(await tallies(store.db)),
      reviews: found.slice(0, input.limit).map((review) => ({ ...review, ratings: { ...review.ratings } })),
      more: found.length > input.limit,
    })
  })

  serve(app, deps, 'reviews.remove', async ({ input, now }) =>
    store.write(async (trx) => {
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

/** The answer where this very review came with its key already; another one under the same key changes it. */
async function takenBefore(
  db: Deps['store']['db'],
  key: string,
  said: ReviewDraft,
): Promise<Answer<Output<'reviews.submit'>> | undefined> {
  const earlier = await reviewByKey(db, key)
  return earlier && isSame(earlier, said) ? yes({}) : undefined
}

const isSame = (one: Review, said: ReviewDraft): boolean =>
  one.name === said.name &&
  one.text === said.text &&
  dimensions.every((dimension) => one.ratings[dimension] === said.ratings[dimension])
