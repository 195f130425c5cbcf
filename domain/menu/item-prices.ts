// The prices of an item by name, as the sheet and the change of many prices take them: the one file that knows in which fields an item keeps them.
import type { Cents } from '../shared/money.ts'
import type { ItemDraft } from './item-draft.ts'
import type { Piece } from './menu.ts'

/** A combo's entries have a column for the price and one for the number of pieces. */
const persons = [1, 2, 3, 4] as const
const single = ['price', 'glassPrice', 'bottlePrice'] as const

export const priceColumns = [
  ...single,
  ...persons.flatMap((count) => [`pieces.${count}.price`, `pieces.${count}.count`] as const),
] as const
export type PriceColumn = (typeof priceColumns)[number]

/** Those of `priceColumns` that hold cents. */
export const itemPriceNames = [...single, ...persons.map((count) => `pieces.${count}.price` as const)] as const
export type ItemPriceName = (typeof itemPriceNames)[number]

/** Whether the column holds a number of pieces; every other one holds cents. */
export const isCount = (column: PriceColumn): boolean => column.endsWith('.count')

type Priced = Pick<ItemDraft, 'price' | 'glassPrice' | 'bottlePrice' | 'pieces'>

export type PriceValues = Readonly<Partial<Record<PriceColumn, Cents | null>>>

/** Every price of the item, and the pieces of its combo; null where it has none. */
export function priceValues({ price, glassPrice, bottlePrice, pieces }: Priced): Record<PriceColumn, Cents | null> {
  const entries = persons.flatMap((count) => {
    const piece = pieces.find((one) => one.persons === count)
    return [
      [`pieces.${count}.price`, piece?.price ?? null],
      [`pieces.${count}.count`, piece?.count ?? null],
    ]
  })
  return { price, glassPrice, bottlePrice, ...Object.fromEntries(entries) }
}

/** The item with these prices; those that are absent stay. A combo's entry without a price is not sold. */
export function withPrices(draft: ItemDraft, values: PriceValues): ItemDraft {
  const all = { ...priceValues(draft), ...values }
  return {
    ...draft,
    ...{ price: all.price, glassPrice: all.glassPrice, bottlePrice: all.bottlePrice },
    pieces: persons.flatMap((count): Piece[] => {
      const price = all[`pieces.${count}.price`]
      return price === null ? [] : [{ persons: count, count: all[`pieces.${count}.count`] ?? 0, price }]
    }),
  }
}
