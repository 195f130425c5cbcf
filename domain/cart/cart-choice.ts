// Choosing another way for what is in the cart already: a board for three persons instead of two.

import type { Choice } from '../menu/menu.ts'
import { limits } from '../order/order-limits.ts'
import type { Cents } from '../shared/money.ts'
import { type Cart, type CartLine, isLine, isOf, type Key, quantityOf } from './cart.ts'
import { freePart } from './cart-lines.ts'

/**
 * The cart with all lines of an item in one way chosen another way, at `price` cents. A line that is there already with
 * the same note takes them in; others keep their note and stand beside it. Above 99 together changes nothing (MENU-4).
 */
export function changeChoice(cart: Cart, key: Key, choice: Choice, price: Cents): Cart {
  const to = { item: key.item, choice }
  const together = quantityOf(cart, key) + quantityOf(cart, to)
  if (choice === key.choice || quantityOf(cart, key) === 0 || together > limits.quantity) return cart
  return cart.lines.filter((line) => isOf(line, key)).reduce((next, line) => moved(next, line, choice, price), cart)
}

function moved(cart: Cart, line: CartLine, choice: Choice, price: Cents): Cart {
  const to = { item: line.item, choice }
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
