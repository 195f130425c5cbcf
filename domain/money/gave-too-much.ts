// What the audit asks of the payments of an order.
import type { PaidOrder } from './order-payments.ts'

/** Whether more was given back at the counter than was ever paid, there or online. */
export const gaveTooMuch = ({ payments }: Pick<PaidOrder, 'payments'>): boolean =>
  payments
    .filter(({ way, applied }) => way !== 'online' || applied > 0)
    .reduce((sum, { applied }) => sum + applied, 0) < 0
