// Erasing who ordered: what the table of domain/guests/retention calls personal becomes blank, and everything else
// stays.
import { type ExpressionBuilder, sql } from 'kysely'
import type { Instant } from '#domain/branch/hours.ts'
import { columnsKept } from '#domain/guests/retention/retained-columns.ts'
import type { Db } from '../engines/engine.ts'
import { forgetNewsOf } from '../order/news-store.ts'
import { forgetSlipsOf } from '../paper/print-job-store.ts'
import { readSetting, writeSetting } from '../shop/setting-store.ts'
import type { Tables } from '../tables.ts'
import type { Trx } from '../write-queue.ts'

export interface ErasedOrder {
  readonly id: number
  readonly branch: string
  readonly token: string
  readonly placedAt: Instant
}

/** What stands in a personal column afterwards, where that is not ''. An order is still found by its token. */
const blanks: Readonly<Record<string, unknown>> = {
  'orders.proposal': null,
  'orders.changed_from': null,
  'orders.search': sql`lower(token)`,
  'order_step.data': '{}',
}

const blanked = (table: string): Record<string, unknown> =>
  Object.fromEntries(
    columnsKept(table, 'personal').map((column) => {
      const name = `${table}.${column}`
      return [column, name in blanks ? blanks[name] : '']
    }),
  )

/** Erases who placed these orders. The totals, lines, payments, tokens and issued invoices stay. */
export async function eraseOrders(trx: Trx, ids: readonly number[], now: Instant): Promise<ErasedOrder[]> {
  if (ids.length === 0) return []
  await trx.updateTable('order_line').set(blanked('order_line')).where('order_id', 'in', ids).execute()
  await trx.updateTable('order_step').set(blanked('order_step')).where('order_id', 'in', ids).execute()
  const invoices = trx.selectFrom('invoice').select('id').where('order_id', 'in', ids)
  await trx.deleteFrom('invoice_mail').where('invoice', 'in', invoices).execute()
  await forgetNewsOf(trx, ids)
  await forgetSlipsOf(trx, ids, now)
  await trx.deleteFrom('invoice_wish').where('order_id', 'in', ids).execute()
  await trx.deleteFrom('basket_person').where('order_id', 'in', ids).execute()
  await trx.deleteFrom('basket').where('order_id', 'in', ids).execute()
  return await trx
    .updateTable('orders')
    .set({ ...blanked('orders'), erased_at: now })
    .where('id', 'in', ids)
    .returning(['id', 'branch', 'token', 'placed_at as placedAt'])
    .execute()
}

/** Promised before this, and over before it as well, if it was. */
const isBefore = (time: Instant) => (e: ExpressionBuilder<Tables, 'orders'>) =>
  e.and([e('wanted_at', '<', time), e.or([e('over_at', 'is', null), e('over_at', '<', time)])])

export interface ErasureStretch {
  /** The last order that was looked at; null once there are no more. */
  readonly last: number | null
  /** Those whose customer is to be erased. */
  readonly toErase: readonly number[]
  /** Up to which number nobody is left to erase; null if it is not known to be further than before. */
  readonly doneUpTo: number | null
}

/** Looks at `limit` orders after number `after`; `isWhole`: of those before, none was kept. */
export async function nextStretch(
  db: Db,
  { after, before, limit, isWhole }: { after: number; before: Instant; limit: number; isWhole: boolean },
): Promise<ErasureStretch> {
  const rows = await db
    .selectFrom('orders')
    .select(['id', 'erased_at'])
    .select((e) => isBefore(before)(e).as('old'))
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
  const toErase = rows.filter(({ old, erased_at }) => old && erased_at === null).map(({ id }) => id)
  const firstKept = rows.findIndex(({ old, erased_at }) => !old && erased_at === null)
  const lastDone = rows[(firstKept < 0 ? rows.length : firstKept) - 1]?.id
  return {
    last: rows.length < limit ? null : (rows.at(-1)?.id ?? null),
    toErase,
    doneUpTo: isWhole ? (lastDone ?? null) : null,
  }
}

/** The order number up to which customers are erased, so that old orders are not looked at every hour. */
export const erasedUpTo = async (db: Db): Promise<number> => Number((await readSetting(db, 'personal.erased')) ?? 0)
export const noteErasedUpTo = (trx: Trx, id: number): Promise<void> => writeSetting(trx, 'personal.erased', String(id))
