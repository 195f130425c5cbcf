// What an order owes back and its provider cannot send, as of meal vouchers, becomes a gift card of its customer
// (GIFT-1).
import { randomBytes } from 'node:crypto'
import type { Order } from '#domain/order/order.ts'
import { insertGift } from '#server/store/money/gift/gift-store.ts'
import type { Store } from '#server/store/open.ts'
import { byClock } from '#server/store/order/acted-by.ts'
import type { Trx } from '#server/store/write-queue.ts'
import { saveMoney } from '../payment/order-money.ts'
import { type KeptGiftCode, makeGiftCode } from './gift-codes.ts'

/** How long the browser that placed the order can get the code. */
const creditShownMs = 90 * 24 * 3_600_000

/** Made before the transaction, which may be run again. */
export const makeCreditCode = async (store: Store): Promise<KeptGiftCode> =>
  (await makeGiftCode({ store, randomBytes })).kept

/** Gives a new card of this amount for the order, which is locked. It does not expire: the money is the customer's. */
export async function giveCredit(
  trx: Trx,
  order: Order,
  { amount, lang, code, now }: { readonly amount: number; readonly lang: string; code: KeptGiftCode; now: number },
): Promise<void> {
  const card = await insertGift(trx, {
    ...code,
    amount,
    state: 'active',
    branch: order.branch,
    lang,
    sold_at: now,
    expires_on: null,
    until: null,
    payment: null,
    credit_of: order.id,
    sealed_until: now + creditShownMs,
    for_whom: '',
    from_whom: '',
    words: '',
  })
  const back = { way: 'gift', amount: -amount, applied: -amount, at: now, ref: String(card), ends: code.ends } as const
  const data = { paidWay: 'gift', paidAmount: -amount } as const
  await saveMoney(trx, order, {
    step: 'moveBack',
    by: byClock,
    now,
    change: { payments: [...order.payments, back] },
    data,
  })
}
