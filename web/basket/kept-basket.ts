// With what this phone proves itself in office baskets: those it is in, and the one that it is about to open.
import { readStored, writeStored } from '../api/browser-storage.ts'
import { newKey } from '../api/http/new-key.ts'
import { type KeptBasket, keptBaskets } from './known-baskets.ts'

/** More than anybody is in at once. */
const most = 5

/** The one with this link; a phone that is not in it has a new secret, which is kept once it needs it. */
export const basketWith = (link: string): KeptBasket =>
  keptBaskets.read().find((one) => one.link === link) ?? { link, me: newKey(), name: '', open: false }

export function keepBasket(basket: KeptBasket): void {
  const before = keptBaskets.read()
  const known = before.find(({ link }) => link === basket.link)
  if (known && known.me === basket.me && known.name === basket.name && known.open === basket.open) return
  const next = [basket, ...before.filter(({ link }) => link !== basket.link)].slice(0, most)
  writeStored('baskets', next)
  keptBaskets.write(next)
}

/** With what this phone proves itself in the basket that it is about to open, the same however often it is sent. */
export function openingSecret(): string {
  const known = readStored('opening', 'tab')
  if (typeof known === 'string') return known
  const made = newKey()
  writeStored('opening', made, 'tab')
  return made
}

/** It is open: the next one has a secret of its own. */
export function keepOpened(link: string, name: string): void {
  keepBasket({ link, me: openingSecret(), name, open: true })
  writeStored('opening', undefined, 'tab')
}
