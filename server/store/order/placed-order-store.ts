// Saving a new order with its code and its lines, and what its customer was told.
import { sql } from 'kysely'
import { drawCode, longCode } from '#domain/order/counter/code.ts'
import type { NewOrder } from '#domain/order/order.ts'
import type { Db } from '../engines/engine.ts'
import { writeBehind } from '../pipeline.ts'
import { preparedQuery, preparedRows } from '../prepared.ts'
import type { Trx } from '../write-queue.ts'
import { codesKnown, mostCodes } from './codes.ts'
import { lineRowOf, type NewOrderRow, orderRowOf } from './order-rows.ts'
import type { OrderLineRow } from './order-tables.ts'

const insertHead = preparedQuery<NewOrderRow, { id: number }>((db, row) =>
  db
    .insertInto('orders')
    .values(row)
    // Another server gave the same code in the same moment: the order is saved under the next one.
    .onConflict((conflict) =>
      conflict
        .columns(['branch', 'code'])
        .where('status', '=', sql.lit(0))
        .where('archive', '=', sql.lit(0))
        .where('code', '<>', sql.lit(''))
        .doNothing(),
    )
    .returning('id'),
)

const insertLines = preparedRows<OrderLineRow, unknown>((db, rows) => db.insertInto('order_line').values(rows))

/**
 * Saves a new order and returns it with its id and its code. Its token must be new (a unique violation otherwise).
 * `letter` is that of the branch's codes; `chance` draws the code.
 */
export async function insertOrder<One extends Omit<NewOrder, 'code'>>(
  trx: Trx,
  order: One,
  letter: string,
  chance: () => number,
): Promise<One & { readonly id: number; readonly code: string }> {
  for (let attempt = 0; attempt < codeTries; attempt++) {
    const coded = { ...order, code: await newCode(trx, order, letter, chance, attempt > 0) }
    const [head] = await insertHead(trx, orderRowOf(coded))
    if (!head) continue
    const lines = order.lines.map((line) => lineRowOf(head.id, line))
    await writeBehind(trx, insertLines(trx, lines))
    return { ...coded, id: head.id }
  }
  throw new Error('every code that was drawn for the order was taken')
}

const codeTries = 5

async function newCode(
  trx: Trx,
  { branch, placedAt: now }: Pick<NewOrder, 'branch' | 'placedAt'>,
  letter: string,
  chance: () => number,
  again: boolean,
): Promise<string> {
  const { taken, lately } = await codesKnown(trx, branch, now, again)
  // More open orders than were read, and the code that was drawn was among the others.
  const isCrowd = again && taken.size >= mostCodes
  const code = isCrowd ? longCode(letter, chance()) : drawCode(letter, taken, lately, chance())
  taken.add(code)
  return code
}

export interface PlacedReceipt {
  readonly token: string
  /** What is called out at the counter; '' for an imported order. */
  readonly code: string
  readonly total: number
  readonly wantedAt: number
}

const placedById = preparedQuery<{ id: number }, PlacedReceipt>((db, { id }) =>
  db.selectFrom('orders').select(['token', 'code', 'total', 'wanted_at as wantedAt']).where('id', '=', id),
)

/** What the customer was told about an order when it was placed; undefined once it is deleted for good. */
export async function placedReceiptOf(db: Db, id: number): Promise<PlacedReceipt | undefined> {
  return (await placedById(db, { id }))[0]
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
  return row !== undefined && row.archive > 0
}

/** Whether it stands for no order any more: its day was closed, or it lapsed unpaid. */
export async function isPutAway(db: Db, id: number): Promise<boolean> {
  const row = await db.selectFrom('orders').select(['archive', 'course']).where('id', '=', id).executeTakeFirst()
  return row !== undefined && (row.archive > 0 || row.course === 'lapsed')
}
