// The menu as it is shown: its categories in their order, each with the items that are in stock here.
import type { MenuCategory, MenuItem, MenuState } from '../../api/menu.ts'
import { isInStock } from '../../cart/in-stock.ts'

export interface Section {
  readonly category: MenuCategory
  readonly items: readonly MenuItem[]
}

/** Without a chosen branch nothing is hidden; a category with nothing in stock is. */
export function sectionsOf(menu: Pick<MenuState, 'categories' | 'items'>, branch: string | null): Section[] {
  return menu.categories
    .map((category) => ({
      category,
      items: menu.items.filter((item) => item.category === category.id && isInStock(item, branch)),
    }))
    .filter(({ items }) => items.length > 0)
}

/** Where a section is found on the page. */
export const sectionId = (category: string): string => `section-${category}`
