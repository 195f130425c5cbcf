// The cart's lines against today's menu: what each costs now, and what changed since it was added (CART-3).

import type { Making } from '#domain/branch/capacity/capacity.ts'
import { type Instant, type LocalTime, localTime } from '#domain/branch/hours.ts'
import type { Age } from '#domain/menu/age.ts'
import type { PartsMenu } from '#domain/menu/deals/check-parts.ts'
import { type LinePart, pieceOf } from '#domain/menu/deals/deal-line.ts'
import type { Chosen } from '#domain/menu/options.ts'
import { type LineOption, lineOptions } from '#domain/menu/piece-price.ts'
import { isOnSale, saleHours } from '#domain/menu/sold.ts'
import { type Cart, type CartLine, isSameChoice, type LineKey } from '#domain/order/cart/cart.ts'
import { mostOf } from '#domain/order/cart/cart-lines.ts'
import { type CheckedLine, canBeOrdered, checkLine, type SaleAtTime } from '#domain/order/cart/checked-line.ts'
import { type Cents, totalOf } from '#domain/shared/money.ts'
import { type MenuBranch, type MenuState, useMenu } from '#web/data/menu/public-menu-api.ts'
import { declaredAs, type FullItem, fullItem, type MenuGroup, optionsOut } from '#web/data/menu/with-groups.ts'
import { isAvailableAt, isSoldSomewhere } from '../branch/sold-here.ts'
import { useBranch } from '../ordering/ordering.ts'
import { offOf, type TakenOff } from '../reductions/taken-off.ts'
import { useReduced } from '../reductions/use-reduced.ts'
import { isOffSale, saleOf, useSaleClock } from '../sale/sale.ts'
import { useCart } from './cart-store.ts'

export interface ShownLine extends CheckedLine {
  /** Undefined once it has left the menu. */
  readonly shown: FullItem | undefined
  readonly picked: readonly LineOption<string>[]
  readonly pickedParts: readonly LinePart<string>[]
  /** Where one piece of it is made, and how long. */
  readonly making: readonly Making[]
  /** From which age it may be sold with what is chosen; 0 once it has left the menu. */
  readonly age: Age
  /** The item and, for a meal deal, the items chosen for its parts. Each has its own branches and sale times. */
  readonly consistsOf: readonly FullItem[]
  /** The highest quantity that this line may have. */
  readonly most: number
  /** What reductions take off it for the time at which it is wanted; absent: nothing. */
  readonly taken?: readonly TakenOff[]
}

/** Stays the same for a line while it is in the cart: for React's keys, and to find it again. */
export const lineIdOf = ({ item, options, parts = [], part = 0 }: LineKey): string =>
  [item, ...wordsOf(options), ...parts.flatMap((one) => [one.part, one.item, ...wordsOf(one.options)]), part].join(' ')

const wordsOf = (options: Chosen = []): string[] => options.map(({ option, quantity }) => `${option}-${quantity}`)

/**
 * Before the menu is loaded, lines count as fine at the price last seen. `clock`: the time for which the menu is shown,
 * if that is asked.
 */
export function checkedLines(
  cart: Cart,
  menu: Pick<MenuState, 'itemsById' | 'groups' | 'branches' | 'state'>,
  branch: string | null,
  clock?: LocalTime,
): ShownLine[] {
  const shop = branchMenu(menu, branch)
  return cart.lines.map((line) => {
    const shown = shop.itemOf(line.item)
    const most = Math.max(mostOf(cart, line), line.quantity)
    const ids = [line.item, ...(line.parts ?? []).map(({ item }) => item)]
    const consistsOf = ids.flatMap((id) => shop.itemOf(id) ?? [])
    const sale = saleAt(consistsOf, menu.branches, branch, clock)
    const checked: CheckedLine =
      menu.state === 'ready'
        ? checkLine(line, shown, shop.inStock(line.item), shop.optionOut, sale, shop)
        : { ...line, chosen: line.options ?? [], mark: 'fine', price: line.seenPrice }
    const piece = shown && pieceOf(shown, 0, checked.chosen, line.parts ?? [], shop)
    return {
      ...checked,
      shown: shown && piece && declaredAs(shown, piece.declaration),
      picked: lineOptions(shown?.groups ?? [], checked.chosen),
      pickedParts: piece?.parts ?? [],
      making: piece?.making ?? [],
      age: piece?.age ?? 0,
      consistsOf,
      most,
    }
  })
}

function saleAt(
  [item, ...parts]: readonly FullItem[],
  branches: readonly MenuBranch[],
  branch: string | null,
  clock: LocalTime | undefined,
): SaleAtTime {
  if (!item) return { here: true }
  const here = isSoldSomewhere(item, branch === null ? branches : [{ id: branch }])
  const over = clock && [item, ...parts].find((one) => isOffSale(saleOf(one, clock)))
  return { here, hours: over && saleHours(over, clock.date) }
}

/** The lines for an order that is picked up at that time; null while the time is unknown. */
export const linesFor = (
  lines: readonly ShownLine[],
  at: Instant | null,
  { timeZone }: Pick<MenuBranch, 'timeZone'>,
): readonly ShownLine[] => {
  if (at === null) return lines
  const time = localTime(at, timeZone)
  return lines.map((line) => {
    const over = line.consistsOf.find((item) => !isOnSale(item, time))
    return over && canBeOrdered(line.mark) ? { ...line, mark: 'not_then', hours: saleHours(over, time.date) } : line
  })
}

/**
 * The lines with the options that the customer saw: a line from before there were options gets those it means today.
 */
export const withSeenOptions = (lines: readonly CartLine[], seen: readonly ShownLine[]): readonly CartLine[] =>
  lines.map((line) => {
    const options = seen.find((one) => one.shown && isSameChoice(one, line))?.chosen ?? line.options
    return { ...line, ...(options && { options }) }
  })

/** Cents with all that reductions take off. */
export const totalOfLines = (lines: readonly (CheckedLine & Pick<ShownLine, 'taken'>)[]): Cents =>
  totalOf(lines.filter(({ mark }) => canBeOrdered(mark))) - lines.reduce((sum, line) => sum + offOf(line), 0)

/** The lines at the prices of the menu, before any reduction. */
export function useRegularLines(): readonly ShownLine[] {
  const branch = useBranch()
  return checkedLines(useCart(), useMenu(), branch?.id ?? null, useSaleClock(branch))
}

/** The lines with what reductions take off them. */
export const useLines = (): readonly ShownLine[] => useReduced(useRegularLines(), useBranch())

export type BranchMenu = PartsMenu<FullItem>

export const branchMenu = (
  menu: Pick<MenuState, 'itemsById' | 'groups' | 'branches'>,
  branch: string | null,
): BranchMenu => ({
  itemOf: (id) => fullItem(menu, id, branch),
  inStock: (id) => isAvailableAt(menu.itemsById.get(id), branch, menu.branches),
  optionOut: optionsOut({ groups: menu.groups as readonly Pick<MenuGroup, 'options'>[] }, branch),
})
