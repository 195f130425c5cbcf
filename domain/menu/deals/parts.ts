// A meal deal: an item of parts, each chosen among items that come with their own options (OPT-7).
import type { LocalText } from '#domain/shared/locale.ts'
import type { Cents } from '#domain/shared/money.ts'
import { defaultsOf, tidyChosen } from '../chosen.ts'
import type { Chosen, ItemGroup } from '../options.ts'
import { sizesAmong, usualSize, withSize } from '../sizes.ts'

export interface PartItem {
  readonly item: string
  /** Cents more for the deal with this one; 0: it is in the price. */
  readonly extra: Cents
}

/** `Text` is a text in all languages, or in the reader's. */
export interface Part<Text = LocalText> {
  /** Unique within its deal. */
  readonly id: string
  readonly name: Text
  readonly choose: readonly PartItem[]
}

/** What was chosen for one part; without options the item comes with its defaults. */
export interface ChosenPart {
  readonly part: string
  readonly item: string
  readonly options?: Chosen | undefined
}

/** What was chosen of a deal, in the order of its parts. */
export type ChosenParts = readonly ChosenPart[]

/** What is wished of a part's item: without options its defaults, without a size its usual one. */
export const wishedOfPart = (groups: readonly ItemGroup<unknown>[], options: Chosen | undefined): Chosen =>
  options ? withSize(groups, options, usualSize(sizesAmong(groups))) : defaultsOf(groups)

/** The same, tidy. */
export const chosenOfPart = (groups: readonly ItemGroup<unknown>[], options: Chosen | undefined): Chosen =>
  tidyChosen(groups, wishedOfPart(groups, options))

/**
 * The same in the order of the deal's parts, each with its options in their order. Parts that the deal does not have
 * stay, at the end, so that they are refused and not forgotten.
 */
export function tidyParts(
  parts: readonly Part<unknown>[],
  chosen: ChosenParts,
  groupsOf: (item: string) => readonly ItemGroup<unknown>[] = () => [],
): ChosenParts {
  const place = ({ part }: ChosenPart) => {
    const at = parts.findIndex(({ id }) => id === part)
    return at < 0 ? parts.length : at
  }
  return [...chosen]
    .sort((one, other) => place(one) - place(other))
    .map(({ part, item, options }) => ({ part, item, options: chosenOfPart(groupsOf(item), options) }))
}

/** The items, with only those in the parts of deals that are among them and are no deals themselves. */
export function withPartsLeft<Any extends { readonly id: string; readonly parts?: readonly Part[] }>(
  items: readonly Any[],
): Any[] {
  const known = new Set(items.filter(({ parts }) => !parts).map(({ id }) => id))
  const left = ({ choose, ...part }: Part): Part => ({ ...part, choose: choose.filter(({ item }) => known.has(item)) })
  return items.map((item) => (item.parts ? { ...item, parts: item.parts.map(left) } : item))
}

/** Whether a branch can make the deal: of each part, it has at least one item. */
export const canBeMade = (
  parts: readonly Pick<Part<unknown>, 'choose'>[] | undefined,
  hasItem: (item: string) => boolean,
): boolean => (parts ?? []).every(({ choose }) => choose.some(({ item }) => hasItem(item)))
