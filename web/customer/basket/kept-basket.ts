// The office baskets that this phone is in, with its secret in each, which nobody else has.
import { readStored, writeStored } from '#web/data/browser-storage.ts'
import { randomKey } from '#web/data/http/new-key.ts'
import { createObservable, useObservable } from '#web/data/observable.ts'

export interface KeptBasket {
  readonly link: string
  readonly me: string
  readonly name: string
  /** Who opened it; '' for this phone. */
  readonly opener: string
  /** Whether lines can still be added. */
  readonly open: boolean
  /** Whether it is still to be ordered: filled, or paid. */
  readonly going: boolean
  /** Where and when it is to be ready; absent until its page was shown. */
  readonly place?: { readonly branch: string; readonly at: number }
}

/** More than anybody is in at once. */
const most = 5

const kept = createObservable(readKept())

/** The basket to which what is in the cart may be added; undefined without one. */
export const useOpenBasket = (): KeptBasket | undefined => useObservable(kept).find(({ open }) => open)

/** The basket that is still to be ordered, which the home page shows. */
export const useGoingBasket = (): KeptBasket | undefined => useObservable(kept).find(({ going }) => going)

/** The basket with this link; a phone that is not in it gets a new secret, which is kept once it is used. */
export const basketWith = (link: string): KeptBasket =>
  kept.read().find((one) => one.link === link) ?? {
    link,
    me: randomKey(),
    name: '',
    opener: '',
    open: false,
    going: false,
  }

export function keepBasket(basket: KeptBasket): void {
  const before = kept.read()
  const known = before.find(({ link }) => link === basket.link)
  if (JSON.stringify(known) === JSON.stringify(basket)) return
  const next = [basket, ...before.filter(({ link }) => link !== basket.link)].slice(0, most)
  writeStored('baskets', next)
  kept.write(next)
}

/** This phone's secret in the basket that it is about to open, the same however often it is sent. */
export function openingSecret(): string {
  const known = readStored('opening', 'tab')
  if (typeof known === 'string') return known
  const made = randomKey()
  writeStored('opening', made, 'tab')
  return made
}

/** It is open: the next one has a secret of its own. */
export function keepOpened(link: string, name: string): void {
  keepBasket({ link, me: openingSecret(), name, opener: '', open: true, going: true })
  writeStored('opening', undefined, 'tab')
}

function readKept(): readonly KeptBasket[] {
  const stored = readStored('baskets')
  // One of an earlier version says neither who opened it nor whether it goes on.
  return Array.isArray(stored)
    ? stored.filter(isKept).map((one) => ({ ...one, opener: one.opener ?? '', going: one.going ?? one.open }))
    : []
}

function isKept(value: unknown): value is KeptBasket {
  const { link, me, name, open } = (typeof value === 'object' && value !== null ? value : {}) as Partial<KeptBasket>
  return typeof link === 'string' && typeof me === 'string' && typeof name === 'string' && typeof open === 'boolean'
}
