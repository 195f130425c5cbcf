// The figures of each day of a branch: running counts, changed in the same transaction as what they count, so that
// reading them costs the same however many orders there are.
import type { Kysely } from 'kysely'
import type { Instant } from '#domain/branch/hours.ts'
import { bookedCountsOf } from '#domain/money/booked-counts.ts'
import { type Counted, countedOf, type FigureKind } from '#domain/money/day-counts.ts'
import type { Order } from '#domain/order/order.ts'
import { localDays } from '../branch/branch-days.ts'
import { anyById } from '../order/order-store.ts'
import { doOnce } from '../shop/setting-store.ts'
import type { Tables } from '../tables.ts'
import type { Trx } from '../write-queue.ts'
import { addFigureRows } from './figure-rows.ts'
import type { FigureRow } from './ledger-tables.ts'

/** What something adds to the figures of a branch, at the day of an instant. */
interface FigureChange extends Counted {
  readonly branch: string
  readonly at: Instant
}

export async function addToFigures(trx: Trx, changes: readonly FigureChange[]): Promise<void> {
  const rows: FigureRow[] = []
  for (const { branch, at, kind, subject, amount } of changes)
    rows.push({ branch, day: (await localDays(trx, branch)).dayOf(at), kind, subject, amount })
  await addFigureRows(trx, rows)
}

type InFigures = Pick<Order, 'branch'> & Parameters<typeof countedOf>[0]

/**
 * Counts an order, or with what it was before, what a step changed. Orders of the old site have no time: not counted.
 * The ledger counts what is booked with its entries.
 */
export async function countOrder(trx: Trx, order: InFigures, before?: InFigures): Promise<void> {
  const changes = before ? await changesOf(trx, before, -1) : []
  await addToFigures(trx, [...changes, ...(await changesOf(trx, order, 1))])
}

async function changesOf(trx: Trx, order: InFigures, sign: 1 | -1): Promise<FigureChange[]> {
  const { branch, wantedAt: at } = order
  if (at === null) return []
  const { minuteOf } = await localDays(trx, branch)
  return countedOf(order, minuteOf(at)).map((counted) => ({ ...counted, branch, at, amount: sign * counted.amount }))
}

/** Counts what there is, unless that was done before. A database that was filled without the calls has no figures. */
export const countFiguresOnce = (db: Kysely<Tables>): Promise<void> => doOnce(db, 'figures.counted', countFigures)

const page = 500

/** What no order says. */
const ofStock: readonly FigureKind[] = ['soldOut', 'minutesOut']

/**
 * Counts all orders from scratch, each on the day of its promise, and keeps how often and how long items were sold out.
 */
export async function countFigures(trx: Trx): Promise<void> {
  await trx.deleteFrom('figure').where('kind', 'not in', ofStock).execute()
  for (let after = 0; ; ) {
    const rows = await trx.selectFrom('orders').select('id').where('id', '>', after).orderBy('id').limit(page).execute()
    const ids = rows.map(({ id }) => id)
    const changes: FigureChange[] = []
    const booked: FigureRow[] = []
    for (const order of await anyById(trx, ids)) {
      const { branch } = order
      const { dayOf } = await localDays(trx, branch)
      changes.push(...(await changesOf(trx, order, 1)))
      booked.push(...bookedCountsOf(order, dayOf).map((count) => ({ ...count, branch })))
    }
    await addToFigures(trx, changes)
    await addFigureRows(trx, booked)
    if (ids.length < page) return
    after = ids.at(-1) ?? 0
  }
}
