// The menu as it is shown: its categories in order, each with the items that are in stock here.
import type { MenuCategory, MenuItem, MenuState } from '../../../api/menu/menu.ts'
import { isInStock } from '../../../branch/in-stock.ts'

export interface Section {
  readonly category: MenuCategory
  /** Empty if nothing of the category is in stock: it is marked then, and stays. */
  readonly items: readonly MenuItem[]
  /** Its own picture, or else that of its first item, in stock or not. */
  readonly picture: MenuItem['image'] | undefined
}

/** Without a chosen branch all items are shown. */
export function sectionsOf(menu: Pick<MenuState, 'categories' | 'items'>, branch: string | null): Section[] {
  return menu.categories.map((category) => {
    const all = menu.items.filter((item) => item.category === category.id)
    return { category, items: all.filter((item) => isInStock(item, branch)), picture: category.image ?? all[0]?.image }
  })
}

/** The id of a section on the page. */
export const sectionId = (category: string): string => `section-${category}`
