// That an item is made before anybody orders it, what one costs to make and what a left-over one still brings (BAKE-1).
import { FoldedFields } from '#web/office/staff/fields/folded-fields.tsx'
import { Switch } from '#web/ui/controls/switch.tsx'
import { useBakeText } from '#web/words/bake/index.ts'
import { TypedField } from '../menu-fields.tsx'
import type { ItemFieldsProps } from './item-fields.tsx'

export function AheadFields({ form: { ahead }, onChange, wrong }: ItemFieldsProps) {
  const { t } = useBakeText()
  const errors = { cost: wrong('ahead.cost'), salvage: wrong('ahead.salvage') }
  return (
    <FoldedFields
      title={t.form}
      summary={ahead && t.formYes}
      opens={errors.cost !== undefined || errors.salvage !== undefined}
    >
      <p className="text-sm text-ink-2">{t.formHint}</p>
      <Switch
        size="staff"
        checked={ahead !== null}
        onChange={(on) => onChange({ ahead: on ? { cost: '', salvage: '' } : null })}
        label={t.formOn}
      />
      {ahead && (
        <div className="grid items-start gap-3 sm:grid-cols-2">
          <TypedField
            of="price"
            label={t.cost}
            hint={t.costHint}
            error={errors.cost}
            value={ahead.cost}
            onType={(cost) => onChange({ ahead: { ...ahead, cost } })}
          />
          <TypedField
            of="price"
            label={t.salvage}
            hint={t.salvageHint}
            error={errors.salvage}
            value={ahead.salvage}
            onType={(salvage) => onChange({ ahead: { ...ahead, salvage } })}
          />
        </div>
      )}
    </FoldedFields>
  )
}
