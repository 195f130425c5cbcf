// The other choices of an item that may suit somebody who avoids something: with oat milk, without the biscuit
// (ALLG-2).
import type { Cents } from '../shared/money.ts'
import { type Declaration, declarationOf } from './allergens.ts'
import { askedGroups, checkChosen, declarationsOf, defaultsOf, quantityIn, tidyChosen } from './chosen.ts'
import type { OtherChoice } from './diet.ts'
import type { Chosen, ItemGroup, Option } from './options.ts'
import { addedBy } from './piece-price.ts'

/** A choice that differs from the item as it comes. */
export interface OtherWay<Text> {
  readonly chosen: Chosen
  /** What it differs in, for its name. */
  readonly options: readonly Option<Text>[]
  /** Cents more than the item as it comes; below 0 if it costs less. */
  readonly price: Cents
}

/**
 * What else the item can be with one or two other options, and what it then contains: first with one, in the order of
 * groups and options. Only options that change what is in it, that are not sold out, and that may be ordered together.
 */
export function otherChoices<Text>(
  item: { readonly declaration?: Declaration | undefined },
  groups: readonly ItemGroup<Text>[],
  isOut: (option: string) => boolean = () => false,
): readonly OtherChoice<OtherWay<Text>>[] {
  const usual = defaultsOf(groups)
  const swaps = askedGroups(groups, usual).flatMap((group) => swapsIn(group, usual))
  const pairs = swaps.flatMap((one, at) =>
    swaps.slice(at + 1).flatMap((other) => (excludes(one, other) ? [] : [[one, other]])),
  )
  return [...swaps.map((swap) => [swap]), ...pairs].flatMap((way) => {
    const chosen = tidyChosen(groups, way.reduce(withSwap, usual))
    if (checkChosen(groups, chosen, isOut).length > 0) return []
    const price = addedBy(groups, chosen) - addedBy(groups, usual)
    const declaration = declarationOf(item, declarationsOf(groups, chosen))
    return [{ choice: { chosen, options: way.map(({ option }) => option), price }, declaration }]
  })
}

/** One option more, in place of those that it excludes. */
interface Swap<Text> {
  readonly option: Option<Text>
  readonly instead: readonly string[]
}

function swapsIn<Text>({ kind, options }: ItemGroup<Text>, usual: Chosen): Swap<Text>[] {
  if (kind === 'many') return []
  const others = options.filter(({ id }) => quantityIn(usual, id) === 0)
  const isBurdened = options.some(({ id, declaration }) => quantityIn(usual, id) > 0 && brings(declaration))
  return others
    .filter(({ declaration }) => declaration && (declaration.removes.length > 0 || (kind === 'one' && isBurdened)))
    .map((option) => ({ option, instead: kind === 'one' ? options.map(({ id }) => id) : [] }))
}

/** Whether an option puts something into the item, or may: nobody knows of an undeclared one. */
const brings = (declaration: Option['declaration']): boolean =>
  !declaration || declaration.adds.length + declaration.mayContain.length > 0

const excludes = (one: Swap<unknown>, other: Swap<unknown>): boolean => one.instead.includes(other.option.id)

const withSwap = (chosen: Chosen, { option, instead }: Swap<unknown>): Chosen => [
  ...chosen.filter((each) => !instead.includes(each.option)),
  { option: option.id, quantity: 1 },
]
