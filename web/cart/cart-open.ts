// Whether the cart pop-up is open; the bag in the navigation and the bar at the foot both open it (NAV-6).
import { createStore, useStore } from '../api/observable.ts'

const sheet = createStore(false)

export const useCartSheet = (): boolean => useStore(sheet)
export const showCartSheet = (open: boolean): void => sheet.write(open)
