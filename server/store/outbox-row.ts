// The columns that every outbox has beside its own.

/** What the row of every outbox has. */
export interface OutboxRow {
  state: string
  /** When the first try was to be; giving up is counted from here. */
  since: number
  tries: number
  /** Earliest next attempt; while leased, the lease's expiry; once it is over, when it ended. */
  next_at: number
  /** Why the last try failed; '' if it did not. */
  error: string
}
