// What one piece of an item costs as somebody chose it; the page reckons with the same rule as the server (OPT-4).
import type { Cents } from '../shared/money.ts'
import { type Choice, type Item, priceOf } from './menu.ts'
import type { Chosen, ItemGroup } from './options.ts'
import { lineOptions, pieceWith } from './piece-price.ts'

export interface PricedItem extends Pick<Item, 'price' | 'glassPrice' | 'bottlePrice' | 'pieces'> {
  readonly groups?: readonly ItemGroup<unknown>[]
}

/** Cents for one piece with its options; null if the item has no such choice. */
export function choicePrice(item: PricedItem, choice: Choice, chosen: Chosen): Cents | null {
  const base = priceOf(item, choice)
  return base === null ? null : pieceWith(base, lineOptions(item.groups ?? [], chosen))
}
