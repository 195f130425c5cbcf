// What an item, a category or an option is for VAT, and whether meal vouchers may pay for it (VAT-1, PAY-8).
import {
  takesVouchers,
  usualVatClass,
  type VatClass,
  type VatSubject,
  vatClasses,
  vatClassOf,
} from '#domain/money/vat-class.ts'
import { useCategories } from '#web/data/staff/menu-api.ts'
import { FoldedFields } from '#web/office/staff/fields/folded-fields.tsx'
import { Switch } from '#web/ui/controls/switch.tsx'
import { useVatText } from '#web/words/money/index.ts'
import { PickField } from './menu-fields.tsx'

type ClassPickProps = {
  label: string
  value: VatClass | null
  /** What it is without one of its own. */
  otherwise: string
  onPick: (of: VatClass | null) => void
}

export function ClassPick({ label, value, otherwise, onPick }: ClassPickProps) {
  const { t } = useVatText()
  return (
    <PickField
      label={label}
      value={value ?? ''}
      choices={[['', otherwise], ...vatClasses.map((of) => [of, t.classes[of]] as const)]}
      onPick={(picked) => onPick(vatClasses.find((of) => of === picked) ?? null)}
    />
  )
}

interface ItemVatForm {
  readonly vat: VatClass | null
  readonly vouchers: boolean | null
  readonly keeps: boolean
}

type ItemVatProps = {
  form: ItemVatForm
  category: string
  isDeal: boolean
  onChange: (change: Partial<ItemVatForm>) => void
}

/** Folded, because most items are what their category is. */
export function ItemVat({ form, category, isDeal, onChange }: ItemVatProps) {
  const { t } = useVatText()
  const vatWithin = useCategories().data?.categories.find(({ id }) => id === category)?.vat ?? usualVatClass
  const subject: VatSubject = { vatWithin, ...(form.vat && { vat: form.vat }) }
  const yesOrNo = (is: boolean) => (is ? t.edit.yes : t.edit.no)
  const isOwn = form.vat !== null || form.vouchers !== null
  return (
    <FoldedFields title={t.edit.title} summary={isDeal ? undefined : t.classes[vatClassOf(subject)]} opens={isOwn}>
      {isDeal ? (
        <p className="text-ink-2">{t.edit.parts}</p>
      ) : (
        <div className="grid items-start gap-3 sm:grid-cols-2">
          <ClassPick
            label={t.edit.classLabel}
            value={form.vat}
            otherwise={t.edit.inherited(t.classes[vatWithin])}
            onPick={(vat) => onChange({ vat })}
          />
          <PickField
            label={t.edit.vouchers}
            value={form.vouchers === null ? '' : String(form.vouchers)}
            choices={[
              ['', t.edit.usual(yesOrNo(takesVouchers(subject)))],
              ['true', t.edit.yes],
              ['false', t.edit.no],
            ]}
            onPick={(picked) => onChange({ vouchers: picked === '' ? null : picked === 'true' })}
          />
          {vatClassOf(subject) === 'goods' && (
            <div className="grid gap-1 sm:col-span-2">
              <Switch
                size="staff"
                label={t.edit.keeps}
                checked={form.keeps}
                onChange={(keeps) => onChange({ keeps })}
              />
              <p className="text-sm text-ink-2">{t.edit.keepsHint}</p>
            </div>
          )}
        </div>
      )}
    </FoldedFields>
  )
}

type CategoryVatProps = { value: VatClass; onPick: (of: VatClass) => void }

export function CategoryVat({ value, onPick }: CategoryVatProps) {
  const { t } = useVatText()
  return (
    <FoldedFields title={t.edit.title} summary={t.classes[value]} opens={value !== usualVatClass}>
      <PickField
        label={t.edit.ofCategory}
        value={value}
        choices={vatClasses.map((of) => [of, t.classes[of]])}
        onPick={(picked) => onPick(vatClasses.find((of) => of === picked) ?? usualVatClass)}
      />
    </FoldedFields>
  )
}
