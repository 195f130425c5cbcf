// What an item costs at one branch, in each of its sizes, and the item with another price there (CATG-2, CATG-3).
import type { Cents } from '../shared/money.ts'
import { type ItemDraft, tidyDraft } from './item-draft.ts'
import { type ItemPriceName, priceValues, sizeOfColumn } from './item-prices.ts'
import { asItComes } from './sizes.ts'

type Priced = Pick<ItemDraft, 'price' | 'sizes' | 'sold'>

/** Its own price at the branch; undefined where it costs as everywhere. */
export function ownPriceAt({ sold }: Pick<Priced, 'sold'>, branch: string, name: ItemPriceName): Cents | undefined {
  const size = sizeOfColumn(name)
  return size === asItComes ? sold?.prices?.[branch] : sold?.sizes?.[branch]?.[size]
}

/** What it costs there; undefined where the branch does not sell it, or not in that size. */
export function priceAt(item: Priced, branch: string, name: ItemPriceName): Cents | undefined {
  const usual = priceValues(item)[name] ?? undefined
  if (usual === undefined || (item.sold?.branches && !item.sold.branches.includes(branch))) return undefined
  return ownPriceAt(item, branch, name) ?? usual
}

/** The item with this price at the branch; one that is equal to the usual price is none of its own. */
export function withPriceAt(draft: ItemDraft, branch: string, name: ItemPriceName, price: Cents): ItemDraft {
  const { prices, sizes } = draft.sold ?? {}
  const size = sizeOfColumn(name)
  const own =
    size === asItComes
      ? { prices: { ...prices, [branch]: price } }
      : { sizes: { ...sizes, [branch]: { ...sizes?.[branch], [size]: price } } }
  return tidyDraft({ ...draft, sold: { ...draft.sold, ...own } })
}
