// What a receipt adds up below its lines: one for the slip, the mail and the page that a browser prints.

import { isSold } from '../order/course.ts'
import type { Order } from '../order/order.ts'
import type { Cents } from '../shared/money.ts'
import { owedAll, type PaidOrder, type PaidWay, paidWays, soldFor, vatSold } from './order-payments.ts'
import { isDue, type Payable } from './payment.ts'
import type { VatTotal } from './vat.ts'

type Summed = PaidOrder & Payable & Pick<Order, 'lines'>

/** `total` and `rounding` are what `paid` adds up to with `toPay`, less `toGiveBack`. */
export interface ReceiptSums {
  /** What it is sold for; null for an order that nobody gets and of which nothing is kept. */
  readonly total: Cents | null
  /**
   * What the shop keeps of an order that nobody collected, which says why the total is not that of its lines; 0:
   * nothing.
   */
  readonly kept: Cents
  /** The total by VAT rate; empty if no rate was known, or nothing is sold. */
  readonly vat: readonly VatTotal[]
  readonly paid: readonly PaidWay[]
  /** How much more was taken than the total, as cash is rounded to five cents; without what is to be given back. */
  readonly rounding: Cents
  readonly toPay: Cents
  readonly toGiveBack: Cents
  /** Whether it says that it is paid. */
  readonly isPaid: boolean
}

export function receiptSums(order: Summed): ReceiptSums {
  const sold = soldFor(order)
  const paid = paidWays(order.payments)
  const owed = owedAll(order)
  const isSale = isSold(order.course) || sold > 0
  const vat = isSale ? vatSold(order) : []
  return {
    total: isSale ? sold : null,
    kept: isSold(order.course) ? 0 : sold,
    vat: vat.every(({ rate }) => rate === null) ? [] : vat,
    paid,
    rounding: paid.reduce((sum, { amount, applied }) => sum + amount - applied, owed.applied - owed.amount),
    toPay: isDue(order) ? order.due : 0,
    toGiveBack: owed.amount,
    isPaid: isSale && sold > 0 && order.due === 0,
  }
}
