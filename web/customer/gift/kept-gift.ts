// The gift card that this phone keeps to pay with, from its page until it is used up or taken out (GIFT-1).
import { readStored, writeStored } from '#web/data/browser-storage.ts'
import { createObservable, useObservable } from '#web/data/observable.ts'

const stored = readStored('gift')
const kept = createObservable(typeof stored === 'string' ? stored : undefined)

/** Its code; undefined if none is kept. */
export const useKeptGift = (): string | undefined => useObservable(kept)

/** Undefined forgets it. */
export function keepGift(code: string | undefined): void {
  writeStored('gift', code)
  kept.write(code)
}

export const keptGift = (): string | undefined => kept.read()
