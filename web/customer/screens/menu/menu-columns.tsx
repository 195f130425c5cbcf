// What stands beside the menu on wider windows: the list of categories (MENU-1), and the cart.

import { CartFoot, CartLines } from '#web/customer/cart/cart-panel.tsx'
import { useCartCount } from '#web/customer/cart/cart-store.ts'
import { categoryIcon } from '#web/data/menu/category-icon-api.ts'
import { imageUrl } from '#web/data/menu/picture-api.ts'
import { Card } from '#web/ui/display/card.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { menuIcon } from '#web/ui/icons/icons.ts'
import { type NavProps, NavText } from '#web/ui/navigation/chip-nav.tsx'
import { useMoreText } from '#web/words/customer/index.ts'
import { type CategoryNavProps, useCategoryNav } from './category-strip.tsx'

export function CategoryList(props: CategoryNavProps) {
  const nav = useCategoryNav(props, ({ category, items }) => ({
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

function SideNav({ label, items, current, onSelect }: NavProps) {
  return (
    <nav aria-label={label}>
      <ul className="grid gap-1">
        {items.map((item) => (
          <li key={item.id}>
            <a
              href={item.href}
              aria-current={item.id === current ? 'true' : undefined}
              onClick={(event) => onSelect?.(item.id, event)}
              className="flex min-h-11 items-center gap-3 rounded-control px-3 py-1.5 font-medium hover:bg-latte-soft aria-current:bg-ink aria-current:text-paper"
            >
              {item.picture && (
                <img
                  src={item.picture}
                  alt=""
                  width="36"
                  height="36"
                  decoding="async"
                  className="size-9 rounded-full bg-latte-soft object-cover"
                />
              )}
              {item.icon && <Icon of={item.icon} className="size-5.5" />}
              <span className="flex-1">
                <NavText item={item} />
              </span>
              {item.detail && <span className="text-sm opacity-80">{item.detail}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
