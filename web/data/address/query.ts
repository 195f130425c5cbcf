// The values in the query of an address, such as the code in '#/account/signup?code=…'.
import { useSyncExternalStore } from 'react'
import { watchAddress } from './location.ts'

/** One value of the address's query; '' if it is missing. Kept out of the first load. */
export const useQueryValue = (name: string): string =>
  useSyncExternalStore(
    watchAddress,
    () => queryValueOf(location.hash, name),
    () => '',
  )

export const queryValueOf = (hash: string, name: string): string =>
  new URLSearchParams(hash.split('?')[1] ?? '').get(name)?.trim() ?? ''
