// What a tap on a card leaves for other parts of the menu: what waits for a branch, and the cart before minus.

import { emptyCart } from '../../../domain/cart/kept-cart.ts'
import { createObservable } from '../../api/observable.ts'
import type { ItemToAdd } from '../../item/opened.ts'

/** Null if nothing waits. */
export const itemToAdd = createObservable<ItemToAdd | null>(null)

export const takenFrom = createObservable(emptyCart)
