// A toast: pushed from anywhere, one at a time, also when another page opens at once.
import type { ReactNode } from 'react'
import type { ToastMessage } from '#web/ui/feedback/toast.tsx'
import { createObservable } from '../observable.ts'

export const toastMessage = createObservable<ToastMessage | undefined>(undefined)
let count = 0

/** Shows the text for some seconds, with an action if there is one. Returns what takes it away once it is not so. */
export function pushToast(text: ReactNode, more: Pick<ToastMessage, 'icon' | 'action'> = {}): () => void {
  count += 1
  const message = { ...more, id: count, text }
  toastMessage.write(message)
  return () => {
    if (toastMessage.read() === message) toastMessage.write(undefined)
  }
}
