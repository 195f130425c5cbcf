// The lines of an earlier order as lines of a cart, at the prices that they had without voucher and reduction.
import type { TrackedOrder } from '#contract/index.ts'
import type { LinePart } from '#domain/menu/deals/deal-line.ts'
import type { Chosen, ChosenOption } from '#domain/menu/options.ts'
import { type CartLine, lineKeyOf } from '#domain/order/cart/cart.ts'
import { joinAlike } from '#domain/order/cart/cart-lines.ts'
import type { LocalText } from '#domain/shared/locale.ts'

/** `seenPrice`: what one cost before anything was taken off. The name is for what has left the menu. */
export interface PastLine extends Omit<CartLine, 'part'> {
  readonly name?: LocalText
}

/** Equal lines become one, as in a cart. */
export const pastLines = (lines: TrackedOrder['lines']): readonly PastLine[] =>
  joinAlike({ day: null, lines: lines.map(pastLine) }).lines

export function pastLine(line: TrackedOrder['lines'][number]): PastLine {
  const { item, options, parts, quantity, notes, price, off = 0, reduction, name } = line
  const chosen = parts?.map((one) => ({ part: one.part, item: one.item, options: chosenOf(one.options) }))
  return {
    ...lineKeyOf({ item, options: chosenOf(options), ...(chosen && { parts: chosen }) }),
    quantity,
    note: notes,
    seenPrice: price + off + (reduction?.off ?? 0),
    name,
  }
}

const chosenOf = (options: LinePart<unknown>['options'] | readonly ChosenOption[]): Chosen =>
  options.map(({ option, quantity }) => ({ option, quantity }))

/** Without the name, as a cart keeps it. */
export const plainLine = ({ name: _, ...line }: PastLine): Omit<CartLine, 'part'> => line
