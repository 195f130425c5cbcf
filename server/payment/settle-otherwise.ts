// Records that a refund which failed online was given back in another way, in cash or by bank transfer (PAY-5).
import type { Order } from '../../domain/order/order.ts'
import type { StaffMember } from '../../domain/staff.ts'
import { lockedAnywhere } from '../course/on-order.ts'
import { publish } from '../live/publish.ts'
import type { StepActor } from '../store/orders/course-store.ts'
import { lockPayment } from '../store/payment/online-payment-store.ts'
import { isStuck, lockRefund, type Refund, settleRefund } from '../store/payment/refund-store.ts'
import type { Trx } from '../store/write-queue.ts'
import { saveMoney } from './order-money.ts'
import type { PaymentDesk } from './payment-desk.ts'

/** False if no refund with this id failed for good, or if somebody has settled it. */
export async function settleOtherwise(
  trx: Trx,
  { store, now }: PaymentDesk,
  id: string,
  member: StaffMember,
): Promise<boolean> {
  const refund = await lockRefund(trx, id)
  if (!refund || !isStuck(refund)) return false
  const payment = await lockPayment(trx, refund.payment)
  const order = payment?.order_id ? await lockedAnywhere(trx, store, payment.order_id) : undefined
  await settleRefund(trx, refund, member.name, now())
  if (order) await bookOtherwise(trx, order, refund, { kind: 'staff', staff: member.id, name: member.name }, now())
  await publish(trx, now(), 'payments.changed', {})
  return true
}

/** The money that came online leaves in another way. */
async function bookOtherwise(
  trx: Trx,
  order: Order,
  { id: ref, amount }: Refund,
  by: StepActor,
  at: number,
): Promise<void> {
  const payments = [...order.payments, { way: 'other', amount: -amount, applied: -amount, at, ref } as const]
  const data = { paidWay: 'other', paidAmount: -amount } as const
  await saveMoney(trx, order, { payments }, { step: 'moveBack', by, now: at, data })
}
