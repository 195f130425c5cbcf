// What is said of a branch's time before anything is ordered: ready at, back from a pause at, or full until (TIME-3, TIME-5).
import type { Instant } from '../branch/hours.ts'
import type { PauseReason } from './quote.ts'
import { type Asked, readyAt } from './ready-at.ts'

export interface ReadySaid {
  readonly kind: 'ready' | 'paused' | 'full'
  /** When the order could be ready; null when the day has no time left. */
  readonly at: Instant | null
  /** With `paused`: when the branch goes on, and why it stopped. */
  readonly pause: { readonly until: Instant; readonly reason: PauseReason } | null
}

/** Full is a branch only where its capacity puts off what it could otherwise have ready by five minutes or more. */
export function readySaid(asked: Asked): ReadySaid {
  const { pace, now } = asked
  const at = readyAt(asked)
  const pause = pace.pause && pace.pause.until > now ? pace.pause : null
  if (pause) return { kind: 'paused', at, pause }
  const free = pace.capacity ? readyAt({ ...asked, pace: { ...pace, capacity: null } }) : at
  return { kind: at === null || (free !== null && at > free) ? 'full' : 'ready', at, pause: null }
}
