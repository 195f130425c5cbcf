// The fields of a reduction: what costs less and how much, when and where, its code, and what is seldom set.
import { useId } from 'react'
import { type ReductionSubject, reductionHows, subjectKinds } from '#domain/money/reductions/reduction.ts'
import { codeLength } from '#domain/money/reductions/reduction-code.ts'
import { weekdays } from '#domain/shared/date.ts'
import { locales } from '#domain/shared/locale.ts'
import { useAllBranches, useShopMenu } from '#web/data/staff/shop-api.ts'
import { BranchTicks } from '#web/office/staff/branch/branch-ticks.tsx'
import { FoldedFields } from '#web/office/staff/fields/folded-fields.tsx'
import { LocalLineField } from '#web/office/staff/fields/local-fields.tsx'
import { MomentField } from '#web/office/staff/fields/moment-field.tsx'
import { CheckChips } from '#web/ui/controls/check-chips.tsx'
import { Switch } from '#web/ui/controls/switch.tsx'
import { SelectField, TextField } from '#web/ui/fields/field.tsx'
import { RadioGroup } from '#web/ui/fields/radio-group.tsx'
import { formatShortWeekday } from '#web/words/format-more.ts'
import { useReductionEditText } from '#web/words/reduction-edit/index.ts'
import type { TypedReduction } from './typed-reduction.ts'

type ReductionFieldsProps = {
  fields: TypedReduction
  change: (part: Partial<TypedReduction>) => void
  /** What is wrong with a field, as a sentence. */
  wrong: (field: string) => string | undefined
}

export function WhatFields({ fields: { name, on, what }, change, wrong }: ReductionFieldsProps) {
  const { t } = useReductionEditText()
  return (
    <>
      <div className="grid gap-2">
        <LocalLineField
          label={t.name}
          value={name}
          error={wrong('name') ?? locales.map((each) => wrong(`name.${each}`)).find(Boolean)}
          onChange={(next) => change({ name: next })}
        />
        <p className="text-sm text-ink-2">{t.nameHint}</p>
      </div>
      <Switch size="staff" label={t.on} checked={on} onChange={(next) => change({ on: next })} />
      <SubjectFields
        label={t.what}
        kinds={subjectKinds.map((kind) => ({ value: kind, text: t.whats[kind] }))}
        subject={what}
        error={wrong('what')}
        onChange={(next) => change({ what: next })}
      />
    </>
  )
}

type SubjectFieldsProps = {
  label: string
  kinds: readonly { readonly value: ReductionSubject['kind']; readonly text: string }[]
  subject: ReductionSubject
  error: string | undefined
  onChange: (subject: ReductionSubject) => void
}

function SubjectFields({ label, kinds, subject, error, onChange }: SubjectFieldsProps) {
  const { t } = useReductionEditText()
  const { kind, ids } = subject
  const setId = (id: string, is: boolean) =>
    onChange({ kind, ids: is ? [...ids, id] : ids.filter((one) => one !== id) })
  return (
    <div className="grid gap-3">
      <RadioGroup
        label={label}
        inline
        name={useId()}
        value={kind}
        choices={kinds}
        onChange={(next) => onChange({ kind: next, ids: [] })}
      />
      {kind === 'categories' && <CategoryTicks chosen={ids} label={t.categories} error={error} onChange={setId} />}
      {kind === 'items' && <ItemTicks chosen={ids} label={t.items} error={error} onChange={setId} />}
    </div>
  )
}

type TicksProps = {
  label: string
  chosen: readonly string[]
  error: string | undefined
  onChange: (id: string, is: boolean) => void
}

function CategoryTicks({ label, chosen, error, onChange }: TicksProps) {
  const { locale } = useReductionEditText()
  const categories = useShopMenu(locale).data?.categories ?? []
  return (
    <CheckChips
      minor
      label={label}
      chips={categories.map(({ id, name }) => ({ value: id, text: <bdi>{name}</bdi> }))}
      chosen={chosen}
      error={error}
      onChange={onChange}
    />
  )
}

/** Those that are chosen, and a list from which one more is. */
function ItemTicks({ label, chosen, error, onChange }: TicksProps) {
  const { t, locale } = useReductionEditText()
  const menu = useShopMenu(locale).data
  const items = menu?.items ?? []
  const rest = items.filter(({ id }) => !chosen.includes(id))
  const shelves = (menu?.categories ?? []).map(({ id, name }) => ({
    id,
    name,
    items: rest.filter(({ category }) => category === id),
  }))
  return (
    <div className="grid gap-3">
      {chosen.length > 0 && (
        <CheckChips
          minor
          label={label}
          chips={items.filter(({ id }) => chosen.includes(id)).map(({ id, name }) => ({ value: id, text: name }))}
          chosen={chosen}
          onChange={onChange}
        />
      )}
      <SelectField label={t.addItem} error={error} value="" onChange={({ target }) => onChange(target.value, true)}>
        <option value="">{t.choose}</option>
        {shelves.map((shelf) => (
          <optgroup key={shelf.id} label={shelf.name}>
            {shelf.items.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </optgroup>
        ))}
      </SelectField>
    </div>
  )
}

export function HowFields({ fields: { kind, much }, change, wrong }: ReductionFieldsProps) {
  const { t } = useReductionEditText()
  const hints = { percent: undefined, amount: undefined, price: t.priceHint, nth: t.nthHint }
  return (
    <div className="grid gap-3">
      <RadioGroup
        label={t.how}
        inline
        name={useId()}
        value={kind}
        choices={reductionHows.map((each) => ({ value: each, text: t.hows[each] }))}
        onChange={(next) => change({ kind: next, much: next === 'nth' ? '2' : '' })}
      />
      <div className="sm:max-w-60">
        <TextField
          label={t[kind]}
          hint={hints[kind]}
          error={wrong('how')}
          dir="ltr"
          autoComplete="off"
          inputMode={kind === 'percent' || kind === 'nth' ? 'numeric' : 'decimal'}
          maxLength={12}
          value={much}
          onChange={({ target }) => change({ much: target.value })}
        />
      </div>
    </div>
  )
}

export function WhenFields({ fields, change, wrong }: ReductionFieldsProps) {
  const { t, locale } = useReductionEditText()
  const { weekdays: days, begins, ends } = fields
  return (
    <>
      <CheckChips
        label={t.days}
        chips={weekdays.map((day) => ({ value: String(day), text: formatShortWeekday(day, locale) }))}
        chosen={days.map(String)}
        error={wrong('times.weekdays')}
        onChange={(value, is) =>
          change({ weekdays: weekdays.filter((one) => (String(one) === value ? is : days.includes(one))) })
        }
      />
      <div className="grid gap-1.5">
        <div className="grid grid-cols-2 items-start gap-3 sm:max-w-md">
          <MomentField
            label={t.begins}
            hint={t.allDay}
            type="time"
            value={begins}
            error={wrong('times.hours')}
            onChange={({ target }) => change({ begins: target.value })}
          />
          <MomentField
            label={t.ends}
            hint={t.allDay}
            type="time"
            value={ends}
            onChange={({ target }) => change({ ends: target.value })}
          />
        </div>
        <p className="text-sm text-ink-2">{t.hoursHint}</p>
      </div>
      <WhereFields chosen={fields.branches} change={change} wrong={wrong} />
    </>
  )
}

type WhereFieldsProps = Pick<ReductionFieldsProps, 'change' | 'wrong'> & { chosen: readonly string[] | null }

function WhereFields({ chosen, change, wrong }: WhereFieldsProps) {
  const { t, locale } = useReductionEditText()
  const branches = useAllBranches(locale)
  if (branches.length < 2 && !chosen) return null
  return (
    <div className="grid gap-3">
      <RadioGroup
        label={t.where}
        inline
        name="reduction-where"
        value={chosen ? 'some' : 'all'}
        choices={[
          { value: 'all', text: t.everywhere },
          { value: 'some', text: t.some },
        ]}
        onChange={(value) => change({ branches: value === 'some' ? [] : null })}
      />
      {chosen && (
        <BranchTicks branches={branches} chosen={chosen} onChange={(next) => change({ branches: next })}>
          {(shown) => (
            <CheckChips
              minor
              label={t.branches}
              chips={shown.map(({ id, name }) => ({ value: id, text: <bdi>{name}</bdi> }))}
              chosen={chosen}
              error={wrong('branches')}
              onChange={(id, is) => change({ branches: is ? [...chosen, id] : chosen.filter((one) => one !== id) })}
            />
          )}
        </BranchTicks>
      )}
    </div>
  )
}

export function CodeFields({ fields, change, wrong }: ReductionFieldsProps) {
  const { t } = useReductionEditText()
  return (
    <>
      <div className="sm:max-w-md">
        <TextField
          label={t.code}
          hint={t.codeHint}
          error={wrong('code')}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={2 * codeLength.most}
          value={fields.code}
          onChange={({ target }) => change({ code: target.value })}
        />
      </div>
      {fields.code.trim() !== '' && (
        <div className="grid grid-cols-2 items-start gap-3 sm:max-w-md">
          {(['uses', 'usesEach'] as const).map((field) => (
            <TextField
              key={field}
              label={field === 'uses' ? t.uses : t.perCustomer}
              hint={t.noLimit}
              error={wrong(field)}
              dir="ltr"
              autoComplete="off"
              inputMode="numeric"
              maxLength={7}
              value={fields[field]}
              onChange={({ target }) => change({ [field]: target.value })}
            />
          ))}
        </div>
      )}
    </>
  )
}

/** What is seldom set: the days from and until which it counts, and what must be ordered with it. */
export function MoreFields({ fields, change, wrong }: ReductionFieldsProps) {
  const { t } = useReductionEditText()
  const { first, last, companion } = fields
  const isSet = first !== '' || last !== '' || companion !== null
  const kinds = (['none', 'categories', 'items'] as const).map((kind) => ({ value: kind, text: t.companions[kind] }))
  const ticks = {
    chosen: companion?.ids ?? [],
    error: wrong('companion'),
    onChange: (id: string, is: boolean) =>
      companion &&
      change({
        companion: { ...companion, ids: is ? [...companion.ids, id] : companion.ids.filter((one) => one !== id) },
      }),
  }
  return (
    <FoldedFields title={t.more} opens={isSet || [first, 'companion', 'times.from', 'times.to'].some(wrong)}>
      <RadioGroup
        label={t.companion}
        name="reduction-companion"
        value={companion?.kind ?? 'none'}
        choices={kinds}
        onChange={(kind) => change({ companion: kind === 'none' ? null : { kind: kind as 'items', ids: [] } })}
      />
      {companion?.kind === 'categories' && <CategoryTicks label={t.categories} {...ticks} />}
      {companion?.kind === 'items' && <ItemTicks label={t.items} {...ticks} />}
      {companion && <p className="text-sm text-ink-2">{t.companionHint}</p>}
      <div className="grid grid-cols-2 items-start gap-3 sm:max-w-md">
        <MomentField
          label={t.first}
          type="date"
          value={first}
          error={wrong('times.from')}
          onChange={({ target }) => change({ first: target.value })}
        />
        <MomentField
          label={t.last}
          type="date"
          value={last}
          error={wrong('times.to')}
          onChange={({ target }) => change({ last: target.value })}
        />
      </div>
    </FoldedFields>
  )
}
