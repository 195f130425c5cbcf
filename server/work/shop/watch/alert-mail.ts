// Mails an alert to the owner and to its branch, in those of the shop's languages that Belgian counters speak.

import { isEmail } from '#domain/shared/email.ts'
import type { Locale } from '#domain/shared/locale.ts'
import type { Brand } from '#domain/shop/brand/brand.ts'
import { nextNoticeTry } from '#domain/shop/watch/notices.ts'
import type { Store } from '#server/store/open.ts'
import { type NoticeToSend, noticesToSend } from '#server/store/shop/notice-store.ts'
import { fromOf, messageId, sendMail } from '../mail/channel.ts'
import type { MailSettings } from '../mail/mail-settings.ts'
import type { OutboxJob } from '../mail/outbox-job.ts'
import { type NoticeAbout, noticeScreen, noticeTextOf } from './alert-text.ts'

const ofCounters = ['nl', 'fr', 'en'] as const

/** A shop that offers none of them gets its mail in its own languages. */
function languagesOf({ languages }: Brand): readonly Locale[] {
  const spoken = ofCounters.filter((locale) => languages.includes(locale))
  return spoken.length > 0 ? spoken : languages
}

/** `publicUrl`: the address of the shop, for a link to the board; null if it is not known. */
export const alertMailJob = (
  store: Store,
  settings: MailSettings,
  publicUrl: string | null,
): OutboxJob<NoticeToSend> => ({
  toSend: (now, limit) => noticesToSend(store.db, 'mail', now, limit),
  hand: async (notice, signal) => {
    const { branches, brand } = await store.catalogue.current(store.db)
    const branch = branches.find(({ id }) => id === notice.branch)
    await sendMail(settings, mailOf(notice, { branch, brand }, settings, publicUrl), signal)
  },
  nextTry: nextNoticeTry,
  laneOf: () => 'mail',
})

/** The mail that an alert is over answers the one that opened it, so that mail programs show them together. */
function mailOf(notice: NoticeToSend, about: NoticeAbout, { from, to }: MailSettings, publicUrl: string | null) {
  const { branch, brand } = about
  const texts = languagesOf(brand).map((lang) => noticeTextOf(notice, about, lang))
  const { alert } = notice.data
  const opening = messageId(`alert-${alert?.id}-${alert?.since}`, from)
  return {
    from: fromOf(from, brand.name),
    to: [...new Set([...to, ...(branch && isEmail(branch.email) ? [branch.email] : [])])],
    subject: texts.map(({ title }) => title).join(' / '),
    text: [
      ...texts.map(({ title, message }) => `${title}\n${message}\n`),
      ...(publicUrl ? [`${publicUrl}${noticeScreen(notice)}`, ''] : []),
    ].join('\n'),
    date: new Date(notice.at),
    ...(notice.event === 'alert.opened'
      ? { messageId: opening }
      : { messageId: messageId(`notice-${notice.id}`, from), inReplyTo: opening, references: opening }),
  }
}
