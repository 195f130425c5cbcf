// The menu as it is shown: its categories in order, each with the items that are sold and in stock here, at the price
// here.
import type { DateText } from '#domain/branch/hours.ts'
import { isInStock } from '#web/customer/branch/sold-here.ts'
import { itemsOn } from '#web/customer/sale/sale.ts'
import type { MenuCategory, MenuItem, MenuState } from '#web/data/menu/public-menu-api.ts'

export interface MenuShelf {
  readonly category: MenuCategory
  /** Empty if nothing of the category is in stock: it is marked then, and stays. */
  readonly items: readonly MenuItem[]
  /** Its own picture, or else that of its first item, in stock or not. */
  readonly picture: MenuItem['image'] | undefined
}

/**
 * Without a chosen branch all items that any branch sells are shown. What is not sold on that day nor within a week
 * after it is not shown at all, nor is a category without anything else.
 */
export function sectionsOf(
  menu: Pick<MenuState, 'categories' | 'items' | 'branches'>,
  branch: string | null,
  date: DateText,
): MenuShelf[] {
  return menu.categories.flatMap((category) => {
    const all = menu.items.filter((item) => item.category === category.id)
    const sold = itemsOn(all, date, branch, menu.branches)
    if (sold.length === 0) return []
    const items = sold.filter((item) => isInStock(item, branch, menu.branches))
    return { category, items, picture: category.image ?? all[0]?.image }
  })
}

export const sectionId = (category: string): string => `section-${category}`
