// The menu as it is shown: its categories in order, each with the items that are sold and in stock here, at the price here.
import type { DateText } from '../../../../domain/branch/hours.ts'
import { itemHere } from '../../../api/menu/item-here.ts'
import type { MenuCategory, MenuItem, MenuState } from '../../../api/menu/menu.ts'
import { isInStock, isSoldSomewhere } from '../../../branch/in-stock.ts'
import { saleOf } from '../../../ordering/sale-clock.ts'

export interface Section {
  readonly category: MenuCategory
  /** Empty if nothing of the category is in stock: it is marked then, and stays. */
  readonly items: readonly MenuItem[]
  /** Its own picture, or else that of its first item, in stock or not. */
  readonly picture: MenuItem['image'] | undefined
}

/**
 * Without a chosen branch all items that any branch sells are shown. What is not sold on that day nor within a week after
 * it is not shown at all. A category to which nobody has added an item is no section.
 */
export function sectionsOf(
  menu: Pick<MenuState, 'categories' | 'items' | 'branches'>,
  branch: string | null,
  date: DateText,
): Section[] {
  const isShown = (item: MenuItem) =>
    isInStock(item, branch) &&
    (branch !== null || isSoldSomewhere(item, menu.branches)) &&
    saleOf(item, { date, minutes: 0 })?.state !== 'away'
  return menu.categories.flatMap((category) => {
    const all = menu.items.filter((item) => item.category === category.id)
    if (all.length === 0) return []
    return {
      category,
      items: all.filter(isShown).map((item) => itemHere(item, branch, menu.branches)),
      picture: category.image ?? all[0]?.image,
    }
  })
}

/** The id of a section on the page. */
export const sectionId = (category: string): string => `section-${category}`
