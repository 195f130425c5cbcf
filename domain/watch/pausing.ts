// A branch may be set to pause by itself while nobody watches: it begins with the alert and ends with a board (WATCH-1).

import type { Instant } from '../branch/hours.ts'
import type { Pause } from '../capacity/quote.ts'

export interface Unwatched {
  /** Whether the owner wants it. */
  readonly wanted: boolean
  /** Whether the branch was alerted that it has no board. */
  readonly alerted: boolean
  /** Whether a board is live. */
  readonly watched: boolean
  readonly pause: Pause | null
  /** Until when the branch is paused for this reason; undefined if it is not. */
  readonly own: Instant | undefined
  /** When the branch closes; undefined outside opening hours. */
  readonly closes: Instant | undefined
}

/** `forget`: the pause is over, or staff have changed it and it is theirs now. */
export type PauseAct = { readonly do: 'pause'; readonly until: Instant } | { readonly do: 'resume' | 'forget' }

/** What to do about the pause of a branch now; undefined if nothing. A pause of staff is never touched. */
export function pauseAct(
  { wanted, alerted, watched, pause, own, closes }: Unwatched,
  now: Instant,
): PauseAct | undefined {
  const held = pause !== null && pause.until > now ? pause.until : undefined
  if (own !== undefined) {
    if (held !== own) return { do: 'forget' }
    return watched || !wanted ? { do: 'resume' } : undefined
  }
  if (!wanted || !alerted || watched || held !== undefined || closes === undefined) return undefined
  return { do: 'pause', until: closes }
}
