// The cart that a customer fills: pure changes, totals, and what changed on the menu since.
import type { DateText } from '../branch/hours.ts'
import { sameChosen } from '../menu/chosen.ts'
import type { Choice } from '../menu/menu.ts'
import type { Chosen } from '../menu/options.ts'
import { limits } from '../order/order-limits.ts'
import type { Cents } from '../shared/money.ts'

export interface CartLine {
  readonly item: string
  readonly choice: Choice
  /** What was chosen of the item's groups, tidy; absent if nothing is. */
  readonly options?: Chosen
  /** Distinguishes lines of the same item, choice and options after a split; the first one has none. */
  readonly part?: number
  readonly quantity: number
  readonly note: string
  /** The price of one, in cents, as the customer last saw it; only used to notice a change (CART-3). */
  readonly seenPrice: Cents
}

export interface Cart {
  /** The day the order is for; null for today (D-6). */
  readonly day: DateText | null
  readonly lines: readonly CartLine[]
}

export const emptyCart: Cart = { day: null, lines: [] }

/** An item in one of its choices and with its options, on any line. */
export type Key = Pick<CartLine, 'item' | 'choice' | 'options'>
/** One line among those with the same item, choice and options. */
export type LineKey = Pick<CartLine, 'item' | 'choice' | 'options' | 'part'>

export const isOf = (line: Key, key: Key): boolean =>
  line.item === key.item && line.choice === key.choice && sameChosen(line.options, key.options)

/** The key alone, without the rest of a line. */
export const keyOf = ({ item, choice, options }: Key): Key => ({ item, choice, ...(options?.length && { options }) })

export const isLine = (line: LineKey, key: LineKey): boolean => isOf(line, key) && (line.part ?? 0) === (key.part ?? 0)

export const quantityOf = (cart: Cart, key: Key): number =>
  countOf({ lines: cart.lines.filter((line) => isOf(line, key)) })

export const countOf = (cart: Pick<Cart, 'lines'>): number => cart.lines.reduce((sum, line) => sum + line.quantity, 0)

/**
 * The cart with `quantity` of an item. 0 removes its lines; below 0 or above the limit nothing changes (MENU-6). If
 * there are several lines, the one without a note changes, so that no note is applied to another piece.
 */
export function setQuantity(cart: Cart, key: Key, quantity: number, price: Cents): Cart {
  const more = quantity - quantityOf(cart, key)
  if (!Number.isInteger(quantity) || quantity < 0 || (quantity > limits.quantity && more > 0)) return cart
  if (quantity === 0) return { ...cart, lines: cart.lines.filter((line) => !isOf(line, key)) }
  const own = cart.lines.filter((line) => isOf(line, key))
  const changed = own.find((line) => line.note === '') ?? own.at(-1)
  if (!changed) {
    const line = { ...keyOf(key), quantity, note: '', seenPrice: price }
    return { ...cart, lines: [...cart.lines, line] }
  }
  if (changed.quantity + more > 0)
    return { ...cart, lines: replaced(cart, { ...changed, quantity: changed.quantity + more }) }
  return setQuantity({ ...cart, lines: cart.lines.filter((line) => line !== changed) }, key, quantity, price)
}

export function setNote(cart: Cart, key: LineKey, note: string): Cart {
  return { ...cart, lines: cart.lines.map((line) => (isLine(line, key) ? { ...line, note } : line)) }
}

/** The cart with today's price marked as seen, once the customer has agreed to it. */
export function acceptPrice(cart: Cart, key: Key, price: Cents): Cart {
  return { ...cart, lines: cart.lines.map((line) => (isOf(line, key) ? { ...line, seenPrice: price } : line)) }
}

const replaced = (cart: Cart, by: CartLine): CartLine[] => cart.lines.map((line) => (isLine(line, by) ? by : line))
