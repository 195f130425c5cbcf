// When an order can be ready (TIME-3): the one function that branch list, menu, cart, offered times and the server's check ask.
import type { OrderDay, Ordering } from '../branch/branch.ts'
import { openPeriod } from '../branch/branch.ts'
import { type Instant, instantOf, type Period } from '../branch/hours.ts'
import { type Capacity, longestPiece, type MadeLine, type Weights, weigh } from './capacity.ts'
import { holdsFor, type Load } from './hold.ts'
import { leadOf, type Pause, type Quote } from './quote.ts'

const minute = 60_000
/** What is said is rounded up to this; with a capacity the times offered are this far apart, without one a quarter of an hour. */
const fine = 5 * minute
const coarse = 15 * minute

/** What a branch's times follow from, beside its hours. */
export interface Pace {
  /** null where the owner set none: then only the hours limit. */
  readonly capacity: Capacity | null
  readonly quote: Quote
  readonly pause: Pause | null
  readonly load: Load
}

/** A time that can be chosen; `full` where the branch has no room for the order then. */
export interface OfferedTime {
  readonly at: Instant
  readonly full: boolean
}

const none: Weights = new Map()

interface Asked {
  readonly branch: Ordering
  readonly pace: Pace
  readonly day: OrderDay
  readonly lines: readonly MadeLine[]
  readonly now: Instant
}

/** The times of the day at which the order can be picked up, full ones marked as such, in order. */
export function offeredTimes(asked: Asked): OfferedTime[] {
  const { pace, day, branch } = asked
  const every = pace.capacity ? fine : coarse
  const earliest = earliestOf(asked)
  const hasRoom = roomIn(asked)
  const times: OfferedTime[] = []
  for (const period of day.periods)
    for (const at of marksIn(period, day, branch, every)) if (at >= earliest) times.push({ at, full: !hasRoom(at) })
  return times
}

/**
 * When the order can be ready soonest: after the lead, rounded up to five minutes, while the branch is open; else at the
 * first offered time of the day with room. Null when the day has none left.
 */
export function readyAt(asked: Asked): Instant | null {
  const { branch, day, now } = asked
  const open = day.today ? openPeriod(branch, now) : null
  if (open) {
    const hasRoom = roomIn(asked)
    const end = instantOf(day.date, open.to, branch.timeZone) + branch.prepMinutes * minute
    const first = Math.ceil(earliestOf(asked) / fine) * fine
    for (let at = first; at <= Math.max(first, end); at += fine) if (hasRoom(at)) return at
  }
  return offeredTimes(asked).find(({ full }) => !full)?.at ?? null
}

/** The next time with room after one that is full; null when the day has none. */
export const nextAfter = (at: Instant, times: readonly OfferedTime[]): Instant | null =>
  (times.find((time) => !time.full && time.at > at) ?? times.find((time) => !time.full))?.at ?? null

function earliestOf({ branch, pace, lines, now }: Asked): Instant {
  const begin = pace.pause && pace.pause.until > now ? pace.pause.until : now
  return begin + leadOf(branch.prepMinutes, longestPiece(lines), pace.quote, now)
}

function roomIn({ branch, pace: { capacity, load }, lines, now }: Asked): (at: Instant) => boolean {
  if (!capacity) return () => true
  const weights = lines.length > 0 ? weigh(capacity, lines) : none
  return (at) => holdsFor(weights, at, { capacity, timeZone: branch.timeZone, load, now }) !== null
}

/** The marks of the clock within a period, before it ends; on the night when the clock changes each instant once. */
function* marksIn({ from, to }: Period, day: OrderDay, branch: Ordering, every: number): Generator<Instant> {
  const start = instantOf(day.date, from, branch.timeZone)
  const end = instantOf(day.date, to, branch.timeZone)
  for (let at = Math.ceil(start / every) * every; at < end; at += every) yield at
}
