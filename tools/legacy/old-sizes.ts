// How the old site, and our exports in its shapes, say sizes: a choice on a line, and a price for each on an item
// (OPT-2).
import { firstSizeNames } from '#domain/menu/first-sizes.ts'
import type { Item } from '#domain/menu/menu.ts'
import type { LineOption } from '#domain/menu/piece-price.ts'
import { asItComes, type SizePrice, shownSizes, sizesGroup } from '#domain/menu/sizes.ts'
import type { Cents } from '#domain/shared/money.ts'

export const choices = ['one', 'glass', 'bottle', 'persons-1', 'persons-2', 'persons-3', 'persons-4'] as const
export type OldChoice = (typeof choices)[number]

export const sizeOfChoice = (choice: OldChoice): string => (choice === 'one' ? asItComes : choice.toUpperCase())

/** The choice of a line with these options; one if it is in a size of the owner's own. */
export const choiceOf = (options: readonly Pick<LineOption, 'group' | 'option'>[]): OldChoice => {
  const size = options.find(({ group }) => group === sizesGroup)?.option
  return choices.find((choice) => sizeOfChoice(choice) === size) ?? 'one'
}

/** The options of an imported line: its size. What it cost is the price of the line. */
export function optionsOfChoice(choice: OldChoice): readonly LineOption[] {
  if (choice === 'one') return []
  const option = sizeOfChoice(choice)
  return [{ group: sizesGroup, option, kind: 'one', name: firstSizeNames[option] ?? {}, quantity: 1, price: 0 }]
}

/** One entry of a combo: for `persons` people, `count` pieces at `price` cents. */
export interface OldPortion {
  readonly persons: number
  readonly count: number
  readonly price: Cents
}

export interface OldPrices {
  /** Null if it is sold only by the glass, by the bottle or as a combo. */
  readonly price: Cents | null
  readonly glassPrice?: Cents | null
  readonly bottlePrice?: Cents | null
  readonly pieces?: readonly OldPortion[]
}

type Priced = Pick<Item, 'price' | 'sizes'>

interface AllPrices extends OldPrices {
  readonly glassPrice: Cents | null
  readonly bottlePrice: Cents | null
  readonly pieces: readonly OldPortion[]
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
  const pieces = [1, 2, 3, 4].flatMap((persons): OldPortion[] => {
    const own = sizes?.find(({ size }) => size === `PERSONS-${persons}`)
    return own ? [{ persons, count: own.count ?? 0, price: own.price }] : []
  })
  const glassPrice = of('GLASS')
  const bottlePrice = of('BOTTLE')
  const others = pieces.length > 0 || glassPrice !== null || bottlePrice !== null
  return { price: sizes && others ? of(asItComes) : price, glassPrice, bottlePrice, pieces }
}

/** The sizes from which one chooses, with their whole prices; an item with one price comes as it comes. */
export const sizesToChoose = ({ price, sizes }: Priced): readonly { readonly id: string; readonly price: Cents }[] =>
  sizes ? shownSizes({ options: sizes.map((one) => ({ id: one.size, price: one.price })) }) : [{ id: asItComes, price }]
