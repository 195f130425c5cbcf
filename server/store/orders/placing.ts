// Saving a new order with its lines, and the idempotency key under which it was placed.
import type { NewOrder, OrderLine } from '../../../domain/order/order.ts'
import type { Db } from '../engines/engine.ts'
import { prepared } from '../prepared.ts'
import type { OrderLineRow, Tables } from '../tables.ts'
import type { Trx } from '../write-queue.ts'
import { lineRowOf, type NewOrderRow, orderRowOf } from './order-rows.ts'

const orderRow = prepared<NewOrderRow, { id: number }>(
  [
    'branch',
    'form',
    'customer_name',
    'address',
    'phone',
    'table_number',
    'total',
    'token',
    'status',
    'placed_at',
    'wanted_at',
    'wanted_known',
    'search',
    'name_key',
    'address_key',
  ],
  (db, row) => db.insertInto('orders').values(row).returning('id'),
)

/** Saves a new order under the next id, which it returns; the token must be new (a unique violation otherwise). */
export async function insertOrder(trx: Trx, order: NewOrder): Promise<number> {
  const { rows } = await orderRow(trx, orderRowOf(order))
  const id = rows[0]?.id
  if (id === undefined) throw new Error('the database gave the order no id')
  await lineRows(order.lines.length)(
    trx,
    Object.assign({}, ...order.lines.map((line, place) => numbered(id, line, place))),
  )
  return id
}

const lineColumns = [
  'order_id',
  'line',
  'item',
  'choice',
  'image_kind',
  'image_ref',
  'name',
  'quantity',
  'price',
  'status',
  'notes',
] as const satisfies readonly (keyof OrderLineRow)[]

type LineValues = Record<string, string | number>
const lineInserts = new Map<number, ReturnType<typeof prepared<LineValues, unknown>>>()

/** One statement for as many lines: `item:0` is the item of the first. */
function lineRows(count: number): ReturnType<typeof prepared<LineValues, unknown>> {
  let insert = lineInserts.get(count)
  if (!insert) {
    const places = Array.from({ length: count }, (_, place) => place)
    insert = prepared<LineValues, unknown>(
      places.flatMap((place) => lineColumns.map((column) => `${column}:${place}`)),
      (db, slots) =>
        db
          .insertInto('order_line')
          .values(
            places.map(
              (place) =>
                Object.fromEntries(lineColumns.map((column) => [column, slots[`${column}:${place}`]])) as never,
            ),
          ),
    )
    lineInserts.set(count, insert)
  }
  return insert
}

function numbered(order: number, line: OrderLine, place: number): LineValues {
  const row = lineRowOf(order, line)
  return Object.fromEntries(lineColumns.map((column) => [`${column}:${place}`, row[column]]))
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
