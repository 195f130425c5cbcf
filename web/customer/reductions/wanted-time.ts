// The time for which an order from this cart would be wanted: reductions count by it (PRICE-1).
import type { MadeLine } from '#domain/branch/capacity/capacity.ts'
import { readyAt } from '#domain/branch/capacity/ready-at.ts'
import { type Instant, localTime } from '#domain/branch/hours.ts'
import { serverNow, useNow } from '#web/data/http/server-clock.ts'
import type { MenuBranch } from '#web/data/menu/public-menu-api.ts'
import { usePaceAt } from '#web/data/time-api.ts'
import { useOpenBasket } from '../basket/kept-basket.ts'
import { useCartDay } from '../cart/cart-store.ts'
import { readWish } from '../ordering/kept-checkout.ts'
import { dayStateOf, useSeated } from '../ordering/ordering.ts'

/** Before anything is chosen: one piece that takes no station's time. */
const onePiece: readonly MadeLine[] = [{ quantity: 1, making: [] }]

/**
 * The soonest that these lines are ready, or the later time that the customer has chosen for the same day. Guests at a
 * table have it now, an office basket at its own time. Null without a branch: then nothing is watched.
 */
export function useWantedTime(branch: MenuBranch | null, lines: readonly MadeLine[] = onePiece): Instant | null {
  useNow(60_000)
  const day = useCartDay()
  const seated = useSeated(branch)
  const pace = usePaceAt(branch)
  const place = useOpenBasket()?.place
  if (!branch) return null
  if (place?.branch === branch.id) return place.at
  const now = serverNow()
  const state = dayStateOf(branch, { day, seated }, now)
  if (!state.day.ok || (seated && state.today)) return now
  const made = lines.length > 0 ? lines : onePiece
  const soon = readyAt({ branch, pace, day: state.day.value, lines: made, now }) ?? now
  const { form, at } = readWish()
  return form === 'pick-up' && at !== null && at > soon && localTime(at, branch.timeZone).date === state.date
    ? at
    : soon
}
