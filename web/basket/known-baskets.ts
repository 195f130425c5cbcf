// The office baskets that this phone is in, with what it proves itself with in each. Nobody else has that.
import { readStored } from '../api/browser-storage.ts'
import { createObservable, useObservable } from '../api/observable.ts'

export interface KeptBasket {
  readonly link: string
  readonly me: string
  readonly name: string
  /** Whether lines can still be added. */
  readonly open: boolean
}

export const keptBaskets = createObservable(readKept())

/** The basket to which what is in the cart may be added; undefined without one. */
export const useOpenBasket = (): KeptBasket | undefined => useObservable(keptBaskets).find(({ open }) => open)

function readKept(): readonly KeptBasket[] {
  const stored = readStored('baskets')
  return Array.isArray(stored) ? stored.filter(isKept) : []
}

function isKept(value: unknown): value is KeptBasket {
  const { link, me, name, open } = (typeof value === 'object' && value !== null ? value : {}) as Partial<KeptBasket>
  return typeof link === 'string' && typeof me === 'string' && typeof name === 'string' && typeof open === 'boolean'
}
