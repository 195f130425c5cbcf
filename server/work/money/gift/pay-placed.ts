// Books what a gift card pays of an order, as a step of its customer (GIFT-1).
import type { OrderPayment } from '#domain/money/order-payments.ts'
import type { Order } from '#domain/order/order.ts'
import { byCustomer } from '#server/store/order/acted-by.ts'
import { orderAnywhere } from '#server/store/order/order-store.ts'
import type { Trx } from '#server/store/write-queue.ts'
import { applyStep } from '#work/order/apply-step.ts'

/** The order is locked; the card has what it pays. */
export async function payByCustomer(trx: Trx, order: Order, payment: OrderPayment, now: number): Promise<Order> {
  const data = { paidWay: payment.way, paidAmount: payment.amount }
  const change = { payments: [...order.payments, payment], proposal: null }
  return await applyStep(trx, order, { step: 'payGift', by: byCustomer, now, change, data })
}

/** The same for an order that was saved in this transaction. */
export async function payPlaced(trx: Trx, id: number, payment: OrderPayment, now: number): Promise<void> {
  const order = await orderAnywhere(trx, id)
  if (!order) throw new Error('an order that was placed is not there')
  await payByCustomer(trx, order, payment, now)
}
