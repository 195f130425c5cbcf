// Changing the choice of an item that is already in the cart: a board for three persons instead of two.

import type { Choice } from '../menu/menu.ts'
import { limits } from '../order/order-limits.ts'
import type { Cents } from '../shared/money.ts'
import { type Cart, type CartLine, isLine, isOf, type Key, keyOf, quantityOf } from './cart.ts'
import { freePart } from './cart-lines.ts'

/**
 * The cart with all lines of an item in one choice moved to another choice, at `price` cents. Lines with the same note
 * merge into an existing line; others keep their note as separate lines. Above 99 in all, nothing changes (MENU-4).
 */
export function changeChoice(cart: Cart, key: Key, choice: Choice, price: Cents): Cart {
  const to = keyOf({ ...key, choice })
  const together = quantityOf(cart, key) + quantityOf(cart, to)
  if (choice === key.choice || quantityOf(cart, key) === 0 || together > limits.quantity) return cart
  return cart.lines.filter((line) => isOf(line, key)).reduce((next, line) => moved(next, line, choice, price), cart)
}

function moved(cart: Cart, line: CartLine, choice: Choice, price: Cents): Cart {
  const to = keyOf({ ...line, choice })
  const twin = cart.lines.find((each) => isOf(each, to) && each.note === line.note)
  if (twin) {
    const both = { ...twin, quantity: twin.quantity + line.quantity }
    return {
      ...cart,
      lines: cart.lines.filter((each) => !isLine(each, line)).map((each) => (each === twin ? both : each)),
    }
  }
  const { part: _, ...plain } = line
  const part = freePart(cart, to)
  const changed = { ...plain, choice, seenPrice: price, ...(part > 0 && { part }) }
  return { ...cart, lines: cart.lines.map((each) => (isLine(each, line) ? changed : each)) }
}
