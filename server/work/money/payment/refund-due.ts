// Turns what an order owes back into refunds, with the order locked: once, however many people tap (PAY-5).
import { randomUUID } from 'node:crypto'
import { owedBack, refundShares, tooMuchBy } from '#domain/money/online-payment.ts'
import { soldFor } from '#domain/money/order-payments.ts'
import { sharesOf } from '#domain/order/basket/basket.ts'
import type { Order } from '#domain/order/order.ts'
import { lockPayment, type OnlinePayment, paymentsOf } from '#server/store/money/online-payment-store.ts'
import {
  dropRefund,
  insertRefund,
  isStuck,
  noMoreOwed,
  type Refund,
  refundsOf,
} from '#server/store/money/refund-store.ts'
import type { Trx } from '#server/store/write-queue.ts'

/** How long a refund waits before it is sent, so that undoing a step at once costs nothing. */
export const refundWaitMs = 20_000

/**
 * Saves what the order owes back now, and drops refunds that it no longer owes and that the provider was not asked for
 * yet. The order must be locked and as stored. `applyStep` calls it after a step, and those who book what the provider
 * says once all of that is booked.
 */
export async function refundDue(trx: Trx, order: Order, now: number): Promise<void> {
  const before = (await paymentsOf(trx, order.id)).filter(isSettled)
  if (before.length === 0) return
  const refunds = await refundsOf(
    trx,
    before.map(({ id }) => id),
  )
  const waiting = refunds.filter(({ status }) => status === 'due')
  const tooMuch = tooMuchOf(order, before, waiting)
  const all = amountOwed(order, { payments: before, waiting, tooMuch })
  const stuck = refunds.filter(isStuck)
  const isOwed = all >= sumOf(stuck)
  // Nobody gives back in another way what is not owed any more, as when the order was brought back.
  if (!isOwed) for (const refund of stuck) await noMoreOwed(trx, refund)
  const owed = isOwed ? all - sumOf(stuck) : all
  if (owed === sumOf(waiting)) return
  for (const refund of waiting) await dropRefund(trx, refund)
  const settled = (await paymentsOf(trx, order.id))
    .filter(isSettled)
    .map((one) => ({ id: one.id, remaining: remainingOf(one), payer: one.person }))
  for (const { payment, amount } of refundShares(owed, settled, tooMuch)) {
    await lockPayment(trx, payment)
    await insertRefund(trx, { id: randomUUID(), payment, amount, at: now, next_at: now + refundWaitMs })
  }
}

const isSettled = ({ settled_at }: OnlinePayment): boolean => settled_at !== null

interface RefundBasis {
  readonly payments: readonly OnlinePayment[]
  readonly waiting: readonly Refund[]
  readonly tooMuch: ReadonlyMap<number, number>
}

/** What is to go back, besides what the provider was already asked for. */
function amountOwed(order: Order, { payments, waiting, tooMuch }: RefundBasis): number {
  const online = payments.reduce((sum, one) => sum + remainingOf(one), 0) + sumOf(waiting)
  // A basket that waits keeps what was paid for its order, and returns only what somebody paid too much.
  if (order.course === 'awaiting' && payments.some(({ person }) => person !== null))
    return [...tooMuch.values()].reduce((sum, amount) => sum + amount, 0)
  return owedBack({ costs: soldFor(order), online, otherwise: paidOtherwise(order) })
}

/** What each payer of an office basket has paid beyond their share, before refunds that still wait. */
function tooMuchOf(
  { lines, course, keptAt }: Order,
  payments: readonly OnlinePayment[],
  waiting: readonly Refund[],
): ReadonlyMap<number, number> {
  const paid = new Map<number, number>()
  for (const one of payments) {
    const back = sumOf(waiting.filter(({ payment }) => payment === one.id))
    if (one.person !== null) paid.set(one.person, (paid.get(one.person) ?? 0) + remainingOf(one) + back)
  }
  return tooMuchBy({ paid, shares: sharesOf(lines) }, { course, keptAt })
}

/** What of a payment has not gone back. */
export const remainingOf = ({ amount, refunded, charged_back }: OnlinePayment): number =>
  amount - refunded - charged_back

/**
 * What was paid at the counter, or by gift card. Cash given in place of a refund, whose id is its `ref`, is counted
 * with that refund.
 */
export const paidOtherwise = ({ payments }: Order): number =>
  payments
    .filter(({ way, ref }) => way === 'gift' || (way !== 'online' && ref === undefined))
    .reduce((sum, { applied }) => sum + applied, 0)

const sumOf = (refunds: readonly Pick<Refund, 'amount'>[]): number =>
  refunds.reduce((sum, { amount }) => sum + amount, 0)
