// Online payments that buy a gift card: what happens once one is paid, goes back, or is taken back by a bank. Their
// money is counted once, in the transaction that settles them (GIFT-1).
import { randomUUID } from 'node:crypto'
import { publish } from '#server/door/live/publish.ts'
import { lockGift, moveGift, type StoredGift, saveGift } from '#server/store/money/gift/gift-store.ts'
import type { OnlinePayment } from '#server/store/money/online-payment-store.ts'
import { insertRefund } from '#server/store/money/refund-store.ts'
import { byClock } from '#server/store/order/acted-by.ts'
import type { Trx } from '#server/store/write-queue.ts'
import { bookGift } from './gift-books.ts'
import { activateGift } from './gift-sale.ts'

type Paid = Pick<OnlinePayment, 'id' | 'gift' | 'amount'>

/** Why a card is blocked whose payment the bank took back. */
export const chargedBackReason = 'charge-back'

/** The money of a payment has come: the card is good, also one that had lapsed. A second payment goes back. */
export async function countGiftPaid(trx: Trx, { id, gift, amount }: Paid, now: number): Promise<void> {
  const card = await cardOf(trx, gift)
  if (card.payment === null) return await activateGift(trx, card, { way: 'online', payment: id, by: byClock, at: now })
  await bookOutside(trx, card, { amount, ref: id, at: now })
  await insertRefund(trx, { id: randomUUID(), payment: id, amount, at: now, next_at: now })
}

interface Moved {
  /** Below zero: it went back. */
  readonly amount: number
  readonly ref: string
  readonly at: number
}

/** Money that went back of a payment leaves its card, as far as the card still has it. */
export async function bookGiftRefund(trx: Trx, { id, gift }: Paid, { amount, ref, at }: Moved): Promise<void> {
  const card = await cardOf(trx, gift)
  const taken = card.payment === id && amount < 0 ? Math.min(card.balance, -amount) : 0
  const { branch } = card
  if (taken > 0)
    await moveGift(trx, { card: card.id, kind: 'correct', amount: -taken, order: null, branch, at, by: byClock })
  await bookGift(trx, {
    branch,
    by: byClock,
    at,
    ref,
    amounts: [
      ['online', amount],
      ['gift-sold', taken],
      ['unsettled', -amount - taken],
    ],
  })
}

/** A bank took money back, or below zero returned it: the card pays nothing until the owner says otherwise. */
export async function bookGiftChargeBack(trx: Trx, { id, gift }: Paid, taken: number, now: number): Promise<void> {
  const card = await cardOf(trx, gift)
  await bookOutside(trx, card, { amount: -taken, ref: id, at: now })
  if (taken <= 0 || card.state !== 'active' || card.payment !== id) return
  await saveGift(trx, card.id, { state: 'blocked', reason: chargedBackReason })
  await publish(trx, now, 'payments.changed', {})
}

/** What came, or left, and is no part of what the card owes. */
const bookOutside = (trx: Trx, { branch }: StoredGift, { amount, ref, at }: Moved): Promise<void> =>
  bookGift(trx, {
    branch,
    by: byClock,
    at,
    ref,
    amounts: [
      ['online', amount],
      ['unsettled', -amount],
    ],
  })

async function cardOf(trx: Trx, gift: number | null): Promise<StoredGift> {
  const card = gift === null ? undefined : await lockGift(trx, gift)
  if (!card) throw new Error('the gift card of a payment is not there')
  return card
}
