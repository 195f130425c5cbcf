// The lines of an order that is being changed, each with its quantity and its note.
import { QuantityStepper } from '../../../components/controls/quantity-stepper.tsx'
import { TextField } from '../../../components/fields/field.tsx'
import { Declared } from '../../../diet/declared.tsx'
import { useTillText } from '../../../i18n/till/index.ts'
import { useBesideName } from '../../../staff/lines/kitchen-words.ts'
import { LineChanges, PartChanges } from '../../../staff/lines/line-changes.tsx'
import type { DraftLine } from './draft-lines.ts'

type DraftListProps = { lines: readonly DraftLine[]; onPut: (key: number, part: Partial<DraftLine>) => void }

export function DraftList({ lines, onPut }: DraftListProps) {
  const { t, money } = useTillText()
  const nameOf = useBesideName()
  const shown = lines.map((line) => ({ line, name: nameOf(line.name, line.said) }))
  return (
    <ul className="mt-3 grid divide-y divide-line">
      {shown.map(({ line, name }) => (
        <li key={line.key} className="grid gap-2 py-3">
          <div className="flex items-center gap-3">
            <span className={`min-w-0 flex-1 wrap-anywhere ${line.quantity === 0 ? 'text-ink-2 line-through' : ''}`}>
              <span className="font-semibold">{name}</span> <span className="text-ink-2">{money(line.price)}</span>
              <PartChanges parts={line.saidParts} />
              <LineChanges options={line.said} />
              {line.line === undefined && <Declared declaration={line.declaration} />}
            </span>
            <QuantityStepper
              value={line.quantity}
              onChange={(quantity) => onPut(line.key, { quantity })}
              labels={{ group: name, less: t.enter.less(name), more: t.enter.one(name) }}
            />
          </div>
          <TextField
            label={t.enter.noteFor(name)}
            labelHidden
            placeholder={t.enter.note}
            most={500}
            value={line.note}
            onChange={(event) => onPut(line.key, { note: event.target.value })}
          />
        </li>
      ))}
    </ul>
  )
}
