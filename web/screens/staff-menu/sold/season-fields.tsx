// A season: all year, or from one day to another, which may pass the new year.
import type { SaleTime, YearDay } from '../../../../domain/menu/sold.ts'
import { SelectField } from '../../../components/fields/field.tsx'
import { RadioGroup } from '../../../components/fields/radio-group.tsx'
import { useSoldEditText } from '../../../i18n/editor/index.ts'
import { monthName } from './sold-words.ts'

type Season = SaleTime['season']
type SeasonFieldsProps = {
  season: Season
  name: string
  error: string | undefined
  onChange: (season: Season) => void
}

/** What a new season begins with: the summer. */
const summer = { from: '06-01', to: '08-31' }

export function SeasonFields({ season, name, error, onChange }: SeasonFieldsProps) {
  const { t } = useSoldEditText()
  return (
    <div className="grid gap-3">
      <RadioGroup
        label={t.season}
        inline
        name={name}
        value={season ? 'some' : 'all'}
        choices={[
          { value: 'all', text: t.allYear },
          { value: 'some', text: t.oneSeason },
        ]}
        onChange={(value) => onChange(value === 'some' ? (season ?? summer) : undefined)}
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
        <SelectField label={t.day} labelHidden value={inMonth} onChange={(event) => put(month, event.target.value)}>
          {upTo(daysIn(month)).map((one) => (
            <option key={one} value={one}>
              {number(Number(one))}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={t.month}
          labelHidden
          value={month}
          error={error}
          onChange={(event) => put(event.target.value, inMonth)}
        >
          {upTo(12).map((one) => (
            <option key={one} value={one}>
              {monthName(Number(one), locale)}
            </option>
          ))}
        </SelectField>
      </div>
    </div>
  )
}
