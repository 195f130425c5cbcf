// Orders that are still to come, and how they are saved at other VAT rates.
import type { Instant } from '#domain/branch/hours.ts'
import type { Order } from '#domain/order/order.ts'
import type { Trx } from '../write-queue.ts'
import { changesRowOf, headColumns } from './order-rows.ts'
import { lockOrder, ordersWithLines, replaceLines } from './order-store.ts'

interface OrdersToCome {
  /** The id of the last one of the page before. */
  readonly after: number
  /** Those that are wanted later than this. */
  readonly since: Instant
  readonly limit: number
}

/** Orders that are not over, each locked and read, in the order of their ids. */
export async function lockedAfter(trx: Trx, { after, since, limit }: OrdersToCome): Promise<Order[]> {
  const rows = await trx
    .selectFrom('orders')
    .select('id')
    .where('archive', '<=', 0)
    .where('status', '=', 0)
    .where('wanted_known', '=', 1)
    .where('wanted_at', '>', since)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
  for (const { id } of rows) await lockOrder(trx, Number(id))
  if (rows.length === 0) return []
  const heads = await trx
    .selectFrom('orders')
    .select(headColumns)
    .where(
      'id',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('id')
    .execute()
  return await ordersWithLines(trx, heads)
}

/** Saves the lines and the proposal of an order at other rates. */
export async function saveRated(trx: Trx, order: Order): Promise<void> {
  await replaceLines(trx, order.id, order.lines)
  await trx.updateTable('orders').set(changesRowOf(order)).where('id', '=', order.id).execute()
}
