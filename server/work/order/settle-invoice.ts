// Issues the invoice of an order once it is handed over and paid, and credits it once that is no longer right (BOOK-4).
import type { Instant } from '#domain/branch/hours.ts'
import { openDay } from '#domain/money/day-book.ts'
import { sellerOf } from '#domain/money/invoice-seller.ts'
import { creditOf, invoiceOf, invoiceTurn, type Unnumbered } from '#domain/money/order-invoice.ts'
import { isOver, phaseOf } from '#domain/order/course.ts'
import { listedAt, type Order } from '#domain/order/order.ts'
import { localDays } from '#server/store/branch/branch-days.ts'
import { putInvoiceMail } from '#server/store/money/invoice-outbox.ts'
import { invoicesOf, invoiceWishOf, issueInvoice } from '#server/store/money/invoice-store.ts'
import { closedDays } from '#server/store/money/ledger-store.ts'
import { readCompany } from '#server/store/shop/legal-text-store.ts'
import type { Trx } from '#server/store/write-queue.ts'

/** Call it in the transaction that changed the order, which is locked. It does nothing while the order is under way. */
export async function settleInvoice(trx: Trx, order: Order, now: Instant): Promise<void> {
  if (!isOver(phaseOf(order))) return
  const kept = await invoicesOf(trx, order.id)
  const wish = await invoiceWishOf(trx, order.id)
  const last = kept.at(-1)?.invoice
  const current = last?.kind === 'invoice' ? last : undefined
  const wanted = wish ?? current
  if (!wanted) return
  const { dayOf } = await localDays(trx, order.branch)
  const seller = sellerOf(await readCompany(trx)) ?? current?.seller
  // A book that is closed takes no invoice: where a clock was set back, it is issued on the first open day.
  const today = openDay(dayOf(now), await closedDays(trx, order.branch))
  const soldOn = dayOf(listedAt(order))
  // A correction speaks the language of what it corrects.
  const inLanguage = { ...wanted, locale: current?.locale ?? wanted.locale }
  const next = seller && invoiceOf(order, { seller, wish: inLanguage, today, soldOn })
  const { credits, issues } = invoiceTurn(order, current, next)
  let turn = kept.length
  const issue = async (unnumbered: Unnumbered): Promise<void> => {
    turn += 1
    const issued = await issueInvoice(trx, unnumbered, { order: order.id, branch: order.branch, turn, at: now })
    if (wish) await putInvoiceMail(trx, issued.id, wish.email, now)
  }
  if (credits && current) await issue(creditOf(current, today))
  if (issues && next) await issue(next)
}
