// The links to the categories on wider windows: a list at the start, with an icon each (MENU-1).
import { categoryIcon } from '../../../api/menu/category-icons.ts'
import { imageUrl } from '../../../api/menu/pictures.ts'
import { menuIcon } from '../../../components/icons/icons.ts'
import { SideNav } from '../../../components/navigation/side-nav.tsx'
import { type CategoryNavProps, useCategories } from './use-categories.ts'

export function CategoryList(props: CategoryNavProps) {
  const nav = useCategories(props, ({ category, items }) => ({
    ...(category.image ? { picture: imageUrl(category.image, 128) } : { icon: categoryIcon(category.icon) }),
    detail: items.length > 0 ? String(items.length) : undefined,
  }))
  const [all, ...rows] = nav.items
  return <SideNav {...nav} items={all ? [{ ...all, icon: menuIcon }, ...rows] : rows} />
}
