// A short message at the foot of the page: said from anywhere, one at a time, also when another page opens at once.
import type { ReactNode } from 'react'
import { createObservable } from '../api/observable.ts'
import type { ToastMessage } from '../components/feedback/toast.tsx'

export const toastMessage = createObservable<ToastMessage | undefined>(undefined)
let count = 0

/** Shows the words for some seconds, with what can be done about it. */
export function pushToast(text: ReactNode, more: Pick<ToastMessage, 'icon' | 'action'> = {}): void {
  count += 1
  toastMessage.write({ ...more, id: count, text })
}
