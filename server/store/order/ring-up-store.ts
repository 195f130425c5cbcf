// The orders of a branch that are to be rung up by hand, and those that were (REG-2).
import { sql } from 'kysely'
import { paymentOf } from '#domain/money/payment.ts'
import { ringUpIn, ringUpOf } from '#domain/money/ring-up.ts'
import type { Order } from '#domain/order/order.ts'
import type { Db } from '../engines/engine.ts'
import { headColumns, type OrderHead } from './order-rows.ts'
import { openOrdersAt, ordersAt, ordersWithLines } from './order-store.ts'

const most = { toDo: 200, done: 100 } as const

/**
 * Those handed over first, as they were handed over, then those under way, as they came. Of orders that left the list
 * with their day, those since the branch rings up by hand.
 */
export async function ordersToRingUp(
  db: Db,
  branch: string,
): Promise<{ readonly orders: readonly Order[]; readonly more: boolean }> {
  const limit = most.toDo + 1
  const left = await leftToRingUp(db, branch).select(headColumns).orderBy('placed_at').limit(limit).execute()
  const over = await overToRingUp(db, branch).select(headColumns).orderBy('id').limit(limit).execute()
  const open = await openOrdersAt(db, branch)
    .select(headColumns)
    .where('due', '<>', 0)
    .where('wanted_known', '=', 1)
    .orderBy('id')
    .limit(limit)
    .execute()
  const ended = [...left, ...over].sort((one, other) => endOf(one) - endOf(other))
  const heads = [...ended, ...open]
  const orders = await ordersWithLines(db, heads.slice(0, most.toDo))
  return { orders: orders.filter(isToDo), more: heads.length > most.toDo }
}

const endOf = ({ over_at, placed_at }: OrderHead): number => over_at ?? placed_at

const isToDo = (order: Order): boolean => {
  const { state } = ringUpOf(paymentOf(order), order.payments)
  return state === 'to-ring-up' || state === 'to-take-back'
}

/** How many orders have been handed over, or ended otherwise, and are still to be rung up or taken back. */
export async function countToRingUp(db: Db, branch: string): Promise<number> {
  const count = async (query: ReturnType<typeof overToRingUp>) =>
    Number((await query.select((e) => e.fn.countAll().as('orders')).executeTakeFirstOrThrow()).orders)
  return (await count(overToRingUp(db, branch))) + (await count(leftToRingUp(db, branch)))
}

/** The literals let both engines see which index applies. */
const overToRingUp = (db: Db, branch: string) =>
  ordersAt(db, branch)
    .where('status', '=', sql.lit(1))
    .where('due', '<>', sql.lit(0))
    .where('wanted_known', '=', sql.lit(1))

const leftToRingUp = (db: Db, branch: string) =>
  db
    .selectFrom('orders')
    .where('branch', '=', branch)
    .where('archive', '>', sql.lit(0))
    .where('due', '<>', sql.lit(0))
    .where('wanted_known', '=', sql.lit(1))
    .where('placed_at', '>=', db.selectFrom('branch').select('till_since').where('id', '=', branch))

/** The last of the list that were rung up, the newest first. */
export async function ordersRungUp(db: Db, branch: string): Promise<readonly Order[]> {
  const rows = await ordersAt(db, branch)
    .select(headColumns)
    .where('due', '=', 0)
    .where('payments', '<>', '[]')
    .orderBy('id', 'desc')
    .limit(most.done)
    .execute()
  const orders = await ordersWithLines(db, rows)
  return orders.filter(
    (order) => ringUpOf(paymentOf(order), order.payments).state === 'rung-up' && ringUpIn(order.payments),
  )
}

/** Who noted it last of each order, by the order's id. */
export async function rungUpBy(db: Db, orders: readonly Pick<Order, 'id'>[]): Promise<ReadonlyMap<number, string>> {
  if (orders.length === 0) return new Map()
  const ids = orders.map(({ id }) => id)
  const steps = await db
    .selectFrom('order_step')
    .select(['order_id', 'staff_name'])
    .where('order_id', 'in', ids)
    .where('step', '=', 'pay')
    .orderBy('number')
    .execute()
  return new Map(steps.map(({ order_id, staff_name }) => [order_id, staff_name]))
}
