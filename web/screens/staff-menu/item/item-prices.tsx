// The prices of an item: as it comes, and in its sizes; a combo's say how many pieces they are (EDIT-2, OPT-2).
import { useState } from 'react'
import { isForPersons } from '../../../../domain/menu/sizes.ts'
import { LinkButton } from '../../../components/controls/button.tsx'
import { TextField } from '../../../components/fields/field.tsx'
import { useMenuEditText } from '../../../i18n/editor/index.ts'
import { linkTo } from '../../../location.ts'
import type { ItemForm, SizeFields } from './item-form.ts'
import { useSizes } from './use-sizes.ts'

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
