// Browsers that are told of an order, and the news that waits for them.
import type { Instant } from '#domain/branch/hours.ts'
import type { Course } from '#domain/order/course.ts'
import { mostFollowers, type NewsKind } from '#domain/order/news.ts'
import type { Order } from '#domain/order/order.ts'
import { type Locale, localeOf } from '#domain/shared/locale.ts'
import type { Db } from '../engines/engine.ts'
import { isWaitingNow, type QueuedPiece, waitingFrom } from '../outbox-store.ts'
import type { Trx } from '../write-queue.ts'

export interface NewsFollower {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
  /** The shop's address as the customer sees it. */
  readonly site: string
  readonly lang: Locale
}

/**
 * From now on this browser is told of the order, which must be locked. A repeated call renews its keys and language.
 * The newest come in place of the oldest; others who know the token take no place of the browser that placed the order.
 */
export async function addFollower(
  trx: Trx,
  order: number,
  { own, ...follower }: NewsFollower & { readonly own: boolean },
  now: Instant,
): Promise<void> {
  await unfollowNews(trx, order, follower.endpoint)
  const others = await trx
    .selectFrom('news_follower')
    .select('id')
    .where('order_id', '=', order)
    .$if(!own, (query) => query.where('own', '=', 0))
    .orderBy('id', 'desc')
    .execute()
  const tooMany = others.slice(mostFollowers - 1).map(({ id }) => id)
  if (tooMany.length > 0) await trx.deleteFrom('news_follower').where('id', 'in', tooMany).execute()
  await trx
    .insertInto('news_follower')
    .values({ order_id: order, ...follower, own: own ? 1 : 0, at: now })
    .execute()
}

export async function unfollowNews(trx: Trx, order: number, endpoint: string): Promise<void> {
  await trx.deleteFrom('news_follower').where('order_id', '=', order).where('endpoint', '=', endpoint).execute()
}

/** The browser has unsubscribed, so it follows no order any more. */
export async function forgetEndpoint(trx: Trx, endpoint: string): Promise<void> {
  await trx.deleteFrom('news_follower').where('endpoint', '=', endpoint).execute()
}

interface FreshNews extends Pick<NewsToSend, 'kind' | 'until'> {
  readonly now: Instant
}

/** Saves news for the followers of an order. It replaces news that has not gone out yet. */
export async function replaceNews(trx: Trx, order: number, { kind, until, now }: FreshNews): Promise<void> {
  const rows = await trx.selectFrom('news_follower').select('id').where('order_id', '=', order).execute()
  if (rows.length === 0) return
  const followers = rows.map(({ id }) => Number(id))
  await trx.deleteFrom('news_message').where('follower', 'in', followers).where('state', '=', 'waiting').execute()
  await trx
    .insertInto('news_message')
    .values(followers.map((follower) => ({ kind, until, follower, ...waitingFrom(now) })))
    .execute()
}

/** News to send now, with where it goes and how the order stands now. */
export interface NewsToSend extends NewsFollower, QueuedPiece {
  readonly id: number
  readonly kind: NewsKind
  readonly until: Instant
  readonly order: Pick<Order, 'token' | 'code' | 'branch' | 'course' | 'readyAt' | 'overAt' | 'wantedAt' | 'form'>
}

export async function newsToSend(db: Db, now: Instant, limit: number): Promise<NewsToSend[]> {
  const rows = await db
    .selectFrom('news_message')
    .innerJoin('news_follower', 'news_follower.id', 'news_message.follower')
    .innerJoin('orders', 'orders.id', 'news_follower.order_id')
    .select(['news_message.id', 'news_message.kind', 'news_message.until', 'news_message.since', 'news_message.tries'])
    .select(['news_follower.endpoint', 'news_follower.p256dh', 'news_follower.auth'])
    .select(['news_follower.site', 'news_follower.lang'])
    .select(['orders.token', 'orders.code', 'orders.branch', 'orders.course', 'orders.form'])
    .select(['orders.ready_at as readyAt', 'orders.over_at as overAt', 'orders.wanted_at as wantedAt'])
    .where(isWaitingNow('news_message', now))
    .where('news_message.until', '>', now)
    .orderBy('news_message.next_at')
    .orderBy('news_message.id')
    .limit(limit)
    .execute()
  return rows.map(({ token, code, branch, course, form, readyAt, overAt, wantedAt, ...row }) => ({
    ...row,
    rows: [{ table: 'news_message', key: { id: row.id } }],
    kind: row.kind as NewsKind,
    lang: localeOf(row.lang),
    order: {
      token,
      code,
      branch,
      readyAt,
      overAt,
      wantedAt,
      course: course as Course,
      form: form as Order['form'],
    },
  }))
}

/** Forgets who followed these orders, and their e-mail addresses. */
export async function forgetNewsOf(trx: Trx, orders: readonly number[]): Promise<void> {
  await trx.deleteFrom('news_follower').where('order_id', 'in', orders).execute()
  await trx.deleteFrom('receipt_mail').where('order_id', 'in', orders).execute()
}

/** The same for all orders that were over before this instant. */
export async function forgetNews(trx: Trx, before: Instant): Promise<void> {
  for (const table of ['news_follower', 'receipt_mail'] as const)
    await trx
      .deleteFrom(table)
      .where((e) =>
        e.exists(
          e
            .selectFrom('orders')
            .select('orders.id')
            .whereRef('orders.id', '=', `${table}.order_id`)
            .where('orders.over_at', '<', before),
        ),
      )
      .execute()
}
