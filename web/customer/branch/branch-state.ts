// The state of a branch in words: until when it is open, when it opens again, and until when it takes orders.
import type { Ordering } from '#domain/branch/branch.ts'
import { addDays, clockText, localTime, periodsOn } from '#domain/branch/hours.ts'
import { serverNow } from '#web/data/http/server-clock.ts'
import type { useText } from '#web/words/index.tsx'
import type { DayState } from '../ordering/ordering.ts'

type Words = ReturnType<typeof useText>
type Tone = 'open' | 'soon' | 'closed'

/** 'Open until 19:00', 'Opens at 07:00', 'Opens Mon at 07:00', later than in a week with its date, or 'Closed'. */
export function openWords(branch: Ordering, state: DayState, { t, date, time }: Words): { tone: Tone; text: string } {
  if (state.open) return { tone: 'open', text: t.branch.openUntil(time(state.open.to, branch.timeZone)) }
  const { date: today, minutes } = localTime(serverNow(), branch.timeZone)
  const later = branch.shop.open && periodsOn(branch, today).find((period) => period.from > minutes)
  if (later) return { tone: 'soon', text: t.branch.opensAt(clockText(later.from)) }
  const first = state.next && periodsOn(branch, state.next)[0]
  if (!first || !state.next) return { tone: 'closed', text: t.branch.closed }
  const day = date(state.next, state.next < addDays(today, 7))
  return { tone: 'closed', text: t.branch.opensOn(day, clockText(first.from)) }
}

/** Until when orders are taken, and for which day; or that none are. */
export function orderWords(branch: Ordering, state: DayState, { t, date, time }: Words): string {
  if (state.day.ok)
    return state.today
      ? t.branch.ordersUntil(time(state.day.value.until, branch.timeZone))
      : t.branch.ordersForDay(date(state.date))
  return state.next ? t.branch.ordersForDay(date(state.next)) : t.branch.noOrders
}
