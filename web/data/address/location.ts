// Where the visitor is and how to go elsewhere: the page's address is the part behind the # (D-20).
import { useSyncExternalStore } from 'react'
import { pathOf } from './hash-path.ts'

/** The path behind the #, such as '/foods', without the query. */
export const usePath = (): string => useSyncExternalStore(watchAddress, read, read)

/** For links: `<a href={linkTo('/foods')}>`. */
export const linkTo = (path: string): string => `#${path}`

/** `replace` leaves no history entry to go back to. */
export function go(path: string, { replace = false } = {}): void {
  if (location.hash === linkTo(path)) return
  history[replace ? 'replaceState' : 'pushState'](null, '', linkTo(path))
  // The browser fires the event when a link or Back changes the address, but not when this does.
  dispatchEvent(new HashChangeEvent('hashchange'))
}

const read = (): string => pathOf(location.hash)

/** Calls `changed` whenever the address changes, until the returned function is called. */
export function watchAddress(changed: () => void): () => void {
  addEventListener('hashchange', changed)
  return () => removeEventListener('hashchange', changed)
}
