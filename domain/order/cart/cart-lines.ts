// The cart line by line: changing, splitting and removing lines, undoing that, and ordering the same again.

import type { Cents } from '#domain/shared/money.ts'
import { limits } from '../order-limits.ts'
import { type Cart, type CartLine, isLine, isSameChoice, type Key, type LineKey, quantityOf } from './cart.ts'
import { pieceCountOf } from './kept-cart.ts'

/** The most that one line may hold: the limit for the item, less its other lines. */
export const mostOf = (cart: Cart, line: CartLine): number => limits.quantity - quantityOf(cart, line) + line.quantity

/** The cart with `quantity` on one line. 0 removes the line; below 0 or above the limit nothing changes (MENU-6). */
export function setLineQuantity(cart: Cart, key: LineKey, quantity: number): Cart {
  const line = cart.lines.find((one) => isLine(one, key))
  if (!line || !Number.isInteger(quantity) || quantity < 0) return cart
  if (quantity > mostOf(cart, line) && quantity > line.quantity) return cart
  if (quantity === 0) return { ...cart, lines: cart.lines.filter((one) => one !== line) }
  return { ...cart, lines: cart.lines.map((one) => (one === line ? { ...one, quantity } : one)) }
}

/** A line can be split if it has two or more pieces and the cart has room for another line. */
export const canSplit = (cart: Cart, line: CartLine): boolean => line.quantity > 1 && cart.lines.length < limits.lines

/** Moves one piece of a line to a new line right after it, for another note. */
export function splitLine(cart: Cart, key: LineKey): { readonly cart: Cart; readonly made: CartLine | null } {
  const at = cart.lines.findIndex((line) => isLine(line, key))
  const line = cart.lines[at]
  if (!line || !canSplit(cart, line)) return { cart, made: null }
  const made = { ...line, part: freePart(cart, line), quantity: 1, note: '' }
  const rest = { ...line, quantity: line.quantity - 1 }
  const lines = [...cart.lines.slice(0, at), rest, made, ...cart.lines.slice(at + 1)]
  return { cart: { ...cart, lines }, made }
}

/** Merges lines with the same item, options and note, up to the limit of one line. */
export function joinAlike(cart: Cart): Cart {
  const lines: CartLine[] = []
  for (const line of cart.lines) {
    const at = lines.findIndex((one) => isAlike(one, line) && one.quantity + line.quantity <= limits.quantity)
    const alike = lines[at]
    if (alike) lines[at] = { ...alike, quantity: alike.quantity + line.quantity }
    else lines.push(line)
  }
  return lines.length === cart.lines.length ? cart : { ...cart, lines }
}

const isAlike = (one: CartLine, other: CartLine): boolean =>
  isSameChoice(one, other) && one.note.trim() === other.note.trim()

/** The cart without these pieces; what was added to their lines since stays. */
export const withoutLines = (cart: Cart, lines: readonly CartLine[]): Cart => lines.reduce(withoutPieces, cart)

function withoutPieces(cart: Cart, line: CartLine): Cart {
  const own = cart.lines.find((one) => isAlike(one, line)) ?? cart.lines.find((one) => isSameChoice(one, line))
  if (!own || line.quantity === 0) return cart
  const taken = Math.min(own.quantity, line.quantity)
  const rest = setLineQuantity(cart, own, own.quantity - taken)
  return withoutPieces(rest, { ...line, quantity: line.quantity - taken })
}

/** The lowest `part` that no such line of this item has; a line without one counts as 0. */
export function freePart(cart: Cart, key: Key): number {
  let part = 0
  while (cart.lines.some((line) => isLine(line, { ...key, part }))) part++
  return part
}

/** A removed line, with its index in the list of lines and removed lines, 0 first. */
export interface RemovedLine {
  readonly line: CartLine
  readonly place: number
}

/** The list as the customer sees it: the lines, and the removed ones at their former index. */
export function rowsOf<Line, Removed extends Pick<RemovedLine, 'place'>>(
  lines: readonly Line[],
  removed: readonly Removed[],
): (Line | Removed)[] {
  const rows: (Line | Removed)[] = [...lines]
  for (const one of [...removed].sort((a, b) => a.place - b.place)) rows.splice(one.place, 0, one)
  return rows
}

/** Restores a removed line with its note and quantity, at its index among the lines. */
export function restoreLine(cart: Cart, removed: RemovedLine, all: readonly RemovedLine[]): Cart {
  const others = all.filter((one) => one !== removed)
  const rows = rowsOf(cart.lines, [...others, removed])
  const taken = cart.lines.some((line) => isLine(line, removed.line))
  const line = taken ? { ...removed.line, part: freePart(cart, removed.line) } : removed.line
  const lines = rows.flatMap((row) => (row === removed ? [line] : 'line' in row ? [] : [row]))
  return { ...cart, lines }
}

export function setNote(cart: Cart, key: LineKey, note: string): Cart {
  return { ...cart, lines: cart.lines.map((line) => (isLine(line, key) ? { ...line, note } : line)) }
}

/** The cart with today's price marked as seen, once the customer has agreed to it. */
export function acceptPrice(cart: Cart, key: Key, price: Cents): Cart {
  return { ...cart, lines: cart.lines.map((line) => (isSameChoice(line, key) ? { ...line, seenPrice: price } : line)) }
}

/** The cart with these lines as well. What is in it already, with the same note and at least as many, is not added. */
export function cartWithLines(cart: Cart, lines: readonly Omit<CartLine, 'part'>[]): Cart {
  return lines.reduce(withLine, cart)
}

function withLine(cart: Cart, line: Omit<CartLine, 'part'>): Cart {
  const alike = cart.lines.some(
    (one) => isSameChoice(one, line) && one.note === line.note && one.quantity >= line.quantity,
  )
  return alike ? cart : addLine(cart, line)
}

/** The cart with these lines on top of what is in it, as far as the limits allow. */
export function addLines(cart: Cart, lines: readonly Omit<CartLine, 'part'>[]): Cart {
  return joinAlike(lines.reduce(addLine, cart))
}

/** Whether all of these lines can be added: an order holds so many lines, and of an item so many pieces. */
export const hasRoomFor = (cart: Cart, lines: readonly Omit<CartLine, 'part'>[]): boolean =>
  pieceCountOf(addLines(cart, lines)) === pieceCountOf({ ...cart, lines: [...cart.lines, ...lines] })

function addLine(cart: Cart, line: Omit<CartLine, 'part'>): Cart {
  const quantity = Math.min(line.quantity, limits.quantity - quantityOf(cart, line))
  if (quantity < 1 || cart.lines.length >= limits.lines) return cart
  const part = freePart(cart, line)
  return { ...cart, lines: [...cart.lines, { ...line, quantity, ...(part > 0 && { part }) }] }
}
