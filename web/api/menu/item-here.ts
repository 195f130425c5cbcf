// An item as the chosen branch sells it, with its price there; before a branch is chosen, at the lowest of its prices.
import { isOfSizes } from '../../../domain/menu/options.ts'
import { asItComes, withPrice } from '../../../domain/menu/sizes.ts'
import { itemAt, pricesAt } from '../../../domain/menu/sold.ts'
import type { MenuItem } from './menu-state.ts'

type Shown = Pick<MenuItem, 'price' | 'groups' | 'sold' | 'within' | 'dearer'>

/** The same object if nothing about it differs. */
export function itemHere<Item extends Shown>(
  item: Item,
  branch: string | null,
  branches: readonly { readonly id: string }[],
): Item {
  const { price, sold } = item
  if (!sold?.prices || !isSoldAsItComes(item)) return item
  if (branch !== null) return itemAt(item, branch)
  const [lowest = price, other] = pricesAt(
    item,
    branches.map(({ id }) => id),
  )
  return lowest === price && other === undefined
    ? item
    : { ...withPrice(item, lowest), ...(other !== undefined && { dearer: true }) }
}

/** A branch can have another price only for the item as it comes. */
const isSoldAsItComes = ({ groups }: Shown): boolean => groups?.find(isOfSizes)?.only?.includes(asItComes) ?? true
