// The cart as it was before minus was pressed on a card of the menu.
import { emptyCart } from '../../../domain/cart/cart.ts'
import { createObservable } from '../../api/observable.ts'

export const takenFrom = createObservable(emptyCart)
