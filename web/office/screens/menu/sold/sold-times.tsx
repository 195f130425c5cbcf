// The parts of the week and the year in which something is sold: weekdays, hours and a season, one or several together.
import { useId } from 'react'
import { clockText } from '#domain/branch/hours.ts'
import { readClock } from '#domain/branch/typed-hours.ts'
import type { SaleTime, YearDay } from '#domain/menu/sold.ts'
import { mostSaleTimes } from '#domain/menu/sold-draft.ts'
import { type Weekday, weekdays } from '#domain/shared/date.ts'
import { MomentField } from '#web/office/staff/fields/moment-field.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { CheckChips } from '#web/ui/controls/check-chips.tsx'
import { RadioGroup } from '#web/ui/fields/radio-group.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { plusIcon } from '#web/ui/icons/icons.ts'
import { trashIcon } from '#web/ui/icons/icons-staff.ts'
import { useSoldEditText } from '#web/words/editor/index.ts'
import { PickField } from '../menu-fields.tsx'
import { monthOfYear, weekdayName } from './sold-mark.tsx'

type SoldTimesProps = {
  times: readonly SaleTime[] | undefined
  onChange: (times: readonly SaleTime[] | undefined) => void
  wrong: (field: string) => string | undefined
}

export function SoldTimes({ times, onChange, wrong }: SoldTimesProps) {
  const { t } = useSoldEditText()
  return (
    <>
      <AllOrSome
        name="sold-when"
        words={[t.when, t.always, t.certain]}
        some={times !== undefined}
        onChange={(some) => onChange(some ? [{}] : undefined)}
      />
      {times?.map((time, at) => (
        <Time
          // biome-ignore lint/suspicious/noArrayIndexKey: parts have no names, and their fields keep nothing of their own.
          key={at}
          time={time}
          at={at}
          wrong={wrong}
          onChange={(next) => onChange(times.map((one, place) => (place === at ? next : one)))}
          onRemove={times.length > 1 ? () => onChange(times.filter((_, place) => place !== at)) : undefined}
        />
      ))}
      {times && times.length < mostSaleTimes && (
        <Button variant="quiet" className="justify-self-start" onClick={() => onChange([...times, {}])}>
          <Icon of={plusIcon} className="size-5" />
          <span>{t.another}</span>
        </Button>
      )}
    </>
  )
}

type AllOrSomeProps = {
  name: string
  /** The question, that nothing limits it, and that something does. */
  words: readonly [label: string, all: string, some: string]
  some: boolean
  onChange: (some: boolean) => void
}

export function AllOrSome({ name, words: [label, all, limited], some, onChange }: AllOrSomeProps) {
  return (
    <RadioGroup
      label={label}
      inline
      name={name}
      value={some ? 'some' : 'all'}
      choices={[
        { value: 'all', text: all },
        { value: 'some', text: limited },
      ]}
      onChange={(value) => onChange(value === 'some')}
    />
  )
}

type TimeProps = {
  time: SaleTime
  at: number
  wrong: (field: string) => string | undefined
  onChange: (time: SaleTime) => void
  onRemove: (() => void) | undefined
}

/** The value of an emptied field is nothing, that of midnight at its end is the end of the day. */
const typedMinutes = (typed: string, end: boolean): number | undefined => {
  const minutes = typed === '' ? undefined : readClock(typed)
  return end && minutes === 0 ? 1440 : minutes
}

function Time({ time, at, wrong, onChange, onRemove }: TimeProps) {
  const { t, locale } = useSoldEditText()
  const { weekdays: days = weekdays, from, until } = time
  const hoursWrong = wrong(`sold.times.${at}.hours`)
  const headId = useId()
  const setDay = (day: Weekday, is: boolean) => {
    const next = weekdays.filter((one) => (one === day ? is : days.includes(one)))
    onChange({ ...time, weekdays: next.length === weekdays.length ? undefined : next })
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot stand beside a button.
    <div role="group" aria-labelledby={headId} className="grid gap-4 rounded-control bg-latte-soft p-3">
      <div className="flex min-h-11 items-center gap-2">
        <p id={headId} className="me-auto font-semibold">
          {t.part(at + 1)}
        </p>
        {onRemove && (
          <Button variant="text" onClick={onRemove}>
            <Icon of={trashIcon} className="size-5" />
            <span>{`${t.remove} `}</span>
            <span className="sr-only">{t.part(at + 1)}</span>
          </Button>
        )}
      </div>
      <CheckChips
        minor
        label={t.days}
        chips={weekdays.map((day) => ({ value: String(day), text: weekdayName(day, locale) }))}
        chosen={days.map(String)}
        error={wrong(`sold.times.${at}.weekdays`)}
        onChange={(value, is) => setDay(Number(value) as Weekday, is)}
      />
      <div className="grid grid-cols-2 items-start gap-3 sm:max-w-md">
        <MomentField
          label={t.from}
          hint={t.emptyFrom}
          type="time"
          value={from === undefined ? '' : clockText(from)}
          onChange={(event) => onChange({ ...time, from: typedMinutes(event.target.value, false) })}
        />
        <MomentField
          label={t.until}
          hint={t.emptyUntil}
          type="time"
          value={until === undefined ? '' : clockText(until % 1440)}
          error={hoursWrong}
          onChange={(event) => onChange({ ...time, until: typedMinutes(event.target.value, true) })}
        />
      </div>
      <SeasonFields
        season={time.season}
        name={`sold-season-${at}`}
        error={wrong(`sold.times.${at}.season`)}
        onChange={(season) => onChange({ ...time, season })}
      />
    </div>
  )
}

type Season = SaleTime['season']
type SeasonFieldsProps = {
  season: Season
  name: string
  error: string | undefined
  onChange: (season: Season) => void
}

/** What a new season begins with: the summer. */
const summer = { from: '06-01', to: '08-31' }

function SeasonFields({ season, name, error, onChange }: SeasonFieldsProps) {
  const { t } = useSoldEditText()
  return (
    <div className="grid gap-3">
      <AllOrSome
        name={name}
        words={[t.season, t.allYear, t.oneSeason]}
        some={season !== undefined}
        onChange={(some) => onChange(some ? summer : undefined)}
      />
      {season && (
        <div className="grid gap-3 sm:max-w-md">
          <DayFields label={t.seasonFrom} day={season.from} onChange={(from) => onChange({ ...season, from })} />
          <DayFields label={t.seasonTo} day={season.to} error={error} onChange={(to) => onChange({ ...season, to })} />
        </div>
      )}
    </div>
  )
}

type DayFieldsProps = { label: string; day: YearDay; error?: string | undefined; onChange: (day: YearDay) => void }

const two = (number: number): string => String(number).padStart(2, '0')
const upTo = (most: number): string[] => Array.from({ length: most }, (_, at) => two(at + 1))

/** Every month has the days of a leap year: 29 February ends a February of any year. */
function DayFields({ label, day, error, onChange }: DayFieldsProps) {
  const { t, locale, number } = useSoldEditText()
  const [month = '01', inMonth = '01'] = day.split('-')
  const daysIn = (of: string) => new Date(Date.UTC(2024, Number(of), 0)).getUTCDate()
  const put = (to: string, on: string) => onChange(`${to}-${two(Math.min(Number(on), daysIn(to)))}`)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot be in a grid beside its fields.
    <div role="group" aria-label={label}>
      <p className="mb-1 text-sm text-ink-2">{label}</p>
      <div className="grid grid-cols-[5.5rem_1fr] items-start gap-2">
        <PickField
          label={t.day}
          labelHidden
          value={inMonth}
          choices={upTo(daysIn(month)).map((one) => [one, number(Number(one))])}
          onPick={(on) => put(month, on)}
        />
        <PickField
          label={t.month}
          labelHidden
          value={month}
          error={error}
          choices={upTo(12).map((one) => [one, monthOfYear(Number(one), locale)])}
          onPick={(to) => put(to, inMonth)}
        />
      </div>
    </div>
  )
}
