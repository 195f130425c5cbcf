// What happened to a line of the cart since it was added (CART-3).

import { type Item, priceOf } from '../menu/menu.ts'
import type { Cents } from '../shared/money.ts'
import type { CartLine } from './cart.ts'

/**
 * What happened to a line since it was added: nothing, another price, out of stock here, or no longer sold in this
 * choice.
 */
export type LineMark = 'fine' | 'price_changed' | 'out_of_stock' | 'gone'

type Sold = Pick<Item, 'price' | 'glassPrice' | 'bottlePrice' | 'pieces'>

export interface CheckedLine extends CartLine {
  readonly mark: LineMark
  /** Cents for one at today's price; the price last seen if the line cannot be ordered. */
  readonly price: Cents
}

export function checkLine(line: CartLine, item: Sold | undefined, inStock: boolean): CheckedLine {
  const price = item ? priceOf(item, line.choice) : null
  if (price === null) return { ...line, mark: 'gone', price: line.seenPrice }
  if (!inStock) return { ...line, mark: 'out_of_stock', price }
  return { ...line, mark: price === line.seenPrice ? 'fine' : 'price_changed', price }
}
