// Whether to believe the clock before anything is deleted by it: after a leap ahead, not for three days (F-82). And a
// clock for limits that only goes forward: setting a clock back must not keep anybody shut out longer (F-71).
import { newestInstant } from './store/newest.ts'
import type { Store } from './store/open.ts'
import { readSetting, writeSetting } from './store/shop/setting-store.ts'

const day = 86_400_000

/** A machine that is off over a long weekend makes no leap. */
export const leapMs = 3 * day
/** How long a clock must have gone on from a leap until it is believed. */
export const doubtMs = 3 * day

export interface ClockSeen {
  readonly believed: number
  readonly doubt: { readonly since: number; readonly last: number } | null
}

export interface ClockLeap {
  /** The last time that was believed, and what the clock reads now. */
  readonly from: number
  readonly to: number
  /** When it will be believed, if it goes on like this. */
  readonly believedAt: number
}

/** A clock that was set back, or that runs on as before, is believed at once. */
export function judgeClock(
  seen: ClockSeen | null,
  now: number,
): { readonly seen: ClockSeen; readonly leap: ClockLeap | null } {
  const believe = { seen: { believed: now, doubt: null }, leap: null }
  if (!seen || now - seen.believed <= leapMs) return believe
  const { doubt, believed } = seen
  const goesOn = doubt !== null && now >= doubt.last && now - doubt.last <= leapMs
  const since = goesOn ? doubt.since : now
  if (now - since >= doubtMs) return believe
  return {
    seen: { believed, doubt: { since, last: now } },
    leap: { from: believed, to: now, believedAt: since + doubtMs },
  }
}

/** The clock is right, whatever was seen before: a restored shop was last seen when its backup was taken. */
export const believeClock = (store: Store, now: number): Promise<void> =>
  store.write((trx) => writeSetting(trx, 'clock.seen', JSON.stringify({ believed: now, doubt: null })))

/** Notes what the clock reads now; returns the leap for which nothing may be deleted, if there is one. */
export const leapAt = (store: Store, now: number): Promise<ClockLeap | null> =>
  store.write(async (trx) => {
    const saved = await readSetting(trx, 'clock.seen')
    const newest = saved === null ? await newestInstant(trx) : null
    const before: ClockSeen | null = newest === null ? null : { believed: newest, doubt: null }
    const { seen, leap } = judgeClock(saved === null ? before : (JSON.parse(saved) as ClockSeen), now)
    await writeSetting(trx, 'clock.seen', JSON.stringify(seen))
    return leap
  })

/** Milliseconds since some instant. */
export type ElapsedClock = () => number

/** The process's own clock, which nobody sets. */
export const elapsedHere: ElapsedClock = () => performance.now()

/** For a clock that is handed in, as tests do: goes on while it does, and stands still while it is set back. */
export function onlyForward(now: () => number): ElapsedClock {
  let last = now()
  let elapsed = 0
  return () => {
    const read = now()
    elapsed += Math.max(0, read - last)
    last = read
    return elapsed
  }
}
