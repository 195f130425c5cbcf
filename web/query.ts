// The values in the query of an address, such as the code in '#/account/signup?code=…'.
import { useSyncExternalStore } from 'react'
import { watchAddress } from './location.ts'

/**
 * Returns one value of the address's query; '' if it is missing. Few screens need it, so it is not in the first load.
 */
export const useQueryValue = (name: string): string =>
  useSyncExternalStore(watchAddress, () => queryValueOf(location.hash, name))

export const queryValueOf = (hash: string, name: string): string =>
  new URLSearchParams(hash.split('?')[1] ?? '').get(name)?.trim() ?? ''
