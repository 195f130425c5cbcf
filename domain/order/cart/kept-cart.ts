// What a cart consists of. Separate from its changes, because the first load needs only this.
import type { DateText } from '#domain/branch/hours.ts'
import type { ChosenParts } from '#domain/menu/deals/parts.ts'
import type { Chosen } from '#domain/menu/options.ts'
import type { Cents } from '#domain/shared/money.ts'

export interface CartLine {
  readonly item: string
  /** What was chosen of the item's groups, its size first, tidy; absent if nothing is. */
  readonly options?: Chosen
  /** Of a meal deal: what was chosen for its parts, tidy. */
  readonly parts?: ChosenParts
  /** Distinguishes lines that are otherwise the same after a split; the first one has none. */
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

export const pieceCountOf = (cart: Pick<Cart, 'lines'>): number =>
  cart.lines.reduce((sum, line) => sum + line.quantity, 0)
