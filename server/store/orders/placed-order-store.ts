// Saving new orders with their lines: those that arrive together in the same few statements.
import { sql } from 'kysely'
import { drawCode, longCode } from '../../../domain/counter/code.ts'
import type { NewOrder } from '../../../domain/order/order.ts'
import type { Db } from '../engines/engine.ts'
import { prepared, preparedRows } from '../prepared.ts'
import { addToTill, inTill } from '../takings/till.ts'
import type { Trx } from '../write-queue.ts'
import { type CodesTaken, codesKnown, mostCodes } from './codes.ts'
import { lineRowOf, type NewOrderRow, orderRowOf } from './order-rows.ts'
import type { OrderLineRow } from './order-tables.ts'

const insertHeads = preparedRows<NewOrderRow, { id: number; token: string }>((db, rows) =>
  db
    .insertInto('orders')
    .values(rows)
    // Another server gave the same code in the same moment: the order is saved under the next one.
    .onConflict((conflict) =>
      conflict
        .columns(['branch', 'code'])
        .where('status', '=', sql.lit(0))
        .where('archive', '=', sql.lit(0))
        .where('code', '<>', sql.lit(''))
        .doNothing(),
    )
    .returning(['id', 'token']),
)

const insertLines = preparedRows<OrderLineRow, unknown>((db, rows) => db.insertInto('order_line').values(rows))

/** The letter of a branch's codes. */
type LetterOf = (branch: string) => string

/**
 * Saves new orders and returns each with its id and its code, in order. Each token must be new (a unique violation
 * otherwise). `chance` draws the codes.
 */
export async function insertOrders<One extends Omit<NewOrder, 'code'>>(
  trx: Trx,
  orders: readonly One[],
  letterOf: LetterOf,
  chance: () => number,
): Promise<(One & { readonly id: number; readonly code: string })[]> {
  const saved = await insertCoded(trx, orders, letterOf, chance)
  await insertLines(
    trx,
    saved.flatMap(({ id, lines }) => lines.map((line) => lineRowOf(id, line))),
  )
  await addToTill(
    trx,
    saved.flatMap((order) => inTill(order)),
  )
  return saved
}

const codeTries = 5

async function insertCoded<One extends Omit<NewOrder, 'code'>>(
  trx: Trx,
  orders: readonly One[],
  letterOf: LetterOf,
  chance: () => number,
): Promise<(One & { readonly id: number; readonly code: string })[]> {
  const done = new Map<string, { readonly id: number; readonly code: string }>()
  for (let attempt = 0; attempt < codeTries && done.size < orders.length; attempt++) {
    const left = orders.filter(({ token }) => !done.has(token))
    const coded = await withCodes(trx, left, letterOf, chance, attempt > 0)
    const codeOf = new Map(coded.map(({ token, code }) => [token, code]))
    for (const { id, token } of await insertHeads(trx, coded.map(orderRowOf)))
      done.set(token, { id, code: codeOf.get(token) ?? '' })
  }
  return orders.map((order) => ({ ...order, ...(done.get(order.token) ?? missingId()) }))
}

async function withCodes<One extends Omit<NewOrder, 'code'>>(
  trx: Trx,
  orders: readonly One[],
  letterOf: LetterOf,
  chance: () => number,
  again: boolean,
): Promise<(One & { readonly code: string })[]> {
  const known = new Map<string, CodesTaken>()
  for (const branch of new Set(orders.map((order) => order.branch)))
    known.set(branch, await codesKnown(trx, branch, again))
  return orders.map((order) => {
    const { taken, lately } = known.get(order.branch) ?? none
    // More open orders than were read, and the code that was drawn was among the others.
    const isCrowd = again && taken.size >= mostCodes
    const letter = letterOf(order.branch)
    const code = isCrowd ? longCode(letter, chance()) : drawCode(letter, taken, lately, chance())
    taken.add(code)
    return { ...order, code }
  })
}

const none: CodesTaken = { taken: new Set(), lately: new Set() }

export interface OrderReceipt {
  readonly token: string
  /** What is called out at the counter; '' for an imported order. */
  readonly code: string
  readonly total: number
  readonly wantedAt: number
}

const placedById = prepared<{ id: number }, OrderReceipt>(['id'], (db, { id }) =>
  db.selectFrom('orders').select(['token', 'code', 'total', 'wanted_at as wantedAt']).where('id', '=', id),
)

/** What the customer was told about an order when it was placed; undefined once it is deleted for good. */
export async function orderReceipt(db: Db, id: number): Promise<OrderReceipt | undefined> {
  return (await placedById(db, { id })).rows[0]
}

/** The id of the order with this token, if it was handed over. */
export async function soldTo(db: Db, token: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('orders')
    .select('id')
    .where('token', '=', token)
    .where('status', '=', 1)
    .where('course', '=', 'accepted')
    .executeTakeFirst()
  return row?.id
}

/** Whether its day was closed, so that its page only says so. */
export async function isArchived(db: Db, id: number): Promise<boolean> {
  const row = await db.selectFrom('orders').select('archive').where('id', '=', id).executeTakeFirst()
  return row !== undefined && row.archive !== 0
}

function missingId(): never {
  throw new Error('the database gave the order no id')
}
