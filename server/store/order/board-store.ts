// The orders of a branch as its board shows them: to be made, ready, to be seen, handed over, and how many there are.
import { sql } from 'kysely'
import type { OrderForm } from '#domain/branch/branch.ts'
import type { Instant } from '#domain/branch/hours.ts'
import { boardLimits } from '#domain/order/counter/board.ts'
import type { OrderToCall } from '#domain/order/counter/display.ts'
import { type Course, phaseOf } from '#domain/order/course.ts'
import type { Order } from '#domain/order/order.ts'
import type { Db } from '../engines/engine.ts'
import { headColumns, lineFrom } from './order-rows.ts'
import { linesOf, openOrdersAt, ordersAt, ordersWithLines } from './order-store.ts'

export interface BoardWish {
  readonly branch: string
  /** When the working day began at the branch. */
  readonly dayBegins: Instant
  /** The most ready orders, of today and later, to return. */
  readonly ready: number
  /** The most orders of earlier days to return. */
  readonly earlier: number
}

/**
 * All open orders of today and later that are to be made, soonest promised first; then the ready ones, the latest ready
 * first, and those of earlier days, newest first, up to their limits.
 */
export async function boardOrders(db: Db, { branch, dayBegins, ready, earlier }: BoardWish): Promise<Order[]> {
  const open = openOrdersAt(db, branch).select(headColumns)
  const current = open.where('wanted_at', '>=', dayBegins)
  const toMake = await current.where(isToBeMade).orderBy('wanted_at').orderBy('id').execute()
  const waiting = await current
    .where(sql<boolean>`not ${isToBeMade}`)
    .orderBy(sql`coalesce(ready_at, wanted_at)`, 'desc')
    .orderBy('id', 'desc')
    .limit(ready)
    .execute()
  const old = open.where('wanted_at', '<', dayBegins).orderBy('wanted_at', 'desc').orderBy('id', 'desc').limit(earlier)
  // An order whose last line became ready between two of the queries is in both results.
  const found = [...toMake, ...waiting, ...(earlier > 0 ? await old.execute() : [])]
  return await ordersWithLines(db, [...new Map(found.map((head) => [head.id, head])).values()])
}

/** All ready orders of today and later, and all open orders of earlier days. */
export async function boardCounts(
  db: Db,
  branch: string,
  dayBegins: Instant,
): Promise<{ ready: number; earlier: number }> {
  const count = async (query: ReturnType<typeof openOrdersAt>) => {
    const { orders } = await query.select((e) => e.fn.countAll().as('orders')).executeTakeFirstOrThrow()
    return Number(orders)
  }
  const open = openOrdersAt(db, branch)
  return {
    ready: await count(open.where('wanted_at', '>=', dayBegins).where(sql<boolean>`not ${isToBeMade}`)),
    earlier: await count(open.where('wanted_at', '<', dayBegins)),
  }
}

/** The orders that were cancelled or refused and that no member has seen since, of today and later. */
export async function ordersToSee(db: Db, branch: string, dayBegins: Instant): Promise<Order[]> {
  const rows = await ordersAt(db, branch)
    .select(headColumns)
    .where('to_see', 'is not', null)
    .where('status', '=', sql.lit(1))
    .where('wanted_at', '>=', dayBegins)
    .orderBy('wanted_at')
    .orderBy('id')
    .limit(boardLimits.toSee)
    .execute()
  return await ordersWithLines(db, rows)
}

/** The orders that were handed over last, newest first. */
export async function lastHandedOver(db: Db, branch: string): Promise<Order[]> {
  const rows = await ordersAt(db, branch)
    .select(headColumns)
    .where('over_at', 'is not', null)
    .where('course', 'in', ['placed', 'accepted'])
    .orderBy('over_at', 'desc')
    .orderBy('id', 'desc')
    .limit(boardLimits.out)
    .execute()
  return await ordersWithLines(db, rows)
}

/** Counted, not asked for with `exists`, for which PostgreSQL reads the lines of all orders. */
const isToBeMade = sql<boolean>`(select count(*) from order_line
  where order_line.order_id = orders.id and order_line.status = 'received') > 0`

/** Those that have a code and are promised from `from` until before `to`. */
export async function ordersToCall(
  db: Db,
  branch: string,
  { from, to }: { readonly from: Instant; readonly to: Instant },
): Promise<OrderToCall[]> {
  const heads = await openOrdersAt(db, branch)
    .select(['id', 'form', 'code', 'cup_name', 'course', 'wanted_at', 'making', 'ready_at'])
    .where('wanted_at', '>=', from)
    .where('wanted_at', '<', to)
    .where('code', '!=', '')
    .orderBy('wanted_at')
    .orderBy('id')
    .execute()
  const lines = await linesOf(db, heads)
  return heads.map((head) => ({
    code: head.code,
    cupName: head.cup_name,
    form: head.form as OrderForm,
    phase: phaseOf({ course: head.course as Course, lines: (lines.get(head.id) ?? []).map(lineFrom) }),
    promisedAt: head.wanted_at,
    beginsAt: head.wanted_at - head.making,
    readyAt: head.ready_at,
  }))
}
