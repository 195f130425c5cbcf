// Gives up an order that waits: frees its place and sends back what was paid of it (PAY-3).
import { stepOutcome } from '#domain/order/course.ts'
import type { Unplaced } from '#domain/order/late-place.ts'
import { forgetAwaiting } from '#server/store/money/awaiting-store.ts'
import { type ActedBy, byClock } from '#server/store/order/acted-by.ts'
import type { Trx } from '#server/store/write-queue.ts'
import { applyStep } from '#work/order/apply-step.ts'
import { lockedAnywhere } from '#work/order/on-order.ts'
import type { PaymentDesk } from './payment-desk.ts'

interface Lapsing {
  /** The customer who gives it up; by default the clock. */
  readonly by?: ActedBy
  /** Why it is not made, if it was paid. */
  readonly unplaced?: Unplaced | undefined
}

/** The order must be locked. Returns whether it waited. */
export async function lapseOrder(
  trx: Trx,
  { store, now }: Pick<PaymentDesk, 'store' | 'now'>,
  id: number,
  { by = byClock, unplaced }: Lapsing = {},
): Promise<boolean> {
  const order = await lockedAnywhere(trx, store, id)
  const outcome = order && stepOutcome(order, { step: 'lapse', by: by.kind })
  if (!order || !outcome?.ok) return false
  const data = unplaced ? { unplaced } : {}
  const { course } = outcome.value
  await forgetAwaiting(trx, id)
  await applyStep(trx, order, { step: 'lapse', by, now: now(), change: { course }, data })
  return true
}
