// What limits when and where things are sold, for the time that the menu shows (CATG-2).
import { type DateText, type LocalTime, localTime, usualTimeZone } from '#domain/branch/hours.ts'
import { isOnMenuAt, type SaleState, saleStateAt } from '#domain/menu/sold.ts'
import { useNow } from '#web/data/http/server-clock.ts'
import { itemHere } from '#web/data/menu/item-here.ts'
import { type MenuBranch, type MenuItem, useMenu } from '#web/data/menu/public-menu-api.ts'
import { isSoldSomewhere } from '../branch/sold-here.ts'
import { useCartDay } from '../cart/cart-store.ts'

type Branches = readonly Pick<MenuBranch, 'id'>[]

/**
 * Those that are sold on that day or within a week after it, at the branch or, without one, at any, with their price
 * there.
 */
export const itemsOn = (
  items: readonly MenuItem[],
  date: DateText,
  branch: string | null,
  branches: Branches,
): readonly MenuItem[] =>
  items
    .filter(
      (item) =>
        isSoldSomewhere(item, branch === null ? branches : [{ id: branch }]) &&
        saleOf(item, { date, minutes: 0 })?.state !== 'away',
    )
    .map((item) => itemHere(item, branch, branches))

/** What the card of an item says of it: plain values, so that a minute renders only the cards that it changes. */
export interface SaleProps {
  /** It cannot be ordered for that day (any more). */
  readonly over: boolean
  /** Until when, from when, or where it is sold has a line on the card. */
  readonly noted: boolean
}

/** What the card of each item says, now and at this branch. */
export function useSaleProps(branch: MenuBranch | null): (item: MenuItem) => SaleProps {
  const { branches } = useMenu()
  const clock = useSaleClock(branch)
  return (item) => {
    const sale = saleOf(item, clock)
    const limited = sale !== undefined && sale.state !== 'always'
    return { over: isOffSale(sale), noted: limited || (!branch && branches.some(({ id }) => !isOnMenuAt(item, id))) }
  }
}

/** Undefined if nothing limits when it is sold. */
export const saleOf = (item: Pick<MenuItem, 'sold' | 'within'>, clock: LocalTime): SaleState | undefined =>
  item.sold?.times || item.within?.times ? saleStateAt(item, clock) : undefined

/** Whether it cannot be ordered for that day (any more). */
export const isOffSale = (sale: SaleState | undefined): boolean =>
  sale !== undefined && (sale.state === 'over' || sale.state === 'soon' || sale.state === 'away')

/** By the branch's own clock; before one is chosen, by that of the first one. */
export function useSaleClock(branch: Pick<MenuBranch, 'timeZone'> | null | undefined): LocalTime {
  const now = useNow(60_000)
  const day = useCartDay()
  const { branches } = useMenu()
  const today = localTime(now, (branch ?? branches[0])?.timeZone ?? usualTimeZone)
  return day !== null && day > today.date ? { date: day, minutes: 0 } : today
}
