// Running sums of money by quarter of an hour: changed in the transaction that makes them true, so that no request sums
// the orders of a day.
import { type RawBuilder, sql } from 'kysely'
import type { Instant } from '../../../domain/branch/hours.ts'
import type { PaymentWay } from '../../../domain/counter/payment.ts'
import { isSold } from '../../../domain/order/course.ts'
import type { NewOrder, Order } from '../../../domain/order/order.ts'
import type { Cents } from '../../../domain/shared/money.ts'
import type { Trx } from '../write-queue.ts'

/** Days begin at full quarters of an hour in every time zone. */
const quarterMs = 900_000

export const quarterOf = (at: Instant): number => Math.floor(at / quarterMs)

/** What was paid each way and gained by rounding, when it was paid; what is unpaid, when the order is wanted. */
export type SumKind = PaymentWay | 'rounding' | 'unpaid'

export interface SumChange {
  readonly branch: string
  readonly kind: SumKind
  readonly at: Instant
  readonly amount: Cents
}

/**
 * Adds amounts to the sums. Only ever by addition, and in one order of rows, so that two servers neither lose what the
 * other adds nor wait for each other in a circle.
 */
export async function addToSums(trx: Trx, changes: readonly SumChange[]): Promise<void> {
  const rows = new Map<string, { branch: string; kind: SumKind; quarter: number; amount: Cents }>()
  for (const { branch, kind, at, amount } of changes) {
    const quarter = quarterOf(at)
    const key = `${branch} ${kind} ${quarter}`
    rows.set(key, { branch, kind, quarter, amount: amount + (rows.get(key)?.amount ?? 0) })
  }
  const changed = [...rows]
    .filter(([, { amount }]) => amount !== 0)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, row]) => row)
  if (changed.length === 0) return
  await trx
    .insertInto('till_sum')
    .values(changed)
    .onConflict((conflict) => conflict.columns(['branch', 'kind', 'quarter']).doUpdateSet({ amount: added }))
    .execute()
}

const added = sql<number>`till_sum.amount + excluded.amount`

/**
 * What an order adds to what is unpaid. Orders of the old site have no time and nobody knows whether they were paid:
 * they are left out.
 */
export function unpaidOf(
  order: Pick<NewOrder, 'branch' | 'course' | 'total' | 'wantedAt'> & Partial<Pick<Order, 'paidAt'>>,
  sign: 1 | -1 = 1,
): SumChange[] {
  const { branch, course, total, wantedAt, paidAt = null } = order
  if (!isSold(course) || paidAt !== null || wantedAt === null) return []
  return [{ branch, kind: 'unpaid', at: wantedAt, amount: sign * total }]
}

/** The same of many stored orders at once, as they come to the list or leave it. */
export async function moveUnpaid(trx: Trx, which: RawBuilder<boolean>, sign: 1 | -1): Promise<void> {
  await sql`insert into till_sum (branch, kind, quarter, amount)
    select branch, 'unpaid', wanted_at / ${sql.lit(quarterMs)}, sum(${sql.lit(sign)} * total) from orders
    where ${which} and paid_at is null and wanted_known = 1 and course in ('placed', 'accepted')
    group by branch, wanted_at / ${sql.lit(quarterMs)} order by 1, 3
    on conflict (branch, kind, quarter) do update set amount = ${added}`.execute(trx)
}
