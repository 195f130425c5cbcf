// Gives up an order that waits: frees its place and sends back what was paid of it (PAY-3).
import { take } from '#domain/order/course.ts'
import type { Unplaced } from '#domain/order/late-place.ts'
import { releaseHolds } from '#server/store/branch/slots.ts'
import { forgetAwaiting } from '#server/store/money/awaiting-store.ts'
import { type StepActor, saveStep } from '#server/store/order/course-store.ts'
import type { Trx } from '#server/store/write-queue.ts'
import { tellBasket } from '#server/work/order/basket/basket-link.ts'
import { lockedAnywhere } from '#server/work/order/on-order.ts'
import { byClock, tellOfMoney } from './order-money.ts'
import type { PaymentDesk } from './payment-desk.ts'
import { refundDue } from './refund-due.ts'

interface Lapsing {
  /** The customer who gives it up; by default the clock. */
  readonly by?: StepActor
  /** Why it is not made, if it was paid. */
  readonly unplaced?: Unplaced | undefined
}

/** The order must be locked. Returns whether it waited. */
export async function lapse(
  trx: Trx,
  { store, now }: Pick<PaymentDesk, 'store' | 'now'>,
  id: number,
  { by = byClock, unplaced }: Lapsing = {},
): Promise<boolean> {
  const order = await lockedAnywhere(trx, store, id)
  const outcome = order && take(order, { step: 'lapse', by: by.kind })
  if (!order || !outcome?.ok) return false
  const data = unplaced ? { unplaced } : {}
  const next = await saveStep(trx, order, { course: outcome.value.course }, { step: 'lapse', by, now: now(), data })
  await releaseHolds(trx, id)
  await forgetAwaiting(trx, id)
  await refundDue(trx, next, now())
  await tellOfMoney(trx, next, 'lapse', now())
  await tellBasket(trx, id, now())
  return true
}
