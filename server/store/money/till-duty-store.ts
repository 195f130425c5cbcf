// How a branch stands to the registered till, and what is paid there and not over (REG-1).

import { sql } from 'kysely'
import type { Instant } from '#domain/branch/hours.ts'
import { isFinalPayment, paymentStatuses } from '#domain/money/online-payment.ts'
import { type TillDuty, takesPayment } from '#domain/money/till-duty.ts'
import { forgetReads } from '../commit-memory.ts'
import type { Db } from '../engines/engine.ts'
import { touchCatalogue } from '../menu/catalogue.ts'
import type { Trx } from '../write-queue.ts'

export async function saveTillDuty(trx: Trx, branch: string, duty: TillDuty, since: Instant): Promise<void> {
  await trx.updateTable('branch').set({ till_duty: duty, till_since: since }).where('id', '=', branch).execute()
  await touchCatalogue(trx)
  // Orders of the same commit follow the new duty.
  forgetReads(trx)
}

/** Ended without money. */
const unpaid = paymentStatuses.filter((status) => isFinalPayment(status) && status !== 'paid')

/**
 * The orders of a branch that keep it from a duty, as they are not over, oldest first: those in its list that are paid
 * online or to be paid so, or paid at all where each is rung up by hand; and those that wait for their payment or fill
 * as an office basket. They are named by their codes; by '' before they have one.
 */
export async function openPaid(db: Db, branch: string, duty: TillDuty, limit: number): Promise<readonly string[]> {
  const listed = await db
    .selectFrom('orders')
    .select(['orders.id', 'code'])
    .where('branch', '=', branch)
    .where('archive', '=', sql.lit(0))
    .where('status', '=', sql.lit(0))
    .where((e) => {
      const online = e
        .selectFrom('online_payment')
        .select('online_payment.id')
        .whereRef('order_id', '=', 'orders.id')
        .where('online_payment.status', 'not in', unpaid)
      return e.or([e.exists(online), ...(takesPayment(duty) ? [] : [e('due', '<>', e.ref('total'))])])
    })
    .orderBy('orders.id')
    .limit(limit)
    .execute()
  const waiting = await db
    .selectFrom('awaiting_order')
    .leftJoin('basket', 'basket.order_id', 'awaiting_order.order_id')
    .select('awaiting_order.order_id')
    .where('awaiting_order.branch', '=', branch)
    .where((e) => e.or([e('basket.payer', 'is', null), e('basket.payer', '<>', 'counter')]))
    .limit(limit)
    .execute()
  return [...listed.map(({ code }) => code), ...waiting.map(() => '')].slice(0, limit)
}
