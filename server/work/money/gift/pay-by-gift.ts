// Pays orders with gift cards, and gives back to them: balances follow from what orders say that cards paid, in the
// transaction of the step (GIFT-1).
import { addDays } from '#domain/branch/hours.ts'
import { type GiftRefusal, giftPays } from '#domain/money/gift/gift-card.ts'
import { backToCards, due, type OrderPayment, paidByCards } from '#domain/money/order-payments.ts'
import { isSold } from '#domain/order/course.ts'
import type { Order } from '#domain/order/order.ts'
import type { Cents } from '#domain/shared/money.ts'
import { accept, type Result } from '#domain/shared/result.ts'
import { localDays } from '#server/store/branch/branch-days.ts'
import { keepGood, lockGift, moveGift } from '#server/store/money/gift/gift-store.ts'
import type { ActedBy } from '#server/store/order/acted-by.ts'
import type { Trx } from '#server/store/write-queue.ts'

interface GiftWish {
  readonly card: number
  /** What is to be paid. */
  readonly due: Cents
  /** Where it is to pay. */
  readonly branch: string
  readonly now: number
  /** What its holder saw that it pays. */
  readonly seen?: Cents | undefined
}

/** What a card pays, as a payment of an order. The card is locked: nobody else spends it meanwhile. */
export async function giftPayment(trx: Trx, wish: GiftWish): Promise<Result<OrderPayment, GiftRefusal>> {
  const { branch, now, due: most, seen } = wish
  const card = await lockGift(trx, wish.card)
  if (!card) throw new Error('a gift card that was found is not there')
  const today = (await localDays(trx, branch)).dayOf(now)
  const standing = { state: card.state, balance: card.balance, expiresOn: card.expires_on }
  const pays = giftPays(standing, { due: most, today, ...(seen !== undefined && { seen }) })
  if (!pays.ok) return pays
  const { value: amount } = pays
  return accept({ way: 'gift', amount, applied: amount, at: now, ref: String(card.id), ends: card.ends })
}

/** What still has to be paid, also of an order that waits for that. */
export const leftToPay = (order: Order): Cents =>
  order.course === 'awaiting' ? order.total - order.payments.reduce((sum, { applied }) => sum + applied, 0) : due(order)

/** The payments with which gift cards get back what they paid too much, and pay again for an order that comes back. */
export async function withCardsSettled(trx: Trx, before: Order, after: Order, now: number): Promise<Order['payments']> {
  if (!after.payments.some(({ way }) => way === 'gift')) return after.payments
  const back = backToCards(after, now)
  if (back.length > 0) return [...after.payments, ...back]
  const isBroughtBack = !isSold(before.course) && isSold(after.course) && before.course !== 'awaiting'
  return isBroughtBack ? [...after.payments, ...(await paidAgain(trx, after, now))] : after.payments
}

/** What cards got back last they pay again, as far as they still have it. */
async function paidAgain(trx: Trx, order: Order, now: number): Promise<OrderPayment[]> {
  const last = order.payments.findLast(({ way, applied }) => way === 'gift' && applied < 0)
  const again: OrderPayment[] = []
  let left = due(order)
  for (const { way, applied, at, ref } of order.payments) {
    if (way !== 'gift' || applied >= 0 || at !== last?.at || left <= 0) continue
    const wish = { card: Number(ref), due: Math.min(left, -applied), branch: order.branch, now }
    const payment = await giftPayment(trx, wish)
    if (!payment.ok) continue
    again.push(payment.value)
    left -= payment.value.applied
  }
  return again
}

/** What came back can be spent for so many days at least, also where its card has expired meanwhile. */
const daysGood = 30

interface MovedOrder {
  readonly before: Order | undefined
  readonly after: Order
  readonly by: ActedBy
  readonly at: number
}

/** Moves the balances of cards by what a step changed of what they paid. */
export async function moveGifts(trx: Trx, { before, after, by, at }: MovedOrder): Promise<void> {
  const paidBefore = paidByCards(before?.payments ?? [])
  for (const [ref, paid] of paidByCards(after.payments)) {
    const more = paid - (paidBefore.get(ref) ?? 0)
    if (more === 0) continue
    const kind = more > 0 ? 'use' : paid < 0 ? 'credit' : 'return'
    const { id: order, branch } = after
    const moved = await moveGift(trx, { card: Number(ref), kind, amount: -more, order, branch, at, by })
    if (!moved) throw new Error('a gift card paid more than it has')
    if (kind === 'return') await keepGood(trx, Number(ref), addDays((await localDays(trx, branch)).dayOf(at), daysGood))
  }
}
