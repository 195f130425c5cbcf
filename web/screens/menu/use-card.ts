// The chosen size of an item, how many of it are in the cart, and what plus and minus do (MENU-3 to MENU-6).
import { useState } from 'react'
import type { Chosen } from '../../../domain/menu/options.ts'
import { loadForSure } from '../../api/http/connection.ts'
import { sizesOf, sizesOnCard } from '../../api/menu/item-sizes.ts'
import type { MenuItem } from '../../api/menu/menu.ts'
import { changeQuantity, readNow, useQuantity, useSizeInCart } from '../../cart/cart.ts'
import { lineSize } from '../../cart/line-size.ts'
import { openItem } from '../../item/opened.ts'
import { takenFrom } from './taken-from.ts'
import type { Orderable } from './use-orderable.ts'
import { wishStore } from './wish.ts'

const changes = () => import('./card-changes.ts')

/** `options`: what it is to be chosen with, where it does not suit the visitor as it comes. */
export function useCard(item: MenuItem, orderable: Orderable, options?: Chosen) {
  const all = sizesOf(item)
  const sizes = sizesOnCard(all)
  const [chosen, setChosen] = useState<string>()
  const inCart = useSizeInCart(item.id, sizes)
  // Staff may remove the chosen size from the menu while it is shown.
  const size = sizes.find(({ id }) => id === (chosen ?? inCart)) ?? sizes[0]
  const quantity = useQuantity(item.id, (line) => lineSize(line, sizes) === size?.id)
  const usual = size ?? all?.[0]
  // Whoever hides every size of an item does not sell it.
  const price = all && !usual ? null : Math.max(0, item.price + (usual?.price ?? 0) + (item.usual ?? 0))
  const ask = orderable === 'ask' ? wishStore.write : undefined
  const opened = { item: item.id, size: size?.id, options, ask }
  function change(next: number) {
    if (price === null) return
    if (item.groups || item.parts) return void loadForSure(changes).then(({ changeTo }) => changeTo(opened, next))
    if (ask && next > quantity) return ask({ item: item.id, quantity: 1, price })
    const before = readNow()
    changeQuantity({ item: item.id }, next, price)
    if (next < quantity) takenFrom.write(before)
  }
  return { sizes, size, setChosen, quantity, price, change, open: () => openItem(opened) }
}
