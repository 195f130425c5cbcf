// One group that is asked for here: what is chosen beforehand, its place, and its own rules folded away.
import { useRef } from 'react'
import { sizesGroup } from '../../../../domain/menu/sizes.ts'
import { localize } from '../../../../domain/shared/locale.ts'
import type { EditableGroup } from '../../../api/staff/menu-calls.ts'
import { Button } from '../../../components/controls/button.tsx'
import { IconButton } from '../../../components/controls/icon-button.tsx'
import { QuantityStepper } from '../../../components/controls/quantity-stepper.tsx'
import { VisuallyHidden } from '../../../components/display/visually-hidden.tsx'
import { SelectField, TextField } from '../../../components/fields/field.tsx'
import { Icon } from '../../../components/icons/icon.tsx'
import { chevronDownIcon } from '../../../components/icons/icons-more.ts'
import { trashIcon } from '../../../components/icons/icons-staff.ts'
import { useOptionEditText } from '../../../i18n/editor/index.ts'
import { Tick } from '../../../staff/fields/tick.tsx'
import { useGroupHint, usePriceWords } from '../../../staff/lines/group-choices.tsx'
import { isNotAsked, saysMore, type UseRow, type UsesEditing } from './uses-form.ts'

type UseCardProps = {
  form: UsesEditing
  row: UseRow
  /** From 0. */
  place: number
  /** Whether the category asks for it too. */
  inherits: boolean
}

export function UseCard({ form, row, place, inherits }: UseCardProps) {
  const { t, locale } = useOptionEditText()
  const hint = useGroupHint()
  const group = form.groups.find(({ id }) => id === row.group)
  const name = group ? localize(group.name, locale) : row.group
  const field = `uses.${place}`
  const gone = form.wrong(`${field}.group`)
  const details = ['min', 'max', 'included', 'only', 'when', ...(group?.options ?? []).map(({ id }) => `prices.${id}`)]
  // Once it is open it stays so: mending a mistake must not fold its field away.
  const open = useRef(saysMore(row))
  if (details.some((each) => form.wrong(`${field}.${each}`))) open.current = true
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-control border border-line bg-card p-3 ps-4">
      <div className="flex items-center gap-1">
        <h3 className="min-w-0 flex-1 font-text text-base leading-snug">
          <bdi className="font-semibold wrap-anywhere">{name}</bdi>{' '}
          <span className="text-sm font-normal text-ink-2">
            {isNotAsked(row) ? t.uses.isNotAsked : group && hint(group)}
            {inherits && !isNotAsked(row) && ` · ${t.uses.own}`}
          </span>
        </h3>
        {isNotAsked(row) ? (
          <Button variant="quiet" onClick={() => form.remove(row.group)}>
            <span aria-hidden="true">{t.uses.again}</span>
            <VisuallyHidden>{t.uses.againOf(name)}</VisuallyHidden>
          </Button>
        ) : (
          <>
            <IconButton
              icon={chevronDownIcon}
              label={t.up(name)}
              aria-disabled={place === 0}
              onClick={() => form.move(place, -1)}
              className="rotate-180 aria-disabled:opacity-40"
            />
            <IconButton
              icon={chevronDownIcon}
              label={t.down(name)}
              aria-disabled={place === form.rows.length - 1}
              onClick={() => form.move(place, 1)}
              className="aria-disabled:opacity-40"
            />
            <IconButton
              icon={trashIcon}
              label={t.uses.remove(name)}
              variant="danger"
              onClick={() => form.remove(row.group)}
            />
          </>
        )}
      </div>
      {gone && <p className="text-sm font-medium text-cherry">{gone}</p>}
      {group && !isNotAsked(row) && (
        <>
          <UseDefaults group={group} row={row} form={form} error={form.wrong(`${field}.defaults`)} />
          <details open={open.current} className="group rounded-control border border-line">
            <summary className="flex min-h-12 items-center rounded-control px-3 text-sm font-medium">
              {t.uses.details}
              <span className="sr-only">: {name}</span>
              <Icon of={chevronDownIcon} className="ms-auto size-4 group-open:rotate-180" />
            </summary>
            <UseRules group={group} row={row} form={form} field={field} />
          </details>
        </>
      )}
    </li>
  )
}

type UseDefaultsProps = { group: EditableGroup; row: UseRow; form: UsesEditing; error: string | undefined }

function UseDefaults({ group, row, form, error }: UseDefaultsProps) {
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

type UseRulesProps = {
  group: EditableGroup
  row: UseRow
  form: UsesEditing
  /** 'uses.0' */
  field: string
}

function UseRules(props: UseRulesProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 px-3 pt-1 pb-3">
      <Only {...props} />
      {props.group.kind !== 'remove' && <Prices {...props} />}
      {props.group.kind !== 'remove' && <Numbers {...props} />}
      <When {...props} />
    </div>
  )
}

const ticks = 'grid grid-cols-[repeat(auto-fill,minmax(10rem,1fr))] gap-x-4'

function Only({ group, row, form, field }: UseRulesProps) {
  const { t, locale } = useOptionEditText()
  const ids = group.options.filter(({ hidden }) => !hidden).map(({ id }) => id)
  const offered = row.only ?? ids
  function set(id: string, wanted: boolean) {
    const next = ids.filter((each) => (each === id ? wanted : offered.includes(each)))
    // None left would mean that the group is not asked for at all, which has a button of its own.
    if (next.length > 0) form.change(row.group, { only: next.length === ids.length ? null : next })
  }
  const error = form.wrong(`${field}.only`)
  return (
    <fieldset className="min-w-0">
      <legend className="text-sm font-semibold">{t.uses.only}</legend>
      <div className={ticks}>
        {group.options
          .filter(({ hidden }) => !hidden)
          .map(({ id, name }) => (
            <Tick
              key={id}
              label={localize(name, locale)}
              checked={offered.includes(id)}
              onChange={(wanted) => set(id, wanted)}
            />
          ))}
      </div>
      {error && <p className="text-sm font-medium text-cherry">{error}</p>}
    </fieldset>
  )
}

function Prices({ group, row, form, field }: UseRulesProps) {
  const { t, locale } = useOptionEditText()
  const price = usePriceWords()
  return (
    <fieldset className="min-w-0">
      <legend className="text-sm font-semibold">{t.uses.prices}</legend>
      <p className="mb-2 text-sm text-ink-2">{t.uses.pricesHint}</p>
      <div className="grid grid-cols-2 items-start gap-3 sm:grid-cols-3">
        {group.options
          .filter(({ id, hidden }) => !hidden && (row.only?.includes(id) ?? true))
          .map(({ id, name, price: cents }) => (
            <TextField
              key={id}
              label={<bdi>{localize(name, locale)}</bdi>}
              autoComplete="off"
              dir="ltr"
              maxLength={12}
              placeholder={price(cents, false) || '0'}
              value={row.prices[id] ?? ''}
              error={form.wrong(`${field}.prices.${id}`)}
              onChange={(event) => form.change(row.group, { prices: { ...row.prices, [id]: event.target.value } })}
            />
          ))}
      </div>
    </fieldset>
  )
}

function Numbers({ group, row, form, field }: UseRulesProps) {
  const { t } = useOptionEditText()
  const number = (of: 'min' | 'max' | 'included') => (
    <TextField
      label={t[of]}
      inputMode="numeric"
      autoComplete="off"
      dir="ltr"
      maxLength={4}
      placeholder={String(group[of] ?? '')}
      value={row[of]}
      error={form.wrong(`${field}.${of}`)}
      onChange={(event) =>
        form.change(row.group, { [of]: event.target.value, ...(of === 'max' && { anyNumber: false }) })
      }
    />
  )
  return (
    <div className="grid grid-cols-2 items-start gap-3 sm:grid-cols-3">
      {number('min')}
      {group.kind === 'many' && number('max')}
      {group.kind === 'many' && number('included')}
    </div>
  )
}

/** Options of the groups that are always asked for here: a condition of a condition would never end. */
function When({ row, form, field }: UseRulesProps) {
  const { t, locale } = useOptionEditText()
  const always = form.rows.filter((other) => other.group !== row.group && other.when.length === 0)
  const optionsOf = (group: string) =>
    (form.groups.find(({ id }) => id === group)?.options ?? []).filter(({ hidden }) => !hidden)
  const options = [
    ...optionsOf(sizesGroup).filter(({ id }) => form.sizes.has(id)),
    ...always.flatMap((other) => optionsOf(other.group).filter(({ id }) => other.only?.includes(id) ?? true)),
  ]
  const error = form.wrong(`${field}.when`)
  const known = options.map(({ id }) => id)
  const gone = row.when.filter((id) => !known.includes(id))
  if (options.length === 0 && gone.length === 0) return null
  const set = (id: string, wanted: boolean) =>
    form.change(row.group, { when: wanted ? [...row.when, id] : row.when.filter((one) => one !== id) })
  return (
    <fieldset className="min-w-0">
      <legend className="text-sm font-semibold">{t.uses.when}</legend>
      <p className="text-sm text-ink-2">{t.uses.whenHint}</p>
      <div className={ticks}>
        {options.map(({ id, name }) => (
          <Tick
            key={id}
            label={localize(name, locale)}
            checked={row.when.includes(id)}
            onChange={(on) => set(id, on)}
          />
        ))}
        {gone.map((id) => (
          <Tick key={id} label={id} checked onChange={(on) => set(id, on)} />
        ))}
      </div>
      {error && <p className="text-sm font-medium text-cherry">{error}</p>}
    </fieldset>
  )
}
