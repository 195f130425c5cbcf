// The times of a checkout as they are now, also the later one that the customer took after a refusal (TIME-3).
import { useState } from 'react'
import type { Instant } from '#domain/branch/hours.ts'
import { canBeOrdered } from '#domain/order/cart/checked-line.ts'
import { useCart } from '#web/customer/cart/cart-store.ts'
import type { ShownLine } from '#web/customer/cart/shown-lines.ts'
import type { DayState } from '#web/customer/ordering/ordering.ts'
import type { MenuBranch } from '#web/data/menu/public-menu-api.ts'
import { usePace } from '#web/data/time-api.ts'
import { checkoutTimesOf, chosenOnly, withAgreed } from './checkout-times.ts'

/** `chosen`: the time in the form; `shared`: they are for an office basket. */
export function useTimes(
  branch: MenuBranch,
  state: DayState,
  inCart: readonly ShownLine[],
  { chosen, shared }: { chosen: Instant | null; shared: boolean },
) {
  const pace = usePace(branch)
  const lines = JSON.stringify(useCart().lines)
  const [agreed, agreeTo] = useState<{ at: Instant; branch: string; lines: string }>()
  const stillAgreed = agreed?.branch === branch.id && agreed.lines === lines ? agreed.at : null
  const items = inCart.flatMap(({ mark, consistsOf }) => (canBeOrdered(mark) ? consistsOf : []))
  const times = withAgreed(checkoutTimesOf(branch, state, chosen, { pace, lines: inCart, items }), stillAgreed)
  return {
    times: shared ? chosenOnly(times) : times,
    quote: pace.quote,
    /** Takes a later time as the one at which the order is ready as soon as possible. */
    agreeTo: (at: Instant) => agreeTo({ at, branch: branch.id, lines }),
  }
}
