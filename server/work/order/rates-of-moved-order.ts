// The VAT rates of an order that was moved to another time or form, or paid where the day of payment counts (VAT-3).

import { orderSumsOf } from '#domain/money/order-payments.ts'
import { linesAtRates, ratesIn, vatMoment } from '#domain/money/vat.ts'
import { listedAt, type Order } from '#domain/order/order.ts'
import { readVat } from '#server/store/money/vat-store.ts'
import type { StepChange } from '#server/store/order/course-store.ts'
import { timeZoneOf } from '#server/store/order/order-store.ts'
import type { Trx } from '#server/store/write-queue.ts'

/** The step's change, with the lines at their new rates if it changes the rates. */
export async function withRates(trx: Trx, before: Order, change: StepChange): Promise<StepChange> {
  const changed = { ...before, ...change }
  const after = { ...changed, ...orderSumsOf(changed) }
  const isPaid = after.paidAt !== before.paidAt
  if (after.wantedAt === before.wantedAt && after.form === before.form && !isPaid) return change
  const rules = await readVat(trx)
  const at = (order: Order) => vatMoment(listedAt(order), order.paidAt, rules.day)
  if (at(after) === at(before) && after.form === before.form) return change
  const rateOf = ratesIn(rules, await timeZoneOf(trx, after.branch))(after.form, at(after))
  const { lines } = linesAtRates(after, rateOf)
  return { ...change, lines, ...(after.proposal && { proposal: linesAtRates(after.proposal, rateOf) }) }
}
