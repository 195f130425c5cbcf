// What the books no longer need: ten years after the sale.
import { sql } from 'kysely'
import type { Instant } from '../../../domain/branch/hours.ts'
import { moveInTill } from '../takings/till.ts'
import type { Trx } from '../write-queue.ts'

/** Deletes orders that were promised and put away before this instant. Returns how many; at most `limit`. */
export async function forgetOrdersBefore(trx: Trx, before: Instant, limit: number): Promise<number> {
  const archives = trx.selectFrom('archive').select('id').where('at', '<', before)
  const old = trx
    .selectFrom('orders')
    .select('id')
    .where((e) =>
      e.or([
        e('archive', 'in', archives),
        e.and([e('archive', '=', 0), e('status', '=', 1), e('wanted_at', '<', before)]),
      ]),
    )
  const leaving = old.orderBy('id').limit(limit)
  await moveInTill(trx, sql<boolean>`archive = 0 and id in (${leaving})`, -1)
  const { numDeletedRows } = await trx.deleteFrom('orders').where('id', 'in', leaving).executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

/** Deletes archives that are older and have no orders any more, and payments that a day record counts. */
export async function forgetArchivesBefore(trx: Trx, before: Instant): Promise<void> {
  await trx
    .deleteFrom('archive')
    .where('at', '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('orders').select('orders.id').whereRef('orders.archive', '=', 'archive.id'))),
    )
    .execute()
  await trx.deleteFrom('payment').where('at', '<', before).where('day_record', 'is not', null).execute()
}

export const forgetErasures = async (trx: Trx, before: Instant): Promise<void> => {
  await trx.deleteFrom('erasure').where('at', '<', before).execute()
}
