// Where orders came from: what counts for a customer now, what browsers have collected, and what one connection has open.
import { sql } from 'kysely'
import {
  type Collected,
  type CountedOrder,
  type Counts,
  knownMs,
  type NewHold,
  type Origin,
  strikeMs,
  subscriberWidth,
  widestWidth,
  withdrawnMs,
} from '../../../domain/guard/guard.ts'
import type { Db } from '../engines/engine.ts'
import { isFrom } from '../network-marks.ts'
import { longestSlot } from '../pace/slot-care.ts'
import { prepared } from '../prepared.ts'
import type { Trx } from '../write-queue.ts'
import type { OrderOriginRow } from './guard-tables.ts'

const origins = (db: Db) => db.selectFrom('order_origin as origin').innerJoin('orders', 'orders.id', 'origin.order_id')

/** As a literal, so that both engines use the index of the browsers. */
const hasDevice = sql<boolean>`origin.device <> ''`

/** The orders of new customers at the branch that are open. The 0 is a literal, so that both engines use the index. */
const openOfNew = (db: Db, branch: string) =>
  origins(db)
    .where('orders.branch', '=', branch)
    .where('orders.status', '=', sql.lit(0))
    .where('orders.archive', '=', sql.lit(0))
    .where('origin.standing', '<>', 'known')

/**
 * Office baskets that wait at the branch, which stand in no list yet; each holds its place for as long as an order would.
 * `except`: the basket that is judged, or 0.
 */
const waitingBaskets = (db: Db, branch: string, except: number) =>
  origins(db)
    .innerJoin('awaiting_order as awaiting', 'awaiting.order_id', 'orders.id')
    .innerJoin('basket', 'basket.order_id', 'orders.id')
    .where('awaiting.branch', '=', branch)
    .where('orders.id', '<>', except)

/** More than the gate lets in; a flood costs no more than this. */
const most = 5000

/**
 * What counts for these browsers and connections: what is open, what was cancelled within the hour, and what was a prank
 * or not collected within a day. Of all other new customers at the branch, what waits for staff to accept it. A basket there
 * that is to be paid at the counter waits for staff, too; `except`: the basket that is judged, or 0.
 */
export async function countedOrders(
  db: Db,
  { device, askedFrom }: Origin,
  branch: string,
  { isNew, now, except }: { readonly isNew: boolean; readonly now: number; readonly except: number },
): Promise<CountedOrder[]> {
  const columns = [
    'orders.id',
    'orders.branch',
    'orders.course',
    'orders.end_reason as endReason',
    'origin.device',
    'origin.asked_from as askedFrom',
    'origin.standing',
    'origin.total',
  ] as const
  const lately = origins(db)
    .select(columns)
    .where((e) =>
      e.or([
        e.and([e('origin.device', '=', device), hasDevice]),
        ...(isNew
          ? [
              e(
                sql<string>`substr(origin.asked_from, 1, ${sql.lit(widestWidth)})`,
                '=',
                askedFrom.slice(0, widestWidth),
              ),
            ]
          : []),
      ]),
    )
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
    .orderBy('orders.id', 'desc')
    .limit(most)
  const waiting = openOfNew(db, branch).select(columns).where('orders.course', '=', sql.lit('placed')).limit(most)
  const open = isNew ? await waiting.execute() : []
  const baskets = waitingBaskets(db, branch, except).select(columns).where('basket.payer', '=', 'counter')
  const rows = [...(await lately.execute()), ...open, ...(await baskets.limit(most).execute())]
  const byId = new Map(rows.map((row) => [row.id, row]))
  return [...byId.values()].map(({ standing, course, endReason, id: _, ...row }) => ({
    ...{ ...row, isNew: standing !== 'known', counts: countsAs(course, endReason) },
  }))
}

function countsAs(course: string, endReason: string | null): Counts {
  if (course === 'accepted') return 'accepted'
  return course === 'placed' || course === 'awaiting' || (course === 'cancelled' && endReason === null)
    ? 'waiting'
    : 'strike'
}

/**
 * What the open orders of new customers hold of the branch's slots that are not over, without those that staff accepted, and
 * what their baskets hold; `except`: the basket that is judged, or 0.
 */
export async function heldByNew(
  db: Db,
  branch: string,
  { now, except }: { readonly now: number; readonly except: number },
): Promise<NewHold[]> {
  const columns = ['held.meter', 'held.slot_start as start', 'held.weight', 'origin.asked_from as askedFrom'] as const
  const orders = openOfNew(db, branch)
    .innerJoin('slot_held as held', 'held.order_id', 'orders.id')
    .where('held.branch', '=', branch)
    .where('held.slot_start', '>', now - longestSlot)
    .select(columns)
    // Where a branch accepts by itself, nobody of the staff did.
    .where((e) => e.or([e('orders.course', '=', 'placed'), e('orders.accepted_at', '=', e.ref('orders.placed_at'))]))
    .limit(most)
  const baskets = waitingBaskets(db, branch, except)
    .innerJoin('slot_held as held', 'held.order_id', 'orders.id')
    .where('held.branch', '=', branch)
    .where('origin.standing', '<>', 'known')
    .select(columns)
    .limit(most)
  return [...(await orders.execute()), ...(await baskets.execute())]
}

/** What this browser has collected; undefined if nothing. */
export async function collectedBy(db: Db, device: string, now: number): Promise<Collected | undefined> {
  const { orders, value } = await origins(db)
    .select((e) => [e.fn.countAll().as('orders'), e.fn.sum('origin.total').as('value')])
    .where('origin.device', '=', device)
    .where(hasDevice)
    .where('origin.at', '>', now - knownMs)
    .where('orders.status', '=', 1)
    .where('orders.course', '=', 'accepted')
    .executeTakeFirstOrThrow()
  return Number(orders) > 0 ? { orders: Number(orders), value: Number(value) } : undefined
}

export const insertOrigin = prepared<OrderOriginRow, unknown>((db, row) => db.insertInto('order_origin').values(row))

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
export async function forgive(trx: Trx, devices: readonly string[]): Promise<void> {
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

export interface OpenOrder {
  readonly id: number
  readonly device: string
}

/** The open orders of this browser, at any branch. */
export const openOfBrowser = (db: Db, device: string): Promise<OpenOrder[]> =>
  origins(db)
    .select(['orders.id', 'origin.device'])
    .where('origin.device', '=', device)
    .where(hasDevice)
    .where('orders.status', '=', 0)
    .where('orders.archive', '=', 0)
    .orderBy('orders.id')
    .execute()

/** The open orders of new customers of this connection at the branch. */
export const openOfConnection = (db: Db, branch: string, askedFrom: string): Promise<OpenOrder[]> =>
  openOfNew(db, branch)
    .select(['orders.id', 'origin.device'])
    .where(isFrom(askedFrom, subscriberWidth))
    .orderBy('orders.id')
    .execute()
