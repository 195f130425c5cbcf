// A row for each item, a field for each station.
import { makingProblems } from '../../../../domain/capacity/pace-settings.ts'
import { localize } from '../../../../domain/shared/locale.ts'
import type { EditableItem } from '../../../api/staff/items.ts'
import { Card } from '../../../components/display/card.tsx'
import { usePaceText } from '../../../i18n/board/index.ts'
import { makingFrom } from './typed-times.ts'
import type { NamedStation } from './use-stations.ts'
import type { useTimesForm } from './use-times-form.ts'

type TimesTableProps = {
  items: readonly EditableItem[]
  stations: readonly NamedStation[]
  form: ReturnType<typeof useTimesForm>
}

export function TimesTable({ items, stations, form }: TimesTableProps) {
  const { t } = usePaceText()
  return (
    <Card bare className="overflow-x-auto">
      <table className="w-full border-collapse">
        <caption className="sr-only">{t.times}</caption>
        <thead>
          <tr className="border-b border-line text-start text-sm">
            <th scope="col" className="px-4 py-3 text-start font-semibold">
              {t.item}
            </th>
            {stations.map(({ id, name }) => (
              <th key={id} scope="col" className="w-28 px-2 py-3 text-start font-semibold last:pe-4">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <Row key={item.id} item={item} stations={stations} form={form} />
          ))}
        </tbody>
      </table>
    </Card>
  )
}

type RowProps = Omit<TimesTableProps, 'items'> & { item: EditableItem }

function Row({ item, stations, form }: RowProps) {
  const { t, locale } = usePaceText()
  const name = localize(item.name, locale)
  const times = form.timesAt(item)
  const marked = form.wrong.some(({ id }) => id === item.id)
  const problemId = `time-problem-${item.id}`
  const isWrong = (station: string) =>
    marked && makingProblems(makingFrom({ [station]: times[station] ?? '' })).length > 0
  return (
    <tr className="border-b border-line align-top last:border-b-0">
      <th scope="row" className="px-4 py-2.5 text-start font-medium">
        <span className="flex min-h-11 items-center">
          <bdi>{name}</bdi>
        </span>
        {marked && (
          <p id={problemId} className="text-sm text-cherry">
            {t.timeWrong}
          </p>
        )}
      </th>
      {stations.map((station) => (
        <td key={station.id} className="px-2 py-2.5 last:pe-4">
          <input
            type="text"
            aria-label={t.timeOf(name, station.name)}
            aria-invalid={isWrong(station.id) || undefined}
            aria-describedby={isWrong(station.id) ? problemId : undefined}
            autoComplete="off"
            dir="ltr"
            maxLength={6}
            placeholder="–:––"
            value={times[station.id] ?? ''}
            onChange={(event) => form.set(item, station.id, event.target.value)}
            className="block min-h-11 w-full min-w-20 rounded-control border border-edge bg-card px-3 text-center placeholder:text-ink-2 aria-invalid:border-2 aria-invalid:border-cherry"
          />
        </td>
      ))}
    </tr>
  )
}
