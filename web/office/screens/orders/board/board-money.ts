// What the board says and asks about the money of an order (PAY-7, PAY-8).
import { owedHere } from '#domain/money/order-payments.ts'
import { isDue, paymentOf } from '#domain/money/payment.ts'
import type { Cents } from '#domain/shared/money.ts'
import type { ShownOrder } from '#web/data/staff/tap-queue.ts'
import { useBoardText, useTillText } from '#web/words/board/index.ts'
import { useRingUpText } from '#web/words/ring-up/index.ts'

/** What staff have to give back; what was paid online too much goes back by itself. */
export const owedAtCounter = (order: ShownOrder): Cents => (order.due < 0 ? owedHere(order).amount : 0)

/** Whether there is nothing to do about its money at the counter. */
export function isPaid(order: ShownOrder): boolean {
  const payment = paymentOf(order)
  return payment === 'paid' || (payment === 'owed' && owedAtCounter(order) === 0)
}

/** Whether handing it over takes a second tap. Money that the customer gets back is always asked about. */
export const asksFirst = (order: ShownOrder, asksUnpaid: boolean): boolean =>
  owedAtCounter(order) > 0 || (asksUnpaid && isDue(order))

/** In a word or two, for beside its name. */
export function useMoneyWords(): (order: ShownOrder) => string {
  const { t } = useBoardText()
  const till = useTillText().t
  const { states } = useRingUpText().t
  return (order) => {
    if (order.ringUp) return states[order.ringUp.state]
    if (owedAtCounter(order) > 0) return till.money.toGiveBack
    if (isPaid(order)) return t.sheet.isPaid
    return order.due > 0 && order.due < order.total ? t.sheet.partPaid : t.sheet.notPaid
  }
}
