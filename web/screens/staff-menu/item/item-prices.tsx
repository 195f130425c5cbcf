// The prices of an item: as it comes, by the glass, by the bottle, and as a combo for one to four persons.
import { useState } from 'react'
import { TextField } from '../../../components/fields/field.tsx'
import { useMenuEditText } from '../../../i18n/menu-edit/index.ts'
import { type ItemForm, personCounts } from './item-form.ts'

type ItemPricesProps = {
  form: ItemForm
  onChange: (change: Partial<ItemForm>) => void
  wrong: (field: string) => string | undefined
  /** Whether glass and bottle belong to this category: then their fields are open. */
  drinks: boolean
}

const typed = { inputMode: 'decimal', autoComplete: 'off', dir: 'ltr', maxLength: 12 } as const

export function ItemPrices({ form, onChange, wrong, drinks }: ItemPricesProps) {
  const { t } = useMenuEditText()
  const price = (of: 'price' | 'glassPrice' | 'bottlePrice') => (
    <TextField
      label={t[of]}
      {...typed}
      value={form[of]}
      error={wrong(of)}
      onChange={(event) => onChange({ [of]: event.target.value })}
      {...(of === 'price' && { hint: t.priceHint })}
    />
  )
  // The initial state: clearing a price must not fold its field away.
  const [open] = useState(() => drinks || sellsOtherwise(form))
  return (
    <>
      {price('price')}
      <details open={open} className="rounded-control border border-line">
        <summary className="flex min-h-14 items-center rounded-control px-4 font-medium">{t.otherPrices}</summary>
        <div className="grid gap-4 px-4 pt-1 pb-4">
          <div className="grid items-start gap-3 sm:grid-cols-2">
            {price('glassPrice')}
            {price('bottlePrice')}
          </div>
          <div>
            <p className="font-semibold">{t.combo}</p>
            <p className="mb-2 text-sm text-ink-2">{t.comboHint}</p>
            <div className="grid gap-3">
              {personCounts.map((persons) => (
                <Piece key={persons} persons={persons} form={form} onChange={onChange} wrong={wrong} />
              ))}
            </div>
          </div>
        </div>
      </details>
    </>
  )
}

const sellsOtherwise = ({ glassPrice, bottlePrice, pieces }: ItemForm): boolean =>
  glassPrice !== '' || bottlePrice !== '' || personCounts.some((persons) => pieces[persons].price !== '')

type PieceProps = Omit<ItemPricesProps, 'drinks'> & { persons: (typeof personCounts)[number] }

function Piece({ persons, form, onChange, wrong }: PieceProps) {
  const { t } = useMenuEditText()
  const piece = form.pieces[persons]
  const set = (change: Partial<typeof piece>) =>
    onChange({ pieces: { ...form.pieces, [persons]: { ...piece, ...change } } })
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot be in a grid beside its fields.
    <div
      role="group"
      aria-label={t.persons(persons)}
      className="grid grid-cols-2 items-start gap-3 sm:grid-cols-[6rem_1fr_1fr]"
    >
      <p className="font-medium max-sm:col-span-2 sm:mt-9">{t.persons(persons)}</p>
      <TextField
        label={t.pieces}
        {...typed}
        inputMode="numeric"
        value={piece.count}
        error={wrong(`pieces.${persons}.count`)}
        onChange={(event) => set({ count: event.target.value })}
      />
      <TextField
        label={t.price}
        {...typed}
        value={piece.price}
        error={wrong(`pieces.${persons}.price`)}
        onChange={(event) => set({ price: event.target.value })}
      />
    </div>
  )
}
