// What is held: the one place that counts orders which wait, to be accepted or paid, of whatever kind (SAFE-5).
import { type SqlBool, sql } from 'kysely'
import {
  type CountedOrder,
  type CountsAs,
  type HeldKind,
  type Origin,
  strikeMs,
  subscriberOf,
  widestWidth,
  withdrawnMs,
} from '#domain/order/guard/guard.ts'
import type { HeldWork } from '#domain/order/guard/held-work.ts'
import { longestSlot } from '../branch/slot-care.ts'
import type { Db } from '../engines/engine.ts'
import { sentTogether } from '../pipeline.ts'
import { preparedQuery, preparedRows } from '../prepared.ts'
import { hasDevice, ordersWithOrigin } from './order-origins.ts'

export interface HeldOrder extends CountedOrder {
  readonly id: number
  /** When it was ordered. */
  readonly at: number
}

/** More than the gate lets in; a flood costs no more than this. */
const most = 5000

/** Every order with its origin, and what it waits for if it has not reached the shop. */
const all = (db: Db) =>
  ordersWithOrigin(db)
    .leftJoin('awaiting_order as awaiting', 'awaiting.order_id', 'orders.id')
    .leftJoin('basket', 'basket.order_id', 'orders.id')
    .select([
      'orders.id',
      'orders.branch',
      'orders.course',
      'orders.end_reason as endReason',
      'orders.payments',
      'orders.due',
      'origin.device',
      'origin.asked_from as askedFrom',
      'origin.standing',
      'origin.total',
      'origin.at',
      'basket.order_id as basket',
    ])
    .orderBy('orders.id', 'desc')
    .limit(most)

type Condition = Extract<Parameters<ReturnType<typeof all>['where']>[0], (...given: never) => unknown>
type HeldExpressions = Parameters<Condition>[0]

/** The literals let both engines use the indexes. */
const isOpen = sql<SqlBool>`orders.status = 0 and orders.archive = 0`

/**
 * Where a branch accepts by itself, nobody of the staff did, so it holds its place as before. What is paid waits for
 * nobody.
 */
const waitsInShop = sql<SqlBool>`(orders.course = 'placed' or orders.accepted_at = orders.placed_at)
  and (orders.payments = '[]' or orders.due > 0)`

interface HeldRow {
  readonly id: number
  readonly branch: string
  readonly course: string
  readonly endReason: string | null
  readonly payments: string
  readonly due: number
  readonly device: string
  readonly askedFrom: string
  readonly standing: string
  readonly total: number
  readonly at: number
  readonly basket: number | null
}

function heldFrom(row: HeldRow): HeldOrder {
  const { id, branch, device, askedFrom, total, at, standing } = row
  return {
    id,
    branch,
    device,
    askedFrom,
    total,
    at,
    isNew: standing !== 'known',
    kind: kindOf(row),
    counts: countsAs(row),
  }
}

function kindOf({ course, basket }: HeldRow): HeldKind {
  if (course !== 'awaiting') return 'counter'
  return basket === null ? 'online' : 'basket'
}

function countsAs({ course, endReason, payments, due }: HeldRow): CountsAs {
  if (course === 'awaiting' || (course === 'cancelled' && endReason === null)) return 'waiting'
  if (course !== 'placed' && course !== 'accepted') return 'strike'
  const isPaid = payments !== '[]' && due <= 0
  return course === 'placed' && !isPaid ? 'waiting' : 'open'
}

type Place = { readonly branch: string }
const idsOf = (branches: readonly Place[]) => branches.map(({ branch }) => branch)

const unpaidInShop = preparedRows<Place, HeldRow>((db, branches) =>
  all(db)
    .where('origin.standing', '<>', sql.lit('known'))
    .where('orders.branch', 'in', idsOf(branches))
    .where(isOpen)
    .where(waitsInShop),
)

const awaiting = preparedRows<Place, HeldRow>((db, branches) => all(db).where('awaiting.branch', 'in', idsOf(branches)))

/**
 * What new customers hold at these branches with orders that wait, and anybody with unpaid ones; `except`: the order
 * that is judged.
 */
export async function heldAt(db: Db, branches: readonly string[], except = 0): Promise<HeldOrder[]> {
  const places = branches.map((branch) => ({ branch }))
  const [inShop, before] = await sentTogether([unpaidInShop(db, places), awaiting(db, places)])
  return [...inShop, ...before].filter(({ id }) => id !== except).map(heldFrom)
}

export type SlotWork = Omit<HeldWork, 'askedFrom'> & { readonly id: number; readonly branch: string }

const workFrom = preparedRows<Place & { readonly after: number }, SlotWork>((db, branches) =>
  db
    .selectFrom('slot_held')
    .select(['order_id as id', 'branch', 'meter', 'slot_start as start', 'weight'])
    .where('branch', 'in', idsOf(branches))
    .where('slot_start', '>', branches[0].after),
)

/** What all orders hold of these branches' slots that are not over. */
export const workAt = (db: Db, branches: readonly string[], now: number): Promise<SlotWork[]> =>
  workFrom(
    db,
    branches.map((branch) => ({ branch, after: now - longestSlot })),
  )

/** What these orders hold of it. */
export function workOf(all: readonly SlotWork[], held: readonly HeldOrder[]): HeldWork[] {
  const markOf = new Map(held.map(({ id, askedFrom }) => [id, askedFrom]))
  return all.flatMap(({ id, branch: _, ...work }) => {
    const askedFrom = markOf.get(id)
    return askedFrom === undefined ? [] : [{ ...work, askedFrom }]
  })
}

interface CountedSince {
  readonly device: string
  /** The connection, as wide as one is ever counted. */
  readonly near: string
  readonly strikesSince: number
  readonly withdrawnSince: number
}

const ofBrowser = (e: HeldExpressions, device: string) => e.and([e('origin.device', '=', device), hasDevice])
const ofConnection = (e: HeldExpressions, near: string) =>
  e(sql<string>`substr(origin.asked_from, 1, ${sql.lit(widestWidth)})`, '=', near)

/** Open or waiting, or a strike or cancelled since. */
const countsSince = (e: HeldExpressions, { strikesSince, withdrawnSince }: Omit<CountedSince, 'near'>) =>
  e.or([
    isOpen,
    e('awaiting.order_id', 'is not', null),
    e.and([
      e('origin.at', '>', strikesSince),
      e.or([e('orders.course', '=', sql.lit('not-collected')), e('orders.end_reason', '=', sql.lit('not-serious'))]),
    ]),
    e.and([
      e('origin.at', '>', withdrawnSince),
      e('orders.course', '=', sql.lit('cancelled')),
      e('orders.end_reason', 'is', null),
    ]),
  ])

const countedOfBrowser = preparedQuery<Omit<CountedSince, 'near'>, HeldRow>((db, since) =>
  all(db)
    .where((e) => ofBrowser(e, since.device))
    .where((e) => countsSince(e, since)),
)

const countedOfBoth = preparedQuery<CountedSince, HeldRow>((db, since) =>
  all(db)
    .where((e) => e.or([ofBrowser(e, since.device), ofConnection(e, since.near)]))
    .where((e) => countsSince(e, since)),
)

/**
 * What counts for this browser, at all branches, and for a new customer's connection: what is open or waits, what was
 * cancelled within the hour, and what was a prank or not collected within a day.
 */
export async function countedFor(
  db: Db,
  { device, askedFrom }: Origin,
  { isNew, now, except }: { readonly isNew: boolean; readonly now: number; readonly except: number },
): Promise<HeldOrder[]> {
  const since = { device, strikesSince: now - strikeMs, withdrawnSince: now - withdrawnMs }
  const near = askedFrom.slice(0, widestWidth)
  const rows = await (isNew && near !== '' ? countedOfBoth(db, { ...since, near }) : countedOfBrowser(db, since))
  return rows.filter(({ id }) => id !== except).map(heldFrom)
}

/** What this browser has open or holds, at any branch. */
export async function heldByBrowser(db: Db, device: string): Promise<HeldOrder[]> {
  const rows = await all(db)
    .where('origin.device', '=', device)
    .where(hasDevice)
    .where((e) => e.or([isOpen, e('awaiting.order_id', 'is not', null)]))
    .execute()
  return rows.map(heldFrom)
}

/** All that new customers of this connection have open or hold at the branch, and what anybody there holds unpaid. */
export async function heldByConnection(db: Db, branch: string, askedFrom: string): Promise<HeldOrder[]> {
  const rows = await all(db)
    .where('orders.branch', '=', branch)
    .where(sql<string>`substr(origin.asked_from, 1, ${sql.lit(widestWidth)})`, '=', askedFrom.slice(0, widestWidth))
    .where((e) => e.or([e.and([e('origin.standing', '<>', 'known'), isOpen]), e('awaiting.order_id', 'is not', null)]))
    .execute()
  return rows.filter((row) => subscriberOf(row.askedFrom) === subscriberOf(askedFrom)).map(heldFrom)
}
