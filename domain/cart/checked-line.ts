// What happened to a line of the cart since it was added (CART-3, OPT-5).
import type { Period } from '../branch/hours.ts'
import { choicePrice, type PricedItem } from '../menu/choice-price.ts'
import { chosenIn } from '../menu/choosing.ts'
import { checkChosen } from '../menu/chosen.ts'
import type { Chosen } from '../menu/options.ts'
import type { Cents } from '../shared/money.ts'
import type { CartLine } from './cart.ts'

/**
 * What happened to a line since it was added: nothing, another price, out of stock here, or no longer sold in this
 * choice. `not_here`: the branch does not sell it. `not_then`: it is not sold at the time of the order. `option_out`: one of its options is sold out here. `choose_again`: an option is gone, or something more has
 * to be chosen.
 */
export type LineMark =
  | 'fine'
  | 'price_changed'
  | 'not_here'
  | 'not_then'
  | 'out_of_stock'
  | 'gone'
  | 'option_out'
  | 'choose_again'

/** Whether a line with this mark can be ordered. */
export const canBeOrdered = (mark: LineMark): boolean => mark === 'fine' || mark === 'price_changed'

export interface CheckedLine extends CartLine {
  readonly mark: LineMark
  /** What is ordered of the item's groups; of a line without `options` what it means today. */
  readonly chosen: Chosen
  /** With `option_out`: the first of them. */
  readonly optionOut?: string
  /** With `not_then`: the hours of that day in which it is sold. */
  readonly hours?: readonly Period[]
  /** Cents for one at today's price; the price last seen if the line cannot be ordered. */
  readonly price: Cents
}

/** Whether the branch sells an item at the time of the order; `hours` are those of that day, if it does not then. */
export interface Sale {
  readonly here: boolean
  readonly hours?: readonly Period[] | undefined
}

/** `isOut` says which options are sold out at the branch. */
export function checkLine(
  line: CartLine,
  item: PricedItem | undefined,
  inStock: boolean,
  isOut: (option: string) => boolean = () => false,
  { here, hours }: Sale = { here: true },
): CheckedLine {
  const { groups = [] } = item ?? {}
  const chosen = chosenIn(groups, line.options)
  const price = item ? choicePrice(item, line.choice, chosen) : null
  if (price === null) return { ...line, chosen, mark: 'gone', price: line.seenPrice }
  if (!here) return { ...line, chosen, mark: 'not_here', price }
  if (hours) return { ...line, chosen, mark: 'not_then', hours, price }
  if (!inStock) return { ...line, chosen, mark: 'out_of_stock', price }
  const problems = checkChosen(groups, chosen, isOut)
  const out = problems.find(({ problem }) => problem === 'option_sold_out')?.option
  if (problems.some(({ problem }) => problem !== 'option_sold_out'))
    return { ...line, chosen, mark: 'choose_again', price: line.seenPrice }
  if (out !== undefined) return { ...line, chosen, mark: 'option_out', optionOut: out, price }
  return { ...line, chosen, mark: price === line.seenPrice ? 'fine' : 'price_changed', price }
}
