// A short message at the foot of the next customers' page, such as thanks after a form.
import { createStore } from '../api/store.ts'

export interface FootMessage {
  readonly id: number
  readonly text: string
}

export const footMessage = createStore<FootMessage | undefined>(undefined)

/** Shows the words at the foot of the page for some seconds, also when another page opens at once. */
export function sayAtFoot(text: string): void {
  footMessage.write({ id: (footMessage.read()?.id ?? 0) + 1, text })
}
