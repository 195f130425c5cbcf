// An item as the chosen branch sells it, with its price there; before a branch is chosen, at the lowest of its prices.
import { itemAt, pricesAt } from '../../../domain/menu/sold.ts'
import type { MenuItem } from './menu-state.ts'

type Shown = Pick<MenuItem, 'price' | 'sold' | 'within' | 'dearer'>

/** The same object if nothing about it differs. */
export function itemHere<Item extends Shown>(
  item: Item,
  branch: string | null,
  branches: readonly { readonly id: string }[],
): Item {
  if (branch !== null) return itemAt(item, branch)
  const { price, sold } = item
  if (price === null || !sold?.prices) return item
  const [lowest = price, other] = pricesAt(
    { ...item, price },
    branches.map(({ id }) => id),
  )
  return lowest === price && other === undefined
    ? item
    : { ...item, price: lowest, ...(other !== undefined && { dearer: true }) }
}
