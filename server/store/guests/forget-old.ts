// What the books no longer need: ten years after the sale.
import { sql } from 'kysely'
import type { Instant } from '#domain/branch/hours.ts'
import { postLeaving } from '../money/post-orders.ts'
import type { Trx } from '../write-queue.ts'

const tenYears = 10 * 365 * 24 * 3_600_000

/**
 * Deletes orders that were promised and put away before this instant. Returns how many; at most `limit`. What still
 * stands in the counts of the list and the ledger of them leaves all at once; nobody is told.
 */
export async function forgetOrdersBefore(trx: Trx, before: Instant, limit: number, now: Instant): Promise<number> {
  const archives = trx.selectFrom('archive').select('id').where('at', '<', before)
  const old = trx
    .selectFrom('orders')
    .select('id')
    .where((e) =>
      e.or([
        e('archive', 'in', archives),
        e.and([e('archive', '=', 0), e('status', '=', 1), e('wanted_at', '<', before)]),
        // Of those that were never placed, what was paid for them may stand in the books.
        e.and([e('archive', '=', -1), e('wanted_at', '<', before)]),
      ]),
    )
  const leaving = old.orderBy('id').limit(limit)
  const listed = sql<boolean>`archive = 0 and id in (${leaving})`
  await postLeaving(trx, listed, { kind: 'forget', at: now })
  const { numDeletedRows } = await trx.deleteFrom('orders').where('id', 'in', leaving).executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

/** Deletes archives that are older and have no orders any more, and entries of the ledger. Its balances stay. */
export async function forgetArchivesBefore(trx: Trx, before: Instant): Promise<void> {
  await trx
    .deleteFrom('archive')
    .where('at', '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('orders')
            .select('orders.id')
            .whereRef('orders.archive', '=', 'archive.id')
            .where('orders.archive', '<>', sql.lit(0)),
        ),
      ),
    )
    .execute()
  // The triggers compare with the newest entry: in a shop that sold nothing since, all stay.
  const newest = await trx.selectFrom('ledger_entry').select('at').orderBy('id', 'desc').limit(1).executeTakeFirst()
  const mayGo = Math.min(before, (newest?.at ?? 0) - tenYears)
  await trx.deleteFrom('ledger_entry').where('at', '<', mayGo).execute()
}

export async function forgetInvoicesBefore(trx: Trx, before: Instant): Promise<void> {
  const newest = await trx.selectFrom('invoice').select('at').orderBy('id', 'desc').limit(1).executeTakeFirst()
  const mayGo = Math.min(before, (newest?.at ?? 0) - tenYears)
  await trx.deleteFrom('invoice').where('at', '<', mayGo).execute()
}

export const forgetErasures = async (trx: Trx, before: Instant): Promise<void> => {
  await trx.deleteFrom('erasure').where('at', '<', before).execute()
}
