// What waits in an outbox. Each change is guarded by the tries so far, so that of several servers only one acts.
import type { Instant } from '#domain/branch/hours.ts'

/** What the row of every outbox has. */
export interface OutboxRow {
  state: string
  /** When the first try was due; giving up is counted from here. */
  since: number
  tries: number
  /** Earliest next attempt; while leased, the lease's expiry. */
  next_at: number
  /** Why the last try failed; '' if it did not. */
  error: string
}

/** The columns of what waits from now on. */
export const waitingFrom = (now: Instant): OutboxRow => ({
  state: 'waiting',
  since: now,
  tries: 0,
  next_at: now,
  error: '',
})

/** How long somebody who takes a piece of an outbox has it to itself. */
export interface Lease {
  readonly now: Instant
  readonly until: Instant
}

/** The update of the one row that waits and was tried so often. */
interface Waiting {
  set(changes: { readonly tries: number; readonly next_at: Instant }): {
    where(
      column: 'next_at',
      than: '<=',
      now: Instant,
    ): { executeTakeFirstOrThrow(): Promise<{ readonly numUpdatedRows: bigint }> }
  }
}

/** Takes what waits and counts the try; false if another server was quicker, or it is gone. */
export async function takeWaiting(waiting: Waiting, tries: number, { now, until }: Lease): Promise<boolean> {
  const { numUpdatedRows } = await waiting
    .set({ tries: tries + 1, next_at: until })
    .where('next_at', '<=', now)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** The outcome of a try: done; or the reason for the failure and when to try next, null if it was given up. */
export type TryOutcome = { readonly done: true } | { readonly error: string; readonly next: Instant | null }

/** The columns that change with this outcome. */
export function settled(outcome: TryOutcome) {
  if ('done' in outcome) return { state: 'done', error: '' }
  const { error, next } = outcome
  return next === null ? { state: 'given_up', error } : { next_at: next, error }
}
