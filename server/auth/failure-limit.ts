// Counts tries that go wrong, by any key: a try is counted when it begins and given back when it was right.

export interface FailureLimit {
  /** 0 when a try may go on: it is counted from now on, so that many at once are no way round. Else the seconds to wait. */
  spend(key: string, now: number): number
  /** The try was right, or was not made: it counts no more. */
  giveBack(key: string, now: number): void
}

interface Entry {
  spent: number
  readonly until: number
}

/** At most `most` tries of a key that went wrong within `windowMs`. */
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

/** `atOnce` tries of a key may go wrong at any pace; from then on one more each `everyMs`. Nobody is locked out by it. */
export function slowDown(atOnce: number, everyMs: number, mostKeys = 50_000): FailureLimit {
  // The instant at which all tries are there again: each one spent moves it on by `everyMs`.
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

/** A flood of keys takes only so much memory: what is over goes first, then the oldest. */
function makeRoom<Value>(entries: Map<string, Value>, most: number, isOver: (value: Value) => boolean): void {
  if (entries.size < most) return
  for (const [key, value] of entries) if (isOver(value)) entries.delete(key)
  for (const key of entries.keys()) {
    if (entries.size < most) return
    entries.delete(key)
  }
}
