// What each person of an office basket has paid by now.
import type { Cents } from '../../domain/shared/money.ts'
import type { OnlinePayment } from '../store/payment/online-payment-store.ts'

/** What is left of a payment, once it is settled. */
export const keptOf = ({ settled_at, amount, refunded, charged_back }: OnlinePayment): Cents =>
  settled_at === null ? 0 : amount - refunded - charged_back

/** By the number of the person. */
export function paidBy(payments: readonly OnlinePayment[]): ReadonlyMap<number, Cents> {
  const paid = new Map<number, Cents>()
  for (const one of payments) if (one.person !== null) paid.set(one.person, (paid.get(one.person) ?? 0) + keptOf(one))
  return paid
}
