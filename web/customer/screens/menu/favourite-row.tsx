// The favourites of this device, where the menu is searched: a row to push along, each opens in its sheet (AGAIN-2).
import { useFavourites } from '#web/customer/again/favourites.ts'
import { isAvailableAt } from '#web/customer/branch/sold-here.ts'
import { openItem } from '#web/customer/item/opened.ts'
import { SmallPicture } from '#web/customer/item/small-picture.tsx'
import { useBranch } from '#web/customer/ordering/ordering.ts'
import { linkTo } from '#web/data/address/location.ts'
import { useMenu } from '#web/data/menu/public-menu-api.ts'
import { Icon } from '#web/ui/icons/icon.tsx'
import { heartIcon } from '#web/ui/icons/icons.ts'
import { useAgainText } from '#web/words/again/index.ts'
import { itemToAdd } from './card-taps.ts'
import { useOrderable } from './item-card.tsx'

export function FavouriteRow() {
  const { t } = useAgainText()
  const { items, orders } = useFavourites()
  const { itemsById, categories, branches } = useMenu()
  const branch = useBranch()
  const orderable = useOrderable(branch)
  const here = items
    .flatMap((id) => itemsById.get(id) ?? [])
    .filter((item) => isAvailableAt(item, branch?.id ?? null, branches))
  if (here.length + orders.length === 0) return null
  const ask = orderable === 'ask' ? itemToAdd.write : undefined
  return (
    <section aria-label={t.favouriteItems} className="pb-3">
      <ul className="no-scrollbar -mx-4 flex gap-2 overflow-x-auto px-4 py-1">
        {orders.length > 0 && (
          <li className="shrink-0">
            <a href={linkTo('/again')} className={look}>
              <Icon of={heartIcon} className="ms-2 size-5.5 fill-honey" />
              <span>{t.favouriteOrders}</span>
            </a>
          </li>
        )}
        {here.map(({ id, name, image, category }) => (
          <li key={id} className="shrink-0">
            <button type="button" aria-haspopup="dialog" onClick={() => openItem({ item: id, ask })} className={look}>
              <SmallPicture
                image={image}
                icon={categories.find((one) => one.id === category)?.icon}
                width="2.5rem"
                className="size-10 rounded-small"
              />
              <bdi>{name}</bdi>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

const look = 'flex min-h-14 items-center gap-2.5 rounded-control bg-card ps-2 pe-4 font-semibold shade-card'
