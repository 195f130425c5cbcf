// Counts failed tries, by any key: a try is counted when it begins and given back if it succeeds.

export interface FailureLimit {
  /**
   * Returns 0 if a try may go on, and counts it at once, so that simultaneous tries cannot get round the limit.
   * Otherwise returns the seconds to wait.
   */
  spend(key: string, now: number): number
  /** The try succeeded, or was not made: it no longer counts. */
  giveBack(key: string, now: number): void
}

interface Entry {
  spent: number
  readonly until: number
}

/** At most `most` failed tries per key within `windowMs`. */
export function failureLimit(most: number, windowMs: number, mostKeys = 50_000): FailureLimit {
  const entries = new Map<string, Entry>()
  const living = (key: string, now: number): Entry | undefined => {
    const entry = entries.get(key)
    return entry && entry.until > now ? entry : undefined
  }
  return {
    spend: (key, now) => {
      const known = living(key, now)
      if (known && known.spent >= most) return secondsTo(known.until, now)
      if (known) known.spent++
      else {
        makeRoom(entries, mostKeys, ({ until }) => until <= now)
        entries.delete(key)
        entries.set(key, { spent: 1, until: now + windowMs })
      }
      return 0
    },
    giveBack: (key, now) => {
      const entry = living(key, now)
      if (entry && entry.spent > 0) entry.spent--
    },
  }
}

/**
 * `atOnce` tries of a key may fail at any pace; after that, one more each `everyMs`. Nobody is ever locked out by it.
 */
export function slowDown(atOnce: number, everyMs: number, mostKeys = 50_000): FailureLimit {
  // The instant at which all tries are available again: each try spent moves it by `everyMs`.
  const fullAt = new Map<string, number>()
  return {
    spend: (key, now) => {
      const full = Math.max(fullAt.get(key) ?? 0, now) + everyMs
      if (full - now > atOnce * everyMs) return secondsTo(full - atOnce * everyMs, now)
      makeRoom(fullAt, mostKeys, (at) => at <= now)
      fullAt.delete(key)
      fullAt.set(key, full)
      return 0
    },
    giveBack: (key) => {
      const full = fullAt.get(key)
      if (full !== undefined) fullAt.set(key, full - everyMs)
    },
  }
}

const secondsTo = (until: number, now: number): number => Math.max(1, Math.ceil((until - now) / 1000))

/** A flood of keys must not fill the memory: expired entries are removed first, then the oldest. */
function makeRoom<Value>(entries: Map<string, Value>, most: number, isOver: (value: Value) => boolean): void {
  if (entries.size < most) return
  for (const [key, value] of entries) if (isOver(value)) entries.delete(key)
  for (const key of entries.keys()) {
    if (entries.size < most) return
    entries.delete(key)
  }
}
