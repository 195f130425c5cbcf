// Changing what was chosen of an item that is in the cart already (OPT-3).
import type { Choice } from '../menu/menu.ts'
import type { Chosen } from '../menu/options.ts'
import { limits } from '../order/order-limits.ts'
import type { Cents } from '../shared/money.ts'
import { type Cart, type CartLine, isLine, isOf, keyOf, type LineKey, quantityOf } from './cart.ts'
import { freePart } from './cart-lines.ts'

export interface Rechosen {
  readonly choice: Choice
  readonly options: Chosen
  readonly quantity: number
  /** Cents for one, as the customer sees it. */
  readonly price: Cents
}

/**
 * The cart with one line as it was chosen anew; its note stays. If there is such a line with the same note already,
 * both become one. Above 99 of the same, nothing changes (MENU-6).
 */
export function rechosen(cart: Cart, key: LineKey, { choice, options, quantity, price }: Rechosen): Cart {
  const line = cart.lines.find((one) => isLine(one, key))
  if (!line || !Number.isInteger(quantity) || quantity < 1) return cart
  const others = cart.lines.filter((one) => one !== line)
  const to = keyOf({ item: line.item, choice, options })
  if (quantityOf({ ...cart, lines: others }, to) + quantity > limits.quantity) return cart
  const twin = others.find((one) => isOf(one, to) && one.note === line.note)
  if (twin) {
    const both: CartLine = { ...twin, quantity: twin.quantity + quantity, seenPrice: price }
    return { ...cart, lines: others.map((one) => (one === twin ? both : one)) }
  }
  const part = freePart({ ...cart, lines: others }, to)
  const changed: CartLine = { ...to, ...(part > 0 && { part }), quantity, note: line.note, seenPrice: price }
  return { ...cart, lines: cart.lines.map((one) => (one === line ? changed : one)) }
}

/** The cart with so many pieces less of an item in this choice: first of the line `first`, then of the last one. */
export function takenOut(cart: Cart, first: LineKey, pieces: number): Cart {
  let next = cart
  for (let left = pieces; left > 0; left--) {
    const own = next.lines.filter(({ item, choice }) => item === first.item && choice === first.choice)
    const line =
      own.find((one) => isOf(one, first) && one.note === '') ?? own.findLast(({ note }) => note === '') ?? own.at(-1)
    if (!line) return next
    const lines = next.lines.flatMap((one) =>
      one !== line ? [one] : one.quantity > 1 ? [{ ...one, quantity: one.quantity - 1 }] : [],
    )
    next = { ...next, lines }
  }
  return next
}
