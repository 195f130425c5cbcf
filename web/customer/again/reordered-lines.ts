// What was taken again and is in the cart now: the checkout is short for it, and says what differs (AGAIN-1). In this
// tab.
import { isSameChoice } from '#domain/order/cart/cart.ts'
import { readStored, writeStored } from '#web/data/browser-storage.ts'
import { createObservable, useObservable } from '#web/data/observable.ts'
import { readCart, useCart } from '../cart/cart-store.ts'
import type { PastLine } from './past-lines.ts'

const none: readonly PastLine[] = []

const taken = createObservable<readonly PastLine[]>(readTaken())

/** As it was ordered, at the prices then; empty if nothing of it is in the cart, or once the customer changes it. */
export function useTaken(): readonly PastLine[] {
  const lines = useObservable(taken)
  const cart = useCart()
  return lines.some((one) => cart.lines.some((line) => isSameChoice(line, one))) ? lines : none
}

function readTaken(): readonly PastLine[] {
  return readCart({ lines: readStored('taken', 'tab') }).lines
}

/** Undefined once it is ordered, or if the customer wants the whole checkout. */
export function noteTaken(lines: readonly PastLine[] | undefined): void {
  writeStored('taken', lines, 'tab')
  taken.write(lines ?? none)
}
