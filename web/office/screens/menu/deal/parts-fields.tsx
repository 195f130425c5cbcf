// The parts of a meal deal: what each is called, and which items it can be, at which extra price (OPT-7).

import { useDeferredValue, useState } from 'react'
import { hasSearched } from '#domain/shared/fold-for-search.ts'
import { localize } from '#domain/shared/locale.ts'
import { useShopMenu } from '#web/data/staff/shop-api.ts'
import { FoldedFields } from '#web/office/staff/fields/folded-fields.tsx'
import { LocalLineField } from '#web/office/staff/fields/local-fields.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { TextField } from '#web/ui/fields/field.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { plusIcon } from '#web/ui/icons/icons.ts'
import { useDealEditText } from '#web/words/editor/index.ts'
import { TypedField } from '../menu-fields.tsx'
import { type TypedChoice, type TypedPart, withNewPart } from './typed-parts.ts'

type PartsFieldsProps = {
  /** The id of the item; undefined for a new one. */
  own: string | undefined
  parts: readonly TypedPart[]
  onChange: (parts: TypedPart[]) => void
  /** The sentence about a field, such as 'parts.0.choose'. */
  wrong: (field: string) => string | undefined
  /** Whether something in it is wrong. */
  opens: boolean
}

export function PartsFields({ own, parts, onChange, wrong, opens }: PartsFieldsProps) {
  const { t, locale } = useDealEditText()
  const ofAll = wrong('parts')
  const names = parts.map(({ name }) => localize(name, locale)).filter(Boolean)
  return (
    <FoldedFields title={t.title} summary={names.join(' + ') || t.none} opens={opens}>
      <p className="text-sm text-ink-2">{t.hint}</p>
      {ofAll && (
        <p role="alert" className="font-medium text-cherry">
          {ofAll}
        </p>
      )}
      <ol className="grid gap-4 empty:hidden">
        {parts.map((part, at) => (
          <PartCard
            key={part.key}
            own={own}
            part={part}
            at={at}
            onChange={(next) => onChange(parts.map((one) => (one === part ? next : one)))}
            onRemove={() => onChange(parts.filter((one) => one !== part))}
            wrong={(field) => wrong(`parts.${at}.${field}`)}
          />
        ))}
      </ol>
      <Button variant="quiet" size="staff" className="justify-self-start" onClick={() => onChange(withNewPart(parts))}>
        <Icon of={plusIcon} className="size-5" />
        <span>{t.addPart}</span>
      </Button>
    </FoldedFields>
  )
}

type PartCardProps = {
  own: string | undefined
  part: TypedPart
  /** 0 for the first. */
  at: number
  onChange: (part: TypedPart) => void
  onRemove: () => void
  wrong: (field: string) => string | undefined
}

function PartCard({ own, part, at, onChange, onRemove, wrong }: PartCardProps) {
  const { t, locale } = useDealEditText()
  const items = useShopMenu(locale).data?.items ?? []
  const nameOf = (id: string) => items.find((item) => item.id === id)?.name ?? id
  const called = localize(part.name, locale) || t.part(at + 1)
  const setChoose = (choose: readonly TypedChoice[]) => onChange({ ...part, choose })
  const empty = wrong('choose')
  return (
    <li className="grid gap-3 rounded-control border border-line bg-card p-3">
      <LocalLineField
        label={t.name(at + 1)}
        value={part.name}
        error={wrong('name')}
        onChange={(name) => onChange({ ...part, name })}
      />
      <ul aria-label={t.itemsOf(called)} className="grid gap-3 border-b border-line pb-3 empty:hidden">
        {part.choose.map((choice, place) => (
          <Choice
            key={choice.item}
            name={nameOf(choice.item)}
            choice={choice}
            onType={(extra) => setChoose(part.choose.map((one) => (one === choice ? { ...one, extra } : one)))}
            onRemove={() => setChoose(part.choose.filter((one) => one !== choice))}
            error={wrong(`choose.${place}`) ?? wrong(`choose.${place}.extra`)}
          />
        ))}
      </ul>
      {empty && (
        <p role="alert" className="text-sm font-medium text-cherry">
          {empty}
        </p>
      )}
      <FindItem
        label={t.addItem(called)}
        items={items.filter(({ id, parts }) => id !== own && !parts && !part.choose.some(({ item }) => item === id))}
        onPick={(item) => setChoose([...part.choose, { item, extra: '' }])}
      />
      <Button variant="text" className="-ms-2 justify-self-start text-cherry" onClick={onRemove}>
        {t.removePart(called)}
      </Button>
    </li>
  )
}

type ChoiceProps = {
  name: string
  choice: TypedChoice
  onType: (extra: string) => void
  onRemove: () => void
  error: string | undefined
}

function Choice({ name, choice, onType, onRemove, error }: ChoiceProps) {
  const { t } = useDealEditText()
  return (
    <li className="flex flex-wrap items-end gap-x-3 gap-y-1 border-t border-line pt-3">
      <bdi className="basis-full font-medium wrap-anywhere">{name}</bdi>
      <div className="w-32">
        <TypedField
          of="price"
          label={
            <>
              <span>{`${t.extra} `}</span>
              <span className="sr-only">{name}</span>
            </>
          }
          value={choice.extra}
          error={error}
          onType={onType}
        />
      </div>
      <Button variant="quiet" className="min-h-12" onClick={onRemove}>
        <span>{`${t.takeOut} `}</span>
        <span className="sr-only">{name}</span>
      </Button>
    </li>
  )
}

interface Found {
  readonly id: string
  readonly name: string
}

type FindItemProps = {
  label: string
  items: readonly Found[]
  onPick: (id: string) => void
}

function FindItem({ label, items, onPick }: FindItemProps) {
  const { t } = useDealEditText()
  const [typed, setTyped] = useState('')
  const wanted = useDeferredValue(typed)
  const found = items.filter(({ name }) => hasSearched(name, wanted))
  return (
    <div className="grid gap-2">
      <TextField
        label={label}
        type="search"
        autoComplete="off"
        maxLength={100}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        // Enter in a search must not save the whole item: it picks the first.
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          if (wanted && found[0]) onPick(found[0].id)
        }}
      />
      {/* Names that nobody remembers are found here without typing. */}
      <ul className="flex max-h-44 flex-wrap gap-2 overflow-y-auto p-1">
        {found.map(({ id, name }) => (
          <li key={id}>
            <button
              type="button"
              onClick={() => onPick(id)}
              className="min-h-12 rounded-control border border-edge bg-card px-4 text-start font-medium"
            >
              + <bdi>{name}</bdi>
            </button>
          </li>
        ))}
        {wanted && found.length === 0 && <li className="text-sm text-ink-2">{t.nothing}</li>}
      </ul>
    </div>
  )
}
