// Changing what was chosen of an item in the cart (OPT-3), adding more of it, and taking some out (MENU-6).
import type { ChosenParts } from '#domain/menu/deals/parts.ts'
import type { Chosen } from '#domain/menu/options.ts'
import type { Cents } from '#domain/shared/money.ts'
import { limits } from '../order-limits.ts'
import {
  type Cart,
  type CartLine,
  isLine,
  isSameChoice,
  type Key,
  type LineKey,
  lineKeyOf,
  quantityOf,
} from './cart.ts'
import { freePart } from './cart-lines.ts'

interface Rechosen {
  readonly options: Chosen
  /** Of a meal deal: what was chosen for its parts, tidy. */
  readonly parts?: ChosenParts
  readonly quantity: number
  /** Cents for one, as the customer sees it. */
  readonly price: Cents
  /** Without one the line keeps its own. */
  readonly note?: string
}

/** New choices for a line, merged with an equal one. Above 99 of the same, nothing changes (MENU-6). */
export function rechosen(cart: Cart, key: LineKey, { options, parts, quantity, price, note: typed }: Rechosen): Cart {
  const line = cart.lines.find((one) => isLine(one, key))
  if (!line || !Number.isInteger(quantity) || quantity < 1) return cart
  const note = typed ?? line.note
  const others = cart.lines.filter((one) => one !== line)
  const to = lineKeyOf({ item: line.item, options, ...(parts && { parts }) })
  if (quantityOf({ ...cart, lines: others }, to) + quantity > limits.quantity) return cart
  const twin = others.find((one) => isSameChoice(one, to) && one.note.trim() === note.trim())
  if (twin) {
    const both: CartLine = { ...twin, quantity: twin.quantity + quantity, seenPrice: price }
    return { ...cart, lines: others.map((one) => (one === twin ? both : one)) }
  }
  const part = freePart({ ...cart, lines: others }, to)
  const changed: CartLine = { ...to, ...(part > 0 && { part }), quantity, note, seenPrice: price }
  return { ...cart, lines: cart.lines.map((one) => (one === line ? changed : one)) }
}

/** What is put into the cart at once. */
interface Added {
  readonly quantity: number
  readonly note: string
  /** Cents for one, as the customer sees it. */
  readonly price: Cents
}

/** Adds to the line with the same note, or as a line of its own. Above 99 of the same, nothing changes (MENU-6). */
export function addedToCart(cart: Cart, key: Key, { quantity, note, price }: Added): Cart {
  if (!Number.isInteger(quantity) || quantity < 1) return cart
  if (quantityOf(cart, key) + quantity > limits.quantity) return cart
  const same = cart.lines.find((line) => isSameChoice(line, key) && line.note.trim() === note.trim())
  if (same) {
    const more = { ...same, quantity: same.quantity + quantity }
    return { ...cart, lines: cart.lines.map((line) => (line === same ? more : line)) }
  }
  const part = freePart(cart, key)
  const line: CartLine = { ...lineKeyOf(key), ...(part > 0 && { part }), quantity, note: note.trim(), seenPrice: price }
  return { ...cart, lines: [...cart.lines, line] }
}

/** Takes the pieces from the line `first`, then from the last one that `isOwn` accepts. */
export function takenOut(
  cart: Cart,
  first: LineKey,
  pieces: number,
  isOwn: (line: CartLine) => boolean = ({ item }) => item === first.item,
): Cart {
  let next = cart
  for (let left = pieces; left > 0; left--) {
    const own = next.lines.filter(isOwn)
    const line =
      own.find((one) => isSameChoice(one, first) && one.note === '') ??
      own.findLast(({ note }) => note === '') ??
      own.at(-1)
    if (!line) return next
    const lines = next.lines.flatMap((one) =>
      one !== line ? [one] : one.quantity > 1 ? [{ ...one, quantity: one.quantity - 1 }] : [],
    )
    next = { ...next, lines }
  }
  return next
}

/**
 * The cart with all lines of an item chosen in one way moved to another, at `price` cents. Lines with the same note
 * merge into an existing line; others keep their note as separate lines. Above 99 in all, nothing changes (MENU-4).
 */
export function changeOptions(cart: Cart, key: Key, options: Chosen, price: Cents): Cart {
  const to = lineKeyOf({ ...key, options })
  const together = quantityOf(cart, key) + quantityOf(cart, to)
  if (isSameChoice(to, key) || quantityOf(cart, key) === 0 || together > limits.quantity) return cart
  return cart.lines
    .filter((line) => isSameChoice(line, key))
    .reduce((next, line) => rechosen(next, line, { ...line, options, price }), cart)
}
