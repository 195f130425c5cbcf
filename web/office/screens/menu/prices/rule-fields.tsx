// How prices change: by how much, and how the new ones are rounded.
import type { ReactNode } from 'react'
import { roundings } from '#domain/menu/price-change.ts'
import { ChoicePills } from '#web/ui/controls/choice-pills.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { TextField } from '#web/ui/fields/field.tsx'
import { useSheetText } from '#web/words/editor/index.ts'
import { ruleIn, ruleKinds } from './typed-rule.ts'
import type { TypedPrices } from './use-price-form.ts'

type RuleFieldsProps = {
  typed: TypedPrices
  onChange: (part: Partial<Pick<TypedPrices, 'kind' | 'by' | 'rounding'>>) => void
  /** Which prices change, before how. */
  children: ReactNode
}

export function RuleFields({ typed, onChange, children }: RuleFieldsProps) {
  const { prices: t } = useSheetText().t
  const isWrong = typed.by.trim() !== '' && !ruleIn(typed)
  return (
    <Card className="grid items-start gap-4 md:grid-cols-[auto_minmax(0,12rem)_auto] md:gap-6">
      <div className="md:col-span-3 md:max-w-md">{children}</div>
      <ChoicePills
        label={t.how}
        name="kind"
        value={typed.kind}
        choices={ruleKinds.map((value) => ({ value, text: t.kinds[value] }))}
        onChange={(kind) => onChange({ kind })}
      />
      <TextField
        label={t.by[typed.kind]}
        hint={t.byHint[typed.kind]}
        error={isWrong ? t.byWrong : undefined}
        value={typed.by}
        dir="ltr"
        inputMode="text"
        autoComplete="off"
        maxLength={12}
        onChange={({ target }) => onChange({ by: target.value })}
      />
      <ChoicePills
        label={t.rounding}
        name="rounding"
        value={typed.rounding}
        choices={roundings.map((value) => ({ value, text: t.roundings[value] }))}
        onChange={(rounding) => onChange({ rounding })}
      />
    </Card>
  )
}
