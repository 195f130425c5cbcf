// The parts of the week and the year in which something is sold: weekdays, hours and a season, one or several together.
import { useId } from 'react'
import { clockText } from '../../../../domain/branch/hours.ts'
import { readClock } from '../../../../domain/branch/typed-hours.ts'
import type { SaleTime } from '../../../../domain/menu/sold.ts'
import { mostSaleTimes } from '../../../../domain/menu/sold-draft.ts'
import { type Weekday, weekdays } from '../../../../domain/shared/date.ts'
import { Button } from '../../../components/controls/button.tsx'
import { CheckChips } from '../../../components/controls/check-chips.tsx'
import { TextField } from '../../../components/fields/field.tsx'
import { RadioGroup } from '../../../components/fields/radio-group.tsx'
import { Icon } from '../../../components/icons/icon.tsx'
import { plusIcon } from '../../../components/icons/icons.ts'
import { trashIcon } from '../../../components/icons/icons-staff.ts'
import { useSoldEditText } from '../../../i18n/editor/index.ts'
import { SeasonFields } from './season-fields.tsx'
import { weekdayName } from './sold-words.ts'

type SoldTimesProps = {
  times: readonly SaleTime[] | undefined
  onChange: (times: readonly SaleTime[] | undefined) => void
  wrong: (field: string) => string | undefined
}

export function SoldTimes({ times, onChange, wrong }: SoldTimesProps) {
  const { t } = useSoldEditText()
  return (
    <>
      <RadioGroup
        label={t.when}
        inline
        name="sold-when"
        value={times ? 'some' : 'all'}
        choices={[
          { value: 'all', text: t.always },
          { value: 'some', text: t.certain },
        ]}
        onChange={(value) => onChange(value === 'some' ? (times ?? [{}]) : undefined)}
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
          {t.another}
        </Button>
      )}
    </>
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
            {t.remove} <span className="sr-only">{t.part(at + 1)}</span>
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
        <TextField
          label={t.from}
          hint={t.emptyFrom}
          type="time"
          value={from === undefined ? '' : clockText(from)}
          onChange={(event) => onChange({ ...time, from: typedMinutes(event.target.value, false) })}
        />
        <TextField
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
