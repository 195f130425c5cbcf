// The options of a group while they are edited: add, move, remove, each with its fields.
import { useEffect, useRef } from 'react'
import { firstSizeNames } from '#domain/menu/first-sizes.ts'
import { groupLimits } from '#domain/menu/group-draft.ts'
import type { GroupKind } from '#domain/menu/options.ts'
import { directionOf, type Locale, localize } from '#domain/shared/locale.ts'
import { movedRow } from '#web/data/forms/moved-row.ts'
import { MoveButtons } from '#web/office/staff/fields/move-buttons.tsx'
import { Tick } from '#web/office/staff/fields/tick.tsx'
import { OffMenuHint, useBranchesOfOthers } from '#web/office/staff/off-menu-only.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { TextField } from '#web/ui/fields/field.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { plusIcon, warningIcon } from '#web/ui/icons/icons.ts'
import { trashIcon } from '#web/ui/icons/icons-staff.ts'
import { useOptionEditText } from '#web/words/editor/index.ts'
import { useVatText } from '#web/words/money/index.ts'
import { OptionDeclarationFields } from '../item/declaration-fields.tsx'
import { MoreFold, TypedField } from '../menu-fields.tsx'
import { useStations } from '../times/use-stations.ts'
import { ClassPick } from '../vat-fields.tsx'
import { type GroupEditing, newOption, type OptionForm } from './group-form.ts'

type OptionListProps = {
  form: GroupEditing
  language: Locale
  /** The option that is opened to be declared. */
  declares: string | undefined
}

export function OptionList({ form, language, declares }: OptionListProps) {
  const { t } = useOptionEditText()
  const { options } = form.form
  const isForAll = useBranchesOfOthers().length === 0
  const list = useRef<HTMLOListElement>(null)
  const added = useRef(false)
  const problem = form.wrong('options')

  useEffect(() => {
    if (!added.current || options.length === 0) return
    added.current = false
    list.current?.querySelector<HTMLInputElement>(':scope > li:last-child input')?.focus()
  }, [options.length])

  function add() {
    added.current = true
    form.set({ options: [...options, newOption()] })
  }

  const undeclared = form.isSizes ? 0 : options.filter(({ declaration }) => !declaration).length

  const change = (key: OptionForm['key'], part: Partial<OptionForm>) =>
    form.set({ options: options.map((one) => (one.key === key ? { ...one, ...part } : one)) })

  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-lg font-semibold">{t.options}</legend>
      <ol ref={list} className="grid gap-3">
        {options.map((option, place) => (
          <OptionFields
            key={option.key}
            option={option}
            kind={form.form.kind}
            isSize={form.isSizes}
            place={place}
            count={options.length}
            language={language}
            wrong={(field) => form.wrong(`options.${place}.${field}`)}
            onChange={(part) => change(option.key, part)}
            onMove={(by) => form.set({ options: movedRow(options, place, by) })}
            // What customers can choose elsewhere stays, whatever is done here.
            isKept={!isForAll && option.id !== '' && !option.hidden}
            declares={declares !== undefined && option.id === declares}
            onRemove={() => form.set({ options: options.filter(({ key }) => key !== option.key) })}
          />
        ))}
      </ol>
      {!isForAll && options.some(({ id }) => id !== '') && <OffMenuHint />}
      {undeclared > 0 && (
        <div className="mt-3">
          <Notice kind="warning" title={t.undeclaredOptions(undeclared)}>
            {t.undeclaredHint}
          </Notice>
        </div>
      )}
      {problem && (
        <p role="alert" className="mt-2 flex items-start gap-1.5 text-sm font-medium text-cherry">
          <Icon of={warningIcon} className="size-5" />
          <span>{problem}</span>
        </p>
      )}
      <Button
        variant="quiet"
        size="staff"
        className="mt-3"
        aria-disabled={options.length >= groupLimits.options}
        onClick={() => options.length < groupLimits.options && add()}
      >
        <Icon of={plusIcon} className="size-5" />
        <span>{t.addOption}</span>
      </Button>
    </fieldset>
  )
}

type OptionFieldsProps = {
  option: OptionForm
  kind: GroupKind
  /** A size costs what each item says; the first ones can be hidden, but not removed. */
  isSize: boolean
  /** From 0. */
  place: number
  count: number
  language: Locale
  wrong: (field: string) => string | undefined
  onChange: (part: Partial<OptionForm>) => void
  onMove: (by: 1 | -1) => void
  onRemove: () => void
  /** It can be neither removed nor hidden. */
  isKept: boolean
  /** Opened to say what it changes of what the item contains. */
  declares: boolean
}

function OptionFields(props: OptionFieldsProps) {
  const { option, kind, isSize, place, count, language, wrong, onChange, onMove, onRemove, isKept, declares } = props
  const { t, locale } = useOptionEditText()
  const called = localize(option.name, locale) || t.option(place + 1)
  const costs = kind !== 'remove' && !isSize
  return (
    <li className="rounded-control border border-line bg-card p-3">
      <fieldset className="grid min-w-0 gap-2">
        <legend className="sr-only">{called}</legend>
        <div
          className={`grid grid-cols-2 items-start gap-3 ${kind === 'many' ? 'sm:grid-cols-[minmax(0,1fr)_8rem_7rem]' : 'sm:grid-cols-[minmax(0,1fr)_8rem]'}`}
        >
          <div className={costs ? 'max-sm:col-span-2' : 'col-span-full'}>
            <TextField
              label={t.name}
              autoComplete="off"
              maxLength={200}
              lang={language}
              dir={directionOf(language)}
              value={option.name[language] ?? ''}
              placeholder={localize(option.name, language)}
              error={wrong('name')}
              onChange={(event) => onChange({ name: { ...option.name, [language]: event.target.value } })}
            />
          </div>
          {costs && (
            <TypedField
              of="signedPrice"
              label={t.extraPrice}
              placeholder="0"
              value={option.price}
              error={wrong('price')}
              onType={(price) => onChange({ price })}
            />
          )}
          {kind === 'many' && (
            <TypedField
              of="number"
              label={t.most}
              value={option.most}
              error={wrong('most')}
              onType={(most) => onChange({ most })}
            />
          )}
        </div>
        <More {...props} called={called} />
        <OptionDeclarationFields
          called={called}
          kind={kind}
          declaration={option.declaration}
          undeclared={isSize ? t.nothing : t.undeclared}
          onChange={(declaration) => onChange({ declaration })}
          open={declares}
        />
        <div className="flex flex-wrap items-center gap-1">
          <MoveButtons name={called} at={place} count={count} onMove={onMove} />
          <span className="ms-auto">
            <Tick
              label={t.hidden}
              checked={option.hidden}
              disabled={isKept}
              onChange={(hidden) => onChange({ hidden })}
            />
          </span>
          {!isKept && !(isSize && option.id in firstSizeNames) && (
            <IconButton icon={trashIcon} label={t.removeOf(called)} variant="danger" onClick={onRemove} />
          )}
        </div>
      </fieldset>
    </li>
  )
}

function More({ option, isSize, kind, wrong, onChange, called }: OptionFieldsProps & { called: string }) {
  const { t } = useOptionEditText()
  const vat = useVatText().t
  const stations = useStations().stations ?? []
  const own = option.vat && vat.classes[option.vat]
  const said = [option.kitchenName, ...Object.values(option.making), own, option.ownCup && t.ownCup]
    .filter(Boolean)
    .join(' · ')
  const isWrong = wrong('kitchenName') ?? wrong('making')
  return (
    <MoreFold title={t.more} called={called} summary={said} opens={isWrong !== undefined}>
      <div className="grid items-start gap-3 px-3 pt-1 pb-3 sm:grid-cols-2">
        <TextField
          label={t.kitchenName}
          hint={kind === 'one' ? t.kitchenHint : undefined}
          autoComplete="off"
          maxLength={80}
          value={option.kitchenName}
          error={wrong('kitchenName')}
          onChange={(event) => onChange({ kitchenName: event.target.value })}
        />
        {stations.map(({ id, name }) => (
          <TypedField
            key={id}
            of="time"
            label={t.making(name)}
            placeholder="0:20"
            value={option.making[id] ?? ''}
            error={wrong('making')}
            onType={(text) => onChange({ making: { ...option.making, [id]: text } })}
          />
        ))}
        {kind !== 'remove' && !isSize && (
          <ClassPick
            label={vat.edit.classLabel}
            value={option.vat}
            otherwise={vat.edit.ofItem}
            onPick={(of) => onChange({ vat: of })}
          />
        )}
        {kind !== 'remove' && !isSize && (
          <Tick label={t.ownCup} checked={option.ownCup} onChange={(ownCup) => onChange({ ownCup })} />
        )}
      </div>
    </MoreFold>
  )
}
