// What happened to a line of the cart since it was added (CART-3, OPT-5).
import type { Period } from '#domain/branch/hours.ts'
import { choicePrice, type PricedItem } from '#domain/menu/choice-price.ts'
import { chosenIn } from '#domain/menu/choosing.ts'
import { checkChosen } from '#domain/menu/chosen.ts'
import { checkParts, type PartProblem, type PartsMenu } from '#domain/menu/deals/check-parts.ts'
import { type DealItem, dealPrice } from '#domain/menu/deals/deal-price.ts'
import type { Part } from '#domain/menu/deals/parts.ts'
import type { Chosen } from '#domain/menu/options.ts'
import type { Cents } from '#domain/shared/money.ts'
import type { CartLine } from './cart.ts'

/**
 * What happened to a line since it was added: nothing, another price, out of stock here, or off the menu. `not_here`:
 * the branch does not sell it. `not_then`: it is not sold at the time of the order. `option_out`: one of its options is
 * sold out here; `part_out`: the item chosen for one of its parts is. `choose_again`: an option or a part's item is
 * gone, or something more has to be chosen.
 */
export type LineMark =
  | 'fine'
  | 'price_changed'
  | 'not_here'
  | 'not_then'
  | 'out_of_stock'
  | 'gone'
  | 'option_out'
  | 'part_out'
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
  /** With `part_out`: the first item that is sold out. */
  readonly partOut?: string
  /** Cents for one at today's price; the price last seen if the line cannot be ordered. */
  readonly price: Cents
}

/** Whether the branch sells an item at the time of the order; `hours` are those of that day, if it does not then. */
export interface SaleAtTime {
  readonly here: boolean
  readonly hours?: readonly Period[] | undefined
}

interface CartItem extends PricedItem {
  readonly parts?: readonly Part<unknown>[]
}

const noMenu: PartsMenu<DealItem<unknown>> = { itemOf: () => undefined, inStock: () => false, optionOut: () => false }

/** `isOut` says which options are sold out at the branch; `menu` is its menu, for the parts of deals. */
export function checkLine(
  line: CartLine,
  item: CartItem | undefined,
  inStock: boolean,
  isOut: (option: string) => boolean = () => false,
  { here, hours }: SaleAtTime = { here: true },
  menu = noMenu,
): CheckedLine {
  const { groups = [], parts = [] } = item ?? {}
  const chosen = chosenIn(groups, line.options)
  const picked = line.parts ?? []
  if (!item) return { ...line, chosen, mark: 'gone', price: line.seenPrice }
  const price = dealPrice(choicePrice(item, chosen), parts, picked, menu)
  if (!here) return { ...line, chosen, mark: 'not_here', price }
  if (hours) return { ...line, chosen, mark: 'not_then', hours, price }
  if (!inStock) return { ...line, chosen, mark: 'out_of_stock', price }
  const problems: readonly Wrong[] = [...checkChosen(groups, chosen, isOut), ...checkParts(parts, picked, menu)]
  if (problems.some(({ problem }) => !soldOut.has(problem)))
    return { ...line, chosen, mark: 'choose_again', price: line.seenPrice }
  const part = problems.find(({ problem }) => problem === 'part_item_out')?.item
  if (part !== undefined) return { ...line, chosen, mark: 'part_out', partOut: part, price }
  const out = problems.find(({ problem }) => problem === 'option_sold_out')?.option
  if (out !== undefined) return { ...line, chosen, mark: 'option_out', optionOut: out, price }
  return { ...line, chosen, mark: price === line.seenPrice ? 'fine' : 'price_changed', price }
}

type Wrong = Pick<PartProblem, 'problem' | 'item' | 'option'>
const soldOut: ReadonlySet<string> = new Set(['option_sold_out', 'part_item_out'])
