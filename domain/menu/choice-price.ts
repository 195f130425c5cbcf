// What one piece of an item costs with its chosen options. The page and the server use this same rule (OPT-4).
import type { Cents } from '../shared/money.ts'
import type { Item } from './menu.ts'
import type { Chosen, ItemGroup } from './options.ts'
import { lineOptions, pieceWith } from './piece-price.ts'

export interface PricedItem extends Pick<Item, 'price'> {
  readonly groups?: readonly ItemGroup<unknown>[]
}

/** Cents for one piece with its size and its other options. */
export const choicePrice = ({ price, groups = [] }: PricedItem, chosen: Chosen): Cents =>
  pieceWith(price, lineOptions(groups, chosen))
