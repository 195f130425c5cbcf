// What a branch made ready: what the next promises learn from, and how the earlier ones were kept (TIME-7).

import { sql } from 'kysely'
import type { MadeLine } from '#domain/branch/capacity/capacity.ts'
import type { PromisedHour } from '#domain/branch/capacity/quote.ts'
import type { DateText, Instant } from '#domain/branch/hours.ts'
import { keptWithin } from '#domain/order/lateness.ts'
import type { Db } from '../engines/engine.ts'
import { touchCatalogue } from '../menu/catalogue.ts'
import { lineFrom } from '../order/order-rows.ts'
import { linesOf } from '../order/order-store.ts'
import { preparedQuery } from '../prepared.ts'
import type { Trx } from '../write-queue.ts'

/** When an order was promised first, and when it was ready. */
export interface MadeReady {
  readonly promisedAt: Instant
  readonly readyAt: Instant
}

const lastRows = preparedQuery<{ branch: string }, { promised: number; ready: number }>((db, { branch }) =>
  db
    .selectFrom('orders')
    .select((e) => [e.ref('first_promised_at').$notNull().as('promised'), e.ref('ready_at').$notNull().as('ready')])
    .where('branch', '=', branch)
    .where('ready_at', 'is not', null)
    .where('first_promised_at', 'is not', null)
    .orderBy('ready_at', 'desc')
    .limit(5),
)

/** The last five orders that the branch made ready. */
export async function lastMade(db: Db, branch: string): Promise<MadeReady[]> {
  const rows = await lastRows(db, { branch })
  return rows.map(({ promised, ready }) => ({ promisedAt: promised, readyAt: ready }))
}

/** A quarter of an hour: the hour on the clock of any time zone consists of four. */
const quarter = 900_000

/** How the promises were kept of what these branches made ready since `from`, by branch and quarter of the promise. */
export async function promisesKept(
  db: Db,
  branches: readonly string[],
  from: Instant,
): Promise<ReadonlyMap<string, PromisedHour[]>> {
  if (branches.length === 0) return new Map()
  const { rows } = await sql<{ branch: string; quarter: number; orders: number; kept: number; late: number }>`
    select branch, first_promised_at / ${sql.lit(quarter)} as quarter, count(*) as orders,
      sum(case when ready_at <= first_promised_at + ${sql.lit(keptWithin)} then 1 else 0 end) as kept,
      sum(case when ready_at > first_promised_at + ${sql.lit(keptWithin)} then ready_at - first_promised_at else 0 end)
        as late
    from orders
    where branch in (${sql.join(branches)}) and ready_at is not null and ready_at >= ${from}
      and first_promised_at is not null
    group by branch, first_promised_at / ${sql.lit(quarter)}`.execute(db)
  const hours = Map.groupBy(rows, ({ branch }) => branch)
  return new Map(
    [...hours].map(([branch, some]) => [
      branch,
      some.map((row) => ({
        at: Number(row.quarter) * quarter,
        orders: Number(row.orders),
        kept: Number(row.kept),
        late: Number(row.late),
      })),
    ]),
  )
}

/** An order that was made ready, with its lines' making times. */
export interface MadeOrder extends MadeReady {
  /** As it was promised, in milliseconds. */
  readonly quoted: number
  readonly lines: readonly MadeLine[]
}

/** What the branch made ready since `from`, in order of when it was ready. */
export async function madeSince(db: Db, branch: string, from: Instant): Promise<MadeOrder[]> {
  const rows = await db
    .selectFrom('orders')
    .select((e) => [
      'id',
      'making',
      e.ref('first_promised_at').$notNull().as('promised'),
      e.ref('ready_at').$notNull().as('ready'),
    ])
    .where('branch', '=', branch)
    .where('ready_at', '>=', from)
    .where('first_promised_at', 'is not', null)
    .where('making', '>', 0)
    .orderBy('ready_at')
    .execute()
  const lines = await linesOf(db, rows)
  return rows.map(({ id, making, promised, ready }) => ({
    promisedAt: promised,
    readyAt: ready,
    quoted: making,
    lines: (lines.get(id) ?? []).map(lineFrom),
  }))
}

export interface LearnedFactor {
  readonly weekday: number
  readonly hour: number
  readonly factor: number
}

/** The last day of which each branch learned. */
export async function learnedDays(db: Db): Promise<Map<string, DateText>> {
  const rows = await db.selectFrom('quote_learned').selectAll().execute()
  return new Map(rows.map(({ branch, day }) => [branch, day]))
}

/** Whether this transaction may learn of the day: of several servers that ask, one may. */
export async function beginLearning(trx: Trx, branch: string, day: DateText): Promise<boolean> {
  const begun = await trx
    .insertInto('quote_learned')
    .values({ branch, day })
    .onConflict((conflict) => conflict.column('branch').doUpdateSet({ day }).where('quote_learned.day', '<', day))
    .returning('branch')
    .execute()
  return begun.length > 0
}

export async function saveFactors(
  trx: Trx,
  branch: string,
  day: DateText,
  factors: readonly LearnedFactor[],
): Promise<void> {
  if (factors.length === 0) return
  await trx
    .insertInto('quote_factor')
    .values(factors.map(({ weekday, hour, factor }) => ({ branch, weekday, hour, factor, day })))
    .onConflict((conflict) =>
      conflict
        .columns(['branch', 'weekday', 'hour'])
        .doUpdateSet((e) => ({ factor: e.ref('excluded.factor'), day: e.ref('excluded.day') })),
    )
    .execute()
  await touchCatalogue(trx)
}
