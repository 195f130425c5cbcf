// Mails an invoice or a credit note to the company that it is for, in its language, as a UBL file and as a page.
import { bookWordsOf } from '#domain/money/book-words/index.ts'
import { ublOf } from '#domain/money/ubl.ts'
import { directionOf } from '#domain/shared/locale.ts'
import { oneLine } from '#domain/shared/text.ts'
import { type InvoiceMailToSend, invoiceMailsToSend } from '#server/store/money/invoice-outbox.ts'
import type { Store } from '#server/store/open.ts'
import { invoicePage } from '#work/money/books/draw-paper.ts'
import { fromOf, messageId, sendMail } from './channel.ts'
import type { MailSettings } from './mail-settings.ts'
import type { OutboxJob } from './outbox-job.ts'

export const invoiceJob = (store: Store, settings: MailSettings): OutboxJob<InvoiceMailToSend> => ({
  toSend: (now, limit) => invoiceMailsToSend(store.db, now, limit),
  hand: async (mail, signal) => {
    const { branches, brand } = await store.catalogue.current(store.db)
    const page = await invoicePage(
      mail.invoice,
      branches.find(({ id }) => id === mail.branch),
      mail.since,
    )
    if (page === 'busy') throw new Error('too many pages are being drawn')
    await sendMail(settings, mailOf(mail, page, settings, brand.name), signal)
  },
})

function mailOf(
  { id, email, invoice, since }: InvoiceMailToSend,
  page: Uint8Array,
  { from }: MailSettings,
  shop: string,
) {
  const { invoice: words } = bookWordsOf[invoice.locale]
  const kind = words.kinds[invoice.kind]
  const seller = oneLine(shop || invoice.seller.name)
  return {
    from: fromOf(from, shop),
    to: [email],
    subject: `${seller}: ${kind} ${directionOf(invoice.locale) === 'rtl' ? `\u2066${invoice.number}\u2069` : invoice.number}`,
    text: `${words.mail(kind, invoice.number, seller)}\n`,
    date: new Date(since),
    messageId: messageId(`invoice-${id}-${since}`, from),
    attachments: [
      { filename: `${invoice.number}.xml`, content: ublOf(invoice), contentType: 'application/xml' },
      { filename: `${invoice.number}.pdf`, content: Buffer.from(page), contentType: 'application/pdf' },
    ],
  }
}
