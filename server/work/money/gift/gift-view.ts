// A gift card as its holder sees it, and as staff who are shown it do (GIFT-1).
import type { GiftCard } from '#contract/index.ts'
import { localTime, usualTimeZone } from '#domain/branch/hours.ts'
import { isExpired } from '#domain/money/gift/gift-card.ts'
import { isFinalPayment } from '#domain/money/online-payment.ts'
import type { Db } from '#server/store/engines/engine.ts'
import { giftMailOf } from '#server/store/money/gift/gift-outbox.ts'
import { giftById, movesOfGift, type StoredGift } from '#server/store/money/gift/gift-store.ts'
import { type OnlinePayment, paymentsOfGift } from '#server/store/money/online-payment-store.ts'

const mostMoves = 100

/** The card at `now`. */
export async function giftView(db: Db, id: number, now: number): Promise<GiftCard> {
  const card = await giftById(db, id)
  if (!card) throw new Error('a gift card that was found is not there')
  const waits = card.state === 'awaiting' || card.state === 'lapsed'
  const last = waits ? (await paymentsOfGift(db, id)).at(-1) : undefined
  const mail = await giftMailOf(db, id)
  return {
    ...standingOf(card, now, last),
    reason: last && last.reason !== '' && isFinalPayment(last.status) ? last.reason : null,
    until: card.until,
    mail: mail
      ? {
          sendOn: mail.send_on,
          sentAt: mail.state === 'done' ? mail.next_at : null,
          failed: mail.state === 'given_up',
        }
      : null,
    moves: await movesOfGift(db, id, mostMoves),
  }
}

/** Without what only its holder reads. */
export function standingOf(card: StoredGift, now: number, last?: OnlinePayment) {
  return {
    state: stateOf(card, now, last),
    ends: card.ends,
    amount: card.amount,
    balance: card.balance,
    expiresOn: card.expires_on,
    for: card.for_whom,
    from: card.from_whom,
    words: card.words,
    soldAt: card.sold_at,
  }
}

/** The day that decides whether a card has expired is that of the shop. */
export const giftToday = (now: number): string => localTime(now, usualTimeZone).date

/** A card in order has a balance and a day to come: what it lacks is said in place of `active`. */
export function goodState(
  { state, balance, expires_on }: StoredGift,
  now: number,
): 'active' | 'spent' | 'expired' | 'blocked' {
  if (state === 'blocked') return 'blocked'
  if (isExpired({ expiresOn: expires_on }, giftToday(now))) return 'expired'
  return balance > 0 ? 'active' : 'spent'
}

function stateOf(card: StoredGift, now: number, last: OnlinePayment | undefined): GiftCard['state'] {
  if (card.state === 'lapsed') return 'lapsed'
  if (card.state !== 'awaiting') return goodState(card, now)
  if (!last || last.status === 'created' || last.status === 'abandoned') return 'unpaid'
  if (last.status === 'pending' || last.status === 'authorized') return 'checking'
  return isFinalPayment(last.status) ? 'failed' : 'paying'
}
