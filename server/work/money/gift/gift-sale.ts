// A gift card that was paid: it gets its balance, and its mail is sent (GIFT-1, GIFT-2).
import { type DateText, instantOf, usualTimeZone } from '#domain/branch/hours.ts'
import type { GiftDraft } from '#domain/money/gift/gift-draft.ts'
import type { PaymentWay } from '#domain/money/payment.ts'
import { giftMailOf, sendGiftMail } from '#server/store/money/gift/gift-outbox.ts'
import { insertGift, moveGift, type StoredGift, saveGift } from '#server/store/money/gift/gift-store.ts'
import type { ActedBy } from '#server/store/order/acted-by.ts'
import type { Trx } from '#server/store/write-queue.ts'
import { bookGift } from './gift-books.ts'
import type { KeptGiftCode } from './gift-codes.ts'

const day = 24 * 3_600_000
/** How long the browser of somebody who prints a card, or comes back from the bank in another one, can get its code. */
const codeShownMs = day
/** A little longer than a mail is tried. */
const mailTriedMs = 5 * day
/** At nine in the morning of the chosen day. */
const sentAtMinute = 9 * 60

interface NewGift {
  readonly code: KeptGiftCode
  readonly draft: GiftDraft
  readonly branch: string
  readonly lang: string
  /** Its last day; null: it does not expire. */
  readonly expiresOn: DateText | null
  /** Until when it waits for its payment; null: it is paid at once. */
  readonly until: number | null
  readonly now: number
}

/** Adds a card that waits for its payment, and returns its id. */
export const addGift = (trx: Trx, { code, draft, expiresOn, now, ...sale }: NewGift): Promise<number> =>
  insertGift(trx, {
    ...code,
    ...sale,
    amount: draft.amount,
    state: 'awaiting',
    sold_at: now,
    expires_on: expiresOn,
    payment: null,
    credit_of: null,
    sealed_until: now + codeShownMs,
    for_whom: draft.for,
    from_whom: draft.from,
    words: draft.words,
  })

interface PaidGift {
  readonly way: PaymentWay
  /** The shop's own id of the online payment. */
  readonly payment: string | null
  readonly by: ActedBy
  readonly at: number
}

/** Gives a card its balance and books its sale, without VAT. The card is locked and has none yet. */
export async function activateGift(trx: Trx, card: StoredGift, { way, payment, by, at }: PaidGift): Promise<void> {
  const { id, amount, branch } = card
  const mail = await giftMailOf(trx, id)
  const chosen = mail?.send_on ? instantOf(mail.send_on, sentAtMinute, usualTimeZone) : at
  const sendAt = Math.max(at, chosen)
  if (mail) await sendGiftMail(trx, id, sendAt)
  const sealed_until = mail ? sendAt + mailTriedMs : at + codeShownMs
  await saveGift(trx, id, { state: 'active', until: null, payment, sealed_until })
  await moveGift(trx, { card: id, kind: 'sale', amount, order: null, branch, at, by })
  await bookGift(trx, {
    branch,
    by,
    at,
    ref: payment ?? undefined,
    amounts: [
      [way, amount],
      ['gift-sold', -amount],
    ],
  })
}
