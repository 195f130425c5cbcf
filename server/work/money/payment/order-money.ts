// Books online payments and refunds in the order, and tells everybody who sees it.
import { isInShop, phaseOf, type Step } from '#domain/order/course.ts'
import type { Unplaced } from '#domain/order/late-place.ts'
import type { Order } from '#domain/order/order.ts'
import { publish } from '#server/door/live/publish.ts'
import { type StepActor, type StepChange, type StepRecord, saveStep } from '#server/store/order/course-store.ts'
import { isArchived } from '#server/store/order/placed-order-store.ts'
import type { Trx } from '#server/store/write-queue.ts'
import { ratedAnew } from '#server/work/order/rates-again.ts'

export const byClock: StepActor = { kind: 'clock', staff: null, name: '' }

export interface OnlineAmount {
  /** Below zero: it went back. */
  readonly amount: number
  /** The shop's own id of the payment or the refund. */
  readonly ref: string
  readonly at: number
  /** Why what it paid is not made. */
  readonly unplaced?: Unplaced | undefined
}

export const paid = ({ payments }: Order, { amount, ref, at }: OnlineAmount): StepChange => ({
  payments: [...payments, { way: 'online', amount, applied: amount, at, ref }],
})

/** What was paid at the counter. Cash given in place of a refund, whose id is its `ref`, is counted with that refund. */
export const paidOtherwise = ({ payments }: Order): number =>
  payments
    .filter(({ way, ref }) => way !== 'online' && ref === undefined)
    .reduce((sum, { applied }) => sum + applied, 0)

/** Books money that came or went online, as a step of the order, and tells who sees the order. */
export async function bookOnline(
  trx: Trx,
  order: Order,
  online: OnlineAmount,
  step: Extract<Step, 'payOnline' | 'moveBack' | 'chargeBack' | 'returnCharge'>,
): Promise<Order> {
  const { amount: paidAmount, unplaced } = online
  const data = { paidWay: 'online', paidAmount, ...(unplaced && { unplaced }) } as const
  return await saveMoney(trx, order, paid(order, online), { step, by: byClock, now: online.at, data })
}

/** Saves a step that moves money alone, wherever the order is. */
export async function saveMoney(trx: Trx, order: Order, change: StepChange, step: StepRecord): Promise<Order> {
  const left = await isArchived(trx, order.id)
  const next = await saveStep(trx, order, left ? change : await ratedAnew(trx, order, change), { ...step, left })
  await tellOfMoney(trx, next, step.step, step.now)
  return next
}

/** An order that has not reached the shop is seen by its customer alone. */
export async function tellOfMoney(trx: Trx, order: Order, step: Step, now: number): Promise<void> {
  const { id, branch, token, course } = order
  if (isInShop(course)) await publish(trx, now, 'orders.stepped', { id, branch, token, step, phase: phaseOf(order) })
  else await publish(trx, now, 'payments.moved', { token })
}
