// The cart's lines against today's menu: what each costs now, and what changed since it was added (CART-3).
import type { Cart, LineKey } from '../../domain/cart/cart.ts'
import { mostOf } from '../../domain/cart/cart-lines.ts'
import { type CheckedLine, checkLine } from '../../domain/cart/checked-line.ts'
import { type Cents, totalOf } from '../../domain/shared/money.ts'
import type { MenuItem, MenuState } from '../api/menu/menu.ts'
import { isInStock } from '../branch/in-stock.ts'

export interface ShownLine extends CheckedLine {
  /** Undefined once it has left the menu. */
  readonly shown: MenuItem | undefined
  /** The highest quantity that this line may have. */
  readonly most: number
}

/** Stays the same for a line while it is in the cart: for React's keys, and to find it again. */
export const idOf = ({ item, choice, part = 0 }: LineKey): string => `${item} ${choice} ${part}`

/** Before the menu is loaded, lines count as fine at the price last seen. */
export function checkedLines(
  cart: Cart,
  menu: Pick<MenuState, 'itemsById' | 'state'>,
  branch: string | null,
): ShownLine[] {
  return cart.lines.map((line) => {
    const shown = menu.itemsById.get(line.item)
    const most = Math.max(mostOf(cart, line), line.quantity)
    if (menu.state !== 'ready') return { ...line, mark: 'fine', price: line.seenPrice, shown, most }
    return { ...checkLine(line, shown, isInStock(shown, branch)), shown, most }
  })
}

/** The total of the lines that can be ordered. */
export const totalOfLines = (lines: readonly CheckedLine[]): Cents =>
  totalOf(lines.filter((line) => line.mark === 'fine' || line.mark === 'price_changed'))
