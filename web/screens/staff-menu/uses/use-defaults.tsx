// What of a group is chosen beforehand at an item: one of them, or a number of each.
import { localize } from '../../../../domain/shared/locale.ts'
import type { EditableGroup } from '../../../api/staff/options.ts'
import { QuantityStepper } from '../../../components/controls/quantity-stepper.tsx'
import { SelectField } from '../../../components/fields/field.tsx'
import { useOptionEditText } from '../../../i18n/editor/index.ts'
import type { UseRow, UsesEditing } from './uses-form.ts'

type UseDefaultsProps = { group: EditableGroup; row: UseRow; form: UsesEditing; error: string | undefined }

export function UseDefaults({ group, row, form, error }: UseDefaultsProps) {
  const { t, locale } = useOptionEditText()
  const offered = group.options.filter(({ id, hidden }) => !hidden && (row.only?.includes(id) ?? true))
  const set = (defaults: UseRow['defaults']) => form.change(row.group, { defaults })
  if (group.kind === 'remove') return null
  if (group.kind === 'one')
    return (
      <SelectField
        label={t.uses.defaults}
        error={error}
        value={offered.find(({ id }) => (row.defaults[id] ?? 0) > 0)?.id ?? ''}
        onChange={(event) => set(event.target.value === '' ? {} : { [event.target.value]: 1 })}
      >
        <option value="">{t.uses.noDefault}</option>
        {offered.map(({ id, name }) => (
          <option key={id} value={id}>
            {localize(name, locale)}
          </option>
        ))}
      </SelectField>
    )
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-semibold">{t.uses.defaults}</legend>
      <ul className="flex flex-wrap gap-2">
        {offered.map(({ id, name, most }) => {
          const called = localize(name, locale)
          return (
            <li key={id} className="flex items-center gap-3 rounded-control bg-latte-soft ps-3">
              <bdi className="wrap-anywhere">{called}</bdi>
              <QuantityStepper
                value={row.defaults[id] ?? 0}
                max={most}
                collapses
                onChange={(quantity) => set({ ...row.defaults, [id]: quantity })}
                labels={{ group: t.uses.defaultOf(called), less: t.oneLess(called), more: t.oneMore(called) }}
              />
            </li>
          )
        })}
      </ul>
      {error && <p className="mt-1.5 text-sm font-medium text-cherry">{error}</p>}
    </fieldset>
  )
}
