// The food that is eaten at a branch, by day: counted with each order, and summed for a year (REG-4).
import { sql } from 'kysely'
import type { DateText } from '#domain/branch/hours.ts'
import { eatenHere } from '#domain/money/till-limit.ts'
import type { VatShare } from '#domain/money/vat.ts'
import type { Course } from '#domain/order/course.ts'
import type { Cents } from '#domain/shared/money.ts'
import type { Db } from '../engines/engine.ts'
import { fromJson } from '../json.ts'
import type { Trx } from '../write-queue.ts'
import { addToFigures } from './figure-store.ts'

/** Cents without VAT at each of these branches on these days, by their ids; those without any are left out. */
export async function eatenAt(
  db: Db,
  branches: readonly string[],
  [from, to]: readonly [DateText, DateText],
): Promise<ReadonlyMap<string, Cents>> {
  if (branches.length === 0) return new Map()
  // The kind is a literal, so that both engines see the index that has these rows alone.
  const rows = await db
    .selectFrom('figure')
    .select((e) => ['branch', e.fn.sum('amount').as('amount')])
    .where('kind', '=', sql.lit('eaten'))
    .where('branch', 'in', branches)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .groupBy('branch')
    .execute()
  return new Map(rows.map(({ branch, amount }) => [branch, Number(amount)]))
}

const batch = 500

/** Counts the food of all stored orders again; a database without figures counts all of them when it is opened. */
export async function countEatenAnew(trx: Trx): Promise<void> {
  const counted = await trx.selectFrom('setting').select('key').where('key', '=', 'figures.counted').execute()
  if (counted.length === 0) return
  await trx.deleteFrom('figure').where('kind', '=', 'eaten').execute()
  for (let after = 0; ; ) {
    // As the columns were named then, whatever later versions add.
    const orders = await trx
      .selectFrom('orders')
      .select(['id', 'branch', 'course', 'wanted_at'])
      .where('form', '=', 'table')
      .where('wanted_known', '=', 1)
      .where('id', '>', after)
      .orderBy('id')
      .limit(batch)
      .execute()
    const ids = orders.map(({ id }) => id)
    const lines =
      ids.length === 0
        ? []
        : await trx
            .selectFrom('order_line')
            .select(['order_id', 'quantity', 'price', 'vat'])
            .where('order_id', 'in', ids)
            .execute()
    const linesOf = Map.groupBy(lines, ({ order_id }) => Number(order_id))
    await addToFigures(
      trx,
      orders.flatMap(({ id, branch, course, wanted_at: at }) => {
        const own = (linesOf.get(Number(id)) ?? []).map(({ quantity, price, vat }) => ({
          quantity: Number(quantity),
          price: Number(price),
          vat: vat === null ? undefined : fromJson<VatShare[]>(vat),
        }))
        const amount = eatenHere({ form: 'table', course: course as Course, lines: own })
        return amount === 0 ? [] : [{ branch, at: Number(at), kind: 'eaten' as const, subject: '', amount }]
      }),
    )
    if (orders.length < batch) return
    after = Number(ids.at(-1) ?? 0)
  }
}
