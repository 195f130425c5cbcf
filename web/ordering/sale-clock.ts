// The time for which the menu is shown: now, or the day of the cart; what is sold then follows from it (CATG-2).
import { type LocalTime, localTime } from '../../domain/branch/hours.ts'
import { type OnSale, onSale } from '../../domain/menu/sold.ts'
import { useNow } from '../api/http/clock.ts'
import { type MenuBranch, type MenuItem, useMenu } from '../api/menu/menu.ts'
import { useCartDay } from '../cart/cart.ts'

/** By the branch's own clock; before one is chosen, by that of the first one. */
export function useSaleClock(branch: Pick<MenuBranch, 'timeZone'> | null | undefined): LocalTime {
  const now = useNow(60_000)
  const day = useCartDay()
  const { branches } = useMenu()
  const today = localTime(now, (branch ?? branches[0])?.timeZone ?? 'Europe/Brussels')
  return day !== null && day > today.date ? { date: day, minutes: 0 } : today
}

/** Undefined if nothing limits when it is sold. */
export const saleOf = (item: Pick<MenuItem, 'sold' | 'within'>, clock: LocalTime): OnSale | undefined =>
  item.sold?.times || item.within?.times ? onSale(item, clock) : undefined

/** Whether it cannot be ordered for that day (any more). */
export const isOver = (sale: OnSale | undefined): boolean =>
  sale !== undefined && (sale.state === 'over' || sale.state === 'soon' || sale.state === 'away')
