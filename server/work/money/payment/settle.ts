// Settling a payment: the one operation that webhook, return page and sweeper call, in any order and any number of
// times (PAY-4). It asks the provider outside of any transaction, and applies what it says with the order locked.
import { randomUUID } from 'node:crypto'
import { isFinalPayment, nextLook, oddPayment, type PaymentStatus } from '#domain/money/online-payment.ts'
import type { Order } from '#domain/order/order.ts'
import { publish } from '#server/door/live/publish.ts'
import { lockPayment, type OnlinePayment, paymentById, savePayment } from '#server/store/money/online-payment-store.ts'
import { insertRefund } from '#server/store/money/refund-store.ts'
import { basketOf } from '#server/store/order/basket-store.ts'
import { branchOfOrder, placeTurn } from '#server/store/order/order-store.ts'
import type { Trx } from '#server/store/write-queue.ts'
import { tellBasket } from '#work/order/basket/basket-link.ts'
import { sendIfAllPaid } from '#work/order/basket/end-basket.ts'
import { lockedAnywhere } from '#work/order/on-order.ts'
import { bookGiftChargeBack, countGiftPaid } from '../gift/gift-payments.ts'
import { lapseOrder } from './lapse.ts'
import { noteRefunds } from './note-refunds.ts'
import { bookOnline } from './order-money.ts'
import type { PaymentDesk } from './payment-desk.ts'
import { placePaid } from './place-paid.ts'
import type { ProviderPayment } from './provider.ts'
import { refundDue } from './refund-due.ts'

/**
 * `ended`: it is paid, or never will be. `waits`: it is open, or the provider could not say. `unknown`: it is not ours.
 */
export type PaymentOutcome = 'ended' | 'waits' | 'unknown'

/** Asks the provider how the payment stands and applies that; `own` is the shop's own id of it. */
export async function settlePayment(desk: PaymentDesk, own: string): Promise<PaymentOutcome> {
  const payment = await paymentById(desk.store.db, own)
  if (!payment) return 'unknown'
  const provider = payment.provider_id === null ? undefined : await desk.provider()
  if (!provider || payment.provider_id === null) return 'waits'
  const told = await provider.get(payment.provider_id)
  if (!told.ok) return 'waits'
  // Naming the branch puts it before writes of the same commit that lock no branch, so that servers never wait in a
  // circle.
  const branch = payment.order_id === null ? undefined : await branchOfOrder(desk.store.db, payment.order_id)
  const next = await desk.store.write((trx) => applyTold(trx, desk, payment, told.value), branch)
  return isFinalPayment(next) ? 'ended' : 'waits'
}

/** Applies what the provider says of a payment; returns how it stands afterwards. */
export async function applyTold(
  trx: Trx,
  desk: PaymentDesk,
  { id, order_id: of, next_at: asked }: Pick<OnlinePayment, 'id' | 'order_id' | 'next_at'>,
  told: ProviderPayment,
): Promise<PaymentStatus> {
  // First the branch, then the order, then the payment, as everywhere: two that settle at once wait for each other.
  const branch = of === null ? undefined : await branchOfOrder(trx, of)
  if (branch !== undefined) await desk.store.engine.lockWords(trx, [placeTurn({ id: branch })])
  const order = of === null ? undefined : await lockedAnywhere(trx, desk.store, of)
  const payment = await lockPayment(trx, id)
  if (!payment) return 'abandoned'
  if (!isAsAsked(payment, told)) {
    await noteOdd(trx, desk, payment, told)
    return payment.status
  }
  const isNews = payment.settled_at === null && payment.status !== told.status
  if (payment.settled_at === null) await movePayment(trx, desk, payment, order, told)
  // If news came while the provider was being asked, its own next look stays.
  else if (payment.next_at === asked) await savePayment(trx, id, { next_at: null })
  await noteRefunds(trx, desk, payment, told)
  const chargedBackNow = told.chargedBack - payment.charged_back
  if (chargedBackNow !== 0) await bookChargeBack(trx, desk, payment, chargedBackNow)
  const now = desk.now()
  const changed = order && (await lockedAnywhere(trx, desk.store, order.id))
  if (changed) await refundDue(trx, changed, now)
  if (isNews && order && told.status !== 'paid') {
    await publish(trx, now, 'payments.moved', { token: order.token })
    if (payment.person !== null) await tellBasket(trx, order.id, now)
  }
  return payment.settled_at === null ? told.status : payment.status
}

/** Said once, in the log and to the owner, who can look it up at the provider: asking again changes nothing. */
async function noteOdd(trx: Trx, desk: PaymentDesk, payment: OnlinePayment, told: ProviderPayment): Promise<void> {
  await savePayment(trx, payment.id, { reason: oddPayment, next_at: null })
  if (payment.reason === oddPayment) return
  desk.alarm({ payment: payment.id, told: told.id }, 'the provider says something else of a payment than was asked for')
  await publish(trx, desk.now(), 'payments.changed', {})
}

/** The provider's answer counts only for what the shop asked for. */
const isAsAsked = (payment: OnlinePayment, told: ProviderPayment): boolean =>
  told.own === payment.id &&
  told.id === payment.provider_id &&
  told.amount === payment.amount &&
  told.currency === 'EUR' &&
  told.mode === payment.mode

/** Moves on a payment that is not settled yet. Once it is paid, its money is counted, once. */
async function movePayment(
  trx: Trx,
  desk: PaymentDesk,
  payment: OnlinePayment,
  order: Order | undefined,
  told: ProviderPayment,
): Promise<void> {
  const now = desk.now()
  const { status } = told
  const isPaid = status === 'paid'
  await savePayment(trx, payment.id, {
    status,
    reason: told.failure ?? '',
    checkout: told.checkout ?? '',
    expires_at: told.expiresAt,
    ...(told.method !== null && { method: told.method }),
    next_at: isFinalPayment(status) ? null : (payment.next_at ?? nextLook(payment.tries, now)),
    ...(isPaid && { settled_at: now }),
  })
  if (isPaid && order) await countPaid(trx, desk, order, payment)
  if (isPaid && payment.gift !== null) await countGiftPaid(trx, payment, now)
  if (payment.order_id === null) await publish(trx, now, 'payments.changed', {})
  // The owner's test payment goes back.
  if (isPaid && payment.order_id === null && payment.gift === null)
    await insertRefund(trx, { id: randomUUID(), payment: payment.id, amount: payment.amount, at: now, next_at: now })
}

/** Counts the money, and places the order if it waited for it. `refundDue` then sees what is too much. */
async function countPaid(
  trx: Trx,
  desk: PaymentDesk,
  order: Order,
  { amount, id: ref, person }: OnlinePayment,
): Promise<void> {
  // A share of an office basket alone places nothing.
  const placed = person === null ? await placePaid(trx, desk, order, { amount, ref }) : undefined
  if (placed === 'done') return
  // A payment that comes while something is still due is no second one.
  const unplaced = placed === 'twice' && order.due > 0 ? undefined : placed
  const paid = await bookOnline(trx, order, { amount, ref, at: desk.now(), unplaced }, 'payOnline')
  // An order that could not be placed waits no longer.
  if (person === null && paid.course === 'awaiting') await lapseOrder(trx, desk, order.id)
  const basket = person === null ? undefined : await basketOf(trx, order.id)
  if (!basket) return
  await tellBasket(trx, order.id, desk.now())
  await sendIfAllPaid(trx, desk, paid, basket)
}

/** A customer's bank took money back or, below zero, returned it. */
async function bookChargeBack(trx: Trx, desk: PaymentDesk, payment: OnlinePayment, taken: number): Promise<void> {
  await savePayment(trx, payment.id, {
    charged_back: payment.charged_back + taken,
    ...(taken < 0 && { charge_returned: payment.charge_returned - taken }),
  })
  await publish(trx, desk.now(), 'payments.changed', {})
  const order = payment.order_id === null ? undefined : await lockedAnywhere(trx, desk.store, payment.order_id)
  const step = taken > 0 ? 'chargeBack' : 'returnCharge'
  if (order) await bookOnline(trx, order, { amount: -taken, ref: payment.id, at: desk.now() }, step)
  if (payment.gift !== null) await bookGiftChargeBack(trx, payment, taken, desk.now())
}
