// What an item costs in each of its sizes, and where and when it is sold at its own price (CATG-2).
import { useState } from 'react'
import { asItComes, isForPersons, sizesGroup } from '../../../../domain/menu/sizes.ts'
import type { Sold } from '../../../../domain/menu/sold.ts'
import { localize } from '../../../../domain/shared/locale.ts'
import { useGroups } from '../../../api/staff/menu-calls.ts'
import { LinkButton } from '../../../components/controls/button.tsx'
import { TextField } from '../../../components/fields/field.tsx'
import { useMenuEditText } from '../../../i18n/editor/index.ts'
import { lazyPart } from '../../../lazy-part.tsx'
import { linkTo } from '../../../location.ts'
import type { ItemForm, SizeFields } from './item-form.ts'

type ItemPricesProps = {
  form: ItemForm
  onChange: (change: Partial<ItemForm>) => void
  wrong: (field: string) => string | undefined
  /** Whether items of this category are sold in sizes: then their fields are open. */
  sized: boolean
}

const typed = { inputMode: 'decimal', autoComplete: 'off', dir: 'ltr', maxLength: 12 } as const

export function ItemPrices({ form, onChange, wrong, sized }: ItemPricesProps) {
  const { t } = useMenuEditText()
  // The initial state: clearing a price must not fold its field away.
  const [open] = useState(() => sized || Object.values(form.sizes).some(({ price }) => price !== ''))
  return (
    <>
      <TextField
        label={t.price}
        hint={t.priceHint}
        {...typed}
        value={form.price}
        error={wrong('price')}
        onChange={(event) => onChange({ price: event.target.value })}
      />
      <details open={open} className="rounded-control border border-line">
        <summary className="flex min-h-14 items-center rounded-control px-4 font-medium">{t.sizes}</summary>
        <Sizes form={form} onChange={onChange} wrong={wrong} />
      </details>
    </>
  )
}

function Sizes({ form, onChange, wrong }: Omit<ItemPricesProps, 'sized'>) {
  const { t } = useMenuEditText()
  const sizes = useSizes(form)
  const combos = sizes.filter(({ id }) => isForPersons(id))
  const plain = sizes.filter(({ id }) => !isForPersons(id))
  const error = wrong('sizes')
  const fields = (id: string): SizeFields => form.sizes[id] ?? { price: '', count: '' }
  const set = (id: string, change: Partial<SizeFields>) =>
    onChange({ sizes: { ...form.sizes, [id]: { ...fields(id), ...change } } })
  const price = (id: string, label: string) => (
    <TextField
      key={id}
      label={<bdi>{label}</bdi>}
      {...typed}
      value={fields(id).price}
      error={wrong(`sizes.${id}.price`)}
      onChange={(event) => set(id, { price: event.target.value })}
    />
  )
  return (
    <div className="grid gap-4 px-4 pt-1 pb-4">
      <p className="text-sm text-ink-2">{t.sizesHint}</p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot be in a grid beside its fields. */}
      <div role="group" aria-label={t.sizes} className="grid grid-cols-2 items-start gap-3 empty:hidden sm:grid-cols-3">
        {plain.map(({ id, name }) => price(id, name))}
      </div>
      {combos.length > 0 && (
        <div>
          <p className="font-semibold">{t.combo}</p>
          <p className="mb-2 text-sm text-ink-2">{t.comboHint}</p>
          <div className="grid gap-3">
            {combos.map(({ id, name }) => (
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
                <TextField
                  label={t.pieces}
                  {...typed}
                  inputMode="numeric"
                  value={fields(id).count}
                  error={wrong(`sizes.${id}.count`)}
                  onChange={(event) => set(id, { count: event.target.value })}
                />
                {price(id, t.price)}
              </div>
            ))}
          </div>
        </div>
      )}
      {error && (
        <p role="alert" className="text-sm font-medium text-cherry">
          {error}
        </p>
      )}
      <LinkButton href={linkTo('/food-edit-options')} variant="text" className="-ms-2 justify-self-start">
        {t.otherSizes}
      </LinkButton>
    </div>
  )
}

const SoldFields = lazyPart(
  () => import('../sold/sold-fields.tsx').then((file) => file.SoldFields),
  <div className="h-14" />,
)

type ItemSoldProps = {
  form: ItemForm
  onChange: (change: Partial<ItemForm>) => void
  problemAt: (field: string) => string | undefined
  /** What its category says, which holds as well. */
  within: Sold | undefined
}

export function ItemSold({ form, onChange, problemAt, within }: ItemSoldProps) {
  const sizes = useSizes(form)
    .filter(({ id }) => isTyped(form.sizes, id))
    .map(({ id, name }) => ({ size: id, name, usual: form.sizes[id]?.price ?? '' }))
  const isPlain = sizes.length === 0 || form.price !== '' || hasPlain(form)
  return (
    <SoldFields
      sold={form.sold}
      onChange={(sold) => onChange({ sold })}
      problemAt={problemAt}
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
