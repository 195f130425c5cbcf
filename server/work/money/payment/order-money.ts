// Books online payments and refunds in the order, as steps of its course.
import type { Step } from '#domain/order/course.ts'
import type { Unplaced } from '#domain/order/late-place.ts'
import type { Order } from '#domain/order/order.ts'
import { byClock } from '#server/store/order/acted-by.ts'
import type { StepChange } from '#server/store/order/course-store.ts'
import { isArchived } from '#server/store/order/placed-order-store.ts'
import type { Trx } from '#server/store/write-queue.ts'
import { applyStep, type DecidedStep } from '#work/order/apply-step.ts'

export interface OnlineAmount {
  /** Below zero: it went back. */
  readonly amount: number
  /** The shop's own id of the payment or the refund. */
  readonly ref: string
  readonly at: number
  /** Why what it paid is not made. */
  readonly unplaced?: Unplaced | undefined
}

/** What an order gains by money that came online, or loses by what went back. */
export const moneyChange = ({ payments }: Order, { amount, ref, at }: OnlineAmount): StepChange => ({
  payments: [...payments, { way: 'online', amount, applied: amount, at, ref }],
})

/** Books money that came or went online, as a step of the order. */
export async function bookOnline(
  trx: Trx,
  order: Order,
  online: OnlineAmount,
  step: Extract<Step, 'payOnline' | 'moveBack' | 'chargeBack' | 'returnCharge'>,
): Promise<Order> {
  const { amount: paidAmount, unplaced } = online
  const data = { paidWay: 'online', paidAmount, ...(unplaced && { unplaced }) } as const
  const change = moneyChange(order, online)
  return await saveMoney(trx, order, { step, by: byClock, now: online.at, change, data })
}

/** Saves a step that moves money alone, wherever the order is. */
export async function saveMoney(trx: Trx, order: Order, step: DecidedStep): Promise<Order> {
  return await applyStep(trx, order, { ...step, hasLeft: await isArchived(trx, order.id) })
}
