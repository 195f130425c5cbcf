// Whether an order is on time or late: one rule for boards, customers, figures and what is learned of promises
// (TIME-7).
import type { Instant } from '../branch/hours.ts'

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
