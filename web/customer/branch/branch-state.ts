// The state of a branch in words: until when it is open, when it opens again, and until when it takes orders.
import type { OrderingSettings } from '#domain/branch/branch.ts'
import { addDays, clockText, type Instant, instantOf, localTime, periodsOn } from '#domain/branch/hours.ts'
import { serverNow } from '#web/data/http/server-clock.ts'
import type { useText } from '#web/words/index.tsx'
import type { DayState } from '../ordering/ordering.ts'

type Words = Pick<ReturnType<typeof useText>, 't' | 'date' | 'time'>
type Tone = 'open' | 'soon' | 'closed'

/**
 * 'Open until 19:00', 'Open until Sun 02:00', 'Open' where no end is near, 'Opens at 07:00', 'Opens Mon at 07:00', with
 * the date if that is later than in a week, or 'Closed'.
 */
export function openWords(
  branch: OrderingSettings,
  state: DayState,
  { t, date, time }: Words,
): { tone: Tone; text: string } {
  const { date: today, minutes } = localTime(serverNow(), branch.timeZone)
  if (state.open) return { tone: 'open', text: openUntil(state.open.to) }
  const later = branch.shop.open && periodsOn(branch, today).find((period) => period.from > minutes)
  if (later) return { tone: 'soon', text: t.branch.opensAt(clockText(later.from)) }
  const first = state.next && periodsOn(branch, state.next)[0]
  if (!first || !state.next) return { tone: 'closed', text: t.branch.closed }
  const day = date(state.next, state.next < addDays(today, 7))
  return { tone: 'closed', text: t.branch.opensOn(day, clockText(first.from)) }

  function openUntil(to: Instant): string {
    const clock = time(to, branch.timeZone)
    if (endsOn(today, to, branch)) return t.branch.openUntil(clock)
    const tomorrow = addDays(today, 1)
    // The hours are known until tomorrow's midnight: what ends there may go on.
    if (to >= instantOf(tomorrow, 24 * 60, branch.timeZone)) return t.branch.openNow
    return t.branch.openUntil(`${date(tomorrow, true)} ${clock}`)
  }
}

/** Whether it ends on that day, midnight included, so that the clock alone says when. */
const endsOn = (day: string, to: Instant, { timeZone }: OrderingSettings): boolean =>
  to <= instantOf(day, 24 * 60, timeZone)

/** Until when orders are taken, and for which day; or that none are. */
export function orderWords(branch: OrderingSettings, state: DayState, { t, date, time }: Words): string {
  if (state.day.ok) {
    const { until } = state.day.value
    if (!state.today) return t.branch.ordersForDay(date(state.date))
    return endsOn(state.date, until, branch) ? t.branch.ordersUntil(time(until, branch.timeZone)) : t.branch.ordersToday
  }
  return state.next ? t.branch.ordersForDay(date(state.next)) : t.branch.noOrders
}
