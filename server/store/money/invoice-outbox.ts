// Mails with invoices: what waits.
import type { Instant } from '#domain/branch/hours.ts'
import { handOnDays } from '#domain/guests/contact.ts'
import type { IssuedInvoice } from '#domain/money/order-invoice.ts'
import type { Db } from '../engines/engine.ts'
import { fromJson } from '../json.ts'
import { isWaitingNow, type QueuedPiece, waitingFrom } from '../outbox-store.ts'
import type { Trx } from '../write-queue.ts'

export interface InvoiceMailToSend extends QueuedPiece {
  readonly id: number
  readonly email: string
  readonly branch: string
  readonly invoice: IssuedInvoice
}

/** Older ones waited while the shop sent no mail. */
const mailedWithin = handOnDays * 24 * 3_600_000

export async function putInvoiceMail(trx: Trx, invoice: number, email: string, now: Instant): Promise<void> {
  await trx
    .insertInto('invoice_mail')
    .values({ invoice, email, ...waitingFrom(now) })
    .execute()
}

/** Mails to send now, the longest waiting first; none of a time when the shop sent no mail. */
export async function invoiceMailsToSend(db: Db, now: Instant, limit: number): Promise<InvoiceMailToSend[]> {
  const rows = await db
    .selectFrom('invoice_mail')
    .innerJoin('invoice', 'invoice.id', 'invoice_mail.invoice')
    .select(['invoice.id', 'invoice.branch', 'invoice.data', 'invoice_mail.email'])
    .select(['invoice_mail.since', 'invoice_mail.tries'])
    .where(isWaitingNow('invoice_mail', now))
    .where('invoice_mail.since', '>', now - mailedWithin)
    // As none is due before it was queued, the index leads past all that were never sent.
    .where('invoice_mail.next_at', '>', now - mailedWithin)
    .orderBy('invoice_mail.next_at')
    .limit(limit)
    .execute()
  return rows.map(({ data, ...row }) => ({
    ...row,
    rows: [{ table: 'invoice_mail', key: { invoice: row.id } }],
    invoice: fromJson<IssuedInvoice>(data),
  }))
}
