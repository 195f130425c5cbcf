// Orders as notices tell of them: how far they are, without a customer's data.

import { sql } from 'kysely'
import type { Instant } from '#domain/branch/hours.ts'
import type { Course } from '#domain/order/course.ts'
import type { WaitingOrder } from '#domain/shop/watch/alerts.ts'
import type { OrderMarks } from '#domain/shop/watch/notices.ts'
import { chunks } from '../chunks.ts'
import type { Db } from '../engines/engine.ts'
import { notAcceptedAt } from '../order/arrival-store.ts'
import { openOrdersAt } from '../order/order-store.ts'
import type { OrderFacts } from './notice-store.ts'

export interface MarkedOrder extends OrderMarks {
  readonly branch: string
  readonly facts: OrderFacts
}

/** These orders, by id, as far as they exist. */
export async function markedOrders(db: Db, ids: readonly number[]): Promise<MarkedOrder[]> {
  const found = []
  for (const some of chunks(ids, 1000)) found.push(...(await markedAmong(db, some)))
  return found
}

async function markedAmong(db: Db, ids: readonly number[]): Promise<MarkedOrder[]> {
  const rows = await db
    .selectFrom('orders')
    .select(['id', 'code', 'branch', 'form', 'total', 'placed_at as placedAt', 'wanted_at as wantedAt'])
    .select(['course', 'accepted_at as acceptedAt', 'ready_at as readyAt', 'over_at as overAt'])
    .where('id', 'in', ids)
    .orderBy('id')
    .execute()
  return rows.map(({ id, code, branch, form, total, wantedAt, course, ...marks }) => ({
    ...marks,
    branch,
    course: course as Course,
    facts: { id, code, form, total, placedAt: marks.placedAt, wantedAt },
  }))
}

export interface UnseenOrder extends WaitingOrder {
  readonly id: number
  readonly token: string
}

/** The orders of a branch, wanted from `since` on, that nobody has seen. */
export async function ordersNotSeen(db: Db, branch: string, since: Instant): Promise<UnseenOrder[]> {
  return await notAcceptedAt(db, branch, since)
    .select(['id', 'token', 'placed_at as placedAt', 'wanted_at as wantedAt', 'making'])
    .orderBy('id')
    .execute()
}

/** When the longest open order was placed of those wanted from `from` until before `until`; null if there are none. */
export async function oldestOpen(db: Db, branch: string, from: Instant, until: Instant): Promise<Instant | null> {
  const { oldest } = await openOrdersAt(db, branch)
    .select((e) => e.fn.min('placed_at').as('oldest'))
    .where('wanted_at', '>=', from)
    .where('wanted_at', '<', until)
    .where('wanted_known', '=', sql.lit(1))
    .executeTakeFirstOrThrow()
  return oldest === null ? null : Number(oldest)
}
