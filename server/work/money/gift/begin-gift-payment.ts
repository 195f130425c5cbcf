// Begins the payment of a gift card: one at a time, however often somebody taps (GIFT-1).
import { randomUUID } from 'node:crypto'
import { isFinalPayment, isRefundable } from '#domain/money/online-payment.ts'
import { no, type RouteAnswer, yes } from '#server/door/http/refused.ts'
import { lockGift, saveGift } from '#server/store/money/gift/gift-store.ts'
import {
  insertPayment,
  type OnlinePayment,
  paymentById,
  paymentsOfGift,
} from '#server/store/money/online-payment-store.ts'
import { readKeptKey } from '#server/store/money/online-rules-store.ts'
import type { Trx } from '#server/store/write-queue.ts'
import { type BeginWish, isFresh, requestPayment } from '../payment/begin-payment.ts'
import type { PaymentDesk } from '../payment/payment-desk.ts'
import { settlePayment } from '../payment/settle.ts'

const minute = 60_000
/** How long a card waits once somebody begins to pay it. */
export const giftWaitsMs = 90 * minute
/** Within an hour. */
const mostTries = 12

type GiftBegin = Omit<BeginWish, 'isOwn'>

/** Where the buyer pays the card. Meal vouchers buy none. */
export async function beginGiftPayment(
  desk: PaymentDesk,
  card: number,
  wish: GiftBegin,
): Promise<RouteAnswer<{ checkout: string }>> {
  const provider = await desk.provider()
  const key = await readKeptKey(desk.store.db)
  if (!provider || !key || !desk.canBegin(key.mode)) return no('payments_down')
  if (!isRefundable(wish.method)) return no('payment_way_refused')
  for (const earlier of await paymentsOfGift(desk.store.db, card))
    if (!isFinalPayment(earlier.status)) await settlePayment(desk, earlier.id)
  const found = await desk.store.write((trx) => findOrAddPayment(trx, desk, { card, mode: key.mode }, wish))
  if (!found.ok) return found
  const { payment, others } = found.value
  for (const other of others) if (other.provider_id !== null) await provider.cancel(other.provider_id)
  return payment.checkout === '' ? await requestPayment(desk, payment) : yes({ checkout: payment.checkout })
}

interface Found {
  readonly payment: OnlinePayment
  readonly others: readonly OnlinePayment[]
}

async function findOrAddPayment(
  trx: Trx,
  { now: clock }: PaymentDesk,
  { card: id, mode }: { readonly card: number; readonly mode: OnlinePayment['mode'] },
  { method, lang, site }: GiftBegin,
): Promise<RouteAnswer<Found>> {
  const card = await lockGift(trx, id)
  if (!card) return no('gift_unknown')
  if (card.state === 'lapsed') return no('gift_lapsed')
  if (card.state !== 'awaiting') return no('payment_not_needed')
  const now = clock()
  const payments = await paymentsOfGift(trx, id)
  const open = payments.filter(({ status }) => !isFinalPayment(status))
  const same = open.find((one) => one.method === method && one.mode === mode && isFresh(one, now))
  if (same) return yes({ payment: same, others: open.filter((one) => one !== same) })
  if (payments.filter(({ at }) => at > now - 60 * minute).length >= mostTries)
    return no('too_many', { retryAfter: 600 })
  const own = randomUUID()
  await insertPayment(trx, {
    id: own,
    order_id: null,
    gift: id,
    mode,
    amount: card.amount,
    method,
    site,
    lang,
    at: now,
    next_at: now + minute,
  })
  await saveGift(trx, id, { until: now + giftWaitsMs })
  const payment = await paymentById(trx, own)
  if (!payment) throw new Error('a payment that was written down is not there')
  return yes({ payment, others: open })
}
