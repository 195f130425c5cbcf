// Money given as goodwill: what went back on the provider's own pages of an order that was handed over, or what was
// kept of one that nobody collected, is less of a sale (PAY-5).
import { type CourseAndLines, phaseOf } from '../order/course.ts'
import type { OrderLine } from '../order/order.ts'
import type { Cents } from '../shared/money.ts'
import { splitPrice } from '../shared/split-price.ts'
import { type OrderPayment, type OrderSums, type PaidOrder, soldFor } from './order-payments.ts'
import { atWeights } from './vat.ts'

type GoodwillOrder = CourseAndLines & Omit<PaidOrder, 'course'> & Pick<OrderSums, 'due'>

/**
 * What can be given as goodwill: of an order that was handed over, what of its due went back online; of one that nobody
 * collected, what the shop keeps. 0 of any other.
 */
export function goodwillIn(order: GoodwillOrder): Cents {
  if (order.course === 'not-collected') return soldFor(order)
  return phaseOf(order) === 'out' ? Math.max(0, Math.min(order.due, refundedOnline(order.payments))) : 0
}

/** Whether what could be given went back, or is going back. */
export const isGoodwillGiven = ({ due, payments }: GoodwillOrder): boolean =>
  due < 0 || (due === 0 && refundedOnline(payments) > 0)

/** Each refund has an id of its own, whose first amount is below zero; a chargeback has that of its payment. */
function refundedOnline(payments: readonly OrderPayment[]): Cents {
  const online = payments.filter(({ way, ref }) => way === 'online' && ref !== undefined)
  const isOfRefund = ({ ref }: OrderPayment) => (online.find((one) => one.ref === ref)?.applied ?? 0) < 0
  return -online.filter(isOfRefund).reduce((sum, { applied }) => sum + applied, 0)
}

/**
 * The lines at prices that come to `amount` less in all, with their VAT, each by its share. Where the pieces of a line
 * cannot all have the same price, some of them become a line of their own at the end.
 */
export function reducedBy(lines: readonly OrderLine[], amount: Cents): readonly OrderLine[] {
  const gross = lines.map(({ price, quantity }) => price * quantity)
  const total = gross.reduce((sum, one) => sum + one, 0)
  const left = splitPrice(total - amount, gross)
  const dearer: OrderLine[] = []
  const reduced = lines.map((line, at) => {
    const { quantity } = line
    const low = Math.floor((left[at] ?? 0) / quantity)
    const more = (left[at] ?? 0) - low * quantity
    if (more > 0) dearer.push({ ...atPrice(line, low + 1), quantity: more })
    return { ...atPrice(line, low), quantity: quantity - more }
  })
  const next = Math.max(0, ...lines.map(({ id }) => id)) + 1
  return [...reduced, ...dearer.map((line, at) => ({ ...line, id: next + at }))]
}

const atPrice = (line: OrderLine, price: Cents): OrderLine => ({
  ...line,
  price,
  ...(line.vat && { vat: atWeights(line.vat, price) }),
})
