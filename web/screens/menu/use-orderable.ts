// Whether something may be put into the cart now: a branch is chosen and takes orders for the cart's day (MENU-5).

import { useNow } from '../../api/clock.ts'
import type { MenuBranch } from '../../api/menu.ts'
import { useCartDay } from '../../cart/cart.ts'
import { dayStateOf, useSeated } from '../../cart/ordering.ts'

export function useOrderable(branch: MenuBranch | null): boolean {
  const now = useNow(60_000)
  const day = useCartDay()
  const seated = useSeated(branch)
  return branch !== null && dayStateOf(branch, { day, seated }, now).day.ok
}
