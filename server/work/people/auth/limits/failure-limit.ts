// Counts tries, by any key: a try is counted when it begins, and given back if it should not count after all.
import { type Network, networksOf } from './network-of.ts'

export interface FailureLimit {
  /** The seconds to wait until a try may begin; 0 for none. Counts nothing. */
  wait(key: string, now: number): number
  /** Counts the try at once, against simultaneous ones. Returns 0, or the seconds to wait. */
  spend(key: string, now: number): number
  /** The try succeeded, or was not made: it no longer counts. */
  giveBack(key: string, now: number): void
}

interface Entry {
  spent: number
  readonly until: number
}

/** At most `most` counted tries per key within `windowMs`. `now` is in ms, by a clock that only goes forward. */
export function failureLimit(most: number, windowMs: number, mostKeys = 50_000): FailureLimit {
  const entries = new Map<string, Entry>()
  const living = (key: string, now: number): Entry | undefined => {
    const entry = entries.get(key)
    return entry && entry.until > now ? entry : undefined
  }
  const waitOf = (known: Entry | undefined, now: number): number =>
    known && known.spent >= most ? secondsTo(known.until, now) : 0
  return {
    wait: (key, now) => waitOf(living(key, now), now),
    spend: (key, now) => {
      const known = living(key, now)
      const wait = waitOf(known, now)
      if (wait > 0) return wait
      if (known) known.spent++
      else {
        entries.delete(key)
        makeRoom(entries, mostKeys, ({ until }) => until <= now)
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

/** `atOnce` tries of a key may fail at any pace, then one each `everyMs`. Nobody is ever locked out. */
export function slowDown(atOnce: number, everyMs: number, mostKeys = 50_000): FailureLimit {
  // The instant at which all tries are available again: each try spent moves it by `everyMs`.
  const fullAt = new Map<string, number>()
  const nextFull = (key: string, now: number): number => Math.max(fullAt.get(key) ?? 0, now) + everyMs
  const waitOf = (full: number, now: number): number =>
    full - now > atOnce * everyMs ? secondsTo(full - atOnce * everyMs, now) : 0
  return {
    wait: (key, now) => waitOf(nextFull(key, now), now),
    spend: (key, now) => {
      const full = nextFull(key, now)
      const wait = waitOf(full, now)
      if (wait > 0) return wait
      fullAt.delete(key)
      makeRoom(fullAt, mostKeys, (at) => at <= now)
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

/** As many old entries are looked at for each new one, so that a flood of keys costs each of them the same. */
const lookedAt = 4

/** A flood of keys must not fill the memory: the oldest entries go first, which are those that expire first. */
export function makeRoom<Value>(entries: Map<string, Value>, most: number, isOver: (value: Value) => boolean): void {
  let looked = 0
  for (const [key, value] of entries) {
    if (entries.size < most && (looked >= lookedAt || !isOver(value))) return
    entries.delete(key)
    looked++
  }
}

/**
 * A limit whose keys are addresses. `make` makes the limit of all networks of one width; a wide network may try
 * `share` times as often, because several subscribers may be in it. A try counts for all networks or for none.
 */
export function limitByNetwork(
  make: (share: number) => FailureLimit,
  networks: (address: string) => readonly Network[] = networksOf,
): FailureLimit {
  const limits = new Map<number, FailureLimit>()
  const limitOf = (share: number): FailureLimit => {
    const limit = limits.get(share) ?? make(share)
    limits.set(share, limit)
    return limit
  }
  const wait: FailureLimit['wait'] = (address, now) =>
    Math.max(0, ...networks(address).map(({ network, share }) => limitOf(share).wait(network, now)))
  return {
    wait,
    spend: (address, now) => {
      const seconds = wait(address, now)
      if (seconds === 0) for (const { network, share } of networks(address)) limitOf(share).spend(network, now)
      return seconds
    },
    giveBack: (address, now) => {
      for (const { network, share } of networks(address)) limitOf(share).giveBack(network, now)
    },
  }
}
