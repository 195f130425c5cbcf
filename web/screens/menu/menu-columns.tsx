// What stands beside the menu on wider windows: the list of categories (MENU-1), and the cart.
import { categoryIcon } from '../../api/menu/category-icon-api.ts'
import { imageUrl } from '../../api/menu/picture-api.ts'
import { CartFoot, CartLines } from '../../cart/cart-panel.tsx'
import { useCartCount } from '../../cart/cart-store.ts'
import { Card } from '../../components/display/card.tsx'
import { menuIcon } from '../../components/icons/icons.ts'
import { SideNav } from '../../components/navigation/side-nav.tsx'
import { useMoreText } from '../../i18n/customer/index.ts'
import { type CategoryNavProps, useCategories } from './category-strip.tsx'

export function CategoryList(props: CategoryNavProps) {
  const nav = useCategories(props, ({ category, items }) => ({
    ...(category.image ? { picture: imageUrl(category.image, 128) } : { icon: categoryIcon(category.icon) }),
    detail: items.length > 0 ? String(items.length) : undefined,
  }))
  const [all, ...rows] = nav.items
  return <SideNav {...nav} items={all ? [{ ...all, icon: menuIcon }, ...rows] : rows} />
}

export function CartColumn() {
  const { t } = useMoreText()
  const count = useCartCount()
  return (
    <Card className="flex max-h-[calc(100dvh-2rem-var(--bar))] flex-col">
      <h2 className="px-1 pb-1">{t.cart.title}</h2>
      <div className="-mx-1 min-h-0 flex-1 overflow-y-auto overscroll-contain px-1">
        <CartLines />
      </div>
      {count > 0 && (
        <div className="border-t border-line pt-3">
          <CartFoot />
        </div>
      )}
    </Card>
  )
}
