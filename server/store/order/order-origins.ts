// Where orders came from, and what browsers have collected.
import { type Expression, type SqlBool, sql } from 'kysely'
import { type Collected, knownMs, type Origin, strikeMs } from '#domain/order/guard/guard.ts'
import type { Db } from '../engines/engine.ts'
import { writeBehind } from '../pipeline.ts'
import { preparedQuery } from '../prepared.ts'
import type { Trx } from '../write-queue.ts'
import type { OrderOriginRow } from './guard-tables.ts'

/** Orders with where they came from. */
export const ordersWithOrigin = (db: Db) =>
  db.selectFrom('order_origin as origin').innerJoin('orders', 'orders.id', 'origin.order_id')

/** As a literal, so that both engines use the index of the browsers. */
export const hasDevice = sql<boolean>`origin.device <> ''`

/** What is known of a browser. */
export interface BrowserRecord {
  /** Undefined if it has collected nothing. */
  readonly collected: Collected | undefined
  /** Whether the last day has an order of it that was a prank or that nobody collected. */
  readonly isStruck: boolean
}

interface BrowserSince {
  readonly device: string
  readonly knownSince: number
  readonly strikesSince: number
}

interface RecordRow {
  readonly orders: number
  readonly value: number
  readonly strikes: number
}

const recordRows = preparedQuery<BrowserSince, RecordRow>((db, { device, knownSince, strikesSince }) =>
  ordersWithOrigin(db)
    .select((e) => {
      const isCollected = e.and([e('orders.status', '=', sql.lit(1)), e('orders.course', '=', sql.lit('accepted'))])
      const isStrike = e.and([
        e('origin.at', '>', strikesSince),
        e.or([e('orders.course', '=', sql.lit('not-collected')), e('orders.end_reason', '=', sql.lit('not-serious'))]),
      ])
      const sumOf = (value: Expression<number>, condition: Expression<SqlBool>) =>
        e.fn.coalesce(e.fn.sum<number>(e.case().when(condition).then(value).end()), sql.lit(0))
      return [
        sumOf(sql.lit(1), isCollected).as('orders'),
        sumOf(e.ref('origin.total'), isCollected).as('value'),
        sumOf(sql.lit(1), isStrike).as('strikes'),
      ]
    })
    .where('origin.device', '=', device)
    .where(hasDevice)
    // The longer of the two.
    .where('origin.at', '>', knownSince),
)

export async function browserRecordOf(db: Db, device: string, now: number): Promise<BrowserRecord> {
  const [row] = await recordRows(db, { device, knownSince: now - knownMs, strikesSince: now - strikeMs })
  const orders = Number(row?.orders ?? 0)
  return {
    collected: orders > 0 ? { orders, value: Number(row?.value) } : undefined,
    isStruck: Number(row?.strikes ?? 0) > 0,
  }
}

/** What this browser has collected; undefined if nothing. */
export const collectedBy = async (db: Db, device: string, now: number): Promise<Collected | undefined> =>
  (await browserRecordOf(db, device, now)).collected

const insertRow = preparedQuery<OrderOriginRow, unknown>((db, row) => db.insertInto('order_origin').values(row))

export const insertOrigin = (trx: Trx, row: OrderOriginRow): Promise<void> => writeBehind(trx, insertRow(trx, row))

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
