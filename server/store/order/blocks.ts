// Blocks: which browsers may not order for a while, and the new customers of which connections ask first.
import { sql } from 'kysely'
import type { Blocked } from '#domain/order/guard/guard.ts'
import type { Db } from '../engines/engine.ts'
import { preparedQuery } from '../prepared.ts'
import type { Trx } from '../write-queue.ts'

/** What one tap blocked. */
export interface NewBlock extends Omit<Blocked, 'device'> {
  readonly order: number
  readonly code: string
  /** The browser of the order first. */
  readonly devices: readonly string[]
  readonly at: number
  readonly until: number
  readonly by: string
}

export interface Block extends Omit<NewBlock, 'devices' | 'askedFrom'> {
  readonly id: number
  /** The customer's name while the order still has it. */
  readonly name: string
}

/** More are never in force at a time: staff made each by hand. */
const most = 2000

const blockRows = preparedQuery<{ now: number }, Omit<Blocked, 'wide'> & { wide: number }>((db, { now }) =>
  db
    .selectFrom('order_block')
    .select(['branch', 'device', 'asked_from as askedFrom', 'wide'])
    .where('until', '>', now)
    .orderBy('id', 'desc')
    .limit(sql.lit(most)),
)

/** What is blocked now. */
export async function blocksNow(db: Db, now: number): Promise<Blocked[]> {
  return (await blockRows(db, { now })).map((row) => ({ ...row, wide: row.wide === 1 }))
}

/** Returns the id under which all of it is lifted. */
export async function insertBlock(
  trx: Trx,
  { devices, askedFrom, order, by, wide, ...block }: NewBlock,
): Promise<number> {
  const row = { ...block, asked_from: askedFrom, order_id: order, by_name: by, wide: wide ? 1 : 0 }
  const { id } = await trx
    .insertInto('order_block')
    .values(devices.map((device) => ({ ...row, device })))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The blocks in force that were made at these branches, the newest first. */
export async function listBlocks(db: Db, branches: readonly string[], now: number): Promise<Block[]> {
  if (branches.length === 0) return []
  const rows = await db
    .selectFrom('order_block as block')
    .leftJoin('orders', 'orders.id', 'block.order_id')
    .select((e) => [
      'block.id',
      'block.branch',
      'block.order_id as order',
      'block.code',
      'block.wide',
      'block.at',
      'block.until',
      'block.by_name as by',
      e.fn.coalesce('orders.customer_name', e.val('')).as('name'),
    ])
    .where('block.until', '>', now)
    .where('block.branch', 'in', branches)
    .orderBy('block.id', 'desc')
    .limit(most)
    .execute()
  // One of each tap, however many browsers it blocked.
  const byTap = new Map(rows.map((row) => [`${row.order} ${row.at}`, { ...row, wide: row.wide === 1 }]))
  return [...byTap.values()]
}

export const blockById = (db: Db, id: number) =>
  db
    .selectFrom('order_block')
    .select(['branch', 'code', 'order_id as order', 'at'])
    .where('id', '=', id)
    .executeTakeFirst()

/** Lifts what one tap blocked, and returns the browsers. */
export async function removeBlock(trx: Trx, { order, at }: { order: number; at: number }): Promise<string[]> {
  const rows = await trx
    .deleteFrom('order_block')
    .where('order_id', '=', order)
    .where('at', '=', at)
    .returning('device')
    .execute()
  return rows.map(({ device }) => device)
}

export async function forgetBlocks(trx: Trx, now: number): Promise<void> {
  await trx.deleteFrom('order_block').where('until', '<=', now).execute()
}
