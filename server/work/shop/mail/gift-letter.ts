// The mail with which a gift card is sent: who it is from, the words, and the link to its page (GIFT-1).
import { usualTimeZone } from '#domain/branch/hours.ts'
import { giftCodeText, giftPageOf } from '#domain/money/gift/gift-code.ts'
import { paperFormat } from '#domain/money/paper-format.ts'
import { directionOf, type Locale, setApart } from '#domain/shared/locale.ts'
import { oneLine } from '#domain/shared/text.ts'
import { escapeHtml } from '#server/door/page/escape.ts'
import { type GiftToSend, giftMailOf, giftsToSend } from '#server/store/money/gift/gift-outbox.ts'
import { giftById, type StoredGift, saveGift } from '#server/store/money/gift/gift-store.ts'
import type { Store } from '#server/store/open.ts'
import { openGiftCode } from '#work/money/gift/gift-codes.ts'
import { fromOf, messageId, sendMail } from './channel.ts'
import { giftMailWords } from './gift-words.ts'
import type { MailSettings } from './mail-settings.ts'
import type { OutboxJob } from './outbox-job.ts'

interface GiftFacts {
  readonly lang: Locale
  /** The shop's name; '' for none. */
  readonly shop: string
  readonly site: string
  readonly code: string
}

type ShownGift = Pick<StoredGift, 'amount' | 'for_whom' | 'from_whom' | 'words' | 'expires_on'>

/** The same sentences as plain text and as HTML. */
export function giftLetter(card: ShownGift, { lang, shop, site, code }: GiftFacts) {
  const words = giftMailWords[lang]
  const format = paperFormat(lang, usualTimeZone)
  const name = oneLine(shop)
  const amount = format.money(card.amount)
  const lastDay = card.expires_on && format.day(card.expires_on)
  const link = site + giftPageOf(code)
  const intro = [
    words.greeting(setApart(card.for_whom, lang)),
    card.from_whom
      ? words.givenBy(setApart(card.from_whom, lang), amount, setApart(name, lang))
      : words.given(amount, setApart(name, lang)),
  ]
  const foot = [lastDay ? words.until(lastDay) : words.forEver, words.secret]
  const shownCode = setApart(giftCodeText(code), lang)
  return {
    subject: oneLine(
      [name, card.from_whom ? words.subjectBy(card.from_whom) : words.subject].filter(Boolean).join(': '),
    ),
    text: [
      ...intro,
      '',
      ...(card.words ? [card.words, ''] : []),
      `${words.open}:`,
      link,
      '',
      `${words.code}: ${shownCode}`,
      '',
      ...foot,
      '',
    ].join('\n'),
    html: [
      `<!doctype html><html lang="${lang}" dir="${directionOf(lang)}"><head><meta charset="utf-8">`,
      '</head><body style="font-family:sans-serif;line-height:1.5"><div style="max-width:480px;margin:0 auto;padding:16px">',
      ...intro.map((line) => `<p>${escapeHtml(line)}</p>`),
      card.words && `<blockquote style="white-space:pre-wrap">${escapeHtml(card.words)}</blockquote>`,
      `<p><a href="${escapeHtml(link)}">${escapeHtml(words.open)}</a></p>`,
      `<p>${escapeHtml(words.code)}<br><b dir="ltr" style="font-size:20px">${escapeHtml(giftCodeText(code))}</b></p>`,
      `<p><small>${foot.map(escapeHtml).join('<br>')}</small></p>`,
      '</div></body></html>',
      '',
    ]
      .filter(Boolean)
      .join('\n'),
  }
}

/** A card that was blocked meanwhile is sent to nobody. */
export const giftJob = (store: Store, settings: MailSettings, site: string): OutboxJob<GiftToSend> => ({
  toSend: (now, limit) => giftsToSend(store.db, now, limit),
  hand: async ({ card: id, email, lang, since }, signal) => {
    const card = await giftById(store.db, id)
    if (card?.state !== 'active') return
    const code = await openGiftCode(store, card)
    if (code === '') throw new Error('the code of a gift card that is to be mailed is not kept')
    const { brand } = await store.catalogue.current(store.db)
    const mail = {
      ...giftLetter(card, { lang, shop: brand.name, site, code }),
      from: fromOf(settings.from, brand.name),
      to: [email],
      date: new Date(since),
      messageId: messageId(`gift-${id}-${since}`, settings.from),
    }
    await sendMail(settings, mail, signal)
  },
  // Once it has been sent, its holder has the code; the browser of its buyer gets it for a day.
  settled: async (trx, { card: id }, now) => {
    const mail = await giftMailOf(trx, id)
    if (mail && mail.state !== 'waiting') await saveGift(trx, id, { sealed_until: now + codeKeptMs })
  },
})

const codeKeptMs = 24 * 3_600_000
