// The stations of a branch: the owner names them and says how many people work there.
import type { Station } from '../../../../domain/capacity/capacity.ts'
import { type LocalText, localize } from '../../../../domain/shared/locale.ts'
import { Button } from '../../../components/controls/button.tsx'
import { IconButton } from '../../../components/controls/icon-button.tsx'
import { TextField } from '../../../components/fields/field.tsx'
import { Icon } from '../../../components/icons/icon.tsx'
import { plusIcon } from '../../../components/icons/icons.ts'
import { trashIcon } from '../../../components/icons/icons-staff.ts'
import { usePaceText } from '../../../i18n/board/index.ts'
import { LocalLineField } from '../../../staff/fields/local-line-field.tsx'
import { ProblemLine, Section } from '../form/form-parts.tsx'
import { type StationDraft, stationDraft } from './draft.ts'
import { HandsAtField } from './hands-at-field.tsx'
import { type MadeItem, StationMeans } from './station-means.tsx'
import type { CapacityForm } from './use-capacity-form.ts'

type StationsSectionProps = {
  form: CapacityForm
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
    <Section id="stations" title={t.stations} hint={t.stationsHint}>
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
            {t.addThis(localize(name, locale))}
          </Button>
        ))}
        <Button variant="quiet" size="staff" onClick={() => add()}>
          <Icon of={plusIcon} className="size-5" />
          {t.addStation}
        </Button>
      </div>
    </Section>
  )
}

type StationRowProps = {
  form: CapacityForm
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
            <TextField
              label={t.hands}
              inputMode="numeric"
              autoComplete="off"
              dir="ltr"
              error={wrong('hands')}
              value={station.hands}
              onChange={(event) => change({ hands: event.target.value })}
            />
          </div>
          <IconButton
            icon={trashIcon}
            label={t.removeStation(name)}
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
