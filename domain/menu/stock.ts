// Until when an item is out of stock at a branch. It is back by the clock, whether or not a server noticed (TIME-6).
import { nextOpening, type OrderingSettings } from '../branch/branch.ts'
import type { Instant } from '../branch/hours.ts'

/** The instant from which the item is there again; null: until further notice. */
export type OutUntil = Instant | null

/** For how long staff set an item out of stock: until the next opening, until an instant, or until further notice. */
export type OutWish = 'tomorrow' | OutUntil

/** What a tap on “Sold out” means, wherever it is, until somebody says until when. */
export const outUnlessSaid: OutWish = 'tomorrow'

/** The branches at which an item is out of stock, each with until when. */
export type OutPlaces = ReadonlyMap<string, OutUntil>

/** The branches of `places` at which the item is out of stock at `now`. */
export const outAt = (places: OutPlaces | undefined, now: Instant): string[] =>
  [...(places ?? [])].filter(([, until]) => isStillOut(until, now)).map(([branch]) => branch)

/** Whether the item is out of stock at a branch at `now`. */
export function isOutAt(places: OutPlaces | undefined, branch: string, now: Instant): boolean {
  const until = places?.get(branch)
  return until !== undefined && isStillOut(until, now)
}

export const isStillOut = (until: OutUntil, now: Instant): boolean => until === null || now < until

/** 'tomorrow': the first opening after today at the branch, or the next midnight if none is within 60 days. */
export const outUntil = (wish: OutWish, branch: OrderingSettings, now: Instant): OutUntil =>
  wish === 'tomorrow' ? nextOpening(branch, now) : wish
