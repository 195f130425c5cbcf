// How prices change: by how much, and how the new ones are rounded.
import { type ReactNode, useState } from 'react'
import { mostPercent, type PriceRule, type Rounding, roundings } from '#domain/menu/price-change.ts'
import { parsePrice, parseSurcharge } from '#domain/shared/typed-price.ts'
import { ChoicePills } from '#web/ui/controls/choice-pills.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { TextField } from '#web/ui/fields/field.tsx'
import { useSheetText } from '#web/words/editor/index.ts'

type RuleFieldsProps = {
  rule: ReturnType<typeof useRule>
  /** Which prices change, before how. */
  children: ReactNode
}

export function RuleFields({ rule: { typed, set, wrong }, children }: RuleFieldsProps) {
  const { prices: t } = useSheetText().t
  return (
    <Card className="grid items-start gap-4 md:grid-cols-[auto_minmax(0,12rem)_auto] md:gap-6">
      <div className="md:col-span-3 md:max-w-md">{children}</div>
      <ChoicePills
        label={t.how}
        name="kind"
        value={typed.kind}
        choices={ruleKinds.map((value) => ({ value, text: t.kinds[value] }))}
        onChange={(kind) => set({ kind })}
      />
      <TextField
        label={t.by[typed.kind]}
        hint={t.byHint[typed.kind]}
        error={wrong ? t.byWrong : undefined}
        value={typed.by}
        dir="ltr"
        inputMode="text"
        autoComplete="off"
        maxLength={12}
        onChange={({ target }) => set({ by: target.value })}
      />
      <ChoicePills
        label={t.rounding}
        name="rounding"
        value={typed.rounding}
        choices={roundings.map((value) => ({ value, text: t.roundings[value] }))}
        onChange={(rounding) => set({ rounding })}
      />
    </Card>
  )
}

const ruleKinds = ['percent', 'amount', 'set'] as const
type RuleKind = (typeof ruleKinds)[number]

interface TypedRule {
  readonly kind: RuleKind
  readonly by: string
  readonly rounding: Rounding
}

export function useRule() {
  const [typed, setTyped] = useState<TypedRule>({ kind: 'percent', by: '', rounding: 'five' })
  const rule = ruleIn(typed)
  const set = (part: Partial<TypedRule>) => setTyped({ ...typed, ...part })
  return { typed, set, rule, wrong: typed.by.trim() !== '' && !rule }
}

/** A percentage is typed like a price: 2,5 is 250 hundredths of a percent. */
function ruleIn({ kind, by }: TypedRule): PriceRule | undefined {
  const text = by.replace('%', '')
  if (kind === 'set') {
    const to = parsePrice(text)
    return to === undefined ? undefined : { kind, to }
  }
  const number = parseSurcharge(text)
  if (number === undefined || (kind === 'percent' && Math.abs(number) > mostPercent)) return undefined
  return { kind, by: number }
}
