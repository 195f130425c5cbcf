// Hours of a weekday at which more or fewer people work at a station.
import { type Weekday, weekdays } from '../../../../domain/shared/date.ts'
import { Button } from '../../../components/controls/button.tsx'
import { IconButton } from '../../../components/controls/icon-button.tsx'
import { SelectField, TextField } from '../../../components/fields/field.tsx'
import { Icon } from '../../../components/icons/icon.tsx'
import { plusIcon } from '../../../components/icons/icons.ts'
import { trashIcon } from '../../../components/icons/icons-staff.ts'
import { usePaceText } from '../../../i18n/board/index.ts'
import { formatWeekday } from '../../../i18n/format-more.ts'
import { type HandsDraft, handsDraft } from './draft.ts'

type HandsAtFieldProps = {
  /** Of the station. */
  name: string
  rows: readonly HandsDraft[]
  /** What is wrong with a part of the station, such as 'handsAt.0.from'. */
  wrong: (part: string) => string | undefined
  onChange: (rows: readonly HandsDraft[]) => void
}

export function HandsAtField({ name, rows, wrong, onChange }: HandsAtFieldProps) {
  const { t } = usePaceText()
  const add = rows.length > 0 ? t.addHandsAt : t.handsAt
  return (
    <div className="grid gap-3">
      {rows.length > 0 && <p className="font-semibold">{t.handsAt}</p>}
      {rows.map((row, place) => (
        <Row
          key={row.key}
          row={row}
          wrong={(part) => wrong(`handsAt.${place}.${part}`)}
          onChange={(part) => onChange(rows.map((one) => (one.key === row.key ? { ...one, ...part } : one)))}
          onRemove={() => onChange(rows.filter(({ key }) => key !== row.key))}
        />
      ))}
      <Button
        variant="quiet"
        className="justify-self-start text-sm!"
        aria-label={t.addHandsAtOf(name, add)}
        onClick={() => onChange([...rows, nextAfter(rows.at(-1))])}
      >
        <Icon of={plusIcon} className="size-5" />
        {add}
      </Button>
    </div>
  )
}

/** The same hours on the next day, which is what owners usually mean; the first row is empty. */
const nextAfter = (last: HandsDraft | undefined): HandsDraft =>
  last
    ? { ...last, key: handsDraft().key, day: weekdays.find((day) => day === last.day + 1) ?? weekdays[0] }
    : handsDraft()

type RowProps = {
  row: HandsDraft
  wrong: (part: string) => string | undefined
  onChange: (part: Partial<HandsDraft>) => void
  onRemove: () => void
}

function Row({ row, wrong, onChange, onRemove }: RowProps) {
  const { t, locale } = usePaceText()
  const time = { list: 'half-hours', inputMode: 'numeric', autoComplete: 'off', dir: 'ltr', maxLength: 5 } as const
  const day = formatWeekday(row.day, locale)
  return (
    <fieldset className="flex items-start gap-3">
      <legend className="sr-only">{day}</legend>
      <div className="grid flex-1 grid-cols-2 items-start gap-3 sm:grid-cols-[minmax(0,1fr)_6.5rem_6.5rem_6.5rem]">
        <div className="col-span-2 sm:col-span-1">
          <SelectField
            label={t.day}
            value={row.day}
            onChange={(event) => onChange({ day: Number(event.target.value) as Weekday })}
          >
            {weekdays.map((each) => (
              <option key={each} value={each}>
                {formatWeekday(each, locale)}
              </option>
            ))}
          </SelectField>
        </div>
        <TextField
          label={t.from}
          {...time}
          error={wrong('from')}
          value={row.from}
          onChange={(event) => onChange({ from: event.target.value })}
        />
        <TextField
          label={t.to}
          {...time}
          error={wrong('to')}
          value={row.to}
          onChange={(event) => onChange({ to: event.target.value })}
        />
        <TextField
          label={t.people}
          inputMode="numeric"
          autoComplete="off"
          dir="ltr"
          error={wrong('hands')}
          value={row.hands}
          onChange={(event) => onChange({ hands: event.target.value })}
        />
      </div>
      <IconButton
        icon={trashIcon}
        label={t.removeHandsAt(day, row.from || '–', row.to || '–')}
        variant="quiet"
        className="mt-6"
        onClick={onRemove}
      />
    </fieldset>
  )
}
