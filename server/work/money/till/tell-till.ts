// Tells the till of a linked branch what became of an order, in the transaction that makes it true (REG-3).
import type { Instant } from '#domain/branch/hours.ts'
import { toTellTill } from '#domain/money/till/till-message.ts'
import type { Order } from '#domain/order/order.ts'
import { isLinkedToTill } from '#server/store/branch/branch-days.ts'
import { putTillMessage, toldTill } from '#server/store/money/till/till-message-store.ts'
import type { Trx } from '#server/store/write-queue.ts'

/** `before`: undefined for an order that was just placed. Nothing at branches without a link, at no cost. */
export async function tellTill(trx: Trx, before: Order | undefined, after: Order, now: Instant): Promise<void> {
  if (!(await isLinkedToTill(trx, after.branch))) return
  const { lang, last } = await toldTill(trx, after.branch, after.id)
  const tell = toTellTill({ last, before, after, lang })
  if (tell) await putTillMessage(trx, tell, after, now)
}
