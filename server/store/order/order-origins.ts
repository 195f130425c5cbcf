// Where orders came from, and what browsers have collected.
import { sql } from 'kysely'
import { type Collected, knownMs, type Origin, strikeMs } from '#domain/order/guard/guard.ts'
import type { Db } from '../engines/engine.ts'
import { preparedQuery } from '../prepared.ts'
import type { Trx } from '../write-queue.ts'
import type { OrderOriginRow } from './guard-tables.ts'

/** Orders with where they came from. */
export const ordersWithOrigin = (db: Db) =>
  db.selectFrom('order_origin as origin').innerJoin('orders', 'orders.id', 'origin.order_id')

/** As a literal, so that both engines use the index of the browsers. */
export const hasDevice = sql<boolean>`origin.device <> ''`

/** What this browser has collected; undefined if nothing. */
export async function collectedBy(db: Db, device: string, now: number): Promise<Collected | undefined> {
  const { orders, value } = await ordersWithOrigin(db)
    .select((e) => [e.fn.countAll().as('orders'), e.fn.sum('origin.total').as('value')])
    .where('origin.device', '=', device)
    .where(hasDevice)
    .where('origin.at', '>', now - knownMs)
    .where('orders.status', '=', 1)
    .where('orders.course', '=', 'accepted')
    .executeTakeFirstOrThrow()
  return Number(orders) > 0 ? { orders: Number(orders), value: Number(value) } : undefined
}

/** Whether the last day has an order of this browser that was a prank or that nobody collected. */
export async function isStruck(db: Db, device: string, now: number): Promise<boolean> {
  const struck = await ordersWithOrigin(db)
    .select('origin.order_id')
    .where('origin.device', '=', device)
    .where(hasDevice)
    .where('origin.at', '>', now - strikeMs)
    .where((e) => e.or([e('orders.course', '=', 'not-collected'), e('orders.end_reason', '=', 'not-serious')]))
    .limit(1)
    .executeTakeFirst()
  return struck !== undefined
}

export const insertOrigin = preparedQuery<OrderOriginRow, unknown>((db, row) =>
  db.insertInto('order_origin').values(row),
)

/** From now on the order counts among those of new customers, although its browser is known. */
export async function countAsNew(trx: Trx, order: number): Promise<void> {
  await trx.updateTable('order_origin').set({ standing: 'new' }).where('order_id', '=', order).execute()
}

/** Forgets the connections of orders placed before `before`. */
export async function forgetOrigins(trx: Trx, before: number): Promise<void> {
  await trx
    .updateTable('order_origin')
    .set({ asked_from: '' })
    .where('at', '<', before)
    .where('asked_from', '<>', '')
    .execute()
}

/** Forgets by which browser orders placed before `before` were placed. */
export async function forgetVisitors(trx: Trx, before: number): Promise<void> {
  await trx.deleteFrom('order_origin').where('at', '<', before).execute()
}

/** What staff refused of these browsers counts no longer: they lifted the block. */
export async function forgiveDevices(trx: Trx, devices: readonly string[]): Promise<void> {
  await trx
    .deleteFrom('order_origin')
    .where('device', 'in', devices)
    .where('order_id', 'in', (e) => e.selectFrom('orders').select('id').where('end_reason', '=', 'not-serious'))
    .execute()
}

/** Where an order came from; undefined for one that staff entered. */
export const originOf = (db: Db, order: number): Promise<Origin | undefined> =>
  db
    .selectFrom('order_origin')
    .select(['device', 'asked_from as askedFrom'])
    .where('order_id', '=', order)
    .executeTakeFirst()
