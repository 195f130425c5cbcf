// The limiter that all limits are made of. It counts tries by any key: a try is counted when it begins, and given back
// if it should not count after all. It counts in memory (decision 91).
import { type Network, networksOf } from './network-of.ts'

export interface TryLimit {
  /** The seconds to wait until a try may begin; 0 for none. Counts nothing. */
  wait(key: string, now: number): number
  /** Counts the try at once, against simultaneous ones. Returns 0, or the seconds to wait. */
  spend(key: string, now: number): number
  /** The try succeeded, or was not made: it no longer counts. */
  giveBack(key: string, now: number): void
}

/** At most `most` counted tries per key within `windowMs`. `now` is in ms, by a clock that only goes forward. */
export const windowLimit = (most: number, windowMs: number, mostKeys?: number): TryLimit =>
  limitBy<{ readonly spent: number; readonly until: number }>(
    {
      until: ({ until }) => until,
      freeAt: ({ spent, until }) => (spent < most ? 0 : until),
      spend: (known, now) => ({ spent: (known?.spent ?? 0) + 1, until: known?.until ?? now + windowMs }),
      giveBack: ({ spent, until }) => ({ spent: Math.max(0, spent - 1), until }),
    },
    mostKeys,
  )

/**
 * `atOnce` tries of a key may fail at any pace, then one each `everyMs`. Nobody is ever locked out. Of a key the
 * instant is kept at which all tries are available again: each try moves it by `everyMs`.
 */
export const pacedLimit = (atOnce: number, everyMs: number, mostKeys?: number): TryLimit =>
  limitBy<number>(
    {
      until: (fullAt) => fullAt,
      freeAt: (fullAt) => fullAt + everyMs - atOnce * everyMs,
      spend: (fullAt, now) => (fullAt ?? now) + everyMs,
      giveBack: (fullAt) => fullAt - everyMs,
    },
    mostKeys,
  )

/** How a limit counts. What it keeps of a key is forgotten once it is over. */
interface Counting<Count> {
  /** When the count is over. */
  readonly until: (count: Count) => number
  /** From when on the next try may begin. */
  readonly freeAt: (count: Count) => number
  readonly spend: (known: Count | undefined, now: number) => Count
  readonly giveBack: (known: Count) => Count
}

function limitBy<Count>(counting: Counting<Count>, mostKeys = 50_000): TryLimit {
  const counts = new Map<string, Count>()
  const isOver = (count: Count, now: number) => counting.until(count) <= now
  const living = (key: string, now: number): Count | undefined => {
    const count = counts.get(key)
    return count === undefined || isOver(count, now) ? undefined : count
  }
  const waitOf = (known: Count | undefined, now: number): number => {
    const freeAt = known === undefined ? 0 : counting.freeAt(known)
    return freeAt > now ? secondsTo(freeAt, now) : 0
  }
  return {
    wait: (key, now) => waitOf(living(key, now), now),
    spend: (key, now) => {
      const known = living(key, now)
      const wait = waitOf(known, now)
      if (wait > 0) return wait
      counts.delete(key)
      makeRoom(counts, mostKeys, (count) => isOver(count, now))
      counts.set(key, counting.spend(known, now))
      return 0
    },
    giveBack: (key, now) => {
      const known = living(key, now)
      if (known !== undefined) counts.set(key, counting.giveBack(known))
    },
  }
}

const secondsTo = (until: number, now: number): number => Math.max(1, Math.ceil((until - now) / 1000))

/** As many old entries are looked at for each new one, so that a flood of keys costs each of them the same. */
const lookedAt = 4

/** A flood of keys must not fill the memory: those that were used longest ago go first. */
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
  make: (share: number) => TryLimit,
  networks: (address: string) => readonly Network[] = networksOf,
): TryLimit {
  const limits = new Map<number, TryLimit>()
  const limitOf = (share: number): TryLimit => {
    const limit = limits.get(share) ?? make(share)
    limits.set(share, limit)
    return limit
  }
  const wait: TryLimit['wait'] = (address, now) =>
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
