// The prices of an item by name, as the sheet and the change of many prices take them.
import type { Cents } from '../shared/money.ts'
import type { ItemDraft } from './item-draft.ts'
import { asItComes, isForPersons, type SizePrice } from './sizes.ts'

/** The names that the first sizes had before there were others; sheets and open pages keep them. */
const persons = [1, 2, 3, 4] as const
const firstColumns = {
  glassPrice: 'GLASS',
  bottlePrice: 'BOTTLE',
  'pieces.1.price': 'PERSONS-1',
  'pieces.2.price': 'PERSONS-2',
  'pieces.3.price': 'PERSONS-3',
  'pieces.4.price': 'PERSONS-4',
} as const

/** The columns of every sheet: a combo's entries have one for the price and one for the number of pieces. */
export const priceColumns = [
  'price',
  'glassPrice',
  'bottlePrice',
  ...persons.flatMap((count) => [`pieces.${count}.price`, `pieces.${count}.count`] as const),
] as const
/**
 * A price as it comes, of a first size or, as 'size.large.price', of one that the owner added; or a number of pieces.
 */
export type PriceColumn = (typeof priceColumns)[number] | `size.${string}.price`
export type ItemPriceName = Exclude<PriceColumn, `${string}.count`>

/** Whether the column holds a number of pieces; every other one holds cents. */
export const isCount = (column: PriceColumn): boolean => column.endsWith('.count')

/** Whether the column holds the price of a size that the owner added. */
export const isOwnSize = (column: string): column is `size.${string}.price` => column.startsWith('size.')

/** The column of a price in this size. */
export function priceName(size: string): ItemPriceName {
  if (size === asItComes) return 'price'
  const first = Object.entries(firstColumns).find(([, id]) => id === size)?.[0]
  return (first as ItemPriceName | undefined) ?? `size.${size}.price`
}

/** The size that the column is about. */
export function sizeOfColumn(column: PriceColumn): string {
  if (column === 'price') return asItComes
  const first = firstColumns[column.replace('.count', '.price') as keyof typeof firstColumns]
  return first ?? column.slice('size.'.length, -'.price'.length)
}

type Priced = Pick<ItemDraft, 'price' | 'sizes'>

export type PriceValues = Readonly<Partial<Record<PriceColumn, Cents | null>>>

/** Every price of the item, and the pieces of its combo; null where it has none. */
export function priceValues({ price, sizes }: Priced): Readonly<Record<PriceColumn, Cents | null>> {
  const values: Partial<Record<PriceColumn, Cents | null>> = {}
  for (const column of priceColumns) values[column] = null
  values.price = price
  for (const one of sizes) {
    const name = priceName(one.size)
    values[name] = one.price
    if (isForPersons(one.size)) values[name.replace('.price', '.count') as PriceColumn] = one.count ?? null
  }
  return values as Record<PriceColumn, Cents | null>
}

/** The item with these prices; those that are absent stay. A size without a price is not sold. */
export function withPrices(draft: ItemDraft, values: PriceValues): ItemDraft {
  const all = { ...priceValues(draft), ...values }
  const named = (Object.keys(all) as PriceColumn[]).filter((column) => column !== 'price' && !isCount(column))
  const known = draft.sizes.map(({ size }) => size)
  const added = named.map(sizeOfColumn).filter((size) => !known.includes(size))
  return {
    ...draft,
    price: all.price,
    sizes: [...known, ...added].flatMap((size): SizePrice[] => {
      const name = priceName(size)
      const price = all[name] ?? null
      if (price === null) return []
      const before = draft.sizes.find((one) => one.size === size)
      const count = isForPersons(size) ? (all[name.replace('.price', '.count') as PriceColumn] ?? 0) : before?.count
      return [{ size, price, ...(count !== undefined && { count }) }]
    }),
  }
}
