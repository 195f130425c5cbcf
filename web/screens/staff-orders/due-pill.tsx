// The pill that says when an order is wanted, how late it is, or how long it has been waiting.
import { localTime } from '../../../domain/branch/hours.ts'
import { type Locale, localeTags } from '../../../domain/shared/locale.ts'
import { useStaffText } from '../../i18n/staff/index.ts'
import type { When } from './due.ts'

type WhenPillProps = { when: When & { old?: true }; wantedAt: number; timeZone: string }

export function WhenPill({ when, wantedAt, timeZone }: WhenPillProps) {
  const { t, locale, time } = useStaffText()
  const clock = time(wantedAt, timeZone)
  const dayAndTime = `${shortDay(localTime(wantedAt, timeZone).date, locale)} ${clock}`
  return (
    <span
      className={`inline-flex min-h-9.5 shrink-0 items-center rounded-small px-2.5 text-sm lg:px-3 font-semibold whitespace-nowrap ${colours[when.kind]}`}
    >
      {when.old || when.kind === 'day' ? dayAndTime : 'minutes' in when ? since(when, t.board) : t.board.by(clock)}
    </span>
  )
}

const colours = {
  by: 'bg-latte-soft text-ink',
  day: 'bg-honey-soft text-honey-ink',
  late: 'bg-cherry text-card',
  waiting: 'bg-latte-soft text-ink',
} as const

type Words = ReturnType<typeof useStaffText>['t']['board']

function since({ kind, minutes }: When & { minutes: number }, words: Words): string {
  const hours = Math.floor(minutes / 60)
  if (kind === 'late') return minutes < 100 ? words.late(minutes) : words.lateHours(hours)
  return minutes < 100 ? words.waiting(minutes) : words.waitingHours(hours)
}

/** 'Tue 24' for '2026-11-24'. */
function shortDay(date: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(localeTags[locale], { weekday: 'short', day: 'numeric', timeZone: 'UTC' })
  return format.format(Date.parse(`${date}T12:00:00Z`))
}
