// An entry of the navigation, and those of visitors (NAV-2); the ones of staff are in staff-pages.tsx.

import { categoryPath, menuPath } from '#web/data/address/paths.ts'
import type { MenuCategory } from '#web/data/menu/public-menu-api.ts'
import type { IconShape } from '#web/ui/icons/icon.tsx'
import { calendarIcon, giftIcon, homeIcon, infoIcon, menuIcon, phoneIcon, starIcon } from '#web/ui/icons/icons.ts'
import type { more as en } from '#web/words/customer/en.ts'

export type PageTitle = keyof (typeof en)['nav']

export interface NavEntry {
  readonly path: string
  readonly title: PageTitle
  readonly icon: IconShape
  /** The side menu shows all entries, and the bar of wide windows some of them. */
  readonly group: 'bar' | 'menu'
  /** The menu's categories stand below the entry; this is the page of each. */
  readonly categoryPath?: (category: MenuCategory) => string
}

export const inBar = (icon: IconShape) => ({ icon, group: 'bar' }) as const
export const inMenu = (icon: IconShape) => ({ icon, group: 'menu' }) as const

export const homeEntry: NavEntry = { path: '/', title: 'home', ...inBar(homeIcon) }

export const visitorEntries: readonly NavEntry[] = [
  homeEntry,
  { path: menuPath, title: 'menu', ...inBar(menuIcon), categoryPath },
  { path: '/about', title: 'about', ...inBar(infoIcon) },
  { path: '/contact', title: 'contact', ...inBar(phoneIcon) },
  { path: '/reservation', title: 'reservation', ...inMenu(calendarIcon) },
  { path: '/gift', title: 'gift', ...inMenu(giftIcon) },
  { path: '/review', title: 'review', ...inMenu(starIcon) },
]
