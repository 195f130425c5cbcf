// What was taken again and is in the cart now: the checkout is short for it, and says what differs (AGAIN-1). In this tab.
import { readStored, writeStored } from '../api/browser-storage.ts'
import { createObservable, useObservable } from '../api/observable.ts'
import { readCart } from '../cart/cart-store.ts'
import type { PastLine } from './past-lines.ts'

const taken = createObservable<readonly PastLine[]>(readTaken())

/** As it was ordered before, at the prices of then; empty if nothing was taken again, or the customer changes it. */
export const useTaken = (): readonly PastLine[] => useObservable(taken)

function readTaken(): readonly PastLine[] {
  return readCart({ lines: readStored('taken', 'tab') }).lines
}

/** Undefined: the whole checkout is wanted. */
export function noteTaken(lines: readonly PastLine[] | undefined): void {
  writeStored('taken', lines, 'tab')
  taken.write(lines ?? [])
}
