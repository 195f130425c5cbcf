// Where the visitor is and how to go elsewhere: the page's address lives behind the # (D-20).
import { useSyncExternalStore } from 'react'

/** The path behind the #, such as '/foods', without what follows a question mark. */
export const usePath = (): string => useSyncExternalStore(watch, read, read)

/** The path in a hash such as '#/track/K7QM?x=1'; the # and the first slash may be missing. */
export const pathOf = (hash: string): string => `/${hash.replace(/^#?\/?/, '').split('?')[0]}`

/** One value of what follows the question mark behind the #, such as the code in '#/account/signup?code=…'; '' without it. */
export const useQueryValue = (name: string): string =>
  useSyncExternalStore(watch, () => queryValueOf(location.hash, name))

export const queryValueOf = (hash: string, name: string): string =>
  new URLSearchParams(hash.split('?')[1] ?? '').get(name)?.trim() ?? ''

/** For links: `<a href={linkTo('/foods')}>`. */
export const linkTo = (path: string): string => `#${path}`

/** `replace` leaves no step to come back to. */
export function go(path: string, { replace = false } = {}): void {
  if (location.hash === linkTo(path)) return
  history[replace ? 'replaceState' : 'pushState'](null, '', linkTo(path))
  // The browser tells of links and of going back, not of this.
  dispatchEvent(new HashChangeEvent('hashchange'))
}

const read = (): string => pathOf(location.hash)

function watch(changed: () => void): () => void {
  addEventListener('hashchange', changed)
  return () => removeEventListener('hashchange', changed)
}
