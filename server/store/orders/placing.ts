// Saving new orders with their lines: those that arrive together in the same few statements.
import type { NewOrder } from '../../../domain/order/order.ts'
import type { Db } from '../engines/engine.ts'
import { prepared, preparedRows } from '../prepared.ts'
import type { OrderLineRow } from '../tables.ts'
import type { Trx } from '../write-queue.ts'
import { lineRowOf, type NewOrderRow, orderRowOf } from './order-rows.ts'

const insertHeads = preparedRows<NewOrderRow, { id: number; token: string }>((db, rows) =>
  db.insertInto('orders').values(rows).returning(['id', 'token']),
)

const insertLines = preparedRows<OrderLineRow, unknown>((db, rows) => db.insertInto('order_line').values(rows))

/** Saves new orders and returns each with its id, in order. Each token must be new (a unique violation otherwise). */
export async function insertOrders<One extends NewOrder>(
  trx: Trx,
  orders: readonly One[],
): Promise<(One & { readonly id: number })[]> {
  const heads = await insertHeads(trx, orders.map(orderRowOf))
  const idOf = new Map(heads.map(({ id, token }) => [token, id]))
  const saved = orders.map((order) => ({ ...order, id: idOf.get(order.token) ?? missingId() }))
  await insertLines(
    trx,
    saved.flatMap(({ id, lines }) => lines.map((line) => lineRowOf(id, line))),
  )
  return saved
}

export interface OrderReceipt {
  readonly id: number
  readonly token: string
  readonly total: number
  readonly wantedAt: number
}

const placedById = prepared<{ id: number }, OrderReceipt>(['id'], (db, { id }) =>
  db.selectFrom('orders').select(['id', 'token', 'total', 'wanted_at as wantedAt']).where('id', '=', id),
)

/** What the customer was told about an order when it was placed; undefined once it is deleted for good. */
export async function orderReceipt(db: Db, id: number): Promise<OrderReceipt | undefined> {
  return (await placedById(db, { id })).rows[0]
}

function missingId(): never {
  throw new Error('the database gave the order no id')
}
