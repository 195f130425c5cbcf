// Changing the size of an item that is already in the cart: a board for three persons instead of two.
import type { Chosen } from '../menu/options.ts'
import { limits } from '../order/order-limits.ts'
import type { Cents } from '../shared/money.ts'
import { type Cart, type CartLine, isLine, isOf, type Key, keyOf, quantityOf } from './cart.ts'
import { freePart } from './cart-lines.ts'

/**
 * The cart with all lines of an item chosen in one way moved to another, at `price` cents. Lines with the same note merge
 * into an existing line; others keep their note as separate lines. Above 99 in all, nothing changes (MENU-4).
 */
export function changeOptions(cart: Cart, key: Key, options: Chosen, price: Cents): Cart {
  const to = keyOf({ ...key, options })
  const together = quantityOf(cart, key) + quantityOf(cart, to)
  if (isOf(to, key) || quantityOf(cart, key) === 0 || together > limits.quantity) return cart
  return cart.lines.filter((line) => isOf(line, key)).reduce((next, line) => moved(next, line, options, price), cart)
}

function moved(cart: Cart, line: CartLine, options: Chosen, price: Cents): Cart {
  const to = keyOf({ ...line, options })
  const twin = cart.lines.find((each) => isOf(each, to) && each.note === line.note)
  if (twin) {
    const both = { ...twin, quantity: twin.quantity + line.quantity }
    return {
      ...cart,
      lines: cart.lines.filter((each) => !isLine(each, line)).map((each) => (each === twin ? both : each)),
    }
  }
  const part = freePart(cart, to)
  const { quantity, note } = line
  const changed: CartLine = { ...to, ...(part > 0 && { part }), quantity, note, seenPrice: price }
  return { ...cart, lines: cart.lines.map((each) => (isLine(each, line) ? changed : each)) }
}
