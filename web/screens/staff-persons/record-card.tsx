// One record of a person, with everything that is stored about them in it.
import type { PersonRecord } from '../../api/staff/persons.ts'
import { Card } from '../../components/display/card.tsx'
import { usePersonsText } from '../../i18n/owner/index.ts'
import { type PlaceName, RecordFacts } from '../../legal/record-facts.tsx'
import { Tick } from '../../staff/fields/tick.tsx'

type RecordCardProps = {
  record: PersonRecord
  branches: readonly PlaceName[]
  ticked: boolean
  onTick: (on: boolean) => void
}

export function RecordCard({ record, branches, ticked, onTick }: RecordCardProps) {
  const { t } = usePersonsText()
  return (
    <li>
      <Card className="grid h-full content-start gap-2">
        <Tick label={t[record.kind](record.id)} checked={ticked} onChange={onTick} />
        <RecordFacts record={record} branches={branches} />
        {record.isOpen && (
          <p className="text-sm font-medium">{t.notOver[record.kind === 'order' ? 'order' : 'reservation']}</p>
        )}
      </Card>
    </li>
  )
}
