// Reviews: guests say how it was, everybody sees the summary, staff read each one.
import type {} from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { readReview, summaryOf } from '../../../domain/review.ts'
import type { Deps } from '../../http/deps.ts'
import { no, yes } from '../../http/refused.ts'
import { serve } from '../../http/serve.ts'
import { publish } from '../../live/publish.ts'
import { newestReviews, removeReview, saveReview, tallies } from '../../store/guests/reviews.ts'

/** Reviews that one address may send in a minute: a table of guests on the shop's own network, not a machine. */
const reviewsPerMinute = 20

export function reviewRoutes(app: FastifyInstance, deps: Deps): void {
  const { store } = deps
  const spend = app.createRateLimit({ max: reviewsPerMinute, timeWindow: 60_000 })

  serve(app, deps, 'reviews.summary', async () => yes(summary(await tallies(store.db))))

  serve(app, deps, 'reviews.submit', async ({ input, now, request }) => {
    const limit = await spend(request)
    if (!limit.isAllowed && limit.isExceeded) return no('too_many', { retryAfter: limit.ttlInSeconds })
    const { key, food, service, value, atmosphere, name, text } = input
    const read = readReview({ ratings: { food, service, value, atmosphere }, name, text })
    if (!read.ok) return no('review_refused', { problems: read.refusal })
    return await store.write(async (trx) => {
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
