// A meal deal as an order line keeps it: each part's share of the price, how long it takes and what it contains
// (OPT-7).
import type { Making } from '#domain/branch/capacity/capacity.ts'
import type { LocalText } from '#domain/shared/locale.ts'
import type { Cents } from '#domain/shared/money.ts'
import { splitPrice } from '#domain/shared/split-price.ts'
import { type Age, ageOf, ageOfLine, highestAge } from '../age.ts'
import { type Declaration, declarationOf, tidyDeclaration } from '../allergens.ts'
import { choicePrice } from '../choice-price.ts'
import { declarationsOf } from '../chosen.ts'
import type { Chosen, ItemGroup } from '../options.ts'
import { type LineOption, lineOptions, makingWith } from '../piece-price.ts'
import { type DealMenu, dealPrice, pickedParts } from './deal-price.ts'
import type { ChosenParts, Part } from './parts.ts'

/** A part as an order line keeps it: its words, price and contents never change later. */
export interface LinePart<Text = LocalText> {
  readonly part: string
  readonly item: string
  readonly name: Text
  /** The shop's own short word of that time, for staff; absent: the name. */
  readonly kitchenName?: string | undefined
  readonly options: readonly LineOption<Text>[]
  /** Its share of the price of one deal, in cents; the shares add up to that price. */
  readonly price: Cents
  readonly making: readonly Making[]
  /** Null: not declared. */
  readonly declaration: Declaration | null
  /** From which age it may be sold; absent: ordered before it was kept. */
  readonly age?: Age | undefined
  /** That it was made, while the line is not ready: stations make parts one by one. */
  readonly ready?: boolean | undefined
}

/** The parts of a deal that costs `price` cents, each with its share by what its item would cost alone. */
export function linePartsOf<Text>(
  parts: readonly Part<unknown>[],
  chosen: ChosenParts,
  menu: DealMenu<Text>,
  price: Cents,
): readonly LinePart<Text>[] {
  const picked = pickedParts(parts, chosen, menu)
  const shares = splitPrice(
    price,
    picked.map(({ item, chosen }) => choicePrice(item, chosen)),
  )
  return picked.map(({ part, item, chosen }, at) => {
    const { id, name, kitchenName, groups = [], making = [] } = item
    const changes = declarationsOf(groups, chosen)
    return {
      part,
      item: id,
      name,
      ...(kitchenName && { kitchenName }),
      options: lineOptions(groups, chosen),
      price: shares[at] ?? 0,
      making: makingWith(making, groups, chosen),
      declaration: declarationOf(item, changes) ?? null,
      age: ageOf(item, changes),
    }
  })
}

export interface PricedPiece<Text = LocalText> {
  /** Cents for one. */
  readonly price: Cents
  /** Of a meal deal, what was chosen for each part. */
  readonly parts?: readonly LinePart<Text>[]
  readonly making: readonly Making[]
  /** Null: not declared. */
  readonly declaration: Declaration | null
  /** From which age it may be sold. */
  readonly age: Age
}

/**
 * What one piece costs, how long making it takes, what it contains and from which age it may be sold; `price` is its
 * price before the parts of a deal.
 */
export function pieceOf<Text>(
  item: PieceItem<Text>,
  price: Cents,
  chosen: Chosen,
  picked: ChosenParts,
  menu: DealMenu<Text>,
): PricedPiece<Text> {
  const { groups = [], parts = [] } = item
  // A deal need not say what it contains itself: its parts do.
  const own = parts.length > 0 ? { ...item, declaration: item.declaration ?? { contains: [], mayContain: [] } } : item
  const changes = declarationsOf(groups, chosen)
  const alone = {
    price,
    making: makingWith(item.making ?? [], groups, chosen),
    declaration: declarationOf(own, changes) ?? null,
    age: ageOf(own, changes),
  }
  if (parts.length === 0) return alone
  const all = dealPrice(price, parts, picked, menu)
  const lines = linePartsOf(parts, picked, menu, all)
  return {
    price: all,
    parts: lines,
    making: makingTogether([alone.making, ...lines.map(({ making }) => making)]),
    declaration: containedTogether([alone, ...lines]),
    age: highestAge([alone, ...lines].map(ageOfLine)),
  }
}

interface Contained {
  readonly declaration?: Declaration | null | undefined
}

interface PieceItem<Text> {
  readonly category: string
  readonly groups?: readonly ItemGroup<Text>[]
  readonly parts?: readonly Part<unknown>[]
  readonly making?: readonly Making[]
  readonly declaration?: Declaration
}

/** Seconds by station of everything together. */
function makingTogether(all: readonly (readonly Making[])[]): readonly Making[] {
  const seconds = new Map<string, number>()
  for (const { station, seconds: more } of all.flat()) seconds.set(station, (seconds.get(station) ?? 0) + more)
  return [...seconds].map(([station, sum]) => ({ station, seconds: sum }))
}

/** How many of them nobody has declared. */
export const undeclaredAmong = (all: readonly Contained[]): number =>
  all.filter(({ declaration }) => !declaration).length

/** What all parts contain together; undeclared as soon as one part is. */
const containedTogether = (all: readonly Contained[]): Declaration | null =>
  undeclaredAmong(all) === 0 ? declaredTogether(all) : null

/** What each part declares before anything is chosen; nothing if it can be nothing, or something undeclared. */
export const containedInParts = (
  parts: readonly { readonly choose: readonly { readonly item: string }[] }[],
  declarationOfItem: (item: string) => Declaration | null | undefined,
): readonly Contained[] =>
  parts.map(({ choose }) => {
    const items = choose.map(({ item }) => ({ declaration: declarationOfItem(item) }))
    return { declaration: items.length > 0 ? containedTogether(items) : null }
  })

/** Of the parts of a meal deal of which not all are declared: what the declared ones contain is true all the same. */
export function declaredTogether(parts: readonly Contained[]): Declaration {
  const declared = parts.flatMap(({ declaration }) => declaration ?? [])
  return tidyDeclaration({
    contains: declared.flatMap(({ contains }) => contains),
    mayContain: declared.flatMap(({ mayContain }) => mayContain),
  })
}
