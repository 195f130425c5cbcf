// This browser's order that waits for its payment. Until it is placed, cart, time and details stay as they are.
import type { TrackedOrder } from '#contract/index.ts'
import { isInShop } from '#domain/order/course.ts'
import { readStored, writeStored } from '#web/data/browser-storage.ts'
import { noteTaken } from '../again/reordered-lines.ts'
import { emptyTheCart, readNow } from '../cart/cart-store.ts'
import { forgetGone } from '../cart/change-lines.ts'
import { rememberHad } from '../item/last-choices.ts'
import { forgetKey, keepPayMethod, keepWish } from '../ordering/kept-checkout.ts'

export const keepAwaiting = (token: string): void => writeStored('awaiting', token)

/** Its token; undefined if none waits. */
export function awaitedToken(): string | undefined {
  const token = readStored('awaiting')
  return typeof token === 'string' ? token : undefined
}

const isAwaited = (token: string): boolean => awaitedToken() === token

/** Takes over what was heard of it, on whichever page. */
export function noteAwaited({ token, course }: Pick<TrackedOrder, 'token' | 'course'>): void {
  if (isInShop(course)) forgetOrdered(token)
  else if (course === 'lapsed') orderAnew(token)
}

/** It is placed: the next order starts fresh. */
export function forgetOrdered(token: string): void {
  if (!isAwaited(token)) return
  writeStored('awaiting', undefined)
  startFresh()
}

/** The next order has another key, an empty cart, no time, no table and no way to pay. */
export function startFresh(): void {
  rememberHad(readNow().lines)
  forgetKey()
  keepWish(undefined)
  keepPayMethod(undefined)
  noteTaken(undefined)
  emptyTheCart()
  forgetGone()
}

/** It was given up, or not paid in time: what is in the cart becomes a new order. */
export function orderAnew(token: string): void {
  if (!isAwaited(token)) return
  writeStored('awaiting', undefined)
  forgetKey()
}
