import { acceptPrice } from '../../domain/cart/cart-lines.ts'
// Agreeing to prices that changed since the customer saw them (CART-3).
import type { CheckedLine } from '../../domain/cart/checked-line.ts'
import { changeCart } from './cart.ts'

/** Marks the new prices as seen. */
export function acceptPrices(lines: readonly CheckedLine[]): void {
  changeCart((cart) =>
    lines
      .filter((line) => line.mark === 'price_changed')
      .reduce((next, line) => acceptPrice(next, line, line.price), cart),
  )
}
