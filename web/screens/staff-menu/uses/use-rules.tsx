// The own rules of a group at an item: what is offered, at which prices, how many, and with which other options only.
import { sizesGroup } from '../../../../domain/menu/sizes.ts'
import { localize } from '../../../../domain/shared/locale.ts'
import type { EditableGroup } from '../../../api/staff/options.ts'
import { TextField } from '../../../components/fields/field.tsx'
import { useOptionEditText } from '../../../i18n/editor/index.ts'
import { Tick } from '../../../staff/fields/tick.tsx'
import { usePriceWords } from '../../../staff/lines/group-words.ts'
import type { UseRow, UsesEditing } from './uses-form.ts'

type UseRulesProps = {
  group: EditableGroup
  row: UseRow
  form: UsesEditing
  /** 'uses.0' */
  field: string
}

export function UseRules(props: UseRulesProps) {
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
