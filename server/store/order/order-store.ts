// Orders and their lines: finding them, and setting the status of a line.

import { sql } from 'kysely'
import type { Branch } from '#domain/branch/branch.ts'
import { type Instant, usualTimeZone } from '#domain/branch/hours.ts'
import type { Order, OrderLine } from '#domain/order/order.ts'
import type { Db } from '../engines/engine.ts'
import { toJson } from '../json.ts'
import { sentTogether } from '../pipeline.ts'
import { preparedQuery, preparedRows } from '../prepared.ts'
import type { Trx } from '../write-queue.ts'
import { headColumns, lineFrom, lineRowOf, type OrderHead, summaryFrom } from './order-rows.ts'
import type { OrderLineRow } from './order-tables.ts'

/** The orders of a branch that are not archived. The 0 is a literal, so that both engines see which indexes apply. */
export const ordersAt = (db: Db, branch: string) =>
  db.selectFrom('orders').where('branch', '=', branch).where('archive', '=', sql.lit(0))

/** The orders of a branch, or of several, that are neither archived nor out. */
export const openOrdersAt = (db: Db, branch: string | readonly string[]) =>
  db
    .selectFrom('orders')
    .where('branch', 'in', [branch].flat())
    .where('archive', '=', sql.lit(0))
    .where('status', '=', sql.lit(0))

/** From this instant until before the other, at a branch. */
export interface BranchSpan {
  readonly branch: string
  readonly from: Instant
  readonly to: Instant
}

/** The open orders that are wanted within the span of their branch. */
export function openOrdersOf(db: Db, spans: readonly BranchSpan[]) {
  // Hundreds of branches go by the same clock; a term for each would be too long for a query.
  const different = [...new Map(spans.map((span) => [`${span.from} ${span.to}`, span])).values()]
  const branchesWith = ({ from, to }: BranchSpan) =>
    spans.filter((one) => one.from === from && one.to === to).map(({ branch }) => branch)
  return openOrdersAt(
    db,
    spans.map(({ branch }) => branch),
  ).where((e) =>
    e.or(
      different.map((span) =>
        e.and([e('branch', 'in', branchesWith(span)), e('wanted_at', '>=', span.from), e('wanted_at', '<', span.to)]),
      ),
    ),
  )
}

/** The order with that token, unless it is archived. */
export async function byToken(db: Db, token: string): Promise<Order | undefined> {
  const row = await db
    .selectFrom('orders')
    .select(headColumns)
    .where('token', '=', token)
    .where('archive', '=', 0)
    .executeTakeFirst()
  return row && (await ordersWithLines(db, [row]))[0]
}

/**
 * The order with that token, also one that waits for its payment; `archived` if it left the list with its day, for as
 * long as it is kept.
 */
export async function orderOrArchived(db: Db, token: string): Promise<Order | 'archived' | undefined> {
  const order = await byToken(db, token)
  if (order) return order
  const row = await db
    .selectFrom('orders')
    .select([...headColumns, 'archive'])
    .where('token', '=', token)
    .executeTakeFirst()
  return row && (row.archive > 0 ? 'archived' : (await ordersWithLines(db, [row]))[0])
}

/** Whether an order with this token exists that is not archived. */
export async function isToken(db: Db, token: string): Promise<boolean> {
  const row = await db
    .selectFrom('orders')
    .select('id')
    .where('token', '=', token)
    .where('archive', '<=', 0)
    .executeTakeFirst()
  return row !== undefined
}

const headAnywhere = preparedQuery<{ id: number }, OrderHead & { archive: number }>((db, { id }) =>
  db
    .selectFrom('orders')
    .select([...headColumns, 'archive'])
    .where('id', '=', id),
)

/** The order with that id, unless it is archived. */
export async function orderById(db: Db, id: number): Promise<Order | undefined> {
  const found = await headAndLines(db, id)
  return found && found.head.archive === 0 ? orderOf(found.head, found.lines) : undefined
}

/** The order and the archive that it is in, 0 for the list; undefined also while it waits for its payment. */
export async function listedOrArchived(
  db: Db,
  id: number,
): Promise<{ readonly order: Order; readonly archive: number } | undefined> {
  const found = await headAndLines(db, id)
  if (!found || found.head.archive < 0) return undefined
  return { order: orderOf(found.head, found.lines), archive: found.head.archive }
}

/** The order, wherever it stands: waiting, in the list or archived. */
export async function orderAnywhere(db: Db, id: number): Promise<Order | undefined> {
  const found = await headAndLines(db, id)
  return found && orderOf(found.head, found.lines)
}

async function headAndLines(db: Db, id: number) {
  const [[head], lines] = await sentTogether([headAnywhere(db, { id }), linesOf(db, [{ id }])])
  return head && { head, lines: lines.get(id) ?? [] }
}

const branchRows = preparedQuery<{ id: number }, { branch: string }>((db, { id }) =>
  db.selectFrom('orders').select('branch').where('id', '=', id),
)

export async function branchOfOrder(db: Db, id: number): Promise<string | undefined> {
  return (await branchRows(db, { id }))[0]?.branch
}

export async function tokenOfOrder(db: Db, id: number): Promise<string | undefined> {
  return (await db.selectFrom('orders').select('token').where('id', '=', id).executeTakeFirst())?.token
}

/** The orders with these ids, whether they are archived or not. */
export async function anyById(db: Db, ids: readonly number[]): Promise<Order[]> {
  if (ids.length === 0) return []
  return await ordersWithLines(
    db,
    await db.selectFrom('orders').select(headColumns).where('id', 'in', ids).orderBy('id').execute(),
  )
}

/** Saves how far a line is, never the whole order (STAFF-5); the step says if it is out (D-8). Lock it first. */
export async function saveStanding(trx: Trx, id: number, { id: line, status, parts }: OrderLine): Promise<void> {
  await trx
    .updateTable('order_line')
    .set({ status, ...(parts && { parts: toJson(parts) }) })
    .where('order_id', '=', id)
    .where('line', '=', line)
    .execute()
}

/** Saves the lines of an order instead of those that it has. */
export async function replaceLines(trx: Trx, id: number, lines: readonly OrderLine[]): Promise<void> {
  await trx.deleteFrom('order_line').where('order_id', '=', id).execute()
  if (lines.length === 0) return
  await trx
    .insertInto('order_line')
    .values(lines.map((line) => lineRowOf(id, line)))
    .execute()
}

const clockRows = preparedQuery<{ branch: string }, { timeZone: string }>((db, { branch }) =>
  db.selectFrom('branch').select('time_zone as timeZone').where('id', '=', branch),
)

/** The clock of an order's branch, whether that is still there or not. */
export async function timeZoneOf(db: Db, branch: string): Promise<string> {
  return (await clockRows(db, { branch }))[0]?.timeZone ?? usualTimeZone
}

/** Servers take turns at what enters the list of a branch. */
export const placeTurn = ({ id }: Pick<Branch, 'id'>): string => `orders at ${id}`

/** Locks the order's row until the transaction ends, so that two servers count its lines one after the other. */
export async function lockOrder(trx: Trx, id: number): Promise<void> {
  await lockRow(trx, { id })
}

const lockRow = preparedQuery<{ id: number }, unknown>((db, { id }) =>
  db
    .updateTable('orders')
    .set((e) => ({ status: e.ref('status') }))
    .where('id', '=', id),
)

/** Orders after an id, oldest first, at most `limit`; of one branch, or of all. For reading all orders in turn. */
export async function ordersAfter(db: Db, after: number, limit: number, branch?: string): Promise<Order[]> {
  const rows = await db
    .selectFrom('orders')
    .select(headColumns)
    .where('archive', '=', 0)
    .where('id', '>', after)
    .$if(branch !== undefined, (query) => query.where('branch', '=', branch as string))
    .orderBy('id')
    .limit(limit)
    .execute()
  return await ordersWithLines(db, rows)
}

/** The orders of these rows with their lines, in the order of the rows; any number of them. */
export async function ordersWithLines(db: Db, rows: readonly OrderHead[]): Promise<Order[]> {
  const lines = await linesOf(db, rows)
  return rows.map((row) => orderOf(row, lines.get(row.id) ?? []))
}

function orderOf(row: OrderHead, lines: readonly OrderLineRow[]): Order {
  const { out: _, ...head } = summaryFrom(row)
  return { ...head, lines: lines.map(lineFrom) }
}

/** Reads these columns of the lines of any number of orders, in order, by the order's id. */
export function linesReader<Column extends keyof OrderLineRow>(columns: readonly ('order_id' | Column)[]) {
  type Line = Pick<OrderLineRow, 'order_id' | Column>
  const linesIn = preparedRows<{ id: number }, Line>((db, slots) =>
    db
      .selectFrom('order_line')
      .select(columns)
      .where(
        'order_id',
        'in',
        slots.map(({ id }) => id),
      )
      .orderBy('order_id')
      .orderBy('line')
      .$castTo<Line>(),
  )
  return async (db: Db, orders: readonly { readonly id: number }[]): Promise<Map<number, Line[]>> => {
    const lines = await linesIn(
      db,
      orders.map(({ id }) => ({ id })),
    )
    return Map.groupBy(lines, (line) => line.order_id)
  }
}

/** All columns of the lines of any number of orders, in order, by the order's id. */
export const linesOf = linesReader([
  'order_id',
  'line',
  'item',
  'image_kind',
  'image_ref',
  'name',
  'kitchen_name',
  'quantity',
  'price',
  'status',
  'notes',
  'making',
  'declaration',
  'age',
  'options',
  'parts',
  'replaced',
  'vat',
  'voucher_off',
  'reduction',
  'person',
  'for_whom',
])
