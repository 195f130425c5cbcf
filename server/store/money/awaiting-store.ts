// Orders that wait for their payment: they hold their place, and are in no list until they are placed (PAY-3). Until
// then nothing follows from them (`apply-step.ts`).
import type { PlacePermit } from '#domain/order/guard/leave.ts'
import type { NewOrder } from '#domain/order/order.ts'
import type { Db } from '../engines/engine.ts'
import { lineRowOf, notQuoted, orderRowOf } from '../order/order-rows.ts'
import type { Trx } from '../write-queue.ts'
import type { AwaitingOrderRow } from './payment-tables.ts'

/** In place of an archive: it has not reached the shop. Lists ask for archive 0, archives for higher ones. */
const notInShop = -1

/** Saves an order that waits for its payment, without a code. Its token must be new. */
export async function insertAwaiting<One extends Omit<NewOrder, 'code'>>(
  trx: Trx,
  _: PlacePermit,
  order: One,
  { until, onlyOnline }: { readonly until: number; readonly onlyOnline: boolean },
): Promise<One & { readonly id: number; readonly code: string }> {
  const coded = { ...order, code: '' }
  const { id } = await trx
    .insertInto('orders')
    .values({ ...orderRowOf(coded), archive: notInShop })
    .returning('id')
    .executeTakeFirstOrThrow()
  await trx
    .insertInto('order_line')
    .values(order.lines.map((line) => lineRowOf(id, line)))
    .execute()
  await trx
    .insertInto('awaiting_order')
    .values({ order_id: id, branch: order.branch, until, only_online: onlyOnline ? 1 : 0 })
    .execute()
  return { ...coded, id }
}

/** Puts it into the list: placed now, with this promise. */
export async function moveAwaitingToList(
  trx: Trx,
  id: number,
  { placedAt, promisedAt, quoted }: Pick<NewOrder, 'placedAt' | 'quoted'> & { readonly promisedAt: number | null },
): Promise<void> {
  await trx
    .updateTable('orders')
    .set({
      archive: 0,
      placed_at: placedAt,
      ...(promisedAt !== null && { first_promised_at: promisedAt }),
      ...(quoted === null && notQuoted),
    })
    .where('id', '=', id)
    .execute()
  await forgetAwaiting(trx, id)
}

export const forgetAwaiting = async (trx: Trx, order: number): Promise<void> => {
  await trx.deleteFrom('awaiting_order').where('order_id', '=', order).execute()
}

/** Until when it waits; undefined if it does not. */
export const awaitedOf = (db: Db, order: number): Promise<AwaitingOrderRow | undefined> =>
  db.selectFrom('awaiting_order').selectAll().where('order_id', '=', order).executeTakeFirst()

/** The orders whose time is over. */
export const awaitedInVain = (db: Db, now: number, limit: number): Promise<AwaitingOrderRow[]> =>
  db.selectFrom('awaiting_order').selectAll().where('until', '<=', now).orderBy('until').limit(limit).execute()

export async function waitUntil(trx: Trx, order: number, until: number): Promise<void> {
  await trx.updateTable('awaiting_order').set({ until }).where('order_id', '=', order).execute()
}

/** It can no longer be paid at the counter. */
export async function payOnlineOnly(trx: Trx, order: number): Promise<void> {
  await trx.updateTable('awaiting_order').set({ only_online: 1 }).where('order_id', '=', order).execute()
}
