// When the page had better be loaded anew, and when that may happen by itself.
import { readStored, writeStored } from '../browser-storage.ts'
import { createObservable } from '../observable.ts'

/** Why the page had better be loaded anew; the bar at its foot says so. */
export const loadAnewReason = createObservable<'missing' | 'newer' | undefined>(undefined)

/** To be called when a part of the page did not come or cannot be shown. */
export const sayMissing = (): void => loadAnewReason.write('missing')

/** Whether a field on the page holds a text; `among` narrows which fields count, as a selector. */
export const hasText = (among = ''): boolean =>
  [...document.querySelectorAll<HTMLInputElement>(`:read-write${among}`)].some(({ value }) => value)

/** An order is on its way, or it is not known whether it arrived. */
const isOrdering = () => (readStored('checkout') as { unsure?: boolean } | undefined)?.unsure

/** Loads the page anew, unless that could cost the visitor something; returns whether it does. */
export function loadIfIdle(): boolean {
  if (hasText() || isOrdering()) return false
  location.reload()
  return true
}

const mostOftenMs = 60_000

/** For when the shop is there and a part is not: the shop has a newer page, or the browser remembers the failure. */
export function loadPageAnew(): boolean {
  // Without an earlier time the difference is no number, which is less than none.
  if (Date.now() - Number(readStored('reloaded', 'tab')) < mostOftenMs) return false
  writeStored('reloaded', Date.now(), 'tab')
  return loadIfIdle()
}
