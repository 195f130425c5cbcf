// How many reservations and messages no member has seen, for the marks in the navigation.
import { createObservable } from '../../observable.ts'

export const unseenStore = createObservable<Readonly<Record<'reservations' | 'messages', number>>>({
  reservations: 0,
  messages: 0,
})
