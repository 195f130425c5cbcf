// Reviews: guests review the shop, everybody sees the summary, staff read each review.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Output } from '#contract/index.ts'
import { type ReviewDraft, readReview, summaryOf } from '#domain/guests/review.ts'
import { readToken } from '#domain/order/token.ts'
import type { Deps } from '#server/door/http/deps.ts'
import { doneBefore, type KeyedCall, type Made, made, madeBefore, once } from '#server/door/http/once.ts'
import { no, yes } from '#server/door/http/refused.ts'
import { type RouteAsk, serve } from '#server/door/http/serve-call.ts'
import { eachOf, requestLimit } from '#server/door/limits/request-limit.ts'
import { publish } from '#server/door/live/publish.ts'
import {
  changeReview,
  insertReview,
  isReviewed,
  isWaiting,
  newestReviews,
  removeReviews,
  reviewsWait,
  setReviewsWait,
  showReviews,
  waitingReviewCount,
} from '#server/store/guests/review-store.ts'
import { ratingTallies } from '#server/store/guests/review-tally.ts'
import type { Store } from '#server/store/open.ts'
import { soldTo } from '#server/store/order/placed-order-store.ts'
import type { Trx } from '#server/store/write-queue.ts'
import { lookUpToken } from '#work/people/auth/order-proofs.ts'
import { networkMark } from '#work/people/auth/shop-key.ts'

/** From one address in a minute: enough for a table of guests on the shop's network, not for a machine. */
const reviewsPerMinute = 20
/** In a day: more than guests write on the shop's network, fewer than would turn the summary over. */
const reviewsPerDay = 30

export function reviewRoutes(app: FastifyInstance, deps: Deps): void {
  const { store } = deps
  const limit = eachOf(
    requestLimit(reviewsPerMinute, 60_000, deps.elapsed),
    requestLimit(reviewsPerDay, 24 * 3_600_000, deps.elapsed),
  )

  serve(app, deps, 'reviews.summary', async () => yes(await summary(store.db)))

  serve(app, deps, 'reviews.submit', async ({ input, now, request }) => {
    const { key, food, service, value, atmosphere, name, text } = input
    const read = readReview({ ratings: { food, service, value, atmosphere }, name, text })
    if (!read.ok) return no('review_refused', { problems: read.refusal })
    const token = readToken(input.token) ?? ''
    // Without a token the body is as it was before there were any: a form sent again after an update is the same.
    const sent = { key, body: token ? { ...read.value, token } : read.value, now }
    const full = await limit.whenFull(request, () => doneBefore(store.db, submitting, sent))
    if (full) return full
    const order = token ? await handedOver(deps, request, token) : null
    const askedFrom = await networkMark(store, request.ip)
    return await store.write((trx) =>
      once(trx, submitting, sent, async () => {
        const tooMany = limit.spend(request)
        return tooMany ?? keep(trx, { review: read.value, replaces: input.replaces, order, askedFrom, now })
      }),
    )
  })

  serve(app, deps, 'reviews.list', async ({ input }) => {
    const { before, limit: most, show, like } = input
    const found = await newestReviews(store.db, { before, limit: most + 1, waiting: show === 'waiting', like })
    return yes({
      summary: await summary(store.db),
      reviews: found.slice(0, most).map((review) => ({ ...review, ratings: { ...review.ratings } })),
      more: found.length > most,
      waiting: await waitingReviewCount(store.db),
    })
  })

  serve(app, deps, 'reviews.setRule', async ({ input: { waits }, now, write, tell }) =>
    write(async (trx) => {
      if (waits === (await reviewsWait(trx))) tell('nothing')
      else {
        await setReviewsWait(trx, waits)
        await publish(trx, now, 'reviews.removed', { id: 0 })
      }
      return yes({ waits })
    }),
  )

  serve(app, deps, 'reviews.show', async ({ input: { ids }, now, write, tell }) =>
    write(async (trx) => {
      const count = await showReviews(trx, ids)
      return await toldOf({ trx, now, tell }, ids, count)
    }),
  )

  serve(app, deps, 'reviews.removeMany', async ({ input: { ids }, now, write, tell }) =>
    write(async (trx) => {
      const count = await removeReviews(trx, ids)
      return await toldOf({ trx, now, tell }, ids, count)
    }),
  )

  serve(app, deps, 'reviews.remove', async ({ input, now, write }) =>
    write(async (trx) => {
      if ((await removeReviews(trx, [input.id])) === 0) return no('not_found')
      await publish(trx, now, 'reviews.removed', { id: input.id })
      return yes({})
    }),
  )
}

type Changing = Pick<RouteAsk<'reviews.show'>, 'now' | 'tell'> & { readonly trx: Trx }

/** One event for all: a page reads the list again. */
async function toldOf({ trx, now, tell }: Changing, [id = 0]: readonly number[], count: number) {
  if (count > 0) await publish(trx, now, 'reviews.removed', { id })
  tell(count > 0 ? { data: { count } } : 'nothing')
  return yes({ count })
}

/** The id of the order with this token, once it was handed over; null otherwise. */
async function handedOver(deps: Deps, request: FastifyRequest, token: string): Promise<number | null> {
  const { found } = await lookUpToken(deps, { request, token, now: deps.elapsed() }, () => soldTo(deps.store.db, token))
  return found ?? null
}

async function summary(db: Store['db']) {
  const { medians, ...rest } = summaryOf(await ratingTallies(db))
  return { ...rest, medians: { ...medians }, waits: await reviewsWait(db) }
}

type Submitted = Output<'reviews.submit'>

/** A review that staff have removed since stays removed, and its guest is not told. */
const submitting: KeyedCall<Submitted> = {
  call: 'reviews.submit',
  answerAbout: async (db, id) => ({ waiting: await isWaiting(db, id) }),
}

interface Keeping {
  readonly review: ReviewDraft
  /** The key of the review that this one replaces. */
  readonly replaces: string | undefined
  readonly order: number | null
  readonly askedFrom: string
  readonly now: number
}

/** Saves a review, or replaces the one that the guest sent before. */
async function keep(trx: Trx, { review, replaces, order, askedFrom, now }: Keeping): Promise<Made<Submitted>> {
  const earlier = await madeBefore(trx, submitting, replaces)
  const isChanged = earlier !== undefined && (await changeReview(trx, earlier, review))
  const first = order !== null && !(await isReviewed(trx, order)) ? order : null
  const source = { waiting: first === null && (await reviewsWait(trx)), order: first, askedFrom }
  const id = isChanged ? earlier : await insertReview(trx, review, source, now)
  await publish(trx, now, 'reviews.added', { id })
  return made(id, { waiting: await isWaiting(trx, id) })
}
