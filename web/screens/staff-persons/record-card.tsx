// One record of a person, with everything that is stored about them in it.
import type { PersonRecord } from '../../api/staff/persons.ts'
import { Card } from '../../components/display/card.tsx'
import { usePersonsText } from '../../i18n/persons/index.ts'
import { Tick } from '../../staff/fields/tick.tsx'
import { factsOf, type PlaceName } from './record-words.ts'

type RecordCardProps = {
  record: PersonRecord
  branches: readonly PlaceName[]
  ticked: boolean
  onTick: (on: boolean) => void
}

export function RecordCard({ record, branches, ticked, onTick }: RecordCardProps) {
  const text = usePersonsText()
  const { t } = text
  return (
    <li>
      <Card className="grid h-full content-start gap-2">
        <Tick label={t[record.kind](record.id)} checked={ticked} onChange={onTick} />
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
          {factsOf(record, { ...text, branches }).map(({ key, label, value }) => (
            <div key={key} className="contents">
              <dt className="text-ink-2">{label}</dt>
              <dd className="min-w-0 wrap-anywhere whitespace-pre-wrap">
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
        {record.isOpen && (
          <p className="text-sm font-medium">{t.notOver[record.kind === 'order' ? 'order' : 'reservation']}</p>
        )}
      </Card>
    </li>
  )
}
