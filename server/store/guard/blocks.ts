// Blocks: which browsers, telephone numbers and connections may not order by themselves for a while.
import type { OrderMarks } from '../../../domain/guard/count.ts'
import type { Db } from '../engines/engine.ts'
import type { Trx } from '../write-queue.ts'

export interface NewBlock extends OrderMarks {
  readonly branch: string
  readonly order: number
  readonly code: string
  readonly at: number
  readonly until: number
  readonly by: string
}

export interface Block extends NewBlock {
  readonly id: number
  /** The customer's name while the order still has it. */
  readonly name: string
}

/** More are never in force at a time: staff made each by hand. */
const most = 500

/** What is blocked now. */
export const blocksNow = (db: Db, now: number): Promise<OrderMarks[]> =>
  db
    .selectFrom('order_block')
    .select(['device', 'phone', 'asked_from as askedFrom', 'kind'])
    .where('until', '>', now)
    .where('at', '<=', now)
    .orderBy('id', 'desc')
    .limit(most)
    .execute()

export async function insertBlock(trx: Trx, { askedFrom, order, by, ...block }: NewBlock): Promise<number> {
  const { id } = await trx
    .insertInto('order_block')
    .values({ ...block, asked_from: askedFrom, order_id: order, by_name: by })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The blocks in force that were made at these branches, the newest first. */
export const listBlocks = (db: Db, branches: readonly string[], now: number): Promise<Block[]> =>
  branches.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('order_block as block')
        .leftJoin('orders', 'orders.id', 'block.order_id')
        .select((e) => [
          'block.id',
          'block.branch',
          'block.order_id as order',
          'block.code',
          'block.device',
          'block.phone',
          'block.asked_from as askedFrom',
          'block.kind',
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

export const blockById = (db: Db, id: number) =>
  db.selectFrom('order_block').select(['branch', 'code', 'device', 'phone']).where('id', '=', id).executeTakeFirst()

export async function removeBlock(trx: Trx, id: number): Promise<void> {
  await trx.deleteFrom('order_block').where('id', '=', id).execute()
}

export async function forgetBlocks(trx: Trx, now: number): Promise<void> {
  await trx.deleteFrom('order_block').where('until', '<=', now).execute()
}
