// The values that an address carries behind its question mark, such as the code in '#/account/signup?code=…'.
import { useSyncExternalStore } from 'react'
import { watchAddress } from './location.ts'

/** Returns one value of the page's address; '' without it. Few screens need it: it is not in the first load. */
export const useQueryValue = (name: string): string =>
  useSyncExternalStore(watchAddress, () => queryValueOf(location.hash, name))

export const queryValueOf = (hash: string, name: string): string =>
  new URLSearchParams(hash.split('?')[1] ?? '').get(name)?.trim() ?? ''
