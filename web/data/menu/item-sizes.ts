// The sizes of an item on the menu: by the glass or the bottle, for how many people (MENU-3, MENU-4).
import { optionsAt } from '#domain/menu/options.ts'
import { chosenOnCard, isOfSizes, shownSizes } from '#domain/menu/size-ids.ts'
import { type MenuItem, menuStore } from './menu-state.ts'
import type { MenuOption } from './with-groups.ts'

/** The sizes to choose from, with what each adds to the item's price; undefined if it has one price only. */
export function sizesOf({ groups }: Pick<MenuItem, 'groups'>): readonly MenuOption[] | undefined {
  const use = groups?.find(isOfSizes)
  const group = use && menuStore.read().groups.find(({ id }) => id === use.group)
  return group && (shownSizes({ options: optionsAt(group, use) }) as MenuOption[])
}

const none: readonly MenuOption[] = []

/** Those that are chosen on the card itself; none where its sheet asks for them, or there is nothing to choose. */
export const sizesOnCard = (sizes = none): readonly MenuOption[] => (chosenOnCard(sizes) ? sizes : none)
