// An order as staff may see it: without what it costs, where each is rung up by hand (REG-2).
import { type PaymentState, paymentOf } from '../money/payment.ts'
import { type RingUp, ringUpOf, ringUpState } from '../money/ring-up.ts'
import { showsPrices, type TillDuty } from '../money/till-duty.ts'
import type { Cents } from '../shared/money.ts'
import type { Order, OrderLine, OrderVersion } from './order.ts'

/** `ringUp`: how far ringing it up is; null where staff see prices. With it, every amount of the order is zero. */
export type OrderSeen = Order & { readonly ringUp: RingUp | null }

export const seenByStaff = (order: Order, duty: TillDuty): OrderSeen =>
  showsPrices(duty)
    ? { ...order, ringUp: null }
    : { ...withoutPrices(order), ringUp: ringUpOf(paymentOf(order), order.payments) }

/** The order with every amount zero, and without its payments. */
export const withoutPrices = (order: Order): Order => ({
  ...order,
  ...versionWithoutPrices(order),
  due: 0,
  paidWay: null,
  paidAmount: null,
  paidAt: null,
  payments: [],
  proposal: order.proposal && { ...order.proposal, ...versionWithoutPrices(order.proposal) },
  changedFrom: order.changedFrom && versionWithoutPrices(order.changedFrom),
})

export const versionWithoutPrices = ({ lines }: OrderVersion): OrderVersion => ({
  lines: lines.map(lineWithoutPrices),
  total: 0,
})

interface PricedRow {
  readonly total: Cents
  readonly due: Cents
  readonly payment: PaymentState | null
}

/** A row of a list as staff may see it. */
export const rowSeenByStaff = <Row extends PricedRow>(row: Row, duty: TillDuty) =>
  showsPrices(duty)
    ? { ...row, ringUp: null }
    : { ...row, total: 0, due: 0, payment: null, ringUp: ringUpState(row.payment) }

type PricedOption = OrderLine['options'][number]

const free = (option: PricedOption): PricedOption => ({ ...option, price: 0 })

/** What a voucher took off stays zero and not absent: who rings the line up must know that it is free. */
const lineWithoutPrices = ({ vat: _vat, ...line }: OrderLine): OrderLine => ({
  ...line,
  price: 0,
  options: line.options.map(free),
  ...(line.parts && { parts: line.parts.map((part) => ({ ...part, price: 0, options: part.options.map(free) })) }),
  ...(line.off !== undefined && { off: 0 }),
  ...(line.reduction && { reduction: { ...line.reduction, off: 0 } }),
})
