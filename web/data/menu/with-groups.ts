// An item of the menu with all that can be chosen of it: the groups that it asks for, as they stand at it.
import { type Declaration, declarationOf } from '#domain/menu/allergens.ts'
import { declarationsOf } from '#domain/menu/chosen.ts'
import { type Chosen, groupsAt, type ItemGroup, type ItemOption } from '#domain/menu/options.ts'
import { shownSizes, sizesGroup } from '#domain/menu/sizes.ts'
import { itemHere } from './item-here.ts'
import type { MenuItem, MenuState } from './menu-state.ts'

/** `out` names the branches at which it is out of stock. */
export interface MenuOption extends ItemOption<string> {
  readonly out?: readonly string[]
}

export interface MenuGroup extends Omit<ItemGroup<string>, 'options'> {
  readonly options: readonly MenuOption[]
}

export interface FullItem extends Omit<MenuItem, 'groups'> {
  readonly groups: readonly MenuGroup[]
}

/** Whether something can be chosen of it: a size, options, or the parts of a meal deal. */
export const hasChoices = (item: Pick<FullItem, 'groups' | 'parts'> | undefined): boolean =>
  item !== undefined &&
  (item.parts !== undefined || item.groups.some((group) => group.id !== sizesGroup || shownSizes(group).length > 1))

/** As the branch sells it; undefined if the item has left the menu. */
export function fullItem(
  { itemsById, groups, branches }: Pick<MenuState, 'itemsById' | 'groups' | 'branches'>,
  id: string,
  branch: string | null,
): FullItem | undefined {
  const item = itemsById.get(id)
  if (!item) return undefined
  const { groups: uses = [], ...rest } = itemHere(item, branch, branches)
  const known = new Map(groups.map((group) => [group.id, group]))
  return { ...rest, groups: groupsAt(known, uses) as readonly MenuGroup[] }
}

/** The item with these contents, in place of those that it comes with (ALLG-3). */
export function declaredAs<Shown extends Pick<MenuItem, 'declaration'>>(
  { declaration: _, ...item }: Shown,
  declaration: Declaration | null,
): Shown {
  return { ...item, ...(declaration && { declaration }) } as Shown
}

/** The item as somebody chose it: what it contains follows from its options (ALLG-3). */
export const asChosen = <Shown extends Pick<FullItem, 'declaration' | 'groups'>>(item: Shown, chosen: Chosen): Shown =>
  declaredAs(item, declarationOf(item, declarationsOf(item.groups, chosen)) ?? null)

export const optionsOut =
  (item: { readonly groups: readonly Pick<MenuGroup, 'options'>[] } | undefined, branch: string | null) =>
  (option: string): boolean =>
    branch !== null &&
    (item?.groups.some(({ options }) => options.some(({ id, out }) => id === option && out?.includes(branch))) ?? false)
