// What is open above the board: one order, a list, the pages, the search or the keys.
import { createObservable, useObservable } from '../../../../api/observable.ts'

export type Opened =
  | { readonly kind: 'order'; readonly id: number }
  | { readonly kind: 'later' | 'earlier' | 'out' | 'asks' | 'pages' | 'keys' | 'more' | 'pause' }
  | { readonly kind: 'find'; readonly text: string }

const opened = createObservable<Opened | undefined>(undefined)

export const useOpened = (): Opened | undefined => useObservable(opened)
export const open = (what: Opened): void => opened.write(what)
export const closeOpened = (): void => opened.write(undefined)
export const isOpened = (): boolean => opened.read() !== undefined
export const openOrder = (id: number): void => open({ kind: 'order', id })
