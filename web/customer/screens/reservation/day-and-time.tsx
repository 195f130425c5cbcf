// The month from which a day is chosen, with the reason if none is free, and the free times of that day.
import { useId, useState } from 'react'
import type { Problem } from '#contract/index.ts'
import { addDays, clockText, weekdayOf } from '#domain/branch/hours.ts'
import { localize } from '#domain/shared/locale.ts'
import { sentencesAt } from '#web/data/forms/form-problems.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { SelectField } from '#web/ui/fields/field.tsx'
import { MonthGrid } from '#web/ui/fields/month-grid.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { warningIcon } from '#web/ui/icons/icons.ts'
import { formatLabelled } from '#web/words/format-more.ts'
import { useRefusalText } from '#web/words/order/index.ts'
import { monthAndYear, weekdayNames } from '#web/words/visit/calendar-names.ts'
import { useReservationText } from '#web/words/visit/index.ts'
import type { Booking } from './use-booking.ts'

export function DayAndTime({ booking }: { booking: Booking }) {
  const { t } = useReservationText()
  const refusals = useRefusalText().t.refusals
  const { value, refused, again } = booking.days
  if (value) return <Chosen booking={booking} days={value.days} />
  if (!refused) return <Skeleton className="h-136 w-full" />
  return (
    <Notice
      kind="error"
      urgent
      action={
        <Button variant="quiet" onClick={again}>
          {t.tryAgain}
        </Button>
      }
    >
      {refusals[refused.refusal]}
    </Notice>
  )
}

type Days = NonNullable<Booking['days']['value']>['days']

function Chosen({ booking, days }: { booking: Booking; days: Days }) {
  const { t } = useReservationText()
  const errorAt = useErrorAt(booking.problems)
  const [asked, setAsked] = useState<string>()
  const noteId = useId()
  const off = days.find(({ date }) => date === asked)
  const error = errorAt('date')

  return (
    <>
      <div>
        <h2 className="px-2 sm:px-0">{t.day}</h2>
        <Month
          days={days}
          value={booking.draft.date}
          describedBy={noteId}
          onChange={(date) => {
            setAsked(undefined)
            booking.change('date', date)
          }}
          onOff={setAsked}
        />
        <p
          id={noteId}
          role="status"
          className={`mt-2 flex min-h-11 items-start gap-1.5 px-2 text-sm sm:px-0 ${error ? 'font-medium text-cherry' : 'text-ink-2'}`}
        >
          {error && <Icon of={warningIcon} className="size-5" />}
          {error ? <span>{error}</span> : <Reason asked={asked} days={days} off={off} />}
        </p>
      </div>
      <div className="px-2 sm:px-0">
        <Times booking={booking} error={errorAt('time')} />
      </div>
    </>
  )
}

type ReasonProps = { asked: string | undefined; days: Days; off: Days[number] | undefined }

/** Why the chosen day is unavailable; while no day is chosen, what crossed-out days mean. */
function Reason({ asked, days, off }: ReasonProps) {
  const { t, date, locale } = useReservationText()
  if (asked === undefined) return <span>{t.offHint}</span>
  const words = off?.reason ?? (asked < (days[0]?.date ?? '') ? 'date_past' : 'date_too_far')
  const why = off?.name ? ` (${localize(off.name, locale)})` : ''
  return <span>{formatLabelled(date(asked), `${t.reasons[words]}${why}`, locale)}</span>
}

type MonthProps = {
  days: Days
  value: string | null
  describedBy: string
  onChange: (date: string) => void
  onOff: (date: string) => void
}

function Month({ days, value, describedBy, onChange, onOff }: MonthProps) {
  const { t, date, locale } = useReservationText()
  const firstFree = days.find(({ times }) => times.length > 0)?.date
  const [turned, setTurned] = useState<string>()
  const month = turned ?? (value ?? firstFree ?? days[0]?.date ?? '').slice(0, 7)
  const dates = datesOf(month)

  return (
    <MonthGrid
      title={monthAndYear(month, locale)}
      weekdays={weekdayNames(locale)}
      offset={weekdayOf(`${month}-01`) - 1}
      days={dates.map((each) => {
        const day = days.find((one) => one.date === each)
        const off = !day || day.times.length === 0
        return {
          id: each,
          text: String(Number(each.slice(8))),
          label: off ? formatLabelled(date(each), reasonOf(each), locale) : date(each),
          off,
        }
      })}
      value={value}
      describedBy={describedBy}
      onChange={onChange}
      onOff={onOff}
      onMonth={(step) => setTurned(step < 0 ? addDays(`${month}-01`, -1).slice(0, 7) : nextMonth(month))}
      has={{ previous: month > (days[0]?.date ?? '').slice(0, 7), next: month < (days.at(-1)?.date ?? '').slice(0, 7) }}
      labels={{ previous: t.previousMonth, next: t.nextMonth }}
    />
  )

  function reasonOf(each: string): string {
    const reason = days.find((day) => day.date === each)?.reason
    return t.reasons[reason ?? (each < (days[0]?.date ?? '') ? 'date_past' : 'date_too_far')]
  }
}

const nextMonth = (month: string): string => addDays(`${month}-28`, 4).slice(0, 7)

/** All days of '2026-03'. */
function datesOf(month: string): string[] {
  const first = `${month}-01`
  return Array.from({ length: 31 }, (_, day) => addDays(first, day)).filter((date) => date.startsWith(month))
}

function Times({ booking, error }: { booking: Booking; error: string | undefined }) {
  const { t, date } = useReservationText()
  const { draft, day } = booking
  const times = draft.date === null ? [] : (day?.times ?? [])
  return (
    <SelectField
      label={t.time}
      name="time"
      disabled={times.length === 0}
      hint={draft.date === null ? t.chooseDay : date(draft.date)}
      error={error}
      value={draft.time ?? ''}
      onChange={(event) => booking.change('time', event.target.value === '' ? null : Number(event.target.value))}
    >
      <option value="">{t.chooseTime}</option>
      {times.map((time) => (
        <option key={time} value={time}>
          {clockText(time)}
        </option>
      ))}
    </SelectField>
  )
}

export function useErrorAt(problems: readonly Problem[]): (field: string) => string | undefined {
  const { t } = useReservationText()
  const { badInput, refusals } = useRefusalText().t
  return sentencesAt(problems, { ...t.problems, branch_unknown: refusals.branch_unknown }, badInput)
}
