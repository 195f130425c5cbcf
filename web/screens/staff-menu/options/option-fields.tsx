// The fields of one option: name, price and most in one row; what the board, the clock and the customer need folded away.
import { useRef } from 'react'
import { firstSizeNames } from '../../../../domain/menu/first-sizes.ts'
import type { GroupKind } from '../../../../domain/menu/options.ts'
import { directionOf, type Locale, localize } from '../../../../domain/shared/locale.ts'
import { IconButton } from '../../../components/controls/icon-button.tsx'
import { TextField } from '../../../components/fields/field.tsx'
import { Icon } from '../../../components/icons/icon.tsx'
import { chevronDownIcon } from '../../../components/icons/icons-more.ts'
import { trashIcon } from '../../../components/icons/icons-staff.ts'
import { useOptionEditText } from '../../../i18n/editor/index.ts'
import { Tick } from '../../../staff/fields/tick.tsx'
import { useStations } from '../times/use-stations.ts'
import type { OptionForm } from './group-form.ts'
import { OptionDeclarationFields } from './option-declaration.tsx'

type OptionFieldsProps = {
  option: OptionForm
  kind: GroupKind
  /** A size costs what each item says; the first ones can be hidden, but not removed. */
  isSize: boolean
  /** From 0. */
  place: number
  last: boolean
  language: Locale
  /** The sentence about a field of this option. */
  wrong: (field: string) => string | undefined
  onChange: (part: Partial<OptionForm>) => void
  onMove: (by: 1 | -1) => void
  onRemove: () => void
  /** Opened to say what it changes of what the item contains. */
  declares: boolean
}

export function OptionFields(props: OptionFieldsProps) {
  const { option, kind, isSize, place, last, language, wrong, onChange, onMove, onRemove, declares } = props
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
            <TextField
              label={t.price}
              inputMode="text"
              autoComplete="off"
              dir="ltr"
              maxLength={12}
              placeholder="0"
              value={option.price}
              error={wrong('price')}
              onChange={(event) => onChange({ price: event.target.value })}
            />
          )}
          {kind === 'many' && (
            <TextField
              label={t.most}
              inputMode="numeric"
              autoComplete="off"
              dir="ltr"
              maxLength={3}
              value={option.most}
              error={wrong('most')}
              onChange={(event) => onChange({ most: event.target.value })}
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
          <IconButton
            icon={chevronDownIcon}
            label={t.up(called)}
            aria-disabled={place === 0}
            onClick={() => onMove(-1)}
            className="rotate-180 aria-disabled:opacity-40"
          />
          <IconButton
            icon={chevronDownIcon}
            label={t.down(called)}
            aria-disabled={last}
            onClick={() => onMove(1)}
            className="aria-disabled:opacity-40"
          />
          <span className="ms-auto">
            <Tick label={t.hidden} checked={option.hidden} onChange={(hidden) => onChange({ hidden })} />
          </span>
          {!(isSize && option.id in firstSizeNames) && (
            <IconButton icon={trashIcon} label={t.removeOption(called)} variant="danger" onClick={onRemove} />
          )}
        </div>
      </fieldset>
    </li>
  )
}

function More({ option, isSize, kind, wrong, onChange, called }: OptionFieldsProps & { called: string }) {
  const { t } = useOptionEditText()
  const stations = useStations().stations ?? []
  const said = [option.kitchenName, ...Object.values(option.making), option.ownCup && t.ownCup]
    .filter(Boolean)
    .join(' · ')
  const isWrong = wrong('kitchenName') ?? wrong('making')
  // Once it is open it stays so: mending a mistake must not fold its field away.
  const open = useRef(false)
  if (isWrong) open.current = true
  return (
    <details open={open.current} className="group rounded-control border border-line">
      <summary className="flex min-h-12 items-center gap-2 rounded-control px-3 text-sm font-medium">
        {t.more}
        <span className="sr-only">: {called}</span>
        <bdi className="ms-auto min-w-0 truncate font-normal text-ink-2 group-open:hidden">{said}</bdi>
        <Icon of={chevronDownIcon} className="size-4 group-open:ms-auto group-open:rotate-180" />
      </summary>
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
          <TextField
            key={id}
            label={t.making(name)}
            autoComplete="off"
            dir="ltr"
            maxLength={6}
            placeholder="0:20"
            value={option.making[id] ?? ''}
            error={wrong('making')}
            onChange={(event) => onChange({ making: { ...option.making, [id]: event.target.value } })}
          />
        ))}
        {kind !== 'remove' && !isSize && (
          <Tick label={t.ownCup} checked={option.ownCup} onChange={(ownCup) => onChange({ ownCup })} />
        )}
      </div>
    </details>
  )
}
