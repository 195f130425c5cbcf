// Orders as notices tell of them: how far they are, without a customer's data.
import type { Course } from '../../../domain/order/course.ts'
import type { OrderMarks } from '../../../domain/watch/notices.ts'
import { chunks } from '../chunks.ts'
import type { Db } from '../engines/engine.ts'
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
