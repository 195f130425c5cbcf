// The fields of an item's form besides its texts: prices in each size, where and when it is sold (CATG-2), making
// times, and its place.
import { useRef, useState } from 'react'
import type { Output, Problem } from '#contract/index.ts'
import { firstSizeNames } from '#domain/menu/first-sizes.ts'
import { groupLimits } from '#domain/menu/group-draft.ts'
import { isOfSizes } from '#domain/menu/options.ts'
import { asItComes, isForPersons, sizesGroup } from '#domain/menu/sizes.ts'
import type { SaleRules } from '#domain/menu/sold.ts'
import { localize } from '#domain/shared/locale.ts'
import { linkTo } from '#web/data/address/location.ts'
import { type EditableGroup, type EditableItem, useGroups, useSaveGroup } from '#web/data/staff/menu-api.ts'
import { useShopMenu } from '#web/data/staff/shop-api.ts'
import { FoldedFields, WantedFields } from '#web/office/staff/fields/folded-fields.tsx'
import { useTellRefusal } from '#web/office/staff/toasts.tsx'
import { Button, LinkButton } from '#web/ui/controls/button.tsx'
import { TextField } from '#web/ui/fields/field.tsx'
import { usePaceText } from '#web/words/board/index.ts'
import { useMenuEditText } from '#web/words/editor/index.ts'
import { PickField, TypedField } from '../menu-fields.tsx'
import { SoldFields } from '../sold/sold-fields.tsx'
import { makingFrom } from '../times/typed-times.ts'
import { useStations } from '../times/use-stations.ts'
import {
  type ItemForm,
  type ItemPlace,
  type ItemSubject,
  type NewSizeFields,
  noNewSize,
  type SizeFields,
} from './item-form.ts'

export type ItemFieldsProps = {
  form: ItemForm
  onChange: (change: Partial<ItemForm>) => void
  /** What is wrong with a field, as a sentence. */
  wrong: (field: string) => string | undefined
}

export function ItemPrices({ form, onChange, wrong }: ItemFieldsProps) {
  const { t } = useMenuEditText()
  return (
    <>
      <TypedField
        of="price"
        label={t.price}
        hint={t.priceHint}
        value={form.price}
        error={wrong('price')}
        onType={(price) => onChange({ price })}
      />
      <FoldedFields
        title={t.sizes}
        opens={form.newSize.name !== '' || Object.keys(form.sizes).some((id) => isFilled(form, id))}
      >
        <Sizes form={form} onChange={onChange} wrong={wrong} />
      </FoldedFields>
    </>
  )
}

function Sizes({ form, onChange, wrong }: ItemFieldsProps) {
  const { t } = useMenuEditText()
  const sizes = useSizes(form)
  const sold = useSoldSizes()
  const error = wrong('sizes')
  // Other prices may be typed while a size is being added.
  const latest = useRef(form.sizes)
  latest.current = form.sizes
  const fields: SizesProps = {
    form,
    wrong,
    set: (id, change) =>
      onChange({ sizes: { ...form.sizes, [id]: { price: '', count: '', ...form.sizes[id], ...change } } }),
  }
  const combos = sizes.filter(({ id }) => isForPersons(id))
  const drinks = sizes.filter(({ id }) => isGlassOrBottle(id))
  const drinksSold = isAnySold(drinks, sold)
  const own = sizes.filter(({ id }) => !isForPersons(id) && (drinksSold || !isGlassOrBottle(id)))
  return (
    <>
      <p className="text-sm text-ink-2">{t.sizesHint}</p>
      <SizePrices {...fields} sizes={own} />
      {drinks.length > 0 && !drinksSold && (
        <FoldedFields title={t.drinkSizes} opens={drinks.some(({ id }) => isFilled(form, id))} small>
          <SizePrices {...fields} sizes={drinks} />
        </FoldedFields>
      )}
      {combos.length > 0 && (
        <WantedFields
          line={t.comboLine}
          used={isAnySold(combos, sold)}
          opens={combos.some(({ id }) => isFilled(form, id))}
        >
          <Combos {...fields} sizes={combos} />
        </WantedFields>
      )}
      {error && (
        <p role="alert" className="text-sm font-medium text-cherry">
          {error}
        </p>
      )}
      <NewSize
        typed={form.newSize}
        onType={(newSize) => onChange({ newSize })}
        onAdd={(id, text) =>
          onChange({ sizes: { ...latest.current, [id]: { price: text, count: '' } }, newSize: noNewSize })
        }
        error={wrong('newSize')}
      />
      <LinkButton href={linkTo('/food-edit-options')} variant="text" className="-ms-2 justify-self-start">
        {t.otherSizes}
      </LinkButton>
    </>
  )
}

interface SizesProps {
  readonly form: ItemForm
  readonly wrong: ItemFieldsProps['wrong']
  readonly set: (size: string, change: Partial<SizeFields>) => void
}

type OfSizesProps = SizesProps & { sizes: readonly NamedSize[] }

function SizePrices({ sizes, ...fields }: OfSizesProps) {
  const { t } = useMenuEditText()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot be in a grid beside its fields.
    <div role="group" aria-label={t.sizes} className="grid grid-cols-2 items-start gap-3 empty:hidden sm:grid-cols-3">
      {sizes.map(({ id, name }) => (
        <SizePrice key={id} {...fields} size={id} label={name} />
      ))}
    </div>
  )
}

function Combos({ sizes, ...fields }: OfSizesProps) {
  const { t } = useMenuEditText()
  const { form, wrong, set } = fields
  return (
    <div>
      <p className="font-semibold">{t.combo}</p>
      <p className="mb-2 text-sm text-ink-2">{t.comboHint}</p>
      <div className="grid gap-3">
        {sizes.map(({ id, name }) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot be in a grid beside its fields.
          <div
            key={id}
            role="group"
            aria-label={name}
            className="grid grid-cols-2 items-start gap-3 sm:grid-cols-[6rem_1fr_1fr]"
          >
            <p className="font-medium wrap-anywhere max-sm:col-span-2 sm:mt-9">
              <bdi>{name}</bdi>
            </p>
            <TypedField
              of="number"
              label={t.pieces}
              value={form.sizes[id]?.count ?? ''}
              error={wrong(`sizes.${id}.count`)}
              onType={(count) => set(id, { count })}
            />
            <SizePrice {...fields} size={id} label={t.price} />
          </div>
        ))}
      </div>
    </div>
  )
}

function SizePrice({ form, wrong, set, size, label }: SizesProps & { size: string; label: string }) {
  return (
    <TypedField
      of="price"
      label={<bdi>{label}</bdi>}
      value={form.sizes[size]?.price ?? ''}
      error={wrong(`sizes.${size}.price`)}
      onType={(price) => set(size, { price })}
    />
  )
}

const isGlassOrBottle = (id: string): boolean => id in firstSizeNames && id !== asItComes && !isForPersons(id)

const isFilled = ({ sizes }: ItemForm, id: string): boolean =>
  `${sizes[id]?.price ?? ''}${sizes[id]?.count ?? ''}` !== ''

const isAnySold = (sizes: readonly NamedSize[], sold: ReadonlySet<string>): boolean =>
  sizes.some(({ id }) => sold.has(id))

/** The sizes that anything on the menu is sold in. */
function useSoldSizes(): ReadonlySet<string> {
  const { locale } = useMenuEditText()
  const items = useShopMenu(locale).data?.items ?? []
  return new Set(items.flatMap(({ groups = [] }) => groups.filter(isOfSizes).flatMap(({ only = [] }) => only)))
}

type NewSizeProps = {
  typed: NewSizeFields
  onType: (typed: NewSizeFields) => void
  onAdd: (id: string, price: string) => void
  error: string | undefined
}

/** Adds a size to those of the shop, with its price for this item. */
function NewSize({ typed, onType, onAdd, error }: NewSizeProps) {
  const { t, locale } = useMenuEditText()
  const group = useGroups().data?.groups.find(({ id }) => id === sizesGroup)
  const save = useSaveGroup()
  const tellRefusal = useTellRefusal()
  const { name, price } = typed
  const [isMissing, setMissing] = useState(false)
  if (!group) return null
  function add(to: EditableGroup): void {
    setMissing(name.trim() === '')
    if (name.trim() === '') return
    const option = { id: '', name: { [locale]: name.trim() }, price: 0, most: 1 }
    save.mutate(
      { ...to, options: [...to.options, option] },
      {
        onSuccess: ({ options }) => onAdd(options.at(-1)?.id ?? '', price),
        onError: (error) => tellRefusal(error, () => add(to)),
      },
    )
  }
  return (
    <div className="grid grid-cols-2 items-start gap-3 sm:grid-cols-[1fr_1fr_auto]">
      <TextField
        label={t.newSize}
        autoComplete="off"
        maxLength={groupLimits.name}
        value={name}
        error={isMissing && name.trim() === '' ? t.newSizeName : error}
        onChange={(event) => onType({ ...typed, name: event.target.value })}
      />
      <TypedField
        of="price"
        label={t.newSizePrice}
        value={price}
        onType={(text) => onType({ ...typed, price: text })}
      />
      <Button
        variant="quiet"
        size="staff"
        busy={save.isPending}
        className="max-sm:col-span-2 sm:mt-7"
        onClick={() => add(group)}
      >
        {t.addSize}
      </Button>
    </div>
  )
}

type ItemSoldProps = Omit<ItemFieldsProps, 'wrong'> & {
  problems: readonly Problem[]
  /** What its category says, which holds as well. */
  within: SaleRules | undefined
  /** The item on the menu; absent for a new one. */
  stored: EditableItem | undefined
}

export function ItemSold({ form, onChange, problems, within, stored }: ItemSoldProps) {
  const sizes = useSizes(form)
    .filter(({ id }) => isTyped(form.sizes, id))
    .map(({ id, name }) => ({ size: id, name, usual: form.sizes[id]?.price ?? '' }))
  const isPlain = sizes.length === 0 || form.price !== '' || hasPlain(form)
  return (
    <SoldFields
      sold={form.sold}
      stored={stored}
      onChange={(sold) => onChange({ sold })}
      problems={problems}
      within={within}
      prices={{
        of: [...(isPlain ? [{ size: asItComes, name: '', usual: form.price }] : []), ...sizes],
        typed: form.branchPrices,
        onType: (branchPrices) => onChange({ branchPrices }),
      }}
    />
  )
}

const hasPlain = ({ branchPrices }: ItemForm): boolean =>
  Object.values(branchPrices).some((typed) => (typed[asItComes] ?? '') !== '')

interface NamedSize {
  readonly id: string
  readonly name: string
}

/** Those that customers see, in their order, and any that has a price here; none until they are read. */
function useSizes({ sizes }: Pick<ItemForm, 'sizes'>): readonly NamedSize[] {
  const { locale } = useMenuEditText()
  const group = useGroups().data?.groups.find(({ id }) => id === sizesGroup)
  if (!group) return []
  const known = group.options.filter(({ id, hidden }) => id !== asItComes && (!hidden || isTyped(sizes, id)))
  const isGone = (id: string) => group.options.every((option) => option.id !== id)
  const gone = Object.keys(sizes).filter((id) => isTyped(sizes, id) && isGone(id))
  return [
    ...known.map(({ id, name }) => ({ id, name: localize(name, locale) })),
    ...gone.map((id) => ({ id, name: id })),
  ]
}

const isTyped = (sizes: ItemForm['sizes'], id: string): boolean => (sizes[id]?.price ?? '') !== ''

export function ItemMaking({ form, onChange, wrong }: ItemFieldsProps) {
  const { t } = usePaceText()
  const { stations } = useStations()
  if (!stations || stations.length === 0) return null
  const sent = makingFrom(form.making)
  const said = stations.flatMap(({ id, name }) => (form.making[id] ? [`${name} ${form.making[id]}`] : []))
  return (
    <FoldedFields
      title={t.making}
      summary={<bdi>{said.join(' · ')}</bdi>}
      opens={sent.some((_, at) => wrong(`making.${at}`))}
    >
      <p className="text-sm text-ink-2">{`${t.timesLead} ${t.timesHint}`}</p>
      <div className="grid grid-cols-2 items-start gap-3 sm:grid-cols-3">
        {stations.map(({ id, name }) => (
          <TypedField
            key={id}
            of="time"
            label={<bdi>{name}</bdi>}
            error={wrong(`making.${sent.findIndex(({ station }) => station === id)}`) && t.timeWrong}
            value={form.making[id] ?? ''}
            onType={(text) => onChange({ making: { ...form.making, [id]: text } })}
          />
        ))}
      </div>
    </FoldedFields>
  )
}

type Menu = Output<'menu.readAll'>

/** Where the item is now. A new item goes to the end, a copy after its original. */
export function spotOf({ item, category }: ItemSubject, items: Menu['items']): ItemPlace {
  const place = items.filter((one) => one.category === category).findIndex(({ id }) => id === item?.id)
  return { category, place: place < 0 ? undefined : place + 1 }
}

type ItemSpotProps = {
  /** Undefined for a new item, which has no place yet. */
  item: string | undefined
  from: ItemPlace
  /** Null: it stays where it is. */
  moves: ItemPlace | null
  /** Without it, a new item is added where its category's screen is. */
  onChange: ((moves: ItemPlace | null) => void) | undefined
}

export function ItemSpot({ item, from, moves, onChange }: ItemSpotProps) {
  const { t, locale, number } = useMenuEditText()
  const menu = useShopMenu(locale).data
  const spot = moves ?? from
  const inCategory = (menu?.items ?? []).filter(({ id, category }) => category === spot.category && id !== item)
  const choose = (category: string) => onChange?.(category === from.category ? null : { category, place: undefined })
  return (
    <div className="grid items-start gap-3 sm:grid-cols-2">
      <PickField
        label={t.category}
        value={spot.category}
        disabled={!onChange}
        choices={(menu?.categories ?? []).map(({ id, name, hidden }) => [id, hidden ? t.hiddenOne(name) : name])}
        onPick={choose}
      />
      {item !== undefined && onChange && (
        <PickField
          label={t.place}
          value={String(spot.place ?? inCategory.length + 1)}
          choices={[undefined, ...inCategory].map((before, place) => [
            String(place + 1),
            before ? t.placeAfter(number(place + 1), before.name) : t.placeFirst(number(1)),
          ])}
          onPick={(picked) => {
            const place = Number(picked)
            onChange(spot.category === from.category && place === from.place ? null : { ...spot, place })
          }}
        />
      )}
    </div>
  )
}
