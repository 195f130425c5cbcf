// How an order was paid at each VAT rate, for the end of a day: what was paid is spread over its rates.

import type { Cents } from '../shared/money.ts'
import { splitPrice } from '../shared/split-price.ts'
import { type BookedOrder, positionOf } from './ledger.ts'
import { due, keptWays } from './order-payments.ts'
import type { PaymentWay } from './payment.ts'
import { ratesOf } from './rate-sums.ts'

export interface PaidAtRate {
  /** `due`: not paid yet. */
  readonly way: PaymentWay | 'due'
  readonly rate: number | null
  readonly gross: Cents
}

/**
 * Adds up to the total of a sold order, at each rate to what was sold at it; what is to be given back pays for nothing.
 * Below zero where more went back in a way than came in by it.
 */
export function paidByRate(order: BookedOrder): PaidAtRate[] {
  const rates = ratesOf(positionOf(order, { dayOf: () => 'sold' }).map(([account, , cents]) => [account, cents]))
  let left = rates.map(({ net, tax }) => net + tax)
  const all: PaidAtRate[] = []
  const take = (way: PaymentWay | 'due', amount: Cents): void => {
    const shares = splitPrice(amount, left)
    for (const [place, gross] of shares.entries())
      if (gross !== 0) all.push({ way, rate: rates[place]?.rate ?? null, gross })
    left = left.map((one, place) => one - (shares[place] ?? 0))
  }
  const kept = keptWays(order)
  // What went back comes first: the others pay for it, too.
  for (const { way, applied } of kept) if (applied < 0) take(way, applied)
  for (const { way, applied } of kept) if (applied > 0) take(way, applied)
  take('due', Math.max(0, due(order)))
  return all
}
