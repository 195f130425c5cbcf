// Counts of stored orders that were counted otherwise before: large sales by the ids of their orders, and promises kept
// or missed of orders that nobody collected.
import { sql } from 'kysely'
import { largeSale } from '#domain/money/day-book.ts'
import { soldFor } from '#domain/money/order-payments.ts'
import { latenessOf } from '#domain/order/lateness.ts'
import type { Trx } from '../write-queue.ts'
import { addToFigures } from './figure-store.ts'
import { bookedColumns, bookedFrom } from './ledger-store.ts'

export async function countSalesAnew(trx: Trx): Promise<void> {
  // A database without figures counts all of them when it is opened.
  const counted = await trx.selectFrom('setting').select('key').where('key', '=', 'figures.counted').execute()
  if (counted.length === 0) return
  await countLargeSales(trx)
  await countUncollected(trx)
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
