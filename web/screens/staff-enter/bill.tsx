// What was tapped so far, with plus, minus and a note for each line.
import { QuantityStepper } from '../../components/controls/quantity-stepper.tsx'
import { TextField } from '../../components/fields/field.tsx'
import { useTillText } from '../../i18n/till/index.ts'
import { type BillLine, counted, noted } from './bill-lines.ts'

type BillProps = { lines: readonly BillLine[]; onChange: (lines: BillLine[]) => void }

export function Bill({ lines, onChange }: BillProps) {
  const { t, money } = useTillText()
  if (lines.length === 0) return <p className="py-4 text-ink-2">{t.enter.empty}</p>
  return (
    <ul className="grid divide-y divide-line">
      {lines.map((line) => (
        <li key={line.key} className="grid gap-2 py-3">
          <div className="flex items-center gap-3">
            <span className="min-w-0 flex-1 leading-snug wrap-anywhere">
              <span className="block font-semibold">{line.name}</span>
              <span className="text-ink-2">{money(line.price * line.quantity)}</span>
            </span>
            <QuantityStepper
              value={line.quantity}
              onChange={(quantity) => onChange(counted(lines, line.key, quantity))}
              labels={{ group: line.name, less: t.enter.less(line.name), more: t.enter.one(line.name) }}
            />
          </div>
          <TextField
            label={t.enter.noteFor(line.name)}
            labelHidden
            placeholder={t.enter.note}
            most={500}
            value={line.note}
            onChange={(event) => onChange(noted(lines, line.key, event.target.value))}
          />
        </li>
      ))}
    </ul>
  )
}
