// Where orders came from: what of it is open now, and which browsers collected an order before.
import { sql } from 'kysely'
import type { CountedOrder, OrderMarks } from '../../../domain/guard/count.ts'
import { type CustomerStanding, knownMs, strikeMs, withdrawnMs } from '../../../domain/guard/guard.ts'
import type { Db } from '../engines/engine.ts'
import { preparedRows } from '../prepared.ts'
import type { Trx } from '../write-queue.ts'
import type { OrderOriginRow } from './rows.ts'

/** Who sends an order. */
export interface Origin extends OrderMarks {
  /** Whether this browser was here an hour ago or more. */
  readonly seen: boolean
}

/** More than any limit asks for; a flood costs no more than this. */
const most = 2000

/**
 * The orders that count for these customers: open ones, those of a day that were pranks or not collected, and those of
 * an hour that their customers cancelled.
 */
export async function countedOrders(db: Db, origins: readonly Origin[], now: number): Promise<CountedOrder[]> {
  if (origins.length === 0) return []
  const devices = origins.flatMap(({ device }) => device || [])
  const phones = origins.flatMap(({ phone }) => phone || [])
  const kinds = [...new Set(origins.flatMap(({ kind, seen }) => (seen ? [] : kind)))]
  const rows = await db
    .selectFrom('order_origin as origin')
    .innerJoin('orders', 'orders.id', 'origin.order_id')
    .select([
      'origin.device',
      'origin.phone',
      'origin.asked_from as askedFrom',
      'origin.kind',
      'origin.standing',
      'origin.total',
    ])
    .where((e) =>
      e.or([
        ...(devices.length > 0 ? [e('origin.device', 'in', devices)] : []),
        ...(phones.length > 0 ? [e('origin.phone', 'in', phones)] : []),
        ...(kinds.length > 0 ? [e.and([e('origin.kind', 'in', kinds), e('origin.standing', '=', 'new')])] : []),
      ]),
    )
    .where('origin.at', '<=', now)
    .where((e) =>
      e.or([
        e.and([e('orders.status', '=', 0), e('orders.archive', '=', 0)]),
        e.and([
          e('origin.at', '>', now - strikeMs),
          e.or([e('orders.course', '=', 'not-collected'), e('orders.end_reason', '=', 'not-serious')]),
        ]),
        e.and([
          e('origin.at', '>', now - withdrawnMs),
          e('orders.course', '=', 'cancelled'),
          e('orders.end_reason', 'is', null),
        ]),
      ]),
    )
    .orderBy('origin.order_id', 'desc')
    .limit(most)
    .execute()
  return rows.map((row) => ({ ...row, standing: row.standing as CustomerStanding }))
}

/** Which of these browsers collected an order before. */
export async function collectedBefore(db: Db, devices: readonly string[], now: number): Promise<ReadonlySet<string>> {
  if (devices.length === 0) return new Set()
  const rows = await db
    .selectFrom('order_origin as origin')
    .innerJoin('orders', 'orders.id', 'origin.order_id')
    .select('origin.device')
    .distinct()
    .where('origin.device', 'in', [...new Set(devices)])
    .where('origin.at', '>', now - knownMs)
    .where('orders.status', '=', 1)
    .where('orders.course', '=', 'accepted')
    .execute()
  return new Set(rows.map(({ device }) => device))
}

export const insertOrigins = preparedRows<OrderOriginRow, unknown>((db, rows) =>
  db.insertInto('order_origin').values(rows),
)

/** Forgets telephone, connection and kind of orders of before `before`. */
export async function forgetOrigins(trx: Trx, before: number): Promise<void> {
  await trx
    .updateTable('order_origin')
    .set({ phone: '', asked_from: '', kind: '' })
    .where('at', '<', before)
    .where('kind', '<>', '')
    .execute()
}

/** Forgets by which browser orders of before `before` were placed. */
export async function forgetVisitors(trx: Trx, before: number): Promise<void> {
  await trx.deleteFrom('order_origin').where('at', '<', before).execute()
}

/** What staff refused of this browser or telephone number counts no longer: they lifted its block. */
export async function forgive(trx: Trx, { device, phone }: Pick<OrderMarks, 'device' | 'phone'>): Promise<void> {
  const own = [...(device ? [['device', device] as const] : []), ...(phone ? [['phone', phone] as const] : [])]
  for (const [part, mark] of own)
    await trx
      .deleteFrom('order_origin')
      .where(part, '=', mark)
      .where('order_id', 'in', (e) => e.selectFrom('orders').select('id').where('end_reason', '=', 'not-serious'))
      .execute()
}

export interface StoredOrigin extends OrderMarks {
  readonly order: number
}

/** Where an order came from; undefined for one that staff entered, or of before. */
export async function originOf(db: Db, order: number): Promise<StoredOrigin | undefined> {
  return await db
    .selectFrom('order_origin')
    .select(['order_id as order', 'device', 'phone', 'asked_from as askedFrom', 'kind'])
    .where('order_id', '=', order)
    .executeTakeFirst()
}

/**
 * The open orders of the same browser or telephone number, this one among them. Of the number, none of a known customer:
 * anybody can type the number of another.
 */
export async function openOfSame(db: Db, { order, device, phone }: StoredOrigin): Promise<number[]> {
  const rows = await db
    .selectFrom('order_origin as origin')
    .innerJoin('orders', 'orders.id', 'origin.order_id')
    .select('orders.id')
    .where('orders.status', '=', sql.lit(0))
    .where('orders.archive', '=', sql.lit(0))
    .where((e) =>
      e.or([
        e('origin.order_id', '=', order),
        ...(device ? [e('origin.device', '=', device)] : []),
        ...(phone ? [e.and([e('origin.phone', '=', phone), e('origin.standing', '<>', 'known')])] : []),
      ]),
    )
    .orderBy('orders.id')
    .execute()
  return rows.map(({ id }) => id)
}
