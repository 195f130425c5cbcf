// What one piece costs with its options, and how long making it takes (OPT-4).
import type { Making } from '../branch/capacity/capacity.ts'
import type { LocalText } from '../shared/locale.ts'
import type { Cents } from '../shared/money.ts'
import { askedGroups, quantityIn } from './chosen.ts'
import type { Chosen, GroupKind, ItemGroup } from './options.ts'
import { asItComes, sizesGroup } from './sizes.ts'

/** A chosen option as an order line keeps it: its words and price never change later. */
export interface LineOption<Text = LocalText> {
  readonly group: string
  readonly option: string
  readonly kind: GroupKind
  readonly name: Text
  readonly kitchenName?: string | undefined
  readonly quantity: number
  /** The default of a group of which one must be chosen. The barista need not be told of it. */
  readonly usual?: boolean | undefined
  /** Cents that all of it adds to one piece; what the item's price includes is 0. */
  readonly price: Cents
  /** For a size: how many pieces it consists of; absent if that is unknown. */
  readonly count?: number | undefined
}

/** The chosen options with what each adds to the price of one piece. The order of choosing never matters. */
export function lineOptions<Text>(groups: readonly ItemGroup<Text>[], chosen: Chosen): readonly LineOption<Text>[] {
  return askedGroups(groups, chosen).flatMap((group) => {
    const free = includedUnits(group, chosen)
    return group.options.flatMap((option): LineOption<Text>[] => {
      const quantity = quantityIn(chosen, option.id)
      if (quantity === 0) return []
      const { id, name, kitchenName, price, count } = option
      const paid = price * (quantity - (free.get(id) ?? 0))
      return [
        {
          group: group.id,
          option: id,
          kind: group.kind,
          name,
          ...(kitchenName && { kitchenName }),
          quantity,
          ...(isUsual(group, id) && { usual: true }),
          price: paid,
          ...(count !== undefined && { count }),
        },
      ]
    })
  })
}

/** Only where something else would have been said: a default that was taken away is not said at all. */
function isUsual({ id: group, kind, min, defaults }: ItemGroup<unknown>, id: string): boolean {
  // A wine that is sold by the glass and the bottle must say which it is.
  if (group === sizesGroup) return id === asItComes
  return kind === 'one' && min > 0 && defaults.some(({ option }) => option === id)
}

/** How many units of each option the price includes: the cheapest first, and only those that cost something. */
function includedUnits({ options, included }: ItemGroup<unknown>, chosen: Chosen): ReadonlyMap<string, number> {
  const units = new Map<string, number>()
  let left = included
  for (const { id } of options.filter((one) => one.price > 0).sort((a, b) => a.price - b.price)) {
    const taken = Math.min(left, quantityIn(chosen, id))
    units.set(id, taken)
    left -= taken
  }
  return units
}

/** Cents that a choice adds to the price of one piece; below 0 if it makes it cheaper. */
export const addedBy = (groups: readonly ItemGroup<unknown>[], chosen: Chosen): Cents =>
  lineOptions(groups, chosen).reduce((sum, { price }) => sum + price, 0)

/** Cents for one piece: `base` and what the options add, never below 0. */
export const pieceWith = (base: Cents, options: readonly Pick<LineOption, 'price'>[]): Cents =>
  Math.max(
    0,
    options.reduce((sum, { price }) => sum + price, base),
  )

/** Making time of one piece: the item's, and what the chosen options add, station by station. */
export function makingWith(
  base: readonly Making[],
  groups: readonly ItemGroup<unknown>[],
  chosen: Chosen,
): readonly Making[] {
  const seconds = new Map<string, number>()
  const add = (making: readonly Making[], times: number) => {
    for (const { station, seconds: more } of making) seconds.set(station, (seconds.get(station) ?? 0) + more * times)
  }
  add(base, 1)
  for (const { options } of askedGroups(groups, chosen))
    for (const { id, making } of options) add(making ?? [], quantityIn(chosen, id))
  return [...seconds].map(([station, all]) => ({ station, seconds: Math.max(0, all) }))
}
