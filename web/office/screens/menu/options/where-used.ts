// Where a group of options is asked for, and by how many items (OPT-5).
import { type GroupUse, isOfSizes, usesOf } from '#domain/menu/options.ts'
import { sizesGroup } from '#domain/menu/sizes.ts'

interface Item {
  readonly id: string
  readonly category: string
  readonly groups?: readonly Pick<GroupUse, 'group'>[] | undefined
}
export type UsesOwner = { readonly item: string } | { readonly category: string }
export interface OwnedUses {
  readonly owner: UsesOwner
  readonly uses: readonly GroupUse[]
  /** Changes with every change of `uses`. */
  readonly version: string
}

/** The uses of this item or category itself. */
export const usesAt = (owned: readonly OwnedUses[], owner: UsesOwner): readonly GroupUse[] =>
  owned.find((one) => same(one.owner, owner))?.uses ?? []

/** '' if it asks for nothing yet. */
export const versionAt = (owned: readonly OwnedUses[], owner: UsesOwner): string =>
  owned.find((one) => same(one.owner, owner))?.version ?? ''

const same = (one: UsesOwner, other: UsesOwner): boolean =>
  'item' in one ? 'item' in other && one.item === other.item : 'category' in other && one.category === other.category

/** The items that ask for the group, by themselves or by their category. A use that offers nothing asks for nothing. */
export const itemsAsking = <Asked extends Item>(
  group: string,
  items: readonly Asked[],
  owned: readonly OwnedUses[],
): Asked[] =>
  items.filter(({ id, category, groups }) =>
    // An item says by its prices in which sizes it is sold.
    group === sizesGroup
      ? groups?.some(isOfSizes)
      : usesOf(usesAt(owned, { category }), usesAt(owned, { item: id })).some(
          (use) => use.group === group && use.only?.length !== 0,
        ),
  )

/** The categories that ask for it as a whole, and the items that do so themselves. */
export function ownersOf(group: string, owned: readonly OwnedUses[]): UsesOwner[] {
  return owned
    .filter(({ uses }) => uses.some((use) => use.group === group && use.only?.length !== 0))
    .map(({ owner }) => owner)
}
