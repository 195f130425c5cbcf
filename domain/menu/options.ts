// What can be chosen of an item: options in groups that are edited once and used by many items (OPT-1).
import type { Making } from '../branch/capacity/capacity.ts'
import type { VatClass } from '../money/vat-class.ts'
import type { LocalText } from '../shared/locale.ts'
import type { Cents } from '../shared/money.ts'
import type { OptionDeclaration } from './allergens.ts'
import { sizesGroup, usualSize } from './size-ids.ts'

export { isOfSizes } from './size-ids.ts'

/** Choose one, choose several, or leave something out; what is left out costs nothing and saves nothing. */
export const groupKinds = ['one', 'many', 'remove'] as const
export type GroupKind = (typeof groupKinds)[number]

/** `Text` is a text in all languages, or in the reader's. */
export interface Option<Text = LocalText> {
  /** Unique in the whole shop, so that a choice is named by it alone. */
  readonly id: string
  readonly name: Text
  /** The shop's own short word, for the board; absent: the name. */
  readonly kitchenName?: string | undefined
  /** Cents for one of it, added to the price of the item; below 0 it makes the item cheaper. */
  readonly price: Cents
  /** The largest quantity of it; 1 is a tick. */
  readonly most: number
  /** What it adds to the making time of one piece. */
  readonly making?: readonly Making[] | undefined
  /** How it changes what the item contains (ALLG-1); absent: nobody has said. */
  readonly declaration?: OptionDeclaration | undefined
  /** What it adds to the price has this class; absent: that of the item. */
  readonly vat?: VatClass | undefined
  /** The customer brings a cup or box; it never costs more than the shop's own. */
  readonly ownCup?: boolean | undefined
  /** Customers no longer see it; orders and carts that have it still know its name. */
  readonly hidden?: boolean | undefined
}

/** Edited once, used by many items. */
export interface OptionGroup<Text = LocalText> {
  readonly id: string
  readonly name: Text
  readonly kind: GroupKind
  /** Units that must be chosen; 0: nothing must be. */
  readonly min: number
  /** Units that may be chosen; null: any number. */
  readonly max: number | null
  /** Units that the price of the item includes: the cheapest of those that are chosen. */
  readonly included: number
  readonly options: readonly Option<Text>[]
}

export interface ChosenOption {
  readonly option: string
  readonly quantity: number
}

/** What was chosen of one item, in the order of its groups and their options. */
export type Chosen = readonly ChosenOption[]

/** A group at an item or a whole category; what is absent is as in the group. */
export interface GroupUse {
  readonly group: string
  readonly min?: number | undefined
  readonly max?: number | null | undefined
  readonly included?: number | undefined
  readonly defaults?: Chosen | undefined
  /** Cents by option. */
  readonly prices?: Readonly<Record<string, Cents>> | undefined
  /** Of sizes: how many pieces one of it consists of, by option (MENU-4). */
  readonly counts?: Readonly<Record<string, number>> | undefined
  /** The options that are offered here; absent: all of them. */
  readonly only?: readonly string[] | undefined
  /** Asked only with one of these options, which belong to a group that is always asked. */
  readonly when?: readonly string[] | undefined
}

/** An option as it stands at one item. */
export interface ItemOption<Text = LocalText> extends Option<Text> {
  /** Of a size: how many pieces one of it consists of; absent: that is not said. */
  readonly count?: number | undefined
}

/** A group as it stands at one item. */
export interface ItemGroup<Text = LocalText> extends OptionGroup<Text> {
  readonly options: readonly ItemOption<Text>[]
  readonly defaults: Chosen
  readonly when?: readonly string[] | undefined
}

interface Priced {
  readonly id: string
  readonly price: Cents
  readonly hidden?: boolean | undefined
}

interface Use {
  readonly only?: readonly string[] | undefined
  readonly prices?: Readonly<Record<string, Cents>> | undefined
  readonly counts?: Readonly<Record<string, number>> | undefined
}

/** The options of a group that are offered: the one place that says what an option costs at an item. */
export const optionsAt = <Option extends Priced>(
  { kind, options }: { readonly kind: string; readonly options: readonly Option[] },
  { only, prices, counts }: Use,
): (Option & { readonly count?: number | undefined })[] =>
  options
    .filter(({ id, hidden }) => !hidden && (only?.includes(id) ?? true))
    .map((option) => {
      const count = counts?.[option.id]
      const price = kind === 'remove' ? 0 : (prices?.[option.id] ?? option.price)
      return { ...option, price, ...(count !== undefined && { count }) }
    })

/**
 * The group as this use has it; undefined if nothing of it is offered. One of the sizes is always chosen, even if the
 * shop hides all that the item is sold in: then it cannot be had.
 */
export function groupAt<Text>(group: OptionGroup<Text>, use: Omit<GroupUse, 'group'>): ItemGroup<Text> | undefined {
  const isSizes = group.id === sizesGroup
  const options: ItemOption<Text>[] = optionsAt(group, use)
  if (options.length === 0 && !(isSizes && use.only?.length)) return undefined
  const usual = isSizes ? usualSize({ options }) : undefined
  const defaults = usual === undefined ? (use.defaults ?? []) : [{ option: usual, quantity: 1 }]
  return {
    ...group,
    // An option that was removed or hidden must not ask for more than there is.
    min: Math.min(use.min ?? group.min, isSizes ? 1 : options.reduce((sum, { most }) => sum + most, 0)),
    max: use.max === undefined ? group.max : use.max,
    included: use.included ?? group.included,
    options,
    defaults: defaults.filter(({ option }) => options.some(({ id }) => id === option)),
    ...(use.when && { when: use.when }),
  }
}

/**
 * The uses that count for an item, besides its sizes: those of its category, then its own. A group that the item names
 * itself is as the item says; with no option left (`only: []`) the item does without it.
 */
export function usesOf(ofCategory: readonly GroupUse[] = [], ofItem: readonly GroupUse[] = []): readonly GroupUse[] {
  const own = new Set(ofItem.map(({ group }) => group))
  return [...ofCategory.filter(({ group }) => !own.has(group)), ...ofItem]
}

/** The groups of an item, with all that these uses say of them. */
export const groupsAt = <Text>(
  groups: ReadonlyMap<string, OptionGroup<Text>>,
  uses: readonly GroupUse[],
): readonly ItemGroup<Text>[] =>
  uses.flatMap((use) => {
    const group = groups.get(use.group)
    return (group && groupAt(group, use)) ?? []
  })

/** Whether two tidy choices of options are the same. */
export const sameChosen = (one: Chosen = [], other: Chosen = []): boolean =>
  one.length === other.length &&
  one.every(({ option, quantity }, at) => other[at]?.option === option && other[at]?.quantity === quantity)
