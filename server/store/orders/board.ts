// The open orders of a branch as its board shows them: to be made, ready, and the number of each.
import { type RawBuilder, sql } from 'kysely'
import type { Instant } from '../../../domain/branch/hours.ts'
import type { BoardColumn, ColumnCounts } from '../../../domain/order/board.ts'
import type { Order } from '../../../domain/order/order.ts'
import type { Db } from '../engines/engine.ts'
import { headColumns } from './order-rows.ts'
import { openOrdersAt, withLines } from './orders.ts'

export interface BoardWish {
  readonly branch: string
  /** When today began at the branch. */
  readonly dayBegins: Instant
  /** The most ready orders, of today and later, to return. */
  readonly ready: number
  /** The most orders of earlier days to return. */
  readonly earlier: number
}

/**
 * All orders of today and later that are to be made, soonest wanted first; the others newest first, up to their limits.
 */
export async function boardOrders(db: Db, { branch, dayBegins, ready, earlier }: BoardWish): Promise<Order[]> {
  const open = openHeads(db, branch)
  const current = open.where('wanted_at', '>=', dayBegins)
  const toMake = await current.where(isToBeMade).orderBy('wanted_at').orderBy('id').execute()
  const waiting = await newestFirst(current.where(sql<boolean>`not ${isToBeMade}`), ready)
  const old = earlier > 0 ? await newestFirst(open.where('wanted_at', '<', dayBegins), earlier) : []
  // An order whose last line became ready between two of the queries is in both results.
  const heads = new Map([...toMake, ...waiting, ...old].map((head) => [head.id, head]))
  return await withLines(db, [...heads.values()])
}

/** The number of open orders by progress: of today and later, and of earlier days. */
export async function boardCounts(
  db: Db,
  branch: string,
  dayBegins: Instant,
): Promise<{ current: ColumnCounts; earlier: ColumnCounts }> {
  const counts = { current: { ...none }, earlier: { ...none } }
  const progress = sql<BoardColumn>`case when not ${isToBeMade} then 'ready'
    when ${hasLine(sql`!= 'received'`)} then 'making' else 'new' end`
  const rows = await db
    .selectFrom(
      openOrdersAt(db, branch)
        .select((e) => [
          progress.as('progress'),
          e.case().when('wanted_at', '<', dayBegins).then(e.lit(1)).else(e.lit(0)).end().as('early'),
        ])
        .as('open_order'),
    )
    .select((e) => ['progress', 'early', e.fn.countAll().as('orders')])
    .groupBy(['progress', 'early'])
    .execute()
  for (const row of rows) counts[row.early === 1 ? 'earlier' : 'current'][row.progress] = Number(row.orders)
  return counts
}

const none: ColumnCounts = { new: 0, making: 0, ready: 0 }

const hasLine = (status: RawBuilder<unknown>) =>
  sql<boolean>`exists (select 1 from order_line where order_line.order_id = orders.id and order_line.status ${status})`

const isToBeMade = hasLine(sql`= 'received'`)

const openHeads = (db: Db, branch: string) => openOrdersAt(db, branch).select(headColumns)

const newestFirst = (query: ReturnType<typeof openHeads>, limit: number) =>
  query.orderBy('wanted_at', 'desc').orderBy('id', 'desc').limit(limit).execute()
