// The favourites of this device: whole orders to take again, and items that open in their sheet (AGAIN-2).

import { OrderWords } from '../../again/again-words.tsx'
import { type FavouriteOrder, likeItem, likeOrder, useFavourites } from '../../again/favourites.ts'
import { HeartButton } from '../../again/heart-button.tsx'
import { useMenu } from '../../api/menu/public-menu-api.ts'
import { useAgainText } from '../../i18n/again/index.ts'
import { openItem } from '../../item/opened.ts'
import { SmallPicture } from '../../item/small-picture.tsx'
import { useBranch } from '../../ordering/ordering.ts'
import { SameAgain } from './past-order-card.tsx'

export function FavouriteOrders() {
  const { t } = useAgainText()
  const { orders } = useFavourites()
  if (orders.length === 0) return null
  return (
    <section aria-labelledby="favourite-orders">
      <h2 id="favourite-orders" className="mb-3">
        {t.favouriteOrders}
      </h2>
      <ul className="grid gap-3 lg:grid-cols-2">
        {orders.map((order) => (
          <LikedOrder key={order.id} order={order} />
        ))}
      </ul>
    </section>
  )
}

function LikedOrder({ order }: { order: FavouriteOrder }) {
  const { t } = useAgainText()
  const { branches } = useMenu()
  const chosen = useBranch()
  const branch = branches.find(({ id }) => id === order.branch) ?? chosen ?? branches[0]
  return (
    <li className="grid content-start gap-2 rounded-card bg-card p-4 shade-card">
      <p className="font-semibold">
        <OrderWords lines={order.lines} />
      </p>
      <div className="flex flex-wrap gap-2">
        <HeartButton framed liked label={t.unlikeOrder} onClick={() => likeOrder(order, false)} />
        {branch && <SameAgain order={order} branch={branch} />}
      </div>
    </li>
  )
}

export function FavouriteItems() {
  const { t } = useAgainText()
  const { items } = useFavourites()
  const { itemsById, categories } = useMenu()
  const known = items.flatMap((id) => itemsById.get(id) ?? [])
  if (known.length === 0) return null
  return (
    <section aria-labelledby="favourite-items">
      <h2 id="favourite-items" className="mb-3">
        {t.favouriteItems}
      </h2>
      <ul className="grid gap-2 lg:grid-cols-2">
        {known.map(({ id, name, image, category }) => (
          <li key={id} className="flex items-center gap-2 rounded-card bg-card pe-2 shade-card">
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={() => openItem({ item: id })}
              className="flex min-h-14 min-w-0 flex-1 items-center gap-3 rounded-card p-2 text-start hover:opacity-80"
            >
              <SmallPicture
                image={image}
                icon={categories.find((one) => one.id === category)?.icon}
                width="3.5rem"
                className="size-14 rounded-control"
              />
              <bdi className="min-w-0 flex-1 font-semibold wrap-anywhere">{name}</bdi>
            </button>
            <HeartButton liked label={t.unlike(name)} onClick={() => likeItem(id, false)} />
          </li>
        ))}
      </ul>
    </section>
  )
}
