// Changes many prices by one rule, rounded as prices are in shops; and what an item costs at one branch.
import type { Cents } from '../shared/money.ts'
import { type ItemDraft, tidyDraft } from './item-draft.ts'
import { type ItemPriceName, priceValues, sizeOfColumn } from './item-prices.ts'
import { type SalePlace, soldByBranch } from './region-sold.ts'
import { asItComes } from './sizes.ts'

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
  return Math.max(0, rounded(unrounded(price, rule), rounding))
}

function unrounded(price: Cents, rule: PriceRule): Cents {
  if (rule.kind === 'set') return rule.to
  if (rule.kind === 'amount') return price + rule.by
  return percentOf(price, rule.by)
}

/** Whole numbers only, so that no fraction is ever rounded twice. */
const percentOf = (price: Cents, by: number): Cents => Math.floor((price * (10_000 + by) + 5_000) / 10_000)

function rounded(price: Cents, rounding: Rounding): Cents {
  if (rounding === 'cent') return price
  if (rounding === 'ninety') return price <= 0 ? price : Math.max(90, Math.floor((price - 40) / 100) * 100 + 90)
  const step = rounding === 'five' ? 5 : 10
  return Math.floor((price + step / 2) / step) * step
}

type Priced = Pick<ItemDraft, 'price' | 'sizes' | 'sold'>

/** Its own price at the branch; undefined where it costs as everywhere. */
export function ownPriceAt({ sold }: Pick<Priced, 'sold'>, branch: string, name: ItemPriceName): Cents | undefined {
  const size = sizeOfColumn(name)
  return size === asItComes ? sold?.prices?.[branch] : sold?.sizes?.[branch]?.[size]
}

/** What it costs there; undefined where the branch does not sell it, or not in that size. */
export function priceAt(item: Priced, branch: SalePlace, name: ItemPriceName): Cents | undefined {
  const usual = priceValues(item)[name] ?? undefined
  const sold = item.sold && soldByBranch(item.sold, [branch])
  if (usual === undefined || (sold?.branches && !sold.branches.includes(branch.id))) return undefined
  return ownPriceAt({ sold }, branch.id, name) ?? usual
}

/**
 * The item with this price at the branch; one that is equal to the usual price is none of its own, unless regions have
 * prices.
 */
export function withPriceAt(draft: ItemDraft, branch: string, name: ItemPriceName, price: Cents): ItemDraft {
  const { prices, sizes } = draft.sold ?? {}
  const size = sizeOfColumn(name)
  const own =
    size === asItComes
      ? { prices: { ...prices, [branch]: price } }
      : { sizes: { ...sizes, [branch]: { ...sizes?.[branch], [size]: price } } }
  return tidyDraft({ ...draft, sold: { ...draft.sold, ...own } })
}
