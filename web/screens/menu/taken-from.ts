// The cart as it was before minus was pressed on a card of the menu.
import { emptyCart } from '../../../domain/cart/cart.ts'
import { createStore } from '../../api/observable.ts'

export const takenFrom = createStore(emptyCart)
