// The stations of a branch: the owner names them and says how many people work there, and reads what they make.

import type { Capacity, Making, Station } from '#domain/branch/capacity/capacity.ts'
import { whatFits } from '#domain/branch/capacity/what-fits.ts'
import { type Weekday, weekdays } from '#domain/shared/date.ts'
import { type LocalText, localize } from '#domain/shared/locale.ts'
import { numberField, typedIn } from '#web/office/forms/typed-in.ts'
import { LocalLineField } from '#web/office/staff/fields/local-fields.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { SelectField, TextField } from '#web/ui/fields/field.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { plusIcon } from '#web/ui/icons/icons.ts'
import { trashIcon } from '#web/ui/icons/icons-staff.ts'
import { usePaceText } from '#web/words/board/index.ts'
import { formatWeekday } from '#web/words/format-more.ts'
import type { CapacityEditing } from './capacity-draft.ts'
import { type HandsDraft, handsDraft, type StationDraft, stationDraft } from './capacity-draft.ts'
import { FormSection, ProblemLine } from './form-parts.tsx'

type StationsSectionProps = {
  form: CapacityEditing
  elsewhere: readonly Station[]
  items: readonly MadeItem[] | undefined
}

export function StationsSection({ form, elsewhere, items }: StationsSectionProps) {
  const { t, locale } = usePaceText()
  const { stations } = form.draft
  const tooMany = form.problems['capacity.stations']
  const here = form.settings.capacity?.stations.map(({ id }) => id) ?? []
  const others = [...new Map(elsewhere.map((one) => [one.id, one])).values()].filter(({ id }) => !here.includes(id))
  const add = (station?: { id: string; name: LocalText }) =>
    form.change({ stations: [...stations, stationDraft(station)] })
  return (
    <FormSection id="stations" title={t.stations} hint={t.stationsHint}>
      {stations.length === 0 ? (
        <p className="text-ink-2">{t.noStations}</p>
      ) : (
        <ul className="grid gap-3">
          {stations.map((station, place) => (
            <StationRow key={station.key} form={form} station={station} place={place} items={items} />
          ))}
        </ul>
      )}
      {tooMany && <ProblemLine id="stations-problem">{t.problems[tooMany]}</ProblemLine>}
      <div className="flex flex-wrap gap-3">
        {others.map(({ id, name }) => (
          <Button key={id} variant="quiet" size="staff" onClick={() => add({ id, name })}>
            <Icon of={plusIcon} className="size-5" />
            <span>{t.addThis(localize(name, locale))}</span>
          </Button>
        ))}
        <Button variant="quiet" size="staff" onClick={() => add()}>
          <Icon of={plusIcon} className="size-5" />
          <span>{t.addStation}</span>
        </Button>
      </div>
    </FormSection>
  )
}

type StationRowProps = {
  form: CapacityEditing
  station: StationDraft
  place: number
  items: readonly MadeItem[] | undefined
}

function StationRow({ form, station, place, items }: StationRowProps) {
  const { t, locale } = usePaceText()
  const { stations } = form.draft
  const field = `capacity.stations.${place}`
  const name = localize(station.name, locale) || t.newStation
  const wrong = (part: string) => {
    const path = `${field}.${part}`
    const at = Object.keys(form.problems).find((one) => one === path || (part === 'name' && one.startsWith(`${path}.`)))
    const problem = at && form.problems[at]
    return problem && t.problems[problem]
  }
  const change = (part: Partial<StationDraft>) =>
    form.change({ stations: stations.map((one) => (one.key === station.key ? { ...one, ...part } : one)) })
  const typed = typedIn(station, change, wrong)
  return (
    <li className="rounded-control border border-line p-3">
      <fieldset className="grid gap-3">
        <legend className="sr-only">{name}</legend>
        <div className="flex items-start gap-3">
          <div className="grid flex-1 grid-cols-1 gap-3 sm:grid-cols-[minmax(0,1fr)_11rem]">
            <LocalLineField
              label={t.stationName}
              error={wrong('name') ?? wrong('id')}
              value={station.name}
              onChange={(typed) => change({ name: typed })}
            />
            <TextField label={t.hands} {...numberField} {...typed('hands')} />
          </div>
          <IconButton
            icon={trashIcon}
            label={t.removeOf(name)}
            variant="quiet"
            className="mt-6"
            onClick={() => form.change({ stations: stations.filter(({ key }) => key !== station.key) })}
          />
        </div>
        <StationMeans capacity={form.settings.capacity} place={place} name={name} items={items} />
        <HandsAtField name={name} rows={station.handsAt} wrong={wrong} onChange={(handsAt) => change({ handsAt })} />
      </fieldset>
    </li>
  )
}

type HandsAtFieldProps = {
  name: string
  rows: readonly HandsDraft[]
  /** What is wrong with a part of the station, such as 'handsAt.0.from'. */
  wrong: (part: string) => string | undefined
  onChange: (rows: readonly HandsDraft[]) => void
}

function HandsAtField({ name, rows, wrong, onChange }: HandsAtFieldProps) {
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
        <span>{add}</span>
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
  const typed = typedIn(row, onChange, wrong)
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
        <TextField label={t.from} {...time} {...typed('from')} />
        <TextField label={t.to} {...time} {...typed('to')} />
        <TextField label={t.people} {...numberField} {...typed('hands')} />
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

export type MadeItem = { readonly name: string; readonly making: readonly Making[] }

type StationMeansProps = {
  capacity: Capacity | null
  place: number
  name: string
  items: readonly MadeItem[] | undefined
}

function StationMeans({ capacity, place, name, items }: StationMeansProps) {
  const { t, number } = usePaceText()
  const station = capacity?.stations[place]
  if (!capacity || !station || !items || !(station.hands >= 0) || !(capacity.share >= 1)) return null
  const madeHere = items.some(({ making }) => making.some((one) => one.station === station.id && one.seconds > 0))
  const fitting = whatFits(capacity, station, items)
  const examples = fitting.map(({ item, pieces, minutes }) => {
    const what = `${number(pieces)} × ${item.name}`
    return minutes === capacity.slotMinutes ? what : t.madeIn(what, minutes)
  })
  const sentence = !madeHere
    ? t.nothingMade(name)
    : station.hands === 0
      ? t.nobodyThere(name)
      : examples.length > 0
        ? t.makes(name, capacity.slotMinutes, examples.join(t.orElse))
        : t.tooSlow(name)
  return (
    <p role="status" className="rounded-control bg-latte-soft px-3.5 py-2.5 font-medium">
      {sentence}
    </p>
  )
}
