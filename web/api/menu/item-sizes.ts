// The sizes of an item on the menu: by the glass or the bottle, for how many people (MENU-3, MENU-4).
import { groupAt, isOfSizes } from '../../../domain/menu/options.ts'
import { shownSizes } from '../../../domain/menu/sizes.ts'
import { type MenuItem, menuStore } from './menu-state.ts'
import type { MenuOption } from './with-groups.ts'

/** The sizes to choose from, with what each adds to the item's price; none if it has one price only. */
export function sizesOf({ groups }: Pick<MenuItem, 'groups'>): readonly MenuOption[] {
  const use = groups?.find(isOfSizes)
  const group = use && menuStore.read().groups.find(({ id }) => id === use.group)
  const here = group && groupAt(group, use)
  return shownSizes<MenuOption>(here)
}
