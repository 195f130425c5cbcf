// When an order can be ready (TIME-3): the one function that branch list, menu, cart, offered times and the server's
// check ask.
import { type OrderDay, type OrderingSettings, openSpan } from '../branch.ts'
import { type Span, spanAt, spansOn } from '../clock-change.ts'
import type { Instant } from '../hours.ts'
import { type Capacity, type MadeLine, slotFor, type Weights, weigh } from './capacity.ts'
import { holdsFor, type Limit, type Load } from './hold.ts'
import { leadOf, type Pause, type PauseReason, type Quote, usualQuote, wholeMinute } from './quote.ts'

const minute = 60_000
/**
 * Promises are rounded up to this, those that are learned to the minute. Offered times are this far apart with a
 * capacity, and `coarse` without one.
 */
export const fineStepMs = 5 * minute
const coarse = 15 * minute

/** What determines a branch's times, besides its hours. */
export interface Pace {
  /** null where the owner set none: then only the hours limit. */
  readonly capacity: Capacity | null
  readonly quote: Quote
  readonly pause: Pause | null
  readonly load: Load
  /** What a new customer may take; absent: whatever is free. */
  readonly limit?: Limit | undefined
}

/** Where only the hours and the lead limit. */
export const freePace: Pace = { capacity: null, quote: usualQuote, pause: null, load: () => undefined }

/** A time that can be chosen; `full` where the branch has no room for the order then. */
export interface OfferedTime {
  readonly at: Instant
  readonly full: boolean
}

const none: Weights = new Map()

export interface ReadyQuestion {
  readonly branch: OrderingSettings
  readonly pace: Pace
  readonly day: OrderDay
  readonly lines: readonly MadeLine[]
  readonly now: Instant
}

/** The times of the day at which the order can be picked up, full ones marked as such, in order. */
export const offeredTimes = (asked: ReadyQuestion): OfferedTime[] => [...eachTime(asked)]

function* eachTime(asked: ReadyQuestion): Generator<OfferedTime> {
  const { day, branch, pace } = asked
  const earliest = earliestOf(asked)
  const hasRoom = hasRoomAt(asked)
  for (const span of openSpans(day, branch))
    for (const at of marksIn(span, everyOf(pace))) if (at >= earliest) yield { at, full: !hasRoom(at) }
}

/** What `offeredTimes` says of one time; undefined where it is not offered. */
export function timeAt(asked: ReadyQuestion, at: Instant): OfferedTime | undefined {
  const { day, branch, pace } = asked
  const isMark = at % everyOf(pace) === 0 && spanAt(openSpans(day, branch), at) !== undefined
  return isMark && at >= earliestOf(asked) ? { at, full: !hasRoomAt(asked)(at) } : undefined
}

/**
 * When the order can be ready soonest: after the lead, rounded up, while the branch is open; else at the first offered
 * time of the day with room. What is ordered just before closing is ready after the minutes that the branch says it
 * takes, whatever waits: nothing is promised for later. Null when the day has no time left.
 */
export function readyAt(asked: ReadyQuestion): Instant | null {
  const { branch, day, now, pace } = asked
  const open = day.today && openSpan(branch, now)
  if (open) {
    const hasRoom = hasRoomAt(asked)
    const end = roundedUp(open.to + leadOf(branch.prepMinutes, [], { ...pace.quote, rule: null }, now))
    for (let at = soonestReady(asked); at <= end; at = roundedUp(at + 1)) if (hasRoom(at)) return at
  }
  for (const { at, full } of eachTime(asked)) if (!full) return at
  return null
}

/** When an order could be ready if it were begun now, whatever the hours and other orders. */
export const soonestReady = (asked: Omit<ReadyQuestion, 'day'>): Instant =>
  (asked.pace.quote.rule ? wholeMinute : roundedUp)(earliestOf(asked))

const roundedUp = (at: Instant): Instant => Math.ceil(at / fineStepMs) * fineStepMs
const everyOf = ({ capacity }: Pace): number => (capacity ? fineStepMs : coarse)

/** The next time with room after one that is full; null when the day has none. */
export const nextAfter = (at: Instant, times: readonly OfferedTime[]): Instant | null =>
  (times.find((time) => !time.full && time.at > at) ?? times.find((time) => !time.full))?.at ?? null

function earliestOf({ branch, pace, lines, now }: Omit<ReadyQuestion, 'day'>): Instant {
  const begin = pace.pause && pace.pause.until > now ? pace.pause.until : now
  return begin + leadOf(branch.prepMinutes, lines, pace.quote, now)
}

/** Whether the branch has room for the order at a time. */
export function hasRoomAt({
  branch,
  pace: { capacity, load, limit },
  lines,
  now,
}: Omit<ReadyQuestion, 'day'>): (at: Instant) => boolean {
  if (!capacity) return () => true
  const weights = lines.length > 0 ? weigh(capacity, lines) : none
  const holding = { capacity, timeZone: branch.timeZone, load, limit, now }
  // Several times share a slot, and what it holds is looked up once for all of them.
  let slot = Number.NaN
  let hasRoom = false
  return (at) => {
    const own = slotFor(at, capacity.slotMinutes)
    if (own !== slot) hasRoom = holdsFor(weights, at, holding) !== null
    slot = own
    return hasRoom
  }
}

/** The multiples of `every` within a span, without its end. */
function* marksIn({ from, to }: Span, every: number): Generator<Instant> {
  for (let at = Math.ceil(from / every) * every; at < to; at += every) yield at
}

const openSpans = ({ date, periods }: OrderDay, { timeZone }: OrderingSettings): Span[] =>
  spansOn(date, periods, timeZone)

export interface ReadySaid {
  readonly kind: 'ready' | 'paused' | 'full'
  /** When the order could be ready; null when the day has no time left. */
  readonly at: Instant | null
  /** With `paused`: when the branch goes on, and why it stopped. */
  readonly pause: { readonly until: Instant; readonly reason: PauseReason } | null
}

/** A branch counts as full only if its capacity delays an order by five minutes or more. */
export function readySaid(asked: ReadyQuestion): ReadySaid {
  const { pace, now } = asked
  const at = readyAt(asked)
  const pause = pace.pause && pace.pause.until > now ? pace.pause : null
  if (pause) return { kind: 'paused', at, pause }
  const free = pace.capacity ? readyAt({ ...asked, pace: { ...pace, capacity: null } }) : at
  return { kind: at === null || (free !== null && at > free) ? 'full' : 'ready', at, pause: null }
}
