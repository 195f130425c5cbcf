// Changes many prices by one rule: by a percentage, by an amount, or to one price, rounded as prices are in shops.
import type { Cents } from '../shared/money.ts'

/** `by` of a percentage is in hundredths of a percent: 250 is 2.5 %. */
export type PriceRule =
  | { readonly kind: 'percent'; readonly by: number }
  | { readonly kind: 'amount'; readonly by: Cents }
  | { readonly kind: 'set'; readonly to: Cents }

/** To the cent, to 5 or 10 cents, or to the nearest price that ends in 90. */
export const roundings = ['cent', 'five', 'ten', 'ninety'] as const
export type Rounding = (typeof roundings)[number]

/** The largest percentage, in hundredths of a percent, that is no typing mistake. */
export const mostPercent = 50_000

/** The new price, in cents; never below 0. A half is rounded up. */
export function changedPrice(price: Cents, rule: PriceRule, rounding: Rounding): Cents {
  const raw = rule.kind === 'set' ? rule.to : rule.kind === 'amount' ? price + rule.by : percentOf(price, rule.by)
  return Math.max(0, rounded(raw, rounding))
}

/** Whole numbers only, so that no fraction is ever rounded twice. */
const percentOf = (price: Cents, by: number): Cents => Math.floor((price * (10_000 + by) + 5_000) / 10_000)

function rounded(price: Cents, rounding: Rounding): Cents {
  if (rounding === 'cent') return price
  if (rounding === 'ninety') return price <= 0 ? price : Math.max(90, Math.floor((price - 40) / 100) * 100 + 90)
  const step = rounding === 'five' ? 5 : 10
  return Math.floor((price + step / 2) / step) * step
}
