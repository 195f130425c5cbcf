// Orders of the old site: finding those already here, and saving many at once.
import type { NewOrder } from '../../../domain/order/order.ts'
import { chunks } from '../chunks.ts'
import type { Db } from '../engines/engine.ts'
import { lineRowOf, orderRowOf } from '../orders/order-rows.ts'
import { addToTill, inTill } from '../takings/till.ts'
import type { Trx } from '../write-queue.ts'

/** An order that has one of these tokens, even if it is archived. */
export interface KnownOrder {
  readonly token: string
  readonly customerName: string
  readonly total: number
}

export async function ordersWithTokens(db: Db, tokens: readonly string[]): Promise<KnownOrder[]> {
  if (tokens.length === 0) return []
  return await db
    .selectFrom('orders')
    .select(['token', 'customer_name as customerName', 'total'])
    .where('token', 'in', tokens)
    .execute()
}

/** Saves orders under the next ids, in order; their tokens must be new. */
export async function insertLegacyOrders(trx: Trx, orders: readonly NewOrder[]): Promise<void> {
  if (orders.length === 0) return
  const given = await trx.insertInto('orders').values(orders.map(orderRowOf)).returning(['id', 'token']).execute()
  const ids = new Map(given.map(({ id, token }) => [token, id]))
  const lines = orders.flatMap((order) => order.lines.map((line) => lineRowOf(ids.get(order.token) ?? 0, line)))
  for (const some of chunks(lines, 500)) await trx.insertInto('order_line').values(some).execute()
  await addToTill(
    trx,
    orders.map((order) => inTill(order)),
  )
}
