// Counts from the stored orders what otherwise is added as they move: what the lists hold, and the figures.
import { type Kysely, sql } from 'kysely'
import { bookedCountsOf } from '#domain/money/booked-counts.ts'
import type { FigureKind } from '#domain/money/figure-counts.ts'
import { localDays } from '../branch/branch-days.ts'
import { anyById } from '../order/order-store.ts'
import { doOnce } from '../shop/setting-store.ts'
import type { Tables } from '../tables.ts'
import type { Trx } from '../write-queue.ts'
import { writeFigureRows } from './figure-rows.ts'
import { figuresOf } from './figure-store.ts'
import type { FigureRow } from './ledger-tables.ts'
import { addToListCounts, inListCountsTogether } from './list-counts.ts'
import { heldSums } from './running-sums.ts'

/** Counts all orders of the list again from scratch. */
export async function countListAnew(trx: Trx): Promise<void> {
  await heldSums.write(trx)
  await trx.deleteFrom('till_day').execute()
  await addToListCounts(trx, await inListCountsTogether(trx, sql<boolean>`archive = 0`))
}

/** Counts what there is, unless that was done before. A database that was filled without the calls has no figures. */
export const countFiguresOnce = (db: Kysely<Tables>): Promise<void> => doOnce(db, 'figures.counted', countFigures)

const batch = 500

/** What no order says. */
const ofStock: readonly FigureKind[] = ['soldOut', 'minutesOut']

/**
 * Counts all orders from scratch, each on the day of its promise, and keeps how often and how long items were sold out.
 */
export async function countFigures(trx: Trx): Promise<void> {
  await heldSums.write(trx)
  await trx.deleteFrom('figure').where('kind', 'not in', ofStock).execute()
  for (let after = 0; ; ) {
    const rows = await trx
      .selectFrom('orders')
      .select('id')
      .where('id', '>', after)
      .orderBy('id')
      .limit(batch)
      .execute()
    const ids = rows.map(({ id }) => id)
    const counted: FigureRow[] = []
    for (const order of await anyById(trx, ids)) {
      const { branch } = order
      const { dayOf } = await localDays(trx, branch)
      counted.push(...(await figuresOf(trx, order, 1)))
      counted.push(...bookedCountsOf(order, dayOf).map((count) => ({ ...count, branch })))
    }
    await writeFigureRows(trx, counted)
    if (ids.length < batch) return
    after = ids.at(-1) ?? 0
  }
}
