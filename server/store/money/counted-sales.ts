// Counts of stored orders that were counted otherwise before: large sales by the ids of their orders, promises kept or
// missed of orders that nobody collected, hours and pieces of those of which the shop keeps what was paid, and the
// parts of meal deals.
import { type Selectable, sql } from 'kysely'
import type { LinePart } from '#domain/menu/deals/deal-line.ts'
import { largeSale } from '#domain/money/day-book.ts'
import { countedParts, countedPieces } from '#domain/money/figure-counts.ts'
import { countsAsSold, soldFor } from '#domain/money/order-payments.ts'
import { type Course, isInShop } from '#domain/order/course.ts'
import { latenessOf } from '#domain/order/lateness.ts'
import { localDays } from '../branch/branch-days.ts'
import { fromJson } from '../json.ts'
import type { StoredLineRow } from '../order/order-tables.ts'
import type { Trx } from '../write-queue.ts'
import { addToFigures } from './figure-store.ts'
import { bookedColumns, bookedFrom } from './ledger-store.ts'

export async function countSalesAnew(trx: Trx): Promise<void> {
  if (!(await hasFigures(trx))) return
  await countLargeSales(trx)
  await countUncollected(trx)
}

/** A database without figures counts all of them when it is opened. */
async function hasFigures(trx: Trx): Promise<boolean> {
  const counted = await trx.selectFrom('setting').select('key').where('key', '=', 'figures.counted').execute()
  return counted.length > 0
}

/** What the shop keeps of an order that nobody collected was turnover before, and neither an hour nor a piece. */
export async function countKeptPieces(trx: Trx): Promise<void> {
  if (!(await hasFigures(trx))) return
  for (let after = 0; ; ) {
    const rows = await trx
      .selectFrom('orders')
      .select(bookedColumns)
      .where('course', '=', 'not-collected')
      .where('kept_at', 'is not', null)
      .where('wanted_known', '=', 1)
      .where('id', '>', after)
      .orderBy('id')
      .limit(batch)
      .execute()
    const sold = rows.filter(({ id: _, branch: __, ...row }) => countsAsSold(bookedFrom(row)))
    const lines = await linesAtCounting(
      trx,
      sold.map(({ id }) => id),
    )
    const changes = []
    for (const { id, branch, wanted_at: at } of sold) {
      const { minuteOf } = await localDays(trx, branch)
      for (const counted of countedPieces(lines.get(id) ?? [], minuteOf(at))) changes.push({ ...counted, branch, at })
    }
    await addToFigures(trx, changes)
    if (rows.length < batch) return
    after = rows.at(-1)?.id ?? 0
  }
}

const batch = 500

/** What was sold within meal deals was a piece of the deal alone. */
export async function countDealParts(trx: Trx): Promise<void> {
  if (!(await hasFigures(trx))) return
  for (let after = 0; ; ) {
    const lines = await trx
      .selectFrom('order_line')
      .select(['order_id', 'parts', 'quantity'])
      .where('parts', '<>', '[]')
      .where('order_id', '>', after)
      .orderBy('order_id')
      .limit(batch)
      .execute()
    // The lines of the last order may go on in the next batch; no order has as many.
    const last = Number(lines.at(-1)?.order_id ?? 0)
    const isEnd = lines.length < batch
    await addToFigures(
      trx,
      await soldInDeals(trx, isEnd ? lines : lines.filter(({ order_id }) => Number(order_id) < last)),
    )
    if (isEnd) return
    after = last - 1
  }
}

type DealLine = Pick<Selectable<StoredLineRow>, 'order_id' | 'parts' | 'quantity'>

async function soldInDeals(trx: Trx, lines: readonly DealLine[]) {
  if (lines.length === 0) return []
  const rows = await trx
    .selectFrom('orders')
    .select(bookedColumns)
    .where('id', 'in', [...new Set(lines.map(({ order_id }) => Number(order_id)))])
    .where('wanted_known', '=', 1)
    .execute()
  const byOrder = Map.groupBy(lines, ({ order_id }) => Number(order_id))
  return rows
    .filter(({ course }) => isInShop(course as Course))
    .filter(({ id: _, branch: __, ...row }) => countsAsSold(bookedFrom(row)))
    .flatMap(({ id, branch, wanted_at: at }) =>
      countedParts(
        (byOrder.get(Number(id)) ?? []).map(({ parts, quantity }) => ({
          parts: fromJson<LinePart[]>(parts),
          quantity: Number(quantity),
        })),
      ).map((counted) => ({ ...counted, branch, at })),
    )
}

/** As the columns were named then, whatever later versions add. */
async function linesAtCounting(trx: Trx, orders: readonly number[]) {
  if (orders.length === 0) return new Map<number, never>()
  const rows = await trx
    .selectFrom('order_line')
    .select(['order_id', 'item', 'quantity'])
    .where('order_id', 'in', orders)
    .orderBy('order_id')
    .orderBy('line')
    .execute()
  return Map.groupBy(rows, ({ order_id }) => Number(order_id))
}

async function countLargeSales(trx: Trx): Promise<void> {
  const rows = await trx
    .selectFrom('orders')
    .select(bookedColumns)
    .where('total', '>', sql.lit(largeSale))
    .where('wanted_known', '=', 1)
    .execute()
  await addToFigures(
    trx,
    rows
      .map(({ id, branch, ...row }) => ({ id, branch, at: row.wanted_at, sold: soldFor(bookedFrom(row)) }))
      .filter(({ sold }) => sold > largeSale)
      .map(({ id, branch, at, sold }) => ({ branch, at, kind: 'large', subject: String(id), amount: sold })),
  )
}

async function countUncollected(trx: Trx): Promise<void> {
  const rows = await trx
    .selectFrom('orders')
    .select((e) => [
      'branch',
      'wanted_at',
      e.ref('first_promised_at').$notNull().as('promised'),
      e.ref('ready_at').$notNull().as('ready'),
    ])
    .where('course', '=', 'not-collected')
    .where('wanted_known', '=', 1)
    .where('first_promised_at', 'is not', null)
    .where('ready_at', 'is not', null)
    .execute()
  await addToFigures(
    trx,
    rows.map(({ branch, wanted_at: at, promised, ready }) => {
      const kind = latenessOf(promised, ready) === 'kept' ? 'kept' : 'late'
      return { branch, at, kind, subject: '', amount: 1 }
    }),
  )
}
