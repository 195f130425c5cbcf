// A short message at the foot of the next customers' page, such as thanks after a form.
import { createStore } from '../api/store.ts'
import type { IconShape } from '../components/icon.tsx'

export interface FootMessage {
  readonly id: number
  readonly text: string
  readonly icon?: IconShape
  /** What can be done about it. */
  readonly action?: { readonly label: string; readonly run: () => void }
}

export const footMessage = createStore<FootMessage | undefined>(undefined)

/** Shows the words at the foot of the page for some seconds, also when another page opens at once. */
export function sayAtFoot(text: string, more: Pick<FootMessage, 'icon' | 'action'> = {}): void {
  footMessage.write({ ...more, id: (footMessage.read()?.id ?? 0) + 1, text })
}
