// Whether the cart pop-up is open; the bag in the navigation and the bar at the foot both open it (NAV-6).
import { createObservable, useObservable } from '../api/observable.ts'

const sheet = createObservable(false)

export const useCartOpen = (): boolean => useObservable(sheet)
export const setCartOpen = (open: boolean): void => sheet.write(open)
