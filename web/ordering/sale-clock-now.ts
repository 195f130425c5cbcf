// The time for which the menu is shown: now, or the day of the cart.
import { type LocalTime, localTime } from '../../domain/branch/hours.ts'
import { useNow } from '../api/http/clock.ts'
import { type MenuBranch, useMenu } from '../api/menu/menu.ts'
import { useCartDay } from '../cart/cart.ts'

/** By the branch's own clock; before one is chosen, by that of the first one. */
export function useSaleClock(branch: Pick<MenuBranch, 'timeZone'> | null | undefined): LocalTime {
  const now = useNow(60_000)
  const day = useCartDay()
  const { branches } = useMenu()
  const today = localTime(now, (branch ?? branches[0])?.timeZone ?? 'Europe/Brussels')
  return day !== null && day > today.date ? { date: day, minutes: 0 } : today
}
