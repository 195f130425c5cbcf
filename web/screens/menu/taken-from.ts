// The cart as it was before minus was pressed on a card of the menu; empty once notes-back.ts has handled it.
import { emptyCart } from '../../../domain/cart/kept-cart.ts'
import { createObservable } from '../../api/observable.ts'

export const takenFrom = createObservable(emptyCart)
