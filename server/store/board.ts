// The open orders of a branch as its board shows them: what is to be made, what is ready, and how many there are of each.
import { sql } from 'kysely'
import type { BoardColumn, ColumnCounts } from '../../domain/board.ts'
import type { Instant } from '../../domain/hours.ts'
import type { Order } from '../../domain/order.ts'
import type { Db } from './engines/engine.ts'
import { headColumns, withLines } from './orders.ts'

export interface BoardWish {
  readonly branch: string
  /** When today began at the branch. */
  readonly dayBegins: Instant
  /** The most ready orders of today and later. */
  readonly ready: number
  /** The most orders of earlier days. */
  readonly earlier: number
}

/** All orders of today and later that are to be made, soonest wanted first; the others newest first, to their limits. */
export async function boardOrders(db: Db, { branch, dayBegins, ready, earlier }: BoardWish): Promise<Order[]> {
  const open = openOrders(db, branch).select(headColumns)
  const current = open.where('wanted_at', '>=', dayBegins)
  const toMake = await current.where(toBeMade(true)).orderBy('wanted_at').orderBy('id').execute()
  const waiting = await newestFirst(current.where(toBeMade(false)), ready)
  const old = earlier > 0 ? await newestFirst(open.where('wanted_at', '<', dayBegins), earlier) : []
  return await withLines(db, [...toMake, ...waiting, ...old])
}

/** The number of open orders by progress: of today and later, and of earlier days. */
export async function boardCounts(
  db: Db,
  branch: string,
  dayBegins: Instant,
): Promise<{ current: ColumnCounts; earlier: ColumnCounts }> {
  const counts = { current: { ...none }, earlier: { ...none } }
  const progress = sql<BoardColumn>`case when not ${hasLine(sql`= 'received'`)} then 'ready'
    when ${hasLine(sql`!= 'received'`)} then 'making' else 'new' end`
  const rows = await db
    .selectFrom(
      openOrders(db, branch)
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

const openOrders = (db: Db, branch: string) =>
  db.selectFrom('orders').where('branch', '=', branch).where('archive', '=', 0).where('status', '=', 0)

const hasLine = (status: ReturnType<typeof sql>) =>
  sql<boolean>`exists (select 1 from order_line where order_line.order_id = orders.id and order_line.status ${status})`

const toBeMade = (wanted: boolean) => sql<boolean>`${wanted ? sql`` : sql`not `}${hasLine(sql`= 'received'`)}`

type OpenQuery = ReturnType<typeof openWithHeads>
const openWithHeads = (db: Db) => openOrders(db, '').select(headColumns)

const newestFirst = (query: OpenQuery, limit: number) =>
  query.orderBy('wanted_at', 'desc').orderBy('id', 'desc').limit(limit).execute()
