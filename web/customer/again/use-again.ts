// What an earlier order would be today at a branch: what is available, at which prices, and when it is ready (AGAIN-1).
import { nextOpeningDay, type OrderDay, orderDay } from '#domain/branch/branch.ts'
import { type Pace, readyAt } from '#domain/branch/capacity/ready-at.ts'
import { type DateText, type Instant, localTime } from '#domain/branch/hours.ts'
import { isSameChoice, lineKeyOf } from '#domain/order/cart/cart.ts'
import { cartWithLines } from '#domain/order/cart/cart-lines.ts'
import { canBeOrdered } from '#domain/order/cart/checked-line.ts'
import type { Cents } from '#domain/shared/money.ts'
import { go } from '#web/data/address/location.ts'
import { serverNow, useNow } from '#web/data/http/server-clock.ts'
import { type MenuBranch, type MenuState, useMenu } from '#web/data/menu/public-menu-api.ts'
import { usePace } from '#web/data/time-api.ts'
import { changeCart, chooseBranch, readNow } from '../cart/cart-store.ts'
import { checkedLines, linesFor, type ShownLine, totalOfLines } from '../cart/shown-lines.ts'
import { withTakenOff } from '../reductions/taken-off.ts'
import { type PastLine, plainLine } from './past-lines.ts'
import { noteTaken } from './reordered-lines.ts'

export interface AgainOffer {
  readonly branch: MenuBranch
  /** What was ordered, as it is at the branch now, at today's prices. */
  readonly lines: readonly ShownLine[]
  /** The total of what is available. */
  readonly total: Cents
  /** The day for which orders are taken; null if there is none. */
  readonly date: DateText | null
  /** Whether that is today. */
  readonly today: boolean
  /** When it is ready; null if nothing is available, or no time is left. */
  readonly at: Instant | null
}

export function againAt(
  past: readonly PastLine[],
  branch: MenuBranch,
  menu: Pick<MenuState, 'itemsById' | 'groups' | 'branches' | 'state' | 'reductions'>,
  { pace, now }: { readonly pace: Pace; readonly now: Instant },
): AgainOffer {
  const clock = localTime(now, branch.timeZone)
  const day = firstDay(branch, now)
  const today = day === null || day.date === clock.date
  const asked = { day: today ? null : day.date, lines: past.map(plainLine) }
  const here = checkedLines(asked, menu, branch.id, today ? clock : { date: day.date, minutes: 0 })
  const made = here.filter(({ mark }) => canBeOrdered(mark))
  const at = day && made.length > 0 ? readyAt({ branch, pace, day, lines: made, now }) : null
  const lines = withTakenOff(linesFor(here, at, branch), { rules: menu.reductions ?? [], branch, at: at ?? now })
  return { branch, lines, total: totalOfLines(lines), date: day?.date ?? null, today, at }
}

/** Today if orders are taken for it, else the next opening day. */
function firstDay(branch: MenuBranch, now: Instant): OrderDay | null {
  const today = orderDay(branch, localTime(now, branch.timeZone).date, now)
  if (today.ok) return today.value
  const next = nextOpeningDay(branch, now)
  const later = next === null ? undefined : orderDay(branch, next, now)
  return later?.ok ? later.value : null
}

/** Followed live: prices, stock and time. */
export function useAgain(past: readonly PastLine[], branch: MenuBranch): AgainOffer {
  useNow(60_000)
  return againAt(past, branch, useMenu(), { pace: usePace(branch), now: serverNow() })
}

/** Whether anything of it can be ordered. */
export const canTake = ({ lines, date }: AgainOffer): boolean =>
  date !== null && lines.some(({ mark }) => canBeOrdered(mark))

/**
 * Puts what is available into the cart and opens the checkout: the short one if nothing else is in the cart, which
 * says what became dearer or cheaper; else the whole one, which asks about new prices as always. What is there already
 * is not added twice.
 */
export function takeAgain({ branch, lines, date, today: isToday }: AgainOffer, past: readonly PastLine[]): void {
  chooseBranch(branch.id)
  const chosen = lines.map((line, at) => {
    const { item, quantity, note, seenPrice } = line
    const key = lineKeyOf({ item, options: line.chosen, ...(line.parts && { parts: line.parts }) })
    const name = past[at]?.name
    return { line: { ...key, quantity, note, seenPrice, ...(name && { name }) }, mark: line.mark, price: line.price }
  })
  const had = chosen.filter(({ mark }) => canBeOrdered(mark))
  const isAlone = readNow().lines.every((one) => had.some(({ line }) => isSameChoice(one, line)))
  const today = had.map(({ line, price }) => ({ ...plainLine(line), ...(isAlone && { seenPrice: price }) }))
  changeCart((cart) => cartWithLines(isAlone ? { ...cart, day: isToday ? null : date } : cart, today))
  noteTaken(isAlone ? chosen.map(({ line }) => line) : undefined)
  go('/order')
}
