// When the page should be reloaded, and when it may reload by itself.
import { readStored, writeStored } from '../browser-storage.ts'
import { createObservable } from '../observable.ts'

/** Why the page should be reloaded; the bar at the foot of the page says so. */
export const loadAnewReason = createObservable<'missing' | 'newer' | undefined>(undefined)

/** Call it when a part of the page could not be loaded or shown. */
export const offerReload = (): void => loadAnewReason.write('missing')

/** Whether a field on the page contains text; `among` is a selector that limits which fields count. */
export const hasText = (among = ''): boolean =>
  [...document.querySelectorAll<HTMLInputElement>(`:read-write${among}`)].some(({ value }) => value)

/** An order is being sent, or it is not known whether it arrived. */
const isOrdering = () => (readStored('checkout') as { unsure?: boolean } | undefined)?.unsure

/** Reloads the page, unless that could lose something; returns whether it does. */
export function loadIfIdle(): boolean {
  if (hasText() || isOrdering()) return false
  location.reload()
  return true
}

const mostOftenMs = 60_000

/** For when the shop can be reached but a part cannot: the shop has a newer page, or the browser cached the failure. */
export function loadPageAnew(): boolean {
  // Without an earlier time the difference is NaN, which is not less than anything.
  if (Date.now() - Number(readStored('reloaded', 'tab')) < mostOftenMs) return false
  writeStored('reloaded', Date.now(), 'tab')
  return loadIfIdle()
}
