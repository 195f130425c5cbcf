// Saving a new order with its lines.
import type { NewOrder } from '../../../domain/order/order.ts'
import type { Db } from '../engines/engine.ts'
import { prepared, preparedRows } from '../prepared.ts'
import type { OrderLineRow } from '../tables.ts'
import type { Trx } from '../write-queue.ts'
import { lineRowOf, type NewOrderRow, orderRowOf } from './order-rows.ts'

const insertHead = preparedRows<NewOrderRow, { id: number }>((db, rows) =>
  db.insertInto('orders').values(rows).returning('id'),
)

const insertLines = preparedRows<OrderLineRow, unknown>((db, rows) => db.insertInto('order_line').values(rows))

/** Saves a new order under the next id and returns the id. The token must be new (a unique violation otherwise). */
export async function insertOrder(trx: Trx, order: NewOrder): Promise<number> {
  const { rows } = await insertHead(trx, [orderRowOf(order)])
  const id = rows[0]?.id
  if (id === undefined) throw new Error('the database gave the order no id')
  await insertLines(
    trx,
    order.lines.map((line) => lineRowOf(id, line)),
  )
  return id
}

export interface PlacedOrder {
  readonly id: number
  readonly token: string
  readonly total: number
  readonly wantedAt: number
}

const placedById = prepared<{ id: number }, PlacedOrder>(['id'], (db, { id }) =>
  db.selectFrom('orders').select(['id', 'token', 'total', 'wanted_at as wantedAt']).where('id', '=', id),
)

/** What the customer was told about an order when it was placed; undefined once it is deleted for good. */
export async function placedOrder(db: Db, id: number): Promise<PlacedOrder | undefined> {
  return (await placedById(db, { id })).rows[0]
}
