// The time zone of the branch, and where it is on the map.
import { hasPlace } from '../../../../domain/branch/new-branch.ts'
import { localize } from '../../../../domain/shared/locale.ts'
import { SelectField, TextField } from '../../../components/fields/field.tsx'
import { useBranchText } from '../../../i18n/owner/index.ts'
import { Section, type SectionProps } from './form-parts.tsx'

export function PlaceSection({ form }: SectionProps) {
  const { t, locale } = useBranchText()
  const { draft, change, problems, settings } = form
  const error = (field: string) => problems[field] && t.problems[problems[field]]
  const address = localize(draft.address, locale)
  const { latitude, longitude } = settings
  const placed = hasPlace(settings) && Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
  return (
    <Section id="place" title={t.place}>
      <SelectField
        label={t.timeZone}
        dir="ltr"
        error={error('timeZone')}
        value={draft.timeZone}
        onChange={(event) => change({ timeZone: event.target.value })}
      >
        {zonesWith(draft.timeZone).map((zone) => (
          <option key={zone}>{zone}</option>
        ))}
      </SelectField>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={t.latitude}
          inputMode="decimal"
          autoComplete="off"
          dir="ltr"
          error={error('latitude')}
          value={draft.latitude}
          onChange={(event) => change({ latitude: event.target.value })}
        />
        <TextField
          label={t.longitude}
          inputMode="decimal"
          autoComplete="off"
          dir="ltr"
          error={error('longitude')}
          value={draft.longitude}
          onChange={(event) => change({ longitude: event.target.value })}
        />
      </div>
      <p className="text-ink-2">
        {t.mapHint} {address && <bdi>{address}</bdi>}
      </p>
      {placed && (
        <p>
          <a
            href={`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=18/${latitude}/${longitude}`}
            target="_blank"
            rel="noreferrer"
            className="inline-flex min-h-11 items-center font-semibold underline decoration-honey decoration-3 underline-offset-6"
          >
            {t.seeMap}
          </a>
        </p>
      )}
    </Section>
  )
}

/** All time zones that the browser knows, and the one that is set. */
const zonesWith = (zone: string): string[] => [...new Set([zone, ...Intl.supportedValuesOf('timeZone')])].sort()
