// How many reservations and messages no one of the staff has seen, for the marks in the navigation.
import { createStore } from '../observable.ts'

export const unseenStore = createStore<Readonly<Record<'reservations' | 'messages', number>>>({
  reservations: 0,
  messages: 0,
})
