// Orders as notices tell of them: how far they are, without a customer's data.

import { sql } from 'kysely'
import type { Instant } from '#domain/branch/hours.ts'
import type { Course } from '#domain/order/course.ts'
import type { WaitingOrder } from '#domain/shop/watch/alerts.ts'
import type { OrderMarks } from '#domain/shop/watch/notices.ts'
import { chunks } from '../chunks.ts'
import type { Db } from '../engines/engine.ts'
import { notAcceptedAt } from '../order/arrival-store.ts'
import { type BranchSpan, openOrdersOf } from '../order/order-store.ts'
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
  readonly branch: string
  readonly token: string
}

/** The orders of these branches, wanted from the beginning of their day on, that nobody has seen. */
export async function ordersNotSeen(db: Db, days: readonly BranchSpan[]): Promise<UnseenOrder[]> {
  if (days.length === 0) return []
  const since = new Map(days.map(({ branch, from }) => [branch, from]))
  const rows = await notAcceptedAt(db, [...since.keys()], Math.min(...since.values()))
    .select(['id', 'branch', 'token', 'placed_at as placedAt', 'wanted_at as wantedAt', 'making'])
    .orderBy('id')
    .execute()
  return rows.filter(({ branch, wantedAt }) => wantedAt >= (since.get(branch) ?? 0))
}

/** When the longest open order was placed of those wanted within the day, by branch. */
export async function oldestOpen(db: Db, days: readonly BranchSpan[]): Promise<ReadonlyMap<string, Instant>> {
  if (days.length === 0) return new Map()
  const rows = await openOrdersOf(db, days)
    .select((e) => ['branch', e.fn.min('placed_at').as('oldest')])
    .where('wanted_known', '=', sql.lit(1))
    .groupBy('branch')
    .execute()
  return new Map(rows.map(({ branch, oldest }) => [branch, Number(oldest)]))
}
