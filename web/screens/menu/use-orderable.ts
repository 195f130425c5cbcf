// Whether something may be added to the cart now: the branch takes orders for the cart's day (MENU-5).

import { useNow } from '../../api/http/clock.ts'
import { type MenuBranch, useMenu } from '../../api/menu/menu.ts'
import { useCartDay } from '../../cart/cart.ts'
import { dayStateOf, useSeated } from '../../ordering/ordering.ts'

/** `ask`: some branch takes orders, and the visitor has not chosen one yet. */
export type Orderable = boolean | 'ask'

export function useOrderable(branch: MenuBranch | null): Orderable {
  const now = useNow(60_000)
  const day = useCartDay()
  const { branches } = useMenu()
  const seated = useSeated(branch)
  if (branch) return dayStateOf(branch, { day, seated }, now).day.ok
  return branches.some((one) => dayStateOf(one, { day }, now).day.ok) && 'ask'
}
