// The holidays as pairs of days, which can be added and removed.

import { localTime } from '../../../domain/branch/hours.ts'
import { type Holiday, reservationLimits } from '../../../domain/reservation/reservation-rules.ts'
import { serverNow } from '../../api/http/clock.ts'
import { Button } from '../../components/controls/button.tsx'
import { IconButton } from '../../components/controls/icon-button.tsx'
import { TextField } from '../../components/fields/field.tsx'
import { Icon } from '../../components/icons/icon.tsx'
import { plusIcon } from '../../components/icons/icons.ts'
import { trashIcon } from '../../components/icons/icons-staff.ts'
import { useClosureText } from '../../i18n/staff/index.ts'
import { useReservationText } from '../../i18n/visit/index.ts'
import { HolidayPicks } from '../../staff/fields/holiday-picks.tsx'
import { LocalLineField } from '../../staff/fields/local-line-field.tsx'

type HolidayFieldsProps = {
  holidays: readonly Holiday[]
  errorAt: (line: number) => string | undefined
  onChange: (holidays: Holiday[]) => void
}

export function HolidayFields({ holidays, errorAt, onChange }: HolidayFieldsProps) {
  const { t } = useReservationText()
  const closure = useClosureText().t
  const change = (line: number, part: Partial<Holiday>) =>
    onChange(holidays.map((holiday, place) => (place === line ? { ...holiday, ...part } : holiday)))
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 text-sm font-semibold">{t.staff.holidays}</legend>
      {holidays.map((holiday, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a holiday is identified by its index while it is typed.
        <div key={line} className="grid gap-3 rounded-control border border-line p-3">
          <div className="flex flex-wrap items-start gap-3">
            <TextField
              label={t.staff.from}
              type="date"
              value={holiday.from}
              error={errorAt(line)}
              onChange={(event) => change(line, { from: event.target.value })}
            />
            <TextField
              label={t.staff.to}
              type="date"
              value={holiday.to}
              onChange={(event) => change(line, { to: event.target.value })}
            />
            <IconButton
              icon={trashIcon}
              size="staff"
              label={t.staff.removeHoliday(line + 1)}
              onClick={() => onChange(holidays.filter((_, place) => place !== line))}
              className="mt-5"
            />
          </div>
          <LocalLineField label={closure.name} value={holiday.name ?? {}} onChange={(name) => change(line, { name })} />
        </div>
      ))}
      {holidays.length < reservationLimits.holidays && (
        <Button
          variant="quiet"
          size="staff"
          className="justify-self-start"
          onClick={() => onChange([...holidays, { from: '', to: '' }])}
        >
          <Icon of={plusIcon} />
          {t.staff.addHoliday}
        </Button>
      )}
      {holidays.length < reservationLimits.holidays && (
        <HolidayPicks
          today={localTime(serverNow(), 'Europe/Brussels').date}
          inList={(date) => holidays.some(({ from, to }) => from <= date && date <= to)}
          onPick={(picked) =>
            onChange([...holidays, ...picked.map(({ date, name }) => ({ from: date, to: date, name }))])
          }
        />
      )}
    </fieldset>
  )
}
