// How the promises of what a branch made ready were kept (QUOTE-4).

import { sql } from 'kysely'
import { busyFrom, fullAbove, type LoadName } from '#domain/branch/capacity/promise-loop.ts'
import type { PromisedHour } from '#domain/branch/capacity/quote.ts'
import { type DateText, daysFrom, type Instant } from '#domain/branch/hours.ts'
import { keptWithin } from '#domain/order/lateness.ts'
import type { Db } from '../engines/engine.ts'
import { inPieces } from '../in-pieces.ts'
import { readCounts } from '../money/figure-reads.ts'

/** A quarter of an hour: the hour on the clock of any time zone consists of four. */
const quarter = 900_000

interface KeptRow {
  readonly quarter: number
  readonly load: LoadName | null
  readonly orders: number | string
  readonly kept: number | string
  readonly late: number | string
  readonly bound: number | string
  readonly more: number | string
}

const load = sql`case when work_ahead is null then null when work_ahead < ${sql.lit(60 * busyFrom)} then 'quiet'
  when work_ahead <= ${sql.lit(60 * fullAbove)} then 'busy' else 'full' end`
/** What the loop would have promised, rounded up to the minute. */
const wanted = sql`((quoted_at + 59999) / 60000 + loop_minutes) * 60000`
const isBound = sql`quoted_at is not null and first_promised_at <> ${wanted}`
const isKept = sql`ready_at <= first_promised_at + ${sql.lit(keptWithin)}`

/** So many orders are read at once, so that a busy branch holds nobody up. */
const mostAtOnce = 3000

/**
 * How the promises were kept of what these branches made ready since `from`, by branch, and by quarter of the promise
 * and load, in parts.
 */
export async function promisesKept(
  db: Db,
  branches: readonly string[],
  from: Instant,
): Promise<ReadonlyMap<string, PromisedHour[]>> {
  const turn = inPieces()
  const kept = new Map<string, PromisedHour[]>()
  for (const branch of branches) {
    const hours: PromisedHour[] = []
    let after: Instant | undefined = from - 1
    while (after !== undefined) {
      const until: Instant | undefined = await endOfPart(db, branch, after)
      hours.push(...(await keptInPart(db, branch, { after, until })))
      after = until
      await turn()
    }
    kept.set(branch, hours)
  }
  return kept
}

/** When the last order of the part was ready that begins after this instant; undefined if it is the last part. */
async function endOfPart(db: Db, branch: string, after: Instant): Promise<Instant | undefined> {
  const row = await db
    .selectFrom('orders')
    .select((e) => e.ref('ready_at').$notNull().as('readyAt'))
    .where('branch', '=', branch)
    .where('ready_at', '>', after)
    .orderBy('ready_at')
    .offset(mostAtOnce - 1)
    .limit(1)
    .executeTakeFirst()
  return row && Number(row.readyAt)
}

async function keptInPart(
  db: Db,
  branch: string,
  { after, until }: { readonly after: Instant; readonly until: Instant | undefined },
): Promise<PromisedHour[]> {
  const { rows } = await sql<KeptRow>`
    select first_promised_at / ${sql.lit(quarter)} as quarter, ${load} as load, count(*) as orders,
      sum(case when ${isKept} then 1 else 0 end) as kept,
      sum(case when ${isKept} then 0 else ready_at - first_promised_at end) as late,
      sum(case when ${isBound} then 1 else 0 end) as bound,
      sum(case when ${isBound} then first_promised_at - ${wanted} else 0 end) as more
    from orders
    where branch = ${branch} and ready_at is not null and ready_at > ${after}
      ${until === undefined ? sql`` : sql`and ready_at <= ${until}`} and first_promised_at is not null
    group by first_promised_at / ${sql.lit(quarter)}, ${load}`.execute(db)
  return rows.map(promisedFrom)
}

const promisedFrom = (row: KeptRow): PromisedHour => ({
  at: Number(row.quarter) * quarter,
  load: row.load,
  orders: Number(row.orders),
  kept: Number(row.kept),
  late: Number(row.late),
  bound: Number(row.bound),
  more: Number(row.more),
})

/** Of what was promised for these days at a branch and made ready, how much was, and how much of it in time. */
export async function keptBetween(
  db: Db,
  branch: string,
  from: DateText,
  to: DateText,
): Promise<{ readonly orders: number; readonly kept: number }> {
  const counts = await readCounts(db, [branch], daysFrom(from, to), ['kept', 'late'])
  const countOf = (wanted: string) => counts.find(({ kind }) => kind === wanted)?.amount ?? 0
  return { orders: countOf('kept') + countOf('late'), kept: countOf('kept') }
}
