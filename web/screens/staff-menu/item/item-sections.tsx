// The sections of the form of an item, apart from its prices: texts, what it contains, making times, and its place.

import { useState } from 'react'
import type { Output } from '../../../../contract/index.ts'
import type { Declaration } from '../../../../domain/menu/allergens.ts'
import { isOfSizes } from '../../../../domain/menu/options.ts'
import { directionOf, type Locale } from '../../../../domain/shared/locale.ts'
import { usePlaces } from '../../../api/staff/shop.ts'
import { Segmented } from '../../../components/controls/segmented.tsx'
import { VisuallyHidden } from '../../../components/display/visually-hidden.tsx'
import { SelectField, TextArea, TextField } from '../../../components/fields/field.tsx'
import { usePaceText } from '../../../i18n/board/index.ts'
import { useAllergensText } from '../../../i18n/customer/index.ts'
import { useMenuEditText } from '../../../i18n/editor/index.ts'
import { useOfferedLanguages } from '../../../staff/fields/local-fields.tsx'
import { makingFrom } from '../times/typed-times.ts'
import { useStations } from '../times/use-stations.ts'
import { DeclarationFold, DeclaredNames, useNameList } from './declaration-fields.tsx'
import type { ItemForm, Spot, Subject } from './item-form.ts'

type ItemTextsProps = {
  form: ItemForm
  language: Locale
  onLanguage: (language: Locale) => void
  onChange: (change: Partial<ItemForm>) => void
  wrong: (field: string) => string | undefined
}

export function ItemTexts({ form, language, onLanguage, onChange, wrong }: ItemTextsProps) {
  const { t } = useMenuEditText()
  const offered = useOfferedLanguages()
  const field = (of: 'name' | 'desc' | 'desc2') => ({
    lang: language,
    dir: directionOf(language),
    value: form[of][language] ?? '',
    error: wrong(`${of}.${language}`) ?? (of === 'name' ? wrong('name') : undefined),
    onChange: (event: { target: { value: string } }) =>
      onChange({ [of]: { ...form[of], [language]: event.target.value } }),
  })
  return (
    <div className="grid gap-4">
      {offered.length > 1 && (
        <div>
          <Segmented
            label={t.language}
            size="staff"
            value={language}
            onChange={onLanguage}
            segments={offered.map((each) => ({ value: each, text: <Mark locale={each} missing={!form.name[each]} /> }))}
          />
          <p className="mt-1.5 text-sm text-ink-2">{t.languageHint}</p>
        </div>
      )}
      <TextField label={t.name} autoComplete="off" maxLength={200} data-autofocus {...field('name')} />
      <TextArea label={t.description} rows={2} maxLength={500} {...field('desc')} />
      <TextArea label={t.description2} hint={t.description2Hint} rows={2} maxLength={500} {...field('desc2')} />
    </div>
  )
}

function Mark({ locale, missing }: { locale: Locale; missing: boolean }) {
  const { t } = useMenuEditText()
  return (
    <>
      <span className="uppercase">{locale}</span>
      {missing && (
        <span className="size-2.5 rounded-full border-2 border-current">
          <VisuallyHidden>{t.missing}</VisuallyHidden>
        </span>
      )}
    </>
  )
}

type ItemDeclarationProps = {
  form: ItemForm
  onChange: (change: Partial<ItemForm>) => void
  /** Open from the start, for a member who came to declare the item. */
  open: boolean
}

const none: Declaration = { contains: [], mayContain: [] }

export function ItemDeclaration({ form: { declaration }, onChange, open }: ItemDeclarationProps) {
  const { t } = useMenuEditText()
  // Brings the choices back if “not declared” was pressed by mistake.
  const [last, setLast] = useState(declaration ?? none)
  const set = (next: Declaration) => {
    setLast(next)
    onChange({ declaration: next })
  }
  return (
    <DeclarationFold
      title={t.declaration}
      hint={t.declarationHint}
      summary={<Summary declaration={declaration} />}
      declared={declaration !== null}
      onDeclared={(is) => onChange({ declaration: is ? last : null })}
      open={open}
      undeclaredHint={t.undeclaredHint}
    >
      {declaration && <DeclaredNames declaration={declaration} onChange={set} />}
    </DeclarationFold>
  )
}

function Summary({ declaration }: { declaration: Declaration | null }) {
  const { t } = useAllergensText()
  const words = useMenuEditText().t
  const list = useNameList()
  if (!declaration) return words.undeclared
  const { contains, mayContain } = declaration
  if (contains.length + mayContain.length === 0) return t.none
  return [contains.length > 0 && t.contains(list(contains)), mayContain.length > 0 && t.traces(list(mayContain))]
    .filter(Boolean)
    .join('. ')
}

type ItemMakingProps = {
  form: ItemForm
  onChange: (change: Partial<ItemForm>) => void
  wrong: (field: string) => string | undefined
}

export function ItemMaking({ form, onChange, wrong }: ItemMakingProps) {
  const { t } = usePaceText()
  const { stations } = useStations()
  if (!stations || stations.length === 0) return null
  const sent = makingFrom(form.making)
  return (
    <fieldset className="grid gap-2">
      <legend className="font-semibold">{t.making}</legend>
      <p className="text-sm text-ink-2">
        {t.timesLead} {t.timesHint}
      </p>
      <div className="grid grid-cols-2 items-start gap-3 sm:grid-cols-3">
        {stations.map(({ id, name }) => (
          <TextField
            key={id}
            label={<bdi>{name}</bdi>}
            autoComplete="off"
            dir="ltr"
            maxLength={6}
            error={wrong(`making.${sent.findIndex(({ station }) => station === id)}`) && t.timeWrong}
            value={form.making[id] ?? ''}
            onChange={(event) => onChange({ making: { ...form.making, [id]: event.target.value } })}
          />
        ))}
      </div>
    </fieldset>
  )
}

type Menu = Output<'menu.readAll'>

/** Where the item is now. A new item goes to the end, a copy after its original. */
export function spotOf({ item, category }: Subject, items: Menu['items']): Spot {
  const place = items.filter((one) => one.category === category).findIndex(({ id }) => id === item?.id)
  return { category, place: place < 0 ? undefined : place + 1 }
}

/** Whether this category has sizes: something in it is sold in sizes, or its icon suggests it. */
export function sellsInSizes(menu: Menu | undefined, category: string): boolean {
  const icon = menu?.categories.find(({ id }) => id === category)?.icon
  const isSold = menu?.items.some((item) => item.category === category && item.groups?.some(isOfSizes))
  return isSold === true || icon === 'bottle' || icon === 'cocktail'
}

type ItemSpotProps = {
  /** Undefined for a new item, which has no place yet. */
  item: string | undefined
  from: Spot
  /** Null: it stays where it is. */
  moves: Spot | null
  /** Without it, a new item is added where its category's screen is. */
  onChange: ((moves: Spot | null) => void) | undefined
}

export function ItemSpot({ item, from, moves, onChange }: ItemSpotProps) {
  const { t, locale, number } = useMenuEditText()
  const menu = usePlaces(locale).data
  const spot = moves ?? from
  const inCategory = (menu?.items ?? []).filter(({ id, category }) => category === spot.category && id !== item)
  const choose = (category: string) => onChange?.(category === from.category ? null : { category, place: undefined })
  return (
    <div className="grid items-start gap-3 sm:grid-cols-2">
      <SelectField
        label={t.category}
        value={spot.category}
        disabled={!onChange}
        onChange={(event) => choose(event.target.value)}
      >
        {(menu?.categories ?? []).map(({ id, name, hidden }) => (
          <option key={id} value={id}>
            {hidden ? t.hiddenOne(name) : name}
          </option>
        ))}
      </SelectField>
      {item !== undefined && onChange && (
        <SelectField
          label={t.place}
          value={spot.place ?? inCategory.length + 1}
          onChange={(event) => {
            const place = Number(event.target.value)
            onChange(spot.category === from.category && place === from.place ? null : { ...spot, place })
          }}
        >
          {[undefined, ...inCategory].map((before, place) => (
            <option key={before?.id ?? ''} value={place + 1}>
              {before ? t.placeAfter(number(place + 1), before.name) : t.placeFirst(number(1))}
            </option>
          ))}
        </SelectField>
      )}
    </div>
  )
}
