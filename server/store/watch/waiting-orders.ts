// The orders that a branch has to look at, as the watch needs them. Orders of the old site, without a time, are left out.
import { sql } from 'kysely'
import type { Instant } from '../../../domain/branch/hours.ts'
import type { WaitingOrder } from '../../../domain/watch/alerts.ts'
import type { Db } from '../engines/engine.ts'
import { notAcceptedAt } from '../orders/arrival-store.ts'
import { openOrdersAt } from '../orders/order-store.ts'

export interface UnseenOrder extends WaitingOrder {
  readonly id: number
  readonly token: string
}

/** The orders of a branch, wanted from `since` on, that nobody has seen. */
export async function ordersNotSeen(db: Db, branch: string, since: Instant): Promise<UnseenOrder[]> {
  return await notAcceptedAt(db, branch, since)
    .select(['id', 'token', 'placed_at as placedAt', 'wanted_at as wantedAt', 'making'])
    .orderBy('id')
    .execute()
}

/** When the longest open order was placed of those wanted from `from` until before `until`; null if there are none. */
export async function oldestOpen(db: Db, branch: string, from: Instant, until: Instant): Promise<Instant | null> {
  const { oldest } = await openOrdersAt(db, branch)
    .select((e) => e.fn.min('placed_at').as('oldest'))
    .where('wanted_at', '>=', from)
    .where('wanted_at', '<', until)
    .where('wanted_known', '=', sql.lit(1))
    .executeTakeFirstOrThrow()
  return oldest === null ? null : Number(oldest)
}
