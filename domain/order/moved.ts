// An order as it stands right after it was placed, and right after a step.
import type { Instant } from '../branch/hours.ts'
import { orderSumsOf } from '../money/order-payments.ts'
import { marksOf } from './course.ts'
import type { NewOrder, Order } from './order.ts'

/** Nothing has happened to it yet. */
export function placedNow(placed: NewOrder & Pick<Order, 'id'>): Order {
  const payments: Order['payments'] = []
  return {
    ...placed,
    ...orderSumsOf({ ...placed, payments }),
    payments,
    readyAt: null,
    overAt: null,
    keptAt: null,
    endReason: null,
    endWords: '',
    hereAt: null,
    lateBy: null,
    toSee: null,
    proposal: null,
    changedFrom: null,
    version: 0,
  }
}

/** What is due of it and its marks follow from what the step changes; its version counts the step. */
export function afterStep(before: Order, change: Partial<Order>, now: Instant): Order {
  const changed = { ...before, ...change }
  return { ...changed, ...orderSumsOf(changed), ...marksOf(changed, changed, now), version: before.version + 1 }
}
