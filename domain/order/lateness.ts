// Whether an order is on time or late: one rule for boards, customers, figures and what is learned of promises
// (TIME-7).
import type { Instant } from '../branch/hours.ts'
import type { Phase } from './course.ts'

/**
 * `kept`: the promise was kept, or may still be. `late`: it was missed by little. `veryLate`: by more than a quarter of
 * an hour.
 */
export type Lateness = 'kept' | 'late' | 'veryLate'

const minute = 60_000

/** How long after its promise an order may be ready and the promise is kept, in ms. */
export const keptWithin = minute
const littleLate = 15 * minute

/** `at`: when it was ready, or now while it is not. */
export function latenessOf(promise: Instant, at: Instant): Lateness {
  const past = at - promise
  if (past <= keptWithin) return 'kept'
  return past <= littleLate ? 'late' : 'veryLate'
}

/**
 * How long after its promise an accepted order that nobody tapped as ready is said to be due, in ms. By then the
 * shortest slot, of five minutes, is over as well as the minute within which a promise is kept: either the order stands
 * at the counter and nobody tapped it, or only the counter knows what became of it.
 */
export const askAfter = 6 * minute
/** After that nobody waits at a counter: the order was of another meal, or of another day. */
const pastAfter = 6 * 60 * minute

/**
 * What an order has become that nobody tapped as ready: `due` once it should be, `past` hours later; null while its
 * promise can still be kept, and where staff have not accepted it or have tapped it as ready.
 */
export function untappedOf(phase: Phase, promise: Instant | null, now: Instant): 'due' | 'past' | null {
  if (promise === null || (phase !== 'accepted' && phase !== 'making')) return null
  const past = now - promise
  if (past >= pastAfter) return 'past'
  return past >= askAfter ? 'due' : null
}
