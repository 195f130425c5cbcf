// What a tap on a card leaves for other parts of the menu: what waits for a branch, and the cart before minus.

import { emptyCart } from '#domain/order/cart/kept-cart.ts'
import type { ItemToAdd } from '#web/customer/item/opened.ts'
import { createObservable } from '#web/data/observable.ts'

/** Null if nothing waits. */
export const itemToAdd = createObservable<ItemToAdd | null>(null)

export const cartBeforeMinus = createObservable(emptyCart)
