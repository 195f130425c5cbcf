// One group that is asked for here: what is chosen beforehand, its place, and its own rules folded away.
import type { ReactNode } from 'react'
import { sizesGroup } from '#domain/menu/sizes.ts'
import { localize } from '#domain/shared/locale.ts'
import { movedRow } from '#web/data/forms/moved-row.ts'
import type { EditableGroup } from '#web/data/staff/menu-api.ts'
import { MoveButtons } from '#web/office/staff/fields/move-buttons.tsx'
import { Tick } from '#web/office/staff/fields/tick.tsx'
import { useGroupHint, usePriceWords } from '#web/office/staff/lines/group-choices.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { QuantityStepper } from '#web/ui/controls/quantity-stepper.tsx'
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx'
import { trashIcon } from '#web/ui/icons/icons-staff.ts'
import { useOptionEditText } from '#web/words/editor/index.ts'
import { MoreFold, PickField, TypedField } from '../menu-fields.tsx'
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
  const { rows, put } = form
  const group = form.groups.find(({ id }) => id === row.group)
  const name = group ? localize(group.name, locale) : row.group
  const wrong = (field: string) => form.wrong(`uses.${place}.${field}`)
  const gone = wrong('group')
  const said = isNotAsked(row) ? [t.uses.isNotAsked] : [group && hint(group), inherits && t.uses.own]
  const details = ['min', 'max', 'included', 'only', 'when', ...(group?.options ?? []).map(({ id }) => `prices.${id}`)]
  const remove = () => put(rows.filter((one) => one !== row))
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-control border border-line bg-card p-3 ps-4">
      <div className="flex items-center gap-1">
        <h3 className="min-w-0 flex-1 font-text text-base leading-snug">
          <bdi className="font-semibold wrap-anywhere">{name}</bdi>{' '}
          <span className="text-sm font-normal text-ink-2">{said.filter(Boolean).join(' · ')}</span>
        </h3>
        {isNotAsked(row) ? (
          <Button variant="quiet" onClick={remove}>
            <span aria-hidden="true">{t.uses.again}</span>
            <VisuallyHidden>{t.uses.againOf(name)}</VisuallyHidden>
          </Button>
        ) : (
          <>
            <MoveButtons name={name} at={place} count={rows.length} onMove={(by) => put(movedRow(rows, place, by))} />
            <IconButton icon={trashIcon} label={t.uses.remove(name)} variant="danger" onClick={remove} />
          </>
        )}
      </div>
      {gone && <p className="text-sm font-medium text-cherry">{gone}</p>}
      {group && !isNotAsked(row) && (
        <UseFields
          form={form}
          row={row}
          group={group}
          wrong={wrong}
          opens={saysMore(row) || details.some(wrong)}
          change={(part) => put(rows.map((one) => (one === row ? { ...one, ...part } : one)))}
        />
      )}
    </li>
  )
}

type UseFieldsProps = {
  form: UsesEditing
  row: UseRow
  group: EditableGroup
  /** The sentence about a field of this use. */
  wrong: (field: string) => string | undefined
  /** Whether its own rules are open. */
  opens: boolean
  change: (part: Partial<UseRow>) => void
}

function UseFields({ form, row, group, wrong, opens, change }: UseFieldsProps) {
  const { t, locale } = useOptionEditText()
  const price = usePriceWords()
  const options = group.options.filter(({ hidden }) => !hidden)
  const offered = options.filter(({ id }) => row.only?.includes(id) ?? true)
  const setOnly = (id: string, wanted: boolean) => {
    const next = options.filter((each) => (each.id === id ? wanted : offered.includes(each)))
    // None left would mean that the group is not asked for at all, which has a button of its own.
    if (next.length > 0) change({ only: next.length === options.length ? null : next.map((each) => each.id) })
  }
  const number = (of: 'min' | 'max' | 'included') => (
    <TypedField
      of="number"
      label={t[of]}
      placeholder={String(group[of] ?? '')}
      value={row[of]}
      error={wrong(of)}
      onType={(text) => change({ [of]: text, ...(of === 'max' && { anyNumber: false }) })}
    />
  )
  return (
    <>
      <UseDefaults group={group} offered={offered} row={row} change={change} error={wrong('defaults')} />
      <MoreFold title={t.uses.details} called={localize(group.name, locale)} opens={opens}>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 px-3 pt-1 pb-3">
          <Titled title={t.uses.only} error={wrong('only')}>
            <Ticks options={options} ticked={offered.map(({ id }) => id)} onTick={setOnly} />
          </Titled>
          {group.kind !== 'remove' && (
            <>
              <Titled title={t.uses.prices} hint={t.uses.pricesHint}>
                <div className={`mt-2 ${three}`}>
                  {offered.map(({ id, name, price: cents }) => (
                    <TypedField
                      key={id}
                      of="signedPrice"
                      label={<bdi>{localize(name, locale)}</bdi>}
                      placeholder={price(cents, false) || '0'}
                      value={row.prices[id] ?? ''}
                      error={wrong(`prices.${id}`)}
                      onType={(text) => change({ prices: { ...row.prices, [id]: text } })}
                    />
                  ))}
                </div>
              </Titled>
              <div className={three}>
                {number('min')}
                {group.kind === 'many' && number('max')}
                {group.kind === 'many' && number('included')}
              </div>
            </>
          )}
          <When form={form} row={row} change={change} error={wrong('when')} />
        </div>
      </MoreFold>
    </>
  )
}

const three = 'grid grid-cols-2 items-start gap-3 sm:grid-cols-3'

type TitledProps = { title: string; hint?: string; error?: string | undefined; children: ReactNode }

function Titled({ title, hint, error, children }: TitledProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="text-sm font-semibold">{title}</legend>
      {hint && <p className="text-sm text-ink-2">{hint}</p>}
      {children}
      {error && <p className="text-sm font-medium text-cherry">{error}</p>}
    </fieldset>
  )
}

type NamedChoice = Pick<EditableGroup['options'][number], 'id' | 'name'>
type TicksProps = {
  options: readonly NamedChoice[]
  ticked: readonly string[]
  onTick: (id: string, is: boolean) => void
}

function Ticks({ options, ticked, onTick }: TicksProps) {
  const { locale } = useOptionEditText()
  return (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(10rem,1fr))] gap-x-4">
      {options.map(({ id, name }) => (
        <Tick
          key={id}
          label={localize(name, locale) || id}
          checked={ticked.includes(id)}
          onChange={(is) => onTick(id, is)}
        />
      ))}
    </div>
  )
}

type UseDefaultsProps = Pick<UseFieldsProps, 'group' | 'row' | 'change'> & {
  offered: EditableGroup['options']
  error: string | undefined
}

function UseDefaults({ group, offered, row, change, error }: UseDefaultsProps) {
  const { t, locale } = useOptionEditText()
  const set = (defaults: UseRow['defaults']) => change({ defaults })
  if (group.kind === 'remove') return null
  if (group.kind === 'one')
    return (
      <PickField
        label={t.uses.defaults}
        error={error}
        value={offered.find(({ id }) => (row.defaults[id] ?? 0) > 0)?.id ?? ''}
        choices={[['', t.uses.noDefault], ...offered.map(({ id, name }) => [id, localize(name, locale)] as const)]}
        onPick={(id) => set(id === '' ? {} : { [id]: 1 })}
      />
    )
  return (
    <Titled title={t.uses.defaults} error={error}>
      <ul className="mt-1.5 flex flex-wrap gap-2">
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
    </Titled>
  )
}

type WhenProps = Pick<UseFieldsProps, 'form' | 'row' | 'change'> & { error: string | undefined }

/** Options of the groups that are always asked for here: a condition of a condition would never end. */
function When({ form, row, change, error }: WhenProps) {
  const { t } = useOptionEditText()
  const always = form.rows.filter((other) => other !== row && other.when.length === 0)
  const optionsOf = (group: string) =>
    (form.groups.find(({ id }) => id === group)?.options ?? []).filter(({ hidden }) => !hidden)
  const options: readonly NamedChoice[] = [
    ...optionsOf(sizesGroup).filter(({ id }) => form.sizes.has(id)),
    ...always.flatMap((other) => optionsOf(other.group).filter(({ id }) => other.only?.includes(id) ?? true)),
  ]
  const gone = row.when.filter((id) => options.every((option) => option.id !== id)).map((id) => ({ id, name: {} }))
  if (options.length === 0 && gone.length === 0) return null
  return (
    <Titled title={t.uses.when} hint={t.uses.whenHint} error={error}>
      <Ticks
        options={[...options, ...gone]}
        ticked={row.when}
        onTick={(id, is) => change({ when: is ? [...row.when, id] : row.when.filter((one) => one !== id) })}
      />
    </Titled>
  )
}
