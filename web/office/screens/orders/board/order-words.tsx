// How the board describes an order: its code, for when it is promised and how urgent it is.
import { addDays, localTime } from '#domain/branch/hours.ts'
import type { Urgency } from '#domain/order/counter/counter.ts'
import type { Order } from '#domain/order/order.ts'
import { localeTags } from '#domain/shared/locale.ts'
import { serverNow } from '#web/data/http/server-clock.ts'
import { useBoardText } from '#web/words/board/index.ts'

/** What is called out: the letter small, the digits large, from left to right in every language. */
export function Code({ code, className = '' }: { code: string; className?: string }) {
  const [, letter, digits] = /^([A-Z]-)(\d+)$/.exec(code) ?? []
  return (
    <bdi dir="ltr" className={`leading-none font-extrabold whitespace-nowrap ${className}`}>
      {letter && <small className="text-[0.53em] font-bold opacity-75">{letter}</small>}
      <span>{digits ?? code}</span>
    </bdi>
  )
}

/** How urgent an order is. Without minutes, its time is not known. */
export function useWhenText(): (urgency: Urgency | 'is-ended', minutes: number | null) => string {
  const { t } = useBoardText()
  return (urgency, minutes) => {
    if (minutes === null) return t.noTime
    if (urgency === 'late') return minutes < 100 ? t.late(minutes) : t.lateHours(Math.floor(minutes / 60))
    if (urgency === 'now') return minutes === 0 ? t.nowLast : t.now(minutes)
    return minutes < 100 ? t.in(minutes) : t.inHours(Math.floor(minutes / 60))
  }
}

/** That the customer is here, or by how much they come later; '' if they said neither. */
export function useComingText(): (order: Pick<Order, 'hereAt' | 'lateBy'>) => string {
  const { t } = useBoardText()
  return ({ hereAt, lateBy }) => {
    if (hereAt !== null) return t.customerHere
    return lateBy === null ? '' : t.comesLater(lateBy)
  }
}

/** A day as people at the counter say it: tomorrow, or the weekday. */
export function useDayText(timeZone: string) {
  const { t, locale } = useBoardText()
  const today = localTime(serverNow(), timeZone).date
  return {
    today,
    of: (at: number): string => {
      const { date } = localTime(at, timeZone)
      if (date === addDays(today, 1)) return t.tomorrow
      const format = new Intl.DateTimeFormat(localeTags[locale], { weekday: 'short', day: 'numeric', timeZone: 'UTC' })
      return format.format(Date.parse(`${date}T12:00:00Z`))
    },
  }
}

/** '11:35', with the day unless it is today; or words that say that the time is not known. */
export function useInstantText(timeZone: string): (at: number | null) => string {
  const { t, time } = useBoardText()
  const days = useDayText(timeZone)
  return (at) => {
    if (at === null) return t.noTime
    const day = localTime(at, timeZone).date === days.today ? '' : `${days.of(at)} `
    return `${day}${time(at, timeZone)}`
  }
}
