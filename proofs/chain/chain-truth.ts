// What must be true after a while on several servers: each order that was acknowledged is there once, with its lines,
// and everything that always holds does.
import type { Db } from '#server/store/engines/engine.ts'
import { auditShop } from '#work/shop/audit/audit-shop.ts'
import type { SentChainOrder } from './chain-day.ts'

export interface ChainTruth {
  readonly acknowledged: number
  /** Acknowledged orders that are not there, or not with their lines. */
  readonly lost: readonly string[]
  /** Customers with more than one order, and orders of nobody. */
  readonly doubled: readonly string[]
  /** What the audit finds, day books included. */
  readonly faults: readonly unknown[]
}

/** Of each order, unless it was changed. */
const linesOfOne = 3

export async function chainTruth(db: Db, sent: readonly SentChainOrder[]): Promise<ChainTruth> {
  const rows = await db
    .selectFrom('orders')
    .innerJoin('order_line', 'order_line.order_id', 'orders.id')
    .leftJoin('idempotency_key as form', (join) =>
      join.onRef('form.made', '=', 'orders.id').on('form.call', '=', 'orders.place'),
    )
    .select(({ fn }) => ['orders.token', 'customer_name', 'form.key', fn.count<number>('order_line.line').as('lines')])
    .groupBy(['orders.id', 'orders.token', 'customer_name', 'form.key'])
    .execute()
  const byName = Map.groupBy(rows, ({ customer_name }) => customer_name)
  const acknowledged = sent.filter(({ token }) => token !== undefined)
  const isThere = ({ key, name, token, lines = linesOfOne }: SentChainOrder) =>
    byName.get(name)?.some((row) => row.token === token && row.key === key && Number(row.lines) === lines)
  const names = new Set(sent.map(({ name }) => name))
  const { faults } = await auditShop(db, Date.now())
  return {
    acknowledged: acknowledged.length,
    lost: acknowledged.filter((one) => !isThere(one)).map(({ name }) => name),
    doubled: [...byName].filter(([name, own]) => own.length > 1 || !names.has(name)).map(([name]) => name),
    faults,
  }
}
