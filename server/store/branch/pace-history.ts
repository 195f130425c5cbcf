// What a branch has learned before its first promise by the loop: its orders of the last four weeks teach how long
// orders take and at which pace, so that a shop that updates does not start anew (QUOTE-1). What was promised then was
// not promised by the loop, so the thresholds stand still.
import { sql } from 'kysely'
import { type Making, minutesOfWork } from '#domain/branch/capacity/capacity.ts'
import { afterTap, beginMemory, onDay, type PaceMemory } from '#domain/branch/capacity/pace-memory.ts'
import { type Instant, localTime } from '#domain/branch/hours.ts'
import { latenessOf } from '#domain/order/lateness.ts'
import { fromJson, toJson } from '../json.ts'
import type { Trx } from '../write-queue.ts'

const minute = 60_000
const taughtFor = 28 * 24 * 60 * minute
/** Of these the first weighs next to nothing any more. */
const mostOrders = 1500
/** Who wanted it later than this after the soonest time chose a time. */
const soonWithin = 30 * minute

export async function learnFromHistory(trx: Trx, now: Instant): Promise<void> {
  const branches = await trx
    .selectFrom('branch')
    .select(['id', 'prep_minutes', 'time_zone', 'late_percent'])
    .where('capacity', 'is not', null)
    .where('removed_at', 'is', null)
    .execute()
  for (const branch of branches) {
    const orders = await madeLately(trx, branch.id, now)
    if (orders.length === 0) continue
    const dayOf = (at: Instant) => localTime(at, branch.time_zone).date
    let memory: PaceMemory | undefined
    for (const order of orders) {
      const { id, placedAt, promisedAt, readyAt, making } = order
      const today = onDay(memory ?? beginMemory(branch.prep_minutes, dayOf(readyAt)), dayOf(readyAt))
      const truth = {
        work: workAhead(order, orders) + order.work,
        isBound: true,
        taken: (readyAt - placedAt) / minute,
        isLate: latenessOf(promisedAt, readyAt) !== 'kept',
      }
      const isForSoon = promisedAt - placedAt <= making + soonWithin
      memory = afterTap(today, { order: id, at: readyAt, truth: isForSoon ? truth : null }, branch.late_percent / 100)
    }
    await trx
      .insertInto('branch_pace')
      .values({ branch: branch.id, state: toJson(memory) })
      .execute()
  }
}

interface Made {
  readonly id: number
  readonly placedAt: Instant
  readonly promisedAt: Instant
  readonly readyAt: Instant
  readonly making: number
  /** Minutes. */
  readonly work: number
}

/** In order of when they were ready. */
async function madeLately(trx: Trx, branch: string, now: Instant): Promise<Made[]> {
  const heads = await trx
    .selectFrom('orders')
    .select((e) => [
      'id',
      'making',
      'placed_at',
      e.ref('first_promised_at').$notNull().as('promised'),
      e.ref('ready_at').$notNull().as('ready'),
    ])
    .where('branch', '=', branch)
    .where('ready_at', '>=', now - taughtFor)
    .where('first_promised_at', 'is not', null)
    .orderBy('ready_at', 'desc')
    .limit(mostOrders)
    .execute()
  if (heads.length === 0) return []
  const ids = sql.join(heads.map(({ id }) => sql.lit(id)))
  const lines = await trx
    .selectFrom('order_line')
    .select(['order_id', 'quantity', 'making'])
    .where(sql<boolean>`order_id in (${ids})`)
    .execute()
  const linesOf = Map.groupBy(lines, (line) => line.order_id)
  return heads.reverse().map(({ id, making, placed_at: placedAt, promised, ready }) => ({
    id,
    making,
    placedAt,
    promisedAt: promised,
    readyAt: ready,
    work: minutesOfWork(
      (linesOf.get(id) ?? []).map((line) => ({ quantity: line.quantity, making: fromJson<Making[]>(line.making) })),
    ),
  }))
}

/** What was placed before it and not ready yet. */
const workAhead = (order: Made, all: readonly Made[]): number =>
  all.reduce(
    (sum, one) =>
      one.placedAt < order.placedAt && one.readyAt > order.placedAt && one.promisedAt <= order.promisedAt
        ? sum + one.work
        : sum,
    0,
  )
