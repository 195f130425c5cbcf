// Mails with invoices. Each change is guarded, so that of several servers only one acts.
import type { Instant } from '#domain/branch/hours.ts'
import { handOnDays } from '#domain/guests/contact.ts'
import type { IssuedInvoice } from '#domain/money/order-invoice.ts'
import type { Db } from '../engines/engine.ts'
import { read } from '../json.ts'
import { type Lease, settled, type TryOutcome, takeWaiting, waitingFrom } from '../outboxes.ts'
import type { Trx } from '../write-queue.ts'

export interface DueInvoiceMail {
  readonly id: number
  readonly email: string
  readonly branch: string
  readonly invoice: IssuedInvoice
  readonly since: number
  readonly tries: number
}

/** Older ones waited while the shop sent no mail. */
const mailedWithin = handOnDays * 24 * 3_600_000

export async function putInvoiceMail(trx: Trx, invoice: number, email: string, now: Instant): Promise<void> {
  await trx
    .insertInto('invoice_mail')
    .values({ invoice, email, ...waitingFrom(now) })
    .execute()
}

/** Mails that are due, the longest waiting first; none of a time when the shop sent no mail. */
export async function dueInvoiceMails(db: Db, now: Instant, limit: number): Promise<DueInvoiceMail[]> {
  const rows = await db
    .selectFrom('invoice_mail')
    .innerJoin('invoice', 'invoice.id', 'invoice_mail.invoice')
    .select(['invoice.id', 'invoice.branch', 'invoice.data', 'invoice_mail.email'])
    .select(['invoice_mail.since', 'invoice_mail.tries'])
    .where('invoice_mail.state', '=', 'waiting')
    .where('invoice_mail.next_at', '<=', now)
    .where('invoice_mail.since', '>', now - mailedWithin)
    .orderBy('invoice_mail.next_at')
    .limit(limit)
    .execute()
  return rows.map(({ data, id, since, tries, ...rest }) => ({
    ...rest,
    id: Number(id),
    since: Number(since),
    tries: Number(tries),
    invoice: read<IssuedInvoice>(data),
  }))
}

type MailKey = Pick<DueInvoiceMail, 'id' | 'tries'>

/** Takes a mail for a while and counts the try; false if another server was quicker. */
export const takeInvoiceMail = (trx: Trx, mail: MailKey, lease: Lease): Promise<boolean> =>
  takeWaiting(waiting(trx, mail), mail.tries, lease)

export async function settleInvoiceMail(trx: Trx, mail: MailKey, outcome: TryOutcome): Promise<void> {
  await waiting(trx, mail).set(settled(outcome)).execute()
}

const waiting = (trx: Trx, { id, tries }: MailKey) =>
  trx.updateTable('invoice_mail').where('invoice', '=', id).where('state', '=', 'waiting').where('tries', '=', tries)
