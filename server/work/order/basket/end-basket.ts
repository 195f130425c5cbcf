// The end of an office basket: it takes no more lines, and then it is placed, or lapses (GROUP-2). Those who have
// not paid their share by then drop out in the same transaction, so that nothing unpaid is made.
import { byPerson, paidLines, paidPeople, sharesOf } from '#domain/order/basket/basket.ts'
import type { BasketPayer } from '#domain/order/basket/basket-limits.ts'
import { promiseInTime, type Unplaced } from '#domain/order/late-place.ts'
import type { Order } from '#domain/order/order.ts'
import { refuse } from '#domain/shared/result.ts'
import { waitUntil } from '#server/store/money/awaiting-store.ts'
import { paymentsOf } from '#server/store/money/online-payment-store.ts'
import { type Basket, noteClosed, noteDropped, saveContents } from '#server/store/order/basket-store.ts'
import type { Trx } from '#server/store/write-queue.ts'
import { lapseOrder } from '#work/money/payment/lapse.ts'
import type { PaymentDesk } from '#work/money/payment/payment-desk.ts'
import { branchNow, placePaid } from '#work/money/payment/place-paid.ts'
import { refundDue } from '#work/money/payment/refund-due.ts'
import { lockedAnywhere } from '../on-order.ts'
import { paidBy, tellBasket } from './basket-link.ts'
import { keepLines } from './change-basket.ts'

type Desk = Pick<PaymentDesk, 'store' | 'now'>

/** Ends adding: the basket is placed, or waits until it is paid. The order must be locked, and `awaiting`. */
export async function closeBasket(trx: Trx, desk: Desk, order: Order, basket: Basket): Promise<void> {
  const now = desk.now()
  if (basket.closed_at !== null) return
  await noteClosed(trx, order.id, now)
  if (order.lines.length === 0 || basket.payer === 'counter') return await endBasket(trx, desk, order, basket)
  const sorted = { ...order, lines: byPerson(order.lines) }
  await saveContents(trx, sorted)
  await waitUntil(trx, order.id, basket.pay_until)
  await tellBasket(trx, order.id, now)
  await sendIfAllPaid(trx, desk, sorted, { ...basket, closed_at: now })
}

/** Places a closed basket as soon as all shares are paid. */
export async function sendIfAllPaid(trx: Trx, desk: Desk, order: Order, basket: Basket): Promise<void> {
  if (basket.payer !== 'each' || basket.closed_at === null || order.course !== 'awaiting') return
  const shares = sharesOf(order.lines)
  const paid = paidPeople(shares, paidBy(await paymentsOf(trx, order.id)))
  if (paid.size === shares.size) await endBasket(trx, desk, order, basket)
}

/** Places what is to be made, or lets the basket lapse. The order must be locked, and `awaiting`. */
export async function endBasket(trx: Trx, desk: Desk, order: Order, { payer }: Pick<Basket, 'payer'>): Promise<void> {
  // The branch may have closed meanwhile, or no server looked after it for long.
  const now = desk.now()
  const atBranch = await branchNow(trx, desk.store, order, now)
  const promise = atBranch ? promiseInTime(order, atBranch) : refuse('closed' as const)
  const placed = promise.ok ? await placeBasket(trx, desk, order, payer) : promise.refusal
  if (placed === 'done') return
  await lapseOrder(trx, desk, order.id, { unplaced: placed === 'nothing' ? undefined : placed })
}

/** 'nothing' if nothing is paid in time; else why it was not placed. */
async function placeBasket(
  trx: Trx,
  desk: Desk,
  order: Order,
  payer: BasketPayer,
): Promise<'done' | 'nothing' | Unplaced> {
  // One that a single person pays online is placed by that payment.
  if (payer === 'online') return 'nothing'
  const kept = payer === 'each' ? await withoutUnpaid(trx, desk, order) : order
  if (kept.lines.length === 0) return 'nothing'
  const sent = { ...kept, lines: byPerson(kept.lines) }
  await saveContents(trx, sent)
  const outcome = await placePaid(trx, desk, sent, null)
  if (outcome !== 'done') return outcome
  const placed = await lockedAnywhere(trx, desk.store, order.id)
  if (placed) await refundDue(trx, placed, desk.now())
  return 'done'
}

/** The order with the lines that are paid. Who has paid for none drops out. */
async function withoutUnpaid(trx: Trx, { store, now }: Desk, order: Order): Promise<Order> {
  const kept = paidLines(order.lines, paidBy(await paymentsOf(trx, order.id)))
  if (kept.length === order.lines.length) return order
  const stay = sharesOf(kept)
  const out = [...sharesOf(order.lines).keys()].filter((person) => !stay.has(person))
  await noteDropped(trx, order.id, out, now())
  return await keepLines(trx, store, order, kept, now())
}
