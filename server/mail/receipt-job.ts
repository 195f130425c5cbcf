// Mails an order with its receipt to a customer who asked for it, in their language (PUSH-2).
import { isEmail } from '../../domain/shared/email.ts'
import { oneLine } from '../../domain/shared/text.ts'
import { readCompany } from '../store/legal-text-store.ts'
import { type DueReceipt, dueReceipts, settleReceipt, takeReceipt } from '../store/news/receipt-outbox.ts'
import type { Store } from '../store/open.ts'
import { orderAnywhere } from '../store/payment/awaiting-store.ts'
import { fromOf, messageId, sendMail } from './channel.ts'
import type { MailSettings } from './mail-settings.ts'
import type { OutboxJob } from './outbox-job.ts'
import { receiptLetter } from './receipt-letter.ts'

/** `publicUrl`: the address of the shop; null: the mail leads nowhere, as a request may claim any address. */
export const receiptJob = (store: Store, settings: MailSettings, publicUrl: string | null): OutboxJob<DueReceipt> => ({
  due: (now, limit) => dueReceipts(store.db, now, limit),
  take: takeReceipt,
  hand: async ({ order: id, email, lang, asked, since }, signal) => {
    const order = await orderAnywhere(store.db, id)
    if (!order) return
    const { branches, brand } = await store.catalogue.current(store.db)
    const branch = branches.find((one) => one.id === order.branch)
    const company = await readCompany(store.db)
    const letter = receiptLetter(order, { lang, site: publicUrl, shop: brand.name, branch, company })
    const mail = {
      ...letter,
      from: fromOf(settings.from, brand.name),
      to: [email],
      ...(branch && isEmail(branch.email) && { replyTo: oneLine(branch.email) }),
      date: new Date(since),
      messageId: messageId(`receipt-${id}-${asked}-${since}`, settings.from),
    }
    await sendMail(settings, mail, signal)
  },
  settle: settleReceipt,
})
