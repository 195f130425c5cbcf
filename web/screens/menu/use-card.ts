// The chosen way of having an item, how many of it are in the cart, and what plus and minus do (MENU-3 to MENU-6).
import { useState } from 'react'
import { type Choice, choicesOf, priceOf } from '../../../domain/menu/menu.ts'
import type { Chosen } from '../../../domain/menu/options.ts'
import { loadForSure } from '../../api/http/connection.ts'
import type { MenuItem } from '../../api/menu/menu.ts'
import { changeQuantity, readNow, useChoiceInCart, useQuantity } from '../../cart/cart.ts'
import { openItem } from '../../item/opened.ts'
import { takenFrom } from './taken-from.ts'
import type { Orderable } from './use-orderable.ts'
import { wishStore } from './wish.ts'

const changes = () => import('./card-changes.ts')

/** `options`: what it is to be chosen with, where it does not suit the visitor as it comes. */
export function useCard(item: MenuItem, orderable: Orderable, options?: Chosen) {
  const choices = choicesOf(item)
  const [chosen, setChosen] = useState<Choice>()
  // Staff may remove the selected choice from the menu while it is shown.
  const inCart = useChoiceInCart(item.pieces ? item.id : '')
  const choice = [chosen, inCart].find((each) => each && choices.includes(each)) ?? choices[0]
  const quantity = useQuantity({ item: item.id, choice: choice ?? 'one' })
  const base = choice && priceOf(item, choice)
  const price = base == null ? base : base + (item.usual ?? 0)
  const ask = orderable === 'ask' ? wishStore.write : undefined
  const opened = { item: item.id, choice, options, ask }
  function change(next: number) {
    if (choice === undefined || price == null) return
    if (item.groups || item.parts) return void loadForSure(changes).then(({ changeTo }) => changeTo(opened, next))
    if (ask && next > quantity) return ask({ item: item.id, choice, quantity: 1, price })
    const before = readNow()
    changeQuantity({ item: item.id, choice }, next, price)
    if (next < quantity) takenFrom.write(before)
  }
  return { choices, choice, setChosen, quantity, price, change, open: () => openItem(opened) }
}
