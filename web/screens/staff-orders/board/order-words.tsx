// How the board says an order: its code, its day and how pressing it is.

import { addDays, localTime } from '../../../../domain/branch/hours.ts'
import type { Urgency } from '../../../../domain/counter/counter.ts'
import { localeTags } from '../../../../domain/shared/locale.ts'
import { serverNow } from '../../../api/http/clock.ts'
import { useBoardText } from '../../../i18n/board/index.ts'

export function Code({ code, className = '' }: { code: string; className?: string }) {
  const [, letter, digits] = /^([A-Z]-)(\d+)$/.exec(code) ?? []
  return (
    <bdi dir="ltr" className={`leading-none font-extrabold whitespace-nowrap ${className}`}>
      {letter && <small className="text-[0.53em] font-bold opacity-75">{letter}</small>}
      {digits ?? code}
    </bdi>
  )
}

export function useWhenText(): (urgency: Urgency | 'is-ended', minutes: number | null) => string {
  const { t } = useBoardText()
  return (urgency, minutes) => {
    if (minutes === null) return t.noTime
    if (urgency === 'late') return minutes < 100 ? t.late(minutes) : t.lateHours(Math.floor(minutes / 60))
    if (urgency === 'now') return minutes === 0 ? t.nowLast : t.now(minutes)
    return minutes < 100 ? t.in(minutes) : t.inHours(Math.floor(minutes / 60))
  }
}

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
