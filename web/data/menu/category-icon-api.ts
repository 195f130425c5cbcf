// The icons that a category may have, as the site draws them.
import type { CategoryIcon } from '#domain/menu/category-icons.ts'
import type { IconShape } from '#web/ui/icons/icon.tsx'
import { starIcon } from '#web/ui/icons/icons.ts'
import { foodIcons } from '#web/ui/icons/icons-food.ts'

const icons: Readonly<Record<CategoryIcon, IconShape>> = { ...foodIcons, star: starIcon }

/** A page may still show a menu, kept for when there is no connection, that named no icons. */
export const categoryIcon = (icon: CategoryIcon | undefined): IconShape => (icon && icons[icon]) ?? starIcon
