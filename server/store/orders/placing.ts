// Saving a new order with its lines, and the idempotency key under which it was placed.
import type { NewOrder } from '../../../domain/order/order.ts'
import type { Db } from '../engines/engine.ts'
import { prepared, preparedRows } from '../prepared.ts'
import type { OrderLineRow, Tables } from '../tables.ts'
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

interface EarlierCheckout {
  readonly bodyHash: string
  readonly id: number
  readonly token: string
  readonly total: number
  readonly wantedAt: number
}

const checkoutByKey = prepared<{ key: string }, EarlierCheckout>(['key'], (db, { key }) =>
  db
    .selectFrom('checkout')
    .innerJoin('orders', 'orders.id', 'checkout.order_id')
    .select([
      'checkout.body_hash as bodyHash',
      'orders.id',
      'orders.token',
      'orders.total',
      'orders.wanted_at as wantedAt',
    ])
    .where('checkout.key', '=', key),
)

/** The order that was placed with this idempotency key, and the hash of what was asked then. */
export async function byCheckout(db: Db, key: string): Promise<EarlierCheckout | undefined> {
  return (await checkoutByKey(db, { key })).rows[0]
}

const checkoutRow = prepared<Tables['checkout'], unknown>(['key', 'body_hash', 'order_id', 'at'], (db, row) =>
  db.insertInto('checkout').values(row),
)

export async function saveCheckout(trx: Trx, key: string, bodyHash: string, order: number, now: number): Promise<void> {
  await checkoutRow(trx, { key, body_hash: bodyHash, order_id: order, at: now })
}
