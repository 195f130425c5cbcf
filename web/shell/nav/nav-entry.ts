// An entry of the navigation, and those of visitors (NAV-2); the ones of staff are in staff-pages.tsx.
import type { MenuCategory } from '../../api/menu/public-menu-api.ts'
import type { IconShape } from '../../components/icons/icon.tsx'
import { calendarIcon, infoIcon, menuIcon } from '../../components/icons/icons.ts'
import { homeIcon, phoneIcon, starIcon } from '../../components/icons/icons-more.ts'
import type { more as en } from '../../i18n/customer/en.ts'
import { categoryPath, menuPath } from '../../paths.ts'

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
  { path: '/review', title: 'review', ...inMenu(starIcon) },
]
