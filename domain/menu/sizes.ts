// The sizes of an item: a group of options of which one is always chosen, and the only one with whole prices (OPT-2).
import type { Cents } from '../shared/money.ts'
import type { Chosen, GroupUse, ItemGroup, OptionGroup } from './options.ts'
import { asItComes, sizesGroup } from './size-ids.ts'

export { asItComes, isForPersons, shownSizes, sizesGroup, usualSize } from './size-ids.ts'

/** A size that an item is sold in. */
export interface SizePrice {
  readonly size: string
  /** Cents for one piece in this size. */
  readonly price: Cents
  /** How many pieces one of it consists of, as a combo says it; absent: that is not said. */
  readonly count?: number | undefined
}

/** The use of the group of sizes that says this; undefined for an item with one price only. */
export function sizesUse({
  price,
  sizes = [],
}: {
  readonly price: Cents
  readonly sizes?: readonly SizePrice[]
}): GroupUse | undefined {
  if (sizes.length === 0) return undefined
  const counts = sizes.flatMap(({ size, count }) => (count === undefined ? [] : [[size, count] as const]))
  return {
    group: sizesGroup,
    only: sizes.map(({ size }) => size),
    prices: Object.fromEntries(sizes.map((one) => [one.size, one.price - price])),
    ...(counts.length > 0 && { counts: Object.fromEntries(counts) }),
  }
}

/** The sizes that a use says, hidden ones included, in the order of the group; undefined for one price only. */
export function sizesIn(
  price: Cents,
  use: GroupUse | undefined,
  group: OptionGroup<unknown> | undefined,
): readonly SizePrice[] | undefined {
  const offered = group?.options.filter(({ id }) => use && (use.only?.includes(id) ?? true)) ?? []
  if (offered.length === 0) return undefined
  return offered.map((option): SizePrice => {
    const count = use?.counts?.[option.id]
    return {
      size: option.id,
      price: Math.max(0, price + (use?.prices?.[option.id] ?? option.price)),
      ...(count !== undefined && { count }),
    }
  })
}

type Group = Pick<ItemGroup<unknown>, 'id'>

/** The group of sizes among the groups of an item; undefined for one price only. */
export const sizesAmong = <Any extends Group>(groups: readonly Any[] | undefined): Any | undefined =>
  groups?.find(({ id }) => id === sizesGroup)

/** The other groups. */
export const withoutSizes = <Any extends Group>(groups: readonly Any[]): readonly Any[] =>
  groups.filter(({ id }) => id !== sizesGroup)

/** Cents for one piece in this size, before other options; null if the item is not sold in it. */
export function sizePrice(
  { price, groups }: { readonly price: Cents; readonly groups?: readonly ItemGroup<unknown>[] },
  size: string,
): Cents | null {
  const group = sizesAmong(groups)
  if (!group) return size === asItComes ? price : null
  const option = group.options.find(({ id }) => id === size)
  return option ? Math.max(0, price + option.price) : null
}

/** The size in a choice; undefined if there is none in it. */
export const sizeIn = (groups: readonly ItemGroup<unknown>[] | undefined, chosen: Chosen): string | undefined =>
  sizesAmong(groups)?.options.find(({ id }) => chosen.some(({ option }) => option === id))?.id

/** Adds `size` to a choice without a size, if the item is sold in it. An item with one price has no sizes. */
export function withSize(groups: readonly ItemGroup<unknown>[], chosen: Chosen, size: string = asItComes): Chosen {
  const group = sizesAmong(groups)
  if (!group) return chosen.filter(({ option }) => option !== asItComes)
  if (sizeIn(groups, chosen) !== undefined || group.options.every(({ id }) => id !== size)) return chosen
  return [{ option: size, quantity: 1 }, ...chosen]
}

/** The choice in another size. */
export const inSize = (groups: readonly ItemGroup<unknown>[], chosen: Chosen, size: string): Chosen =>
  withSize(
    groups,
    chosen.filter(({ option }) => sizesAmong(groups)?.options.every(({ id }) => id !== option) ?? true),
    size,
  )

interface SizedOptions {
  readonly group: string
  readonly option: string
}

/** The options of a line without its size. */
export const optionsBesideSize = <Option extends SizedOptions>(options: readonly Option[]): Option[] =>
  options.filter(({ group }) => group !== sizesGroup)

interface Grouped {
  readonly price: Cents
  /** Uses of groups, or groups as they stand at the item. */
  readonly groups?: readonly (GroupUse | ItemGroup<unknown>)[] | undefined
}

/** What an item costs in each of its sizes, hidden ones of a use included. */
export function sizePricesOf({ price, groups = [] }: Grouped): Readonly<Record<string, Cents>> {
  for (const group of groups) {
    if ('group' in group && group.group === sizesGroup)
      return Object.fromEntries(Object.entries(group.prices ?? {}).map(([size, more]) => [size, price + more]))
    if ('options' in group && group.id === sizesGroup)
      return Object.fromEntries(group.options.map((option) => [option.id, price + option.price]))
  }
  return { [asItComes]: price }
}

/** The item with other whole prices of the sizes that it is sold in. */
export function withSizePrices<Shown extends Grouped>(item: Shown, prices: Readonly<Record<string, Cents>>): Shown {
  const more = (size: string, before: Cents): Cents => {
    const price = prices[size]
    return price === undefined ? before : price - item.price
  }
  const groups = item.groups?.map((group) => {
    if ('group' in group) {
      if (group.group !== sizesGroup) return group
      const own = Object.entries(group.prices ?? {}).map(([size, before]) => [size, more(size, before)])
      return { ...group, prices: Object.fromEntries(own) }
    }
    if (group.id !== sizesGroup) return group
    return { ...group, options: group.options.map((one) => ({ ...one, price: more(one.id, one.price) })) }
  })
  return { ...item, ...(groups && { groups }) }
}

/** An item that costs something else as it comes; its other sizes keep their prices. */
export function withPrice<Shown extends Grouped>(item: Shown, price: Cents): Shown {
  if (price === item.price) return item
  const before = sizePricesOf(item)
  return withSizePrices({ ...item, price }, { ...before, ...(asItComes in before && { [asItComes]: price }) })
}
