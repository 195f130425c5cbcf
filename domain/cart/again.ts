// Ordering the same again: lines of an order come into the cart once, however often somebody asks for it.
import { limits } from '../order/order-limits.ts'
import { type Cart, type CartLine, isOf, quantityOf } from './cart.ts'
import { freePart } from './cart-lines.ts'

/** The cart with these lines as well. What is in it already, with the same note and at least as many, is not added. */
export function withLines(cart: Cart, lines: readonly Omit<CartLine, 'part'>[]): Cart {
  return lines.reduce(withLine, cart)
}

function withLine(cart: Cart, line: Omit<CartLine, 'part'>): Cart {
  const alike = cart.lines.some((one) => isOf(one, line) && one.note === line.note && one.quantity >= line.quantity)
  const quantity = Math.min(line.quantity, limits.quantity - quantityOf(cart, line))
  if (alike || quantity < 1 || cart.lines.length >= limits.lines) return cart
  const part = freePart(cart, line)
  return { ...cart, lines: [...cart.lines, { ...line, quantity, ...(part > 0 && { part }) }] }
}
