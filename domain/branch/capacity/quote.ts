// What is added to the time that a branch says it needs (TIME-5, QUOTE-1), and how its promises were kept.
import { grouped } from '../../shared/grouped.ts'
import { type Instant, localTime } from '../hours.ts'
import { longestPiece, type MadeLine, minutesOfWork } from './capacity.ts'
import { type LoadName, loadNames, type PromisedMinutes, type PromiseRule, promisedMinutes } from './promise-loop.ts'

const minute = 60_000

/** More minutes for every new order, until an instant: staff see that they are behind. */
export interface ExtraTime {
  readonly minutes: number
  readonly until: Instant
}

/** No new order is begun before this; customers read why. It ends by itself. */
export interface Pause {
  readonly until: Instant
  readonly reason: PauseReason
}

/** What ends by itself, if it has not ended at `now`. */
export const stillOn = <Ending extends { readonly until: Instant }>(one: Ending | null, now: Instant): Ending | null =>
  one && now < one.until ? one : null

/** How long more minutes hold. */
export const extraHoldsMs = 30 * minute

export const pauseReasons = ['busy', 'break', 'fault', 'staff', 'other'] as const
export type PauseReason = (typeof pauseReasons)[number]

/** What determines the quote of a branch, besides its capacity. */
export interface Quote {
  /** What was learned; null where the owner set no capacity: then an order takes the minutes that they entered. */
  readonly rule: PromiseRule | null
  /** Minutes of work of the accepted orders that are to be made before the next. */
  readonly ahead: number
  readonly extra: ExtraTime | null
}
export const usualQuote: Quote = { rule: null, ahead: 0, extra: null }

/** No branch promises more than this by what it learned. Who is further behind pauses. */
const mostMinutes = 120

/** The milliseconds that an order of these lines needs from now at a branch with this lead. */
export function leadOf(prepMinutes: number, lines: readonly MadeLine[], quote: Quote, now: Instant): number {
  const extra = stillOn(quote.extra, now)
  const least = makingOf(prepMinutes, longestPiece(lines))
  return promisedFor(least, lines, quote).minutes * minute + (extra ? extra.minutes * minute : 0)
}

/** What the loop wants to promise, and what its bounds leave of that. */
function promisedFor(leastMs: number, lines: readonly MadeLine[], { rule, ahead }: Quote): PromisedMinutes {
  const least = leastMs / minute
  if (!rule) return { wanted: least, minutes: least }
  return promisedMinutes(rule, ahead + minutesOfWork(lines), { least, most: Math.max(least, mostMinutes) })
}

/** What an order for as soon as possible was promised by. */
export interface Quoted {
  readonly at: Instant
  /** Minutes of work ahead of it, and its own. */
  readonly work: number
  /** The minutes that the loop wanted to promise, whatever was shown. */
  readonly wanted: number
  /** Milliseconds that its making takes at least, with nothing before it. */
  readonly least: number
}

interface Quoting {
  /** How long before its promise its making may begin, in milliseconds. */
  readonly making: number
  readonly quoted: Quoted | null
}

/** Of an order that is placed now; `at`: the time that was chosen, null for as soon as possible. */
export function quotingOf(
  prepMinutes: number,
  lines: readonly MadeLine[],
  quote: Quote,
  { now, at }: { readonly now: Instant; readonly at: Instant | null },
): Quoting {
  const least = makingOf(prepMinutes, longestPiece(lines))
  if (at !== null || !quote.rule) return { making: least, quoted: null }
  const { wanted, minutes } = promisedFor(least, lines, quote)
  // It is in the queue at once, however long that is; its promise was rounded up to the minute.
  const making = (minutes + 1) * minute
  return { making, quoted: { at: now, work: quote.ahead + minutesOfWork(lines), wanted, least } }
}

/** Whether a bound decided what was promised, and not the loop. */
export const isBoundPromise = ({ at, wanted }: Quoted, promisedAt: Instant): boolean =>
  promisedAt !== wholeMinute(at + wanted * minute)

/** Promises of the loop are given to the minute. */
export const wholeMinute = (at: Instant): Instant => Math.ceil(at / minute) * minute

/** The milliseconds that making an order takes at least, whose longest piece takes `longest` seconds. */
export const makingOf = (prepMinutes: number, longest: number): number =>
  Math.round(Math.max(prepMinutes * minute, longest * 1000))

/** Promises of a part of an hour with as much to do. */
export interface PromisedHour {
  /** Any instant of the hour. */
  readonly at: Instant
  /** null: for later, or before anything was learned. */
  readonly load: LoadName | null
  readonly orders: number
  /** Ready at most a minute after their promise. */
  readonly kept: number
  /** The lateness of those that were later, in all, in milliseconds. */
  readonly late: number
  /** Of how many a bound decided what was promised, and how much more that was in all, in milliseconds. */
  readonly bound: number
  readonly more: number
}

export interface PromisesKept {
  readonly orders: number
  readonly kept: number
  /** Of the late ones on average, in whole minutes. */
  readonly minutesLate: number
}

export interface LoadKept extends PromisesKept {
  readonly load: LoadName
  /** Of how many a bound decided, such as the least minutes that the owner set, or a slot without room. */
  readonly bound: number
  /** By how many minutes these were promised later than was learned, on average; below zero: sooner. */
  readonly minutesMore: number
}

interface KeptReport extends PromisesKept {
  /** By the hour on the branch's clock. */
  readonly hours: readonly (PromisesKept & { readonly hour: number })[]
  /** Of orders for as soon as possible, by how much was to be done. */
  readonly loads: readonly LoadKept[]
}

export function keptReport(promised: readonly PromisedHour[], timeZone: string): KeptReport {
  const byHour = grouped(promised, ({ at }) => Math.floor(localTime(at, timeZone).minutes / 60))
  const hours = [...byHour].map(([hour, some]) => ({ hour, ...sumOf(some) }))
  const loads = loadNames.flatMap((name) => {
    const some = promised.filter(({ load }) => load === name)
    const bound = some.reduce((sum, one) => sum + one.bound, 0)
    const more = some.reduce((sum, one) => sum + one.more, 0)
    const minutesMore = bound === 0 ? 0 : Math.round(more / bound / minute)
    return some.length === 0 ? [] : [{ load: name, ...sumOf(some), bound, minutesMore }]
  })
  return { ...sumOf(promised), hours: hours.sort((one, other) => one.hour - other.hour), loads }
}

function sumOf(some: readonly PromisedHour[]): PromisesKept {
  const total = { orders: 0, kept: 0, late: 0 }
  for (const { orders, kept, late } of some) {
    total.orders += orders
    total.kept += kept
    total.late += late
  }
  const behind = total.orders - total.kept
  return {
    orders: total.orders,
    kept: total.kept,
    minutesLate: behind === 0 ? 0 : Math.round(total.late / behind / 60_000),
  }
}
