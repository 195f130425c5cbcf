// The menu of a branch at one time, as the rules for orders ask for it.
import { itemAt, soldAt } from '../../domain/menu/sold.ts'
import { isOutAt } from '../../domain/menu/stock.ts'
import type { LineMenu } from '../../domain/order/order.ts'
import type { Catalogue } from '../store/catalogue/catalogue.ts'
import { isThereAt } from '../store/catalogue/shop-state.ts'

/** The menu as the rules read it at a branch, with its prices: items that are hidden are sold to nobody. */
export const menuAt = (
  { forGuests: { itemById }, outOfStock, optionsOut }: Catalogue,
  branch: string,
  now: number,
): LineMenu => ({
  optionOut: (id) => isOutAt(optionsOut.get(id), branch, now),
  itemOf: (id) => {
    const item = itemById.get(id)
    return item && itemAt(item, branch)
  },
  soldHere: (id) => soldAt(itemById.get(id) ?? {}, branch),
  inStock: (id) => isThereAt({ itemById, outOfStock }, id, branch, now),
})
