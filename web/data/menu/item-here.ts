// An item as the chosen branch sells it, with its prices there; before a branch is chosen, at the lowest of its prices.
import { itemAt, itemAtLowest } from '#domain/menu/sold.ts'
import type { MenuItem } from './menu-state.ts'

type Shown = Pick<MenuItem, 'price' | 'groups' | 'sold' | 'within' | 'dearer'>

/** The same object if nothing about it differs. */
export function itemHere<Item extends Shown>(
  item: Item,
  branch: string | null,
  branches: readonly { readonly id: string }[],
): Item {
  if (branch !== null) return itemAt(item, branch)
  const lowest = itemAtLowest(
    item,
    branches.map(({ id }) => id),
  )
  return lowest.dearer ? { ...lowest.item, dearer: true } : lowest.item
}
