// Which modal dialogs are open: only what is inside the one on top can be seen, reached and heard.
import { useSyncExternalStore } from 'react'

let open: readonly HTMLDialogElement[] = []
const watchers = new Set<() => void>()

/** Call it with a dialog that was just shown; call the returned function once it is closed. */
export function dialogOpened(dialog: HTMLDialogElement): () => void {
  set([...open, dialog])
  return () => set(open.filter((one) => one !== dialog))
}

function set(next: readonly HTMLDialogElement[]): void {
  open = next
  for (const changed of watchers) changed()
}

function watch(changed: () => void): () => void {
  watchers.add(changed)
  return () => watchers.delete(changed)
}

const top = (): HTMLDialogElement | undefined => open.at(-1)

export const useTopDialog = (): HTMLDialogElement | undefined => useSyncExternalStore(watch, top, top)
