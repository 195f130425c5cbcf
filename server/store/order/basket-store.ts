// Office baskets as they are stored: how an order that waits is shared, and its people.
import type { BasketPayer } from '#domain/order/basket/basket-limits.ts'
import type { BasketTimes } from '#domain/order/basket/basket-times.ts'
import type { Order } from '#domain/order/order.ts'
import type { Db } from '../engines/engine.ts'
import type { BasketPersonRow, BasketRow } from '../guests/guest-tables.ts'
import type { Trx } from '../write-queue.ts'
import { replaceLines } from './order-store.ts'

export interface Basket extends Omit<BasketRow, 'payer'> {
  readonly payer: BasketPayer
}

const asBasket = (row: BasketRow): Basket => ({ ...row, payer: row.payer as BasketPayer })

interface NewBasket extends BasketTimes {
  readonly order: number
  readonly linkHash: string
  readonly payer: BasketPayer
  readonly openedAt: number
}

export async function insertBasket(
  trx: Trx,
  { order: order_id, linkHash: link_hash, payer, openedAt: opened_at, until, payUntil: pay_until }: NewBasket,
): Promise<void> {
  await trx
    .insertInto('basket')
    .values({ order_id, link_hash, payer, opened_at, until, pay_until, closed_at: null, adds: 0 })
    .execute()
}

export const insertPerson = async (
  trx: Trx,
  person: Omit<BasketPersonRow, 'dropped_at' | 'reminded_at'>,
): Promise<void> => {
  await trx
    .insertInto('basket_person')
    .values({ ...person, dropped_at: null, reminded_at: null })
    .execute()
}

export async function basketByLink(db: Db, linkHash: string): Promise<Basket | undefined> {
  const row = await db.selectFrom('basket').selectAll().where('link_hash', '=', linkHash).executeTakeFirst()
  return row && asBasket(row)
}

/** The basket whose order this is; undefined for the order of one customer. */
export async function basketOf(db: Db, order: number): Promise<Basket | undefined> {
  const row = await db.selectFrom('basket').selectAll().where('order_id', '=', order).executeTakeFirst()
  return row && asBasket(row)
}

/** In the order in which they joined. */
export const peopleOf = (db: Db, order: number): Promise<BasketPersonRow[]> =>
  db.selectFrom('basket_person').selectAll().where('order_id', '=', order).orderBy('number').execute()

export async function noteClosed(trx: Trx, order: number, now: number): Promise<void> {
  await trx.updateTable('basket').set({ closed_at: now }).where('order_id', '=', order).execute()
}

export async function noteDropped(trx: Trx, order: number, people: readonly number[], now: number): Promise<void> {
  if (people.length === 0) return
  await trx
    .updateTable('basket_person')
    .set({ dropped_at: now })
    .where('order_id', '=', order)
    .where('number', 'in', people)
    .execute()
}

export async function noteAdded(trx: Trx, order: number): Promise<void> {
  await trx
    .updateTable('basket')
    .set((e) => ({ adds: e('adds', '+', 1) }))
    .where('order_id', '=', order)
    .execute()
}

export async function noteReminded(trx: Trx, order: number, people: readonly number[], now: number): Promise<void> {
  if (people.length === 0) return
  await trx
    .updateTable('basket_person')
    .set({ reminded_at: now })
    .where('order_id', '=', order)
    .where('number', 'in', people)
    .execute()
}

/** Saves lines and total of an order that waits. The order must be locked. */
export async function saveContents(
  trx: Trx,
  { id, lines, total, making }: Pick<Order, 'id' | 'lines' | 'total' | 'making'>,
): Promise<void> {
  await replaceLines(trx, id, lines)
  await trx.updateTable('orders').set({ total, making }).where('id', '=', id).execute()
  // The gate counts an order by its total.
  await trx.updateTable('order_origin').set({ total }).where('order_id', '=', id).execute()
}
