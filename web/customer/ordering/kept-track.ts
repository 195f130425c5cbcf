// The orders whose page was open on this phone, as last heard, so that it shows them without a connection too.
import type { TrackedOrder } from '#contract/index.ts'
import { readStored, writeStored } from '#web/data/browser-storage.ts'
import { runningFrom } from './running-news.ts'

export interface KeptTrack {
  readonly order: TrackedOrder
  /** When the shop said so. */
  readonly heardAt: number
}

const most = 3
const longestMs = 24 * 60 * 60_000

/** What the shop says of an order; one that nothing is to be shown of any more is forgotten. */
export function keepTrack(order: TrackedOrder, now: number): void {
  const others = readKept(now).filter((one) => one.order.token !== order.token)
  const kept = runningFrom(order, now) ? [{ order, heardAt: now }, ...others].slice(0, most) : others
  writeStored('tracked', kept.length > 0 ? kept : undefined)
}

export const keptTrack = (token: string, now: number): KeptTrack | undefined =>
  readKept(now).find(({ order }) => order.token === token)

/** Of this version: another may have stored another shape, which lasts a day. */
function readKept(now: number): readonly KeptTrack[] {
  const stored = readStored('tracked')
  if (!Array.isArray(stored)) return []
  return stored.filter(
    (one) => typeof one?.order?.token === 'string' && Array.isArray(one.order.lines) && one.heardAt > now - longestMs,
  )
}
