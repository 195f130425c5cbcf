// The cart line by line: changing one, splitting it for another note, and taking it out in a way that can be undone.

import { limits } from '../order/order-limits.ts'
import { type Cart, type CartLine, isLine, isOf, type Key, type LineKey, quantityOf } from './cart.ts'

/** The most that one line may count: what the item may have in all, less its other lines. */
export const mostOf = (cart: Cart, line: CartLine): number => limits.quantity - quantityOf(cart, line) + line.quantity

/** The cart with that many on one line; 0 removes it, below 0 or above the limit changes nothing (MENU-6). */
export function setLineQuantity(cart: Cart, key: LineKey, quantity: number): Cart {
  const line = cart.lines.find((one) => isLine(one, key))
  if (!line || !Number.isInteger(quantity) || quantity < 0) return cart
  if (quantity > mostOf(cart, line) && quantity > line.quantity) return cart
  if (quantity === 0) return { ...cart, lines: cart.lines.filter((one) => one !== line) }
  return { ...cart, lines: cart.lines.map((one) => (one === line ? { ...one, quantity } : one)) }
}

/** Whether one of a line's pieces can have a note of its own: there are two or more, and room for another line. */
export const canSplit = (cart: Cart, line: CartLine): boolean => line.quantity > 1 && cart.lines.length < limits.lines

/** One piece of a line goes to a line of its own, right after it, for another note. */
export function splitLine(cart: Cart, key: LineKey): { readonly cart: Cart; readonly made: CartLine | null } {
  const at = cart.lines.findIndex((line) => isLine(line, key))
  const line = cart.lines[at]
  if (!line || !canSplit(cart, line)) return { cart, made: null }
  const made = { ...line, part: freePart(cart, line), quantity: 1, note: '' }
  const lines = cart.lines.toSpliced(at, 1, { ...line, quantity: line.quantity - 1 }, made)
  return { cart: { ...cart, lines }, made }
}

/** Lines that are equal in item, choice and note become one, as far as one line may count. */
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

const isAlike = (one: CartLine, other: CartLine): boolean => isOf(one, other) && one.note.trim() === other.note.trim()

/** The lowest number that no line of this item and choice has; 0 is the number of a line that has none. */
export function freePart(cart: Cart, key: Key): number {
  let part = 0
  while (cart.lines.some((line) => isLine(line, { ...key, part }))) part++
  return part
}

/** A line that was taken out, with its place in the list of lines and removed lines, 0 first. */
export interface RemovedLine {
  readonly line: CartLine
  readonly place: number
}

/** The list as the customer sees it: the lines, and the removed ones where they stood. */
export function rowsOf<Line, Removed extends Pick<RemovedLine, 'place'>>(
  lines: readonly Line[],
  removed: readonly Removed[],
): (Line | Removed)[] {
  const rows: (Line | Removed)[] = [...lines]
  for (const one of removed.toSorted((a, b) => a.place - b.place)) rows.splice(one.place, 0, one)
  return rows
}

/** A removed line comes back with its note and its quantity, at its place among the lines. */
export function restoreLine(cart: Cart, removed: RemovedLine, all: readonly RemovedLine[]): Cart {
  const others = all.filter((one) => one !== removed)
  const rows = rowsOf(cart.lines, [...others, removed])
  const taken = cart.lines.some((line) => isLine(line, removed.line))
  const line = taken ? { ...removed.line, part: freePart(cart, removed.line) } : removed.line
  const lines = rows.flatMap((row) => (row === removed ? [line] : 'line' in row ? [] : [row]))
  return { ...cart, lines }
}
