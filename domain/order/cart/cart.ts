// The cart that a customer fills: pure changes, totals, and what changed on the menu since.
import type { ChosenParts } from '#domain/menu/deals/parts.ts'
import { sameChosen } from '#domain/menu/options.ts'
import type { Cents } from '#domain/shared/money.ts'
import { limits } from '../order-limits.ts'
import { type Cart, type CartLine, pieceCountOf } from './kept-cart.ts'

export type { Cart, CartLine } from './kept-cart.ts'

/** An item with its options and parts, on any line. */
export type Key = Pick<CartLine, 'item' | 'options' | 'parts'>
/** One line among those with the same item, options and parts. */
export type LineKey = Key & Pick<CartLine, 'part'>

export const isSameChoice = (line: Key, key: Key): boolean =>
  line.item === key.item && sameChosen(line.options, key.options) && sameParts(line.parts, key.parts)

/** The key alone, without the rest of a line. */
export const lineKeyOf = ({ item, options, parts }: Key): Key => ({
  item,
  ...(options?.length && { options }),
  ...(parts?.length && { parts }),
})

export const isLine = (line: LineKey, key: LineKey): boolean =>
  isSameChoice(line, key) && (line.part ?? 0) === (key.part ?? 0)

export const quantityOf = (cart: Cart, key: Key): number =>
  pieceCountOf({ lines: cart.lines.filter((line) => isSameChoice(line, key)) })

/**
 * The cart with `quantity` of an item. 0 removes its lines; below 0 or above the limit nothing changes (MENU-6). If
 * there are several lines, the one without a note changes, so that no note is applied to another piece.
 */
export function setQuantity(cart: Cart, key: Key, quantity: number, price: Cents): Cart {
  const more = quantity - quantityOf(cart, key)
  if (!Number.isInteger(quantity) || quantity < 0 || (quantity > limits.quantity && more > 0)) return cart
  if (quantity === 0) return { ...cart, lines: cart.lines.filter((line) => !isSameChoice(line, key)) }
  const own = cart.lines.filter((line) => isSameChoice(line, key))
  const changed = own.find((line) => line.note === '') ?? own.at(-1)
  if (!changed) {
    const line = { ...lineKeyOf(key), quantity, note: '', seenPrice: price }
    return { ...cart, lines: [...cart.lines, line] }
  }
  if (changed.quantity + more > 0)
    return {
      ...cart,
      lines: cart.lines.map((line) => (line === changed ? { ...line, quantity: line.quantity + more } : line)),
    }
  return setQuantity({ ...cart, lines: cart.lines.filter((line) => line !== changed) }, key, quantity, price)
}

/** Whether two tidy choices of a meal deal's parts are the same. */
export const sameParts = (one: ChosenParts = [], other: ChosenParts = []): boolean =>
  one.length === other.length &&
  one.every(
    ({ part, item, options }, at) =>
      other[at]?.part === part && other[at]?.item === item && sameChosen(options, other[at]?.options),
  )
