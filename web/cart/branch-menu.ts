// The menu of a branch, as the rules for prices, choices and parts of meal deals look items up in it.
import type { PartsMenu } from '../../domain/menu/deals/check-parts.ts'
import type { MenuState } from '../api/menu/menu-state.ts'
import { type FullItem, fullItem, type MenuGroup, optionsOut } from '../api/menu/with-groups.ts'
import { isHadHere } from '../branch/sold-here.ts'

export type BranchMenu = PartsMenu<FullItem>

export const branchMenu = (
  menu: Pick<MenuState, 'itemsById' | 'groups' | 'branches'>,
  branch: string | null,
): BranchMenu => ({
  itemOf: (id) => fullItem(menu, id, branch),
  inStock: (id) => isHadHere(menu.itemsById.get(id), branch),
  optionOut: optionsOut({ groups: menu.groups as readonly Pick<MenuGroup, 'options'>[] }, branch),
})
