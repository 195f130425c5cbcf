// How many reservations and messages nobody has seen. Apart from the staff's calls, because the bar of every page reads it.
import { createObservable } from '../observable.ts'

export const unseenStore = createObservable<Readonly<Record<'reservations' | 'messages', number>>>({
  reservations: 0,
  messages: 0,
})
