// The link of an office basket, what each of its people has paid, and the word to all who have the link. Nobody can
// guess the link, and the shop keeps only its hash. It is derived from the order's token and the shop's key, so that a
// lost answer, and the way back from paying, find it again.
import { createHmac } from 'node:crypto'
import type { Cents } from '#domain/shared/money.ts'
import { publish } from '#server/door/live/publish.ts'
import { digest } from '#server/store/digest.ts'
import type { OnlinePayment } from '#server/store/money/online-payment-store.ts'
import type { Store } from '#server/store/open.ts'
import { basketOf } from '#server/store/order/basket-store.ts'
import type { Trx } from '#server/store/write-queue.ts'
import { readShopKey } from '#work/people/auth/shop-key.ts'

/** The length of a link in base64url: 132 bits. */
const length = 22

/** Makes the link of a basket from the token of its order. */
export async function basketLinks(store: Store): Promise<(token: string) => string> {
  const key = await readShopKey(store)
  return (token) => createHmac('sha256', key).update(`basket ${token}`).digest('base64url').slice(0, length)
}

export const linkHash = (link: string): string => digest('basket ', link)

/** Of the secret with which a phone proves whose lines are its own. */
export const secretHash = (me: string): string => digest('basket person ', me)

/** What is left of a payment, once it is settled. */
export const keptOfPayment = ({ settled_at, amount, refunded, charged_back }: OnlinePayment): Cents =>
  settled_at === null ? 0 : amount - refunded - charged_back

/** What is left of what was paid, by the number of the person. */
export function paidBy(payments: readonly OnlinePayment[]): ReadonlyMap<number, Cents> {
  const paid = new Map<number, Cents>()
  for (const one of payments)
    if (one.person !== null) paid.set(one.person, (paid.get(one.person) ?? 0) + keptOfPayment(one))
  return paid
}

/** Tells everyone who has the link. Does nothing for an order that is no basket. */
export async function tellBasket(trx: Trx, order: number, now: number): Promise<void> {
  const basket = await basketOf(trx, order)
  if (basket) await publish(trx, now, 'baskets.changed', { basket: basket.link_hash })
}
