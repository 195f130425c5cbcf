// The menu of a branch at one time, as the rules for orders ask for it.
import { localTime } from '#domain/branch/hours.ts'
import { isLeftRunning, withLeftPrices } from '#domain/menu/bake/left-sale.ts'
import { isOnMenuAt, itemAt } from '#domain/menu/sold.ts'
import { isOutAt } from '#domain/menu/stock.ts'
import { reductionsAt } from '#domain/money/reductions/reduction.ts'
import { ratesIn } from '#domain/money/vat.ts'
import type { LineMenu } from '#domain/order/order.ts'
import type { Catalogue } from '#server/store/menu/catalogue.ts'
import { isThereAt } from '#server/store/menu/stock-store.ts'

/**
 * The menu as the rules read it at a branch, with its prices: items that are hidden are sold to nobody. `leftToo`: what
 * is left before closing has its price of then, for an order of today that takes it.
 */
export const menuAt = (
  { forGuests: { itemById }, outOfStock, optionsOut, leftSales: sales, branches, vat, reductions }: Catalogue,
  branch: string,
  now: number,
  leftToo = false,
): LineMenu => {
  const leftSales = leftToo ? sales : noSales
  const timeZone = branches.find(({ id }) => id === branch)?.timeZone ?? 'UTC'
  const open = reductions.filter(({ on, code }) => on && code === null)
  return {
    optionOut: (id) => isOutAt(optionsOut.get(id), branch, now),
    itemOf: (id) => {
      const item = itemById.get(id)
      return item && itemAt(withLeftPrices(item, leftSales.get(id), now), branch)
    },
    soldHere: (id) => isOnMenuAt(itemById.get(id) ?? {}, branch),
    ratesAt: ratesIn(vat, timeZone),
    reductionsAt: (at) => (open.length === 0 ? [] : reductionsAt(open, branch, localTime(at, timeZone))),
    goesAtEvening: (id) => isLeftRunning(leftSales.get(id), branch, now),
    inStock: (id) => isThereAt({ itemById, outOfStock, leftSales }, id, branch, now),
  }
}

const noSales: Catalogue['leftSales'] = new Map()
