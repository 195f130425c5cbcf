// How an order was paid at each VAT rate, for the end of a day: what was paid is spread over its rates.
import type { PaymentWay } from '../counter/payment.ts'
import type { Cents } from '../shared/money.ts'
import { splitPrice } from '../shared/split-price.ts'
import { type BookedOrder, positionOf } from './ledger.ts'
import { ratesOf } from './rate-sums.ts'

export interface PaidAtRate {
  /** `due`: not paid yet. */
  readonly way: PaymentWay | 'due'
  readonly rate: number | null
  readonly gross: Cents
}

/** Adds up to the total of a sold order, at each rate to what was sold at it. */
export function paidByRate(order: BookedOrder): PaidAtRate[] {
  const rates = ratesOf(positionOf(order, { dayOf: () => 'sold' }).map(([account, , cents]) => [account, cents]))
  let left = rates.map(({ net, tax }) => net + tax)
  const paid = new Map<PaymentWay, Cents>()
  for (const { way, applied } of order.payments) paid.set(way, (paid.get(way) ?? 0) + applied)
  const all: PaidAtRate[] = []
  const take = (way: PaymentWay | 'due', amount: Cents): void => {
    // What was paid too much pays for nothing that was sold.
    const rest = left.reduce((sum, one) => sum + one, 0)
    const shares = splitPrice(Math.min(Math.max(amount, 0), rest), left)
    for (const [place, gross] of shares.entries())
      if (gross !== 0) all.push({ way, rate: rates[place]?.rate ?? null, gross })
    left = left.map((one, place) => one - (shares[place] ?? 0))
  }
  for (const [way, amount] of paid) take(way, amount)
  take('due', Number.MAX_SAFE_INTEGER)
  return all
}
