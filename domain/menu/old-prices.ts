// The prices of an item as they stood before sizes were options; the old site's files still have them so (OPT-2).
import type { Cents } from '../shared/money.ts'
import type { Item } from './menu.ts'
import { asItComes, type SizePrice, shownSizes } from './sizes.ts'

/** One entry of a combo: for `persons` people, `count` pieces at `price` cents. */
export interface Piece {
  readonly persons: number
  readonly count: number
  readonly price: Cents
}

export interface OldPrices {
  /** Null if it is sold only by the glass, by the bottle or as a combo. */
  readonly price: Cents | null
  readonly glassPrice?: Cents | null
  readonly bottlePrice?: Cents | null
  readonly pieces?: readonly Piece[]
}

type Priced = Pick<Item, 'price' | 'sizes'>

interface AllPrices extends OldPrices {
  readonly glassPrice: Cents | null
  readonly bottlePrice: Cents | null
  readonly pieces: readonly Piece[]
}

/** The same as the prices of an item today. */
export function pricesOfOld({ price, glassPrice = null, bottlePrice = null, pieces = [] }: OldPrices): Priced {
  const sizes: SizePrice[] = [
    ...(glassPrice === null ? [] : [{ size: 'GLASS', price: glassPrice }]),
    ...(bottlePrice === null ? [] : [{ size: 'BOTTLE', price: bottlePrice }]),
    ...[...pieces]
      .sort((one, other) => one.persons - other.persons)
      .map(({ persons, count, price: each }) => ({ size: `PERSONS-${persons}`, price: each, count })),
  ]
  const base = price ?? sizes[0]?.price ?? 0
  if (sizes.length === 0) return { price: base }
  return { price: base, sizes: price === null ? sizes : [{ size: asItComes, price }, ...sizes] }
}

/** The prices of an item as the old site had them; sizes of the owner's own have none there. */
export function oldPricesOf({ price, sizes }: Priced): AllPrices {
  const of = (size: string): Cents | null => sizes?.find((one) => one.size === size)?.price ?? null
  const pieces = [1, 2, 3, 4].flatMap((persons): Piece[] => {
    const own = sizes?.find(({ size }) => size === `PERSONS-${persons}`)
    return own ? [{ persons, count: own.count ?? 0, price: own.price }] : []
  })
  const [glassPrice, bottlePrice] = [of('GLASS'), of('BOTTLE')]
  const others = pieces.length > 0 || glassPrice !== null || bottlePrice !== null
  return { price: sizes && others ? of(asItComes) : price, glassPrice, bottlePrice, pieces }
}

/** The sizes from which one chooses, with their whole prices; an item with one price comes as it comes. */
export const sizesToChoose = ({ price, sizes }: Priced): readonly { readonly id: string; readonly price: Cents }[] =>
  sizes ? shownSizes({ options: sizes.map((one) => ({ id: one.size, price: one.price })) }) : [{ id: asItComes, price }]
