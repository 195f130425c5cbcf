// What is added to the time that a branch says it needs (TIME-5, TIME-7), and how its promises were kept.
import { type Instant, localTime } from '../hours.ts'

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

export interface OrderMaking {
  readonly promisedAt: Instant
  readonly readyAt: Instant
  /** Milliseconds that its making was to take, as it was promised. */
  readonly quoted: number
  /** Milliseconds that it would be expected to take if nothing had been learned. */
  readonly reckoned: number
  /** Whether it was made ready in one stroke with others: then its time says nothing. */
  readonly together: boolean
}

const kept = { least: 0.8, most: 2 } as const
const step = 1.1
const believed = { least: 0.2, most: 5 } as const

/**
 * The factor by which a branch's making time is quoted, learned from at most 28 days of one weekday and hour: the time
 * within which four of five orders were ready, compared with what was expected. It stays between 0.8 and 2 and moves by
 * at most a tenth a day. Fewer than ten orders teach nothing.
 */
export function nextFactor(factor: number, orders: readonly OrderMaking[]): number {
  const ratios = orders.flatMap((order) => {
    if (order.together || order.reckoned <= 0) return []
    const ratio = (order.readyAt - order.promisedAt + order.quoted) / order.reckoned
    return ratio >= believed.least && ratio <= believed.most ? [ratio] : []
  })
  if (ratios.length < 10) return factor
  const learned = percentile(ratios, 0.8)
  const near = Math.min(factor * step, Math.max(factor / step, learned))
  return Math.min(kept.most, Math.max(kept.least, near))
}

/** Orders that were made ready within this of each other were tapped in one stroke, in ms. */
const stroke = 10_000

/** Which of these instants, in order, belong to one stroke with another. */
export const inOneStroke = (readyAt: readonly Instant[]): boolean[] =>
  readyAt.map((at, place) =>
    [readyAt[place - 1], readyAt[place + 1]].some((other) => other !== undefined && Math.abs(other - at) <= stroke),
  )

/** The value that this share of the values does not exceed. */
function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other)
  return sorted[Math.ceil(sorted.length * share) - 1] ?? 0
}

const behind = { orders: 5, least: 4 * minute, most: 15 * minute, halves: 10 * minute, end: minute } as const

/**
 * How far behind the branch is now, in milliseconds: the median lateness of the last five orders made ready, if it is
 * more than four minutes; at most fifteen, and half of it after each ten minutes in which nothing was made ready. Less
 * than a minute is nothing.
 */
export function behindBy(orders: readonly Pick<OrderMaking, 'promisedAt' | 'readyAt'>[], now: Instant): number {
  const last = [...orders].sort((one, other) => other.readyAt - one.readyAt).slice(0, behind.orders)
  const newest = last[0]
  if (!newest || last.length < behind.orders) return 0
  const late = last.map(({ promisedAt, readyAt }) => readyAt - promisedAt).sort((one, other) => one - other)
  const median = late[Math.floor(late.length / 2)] ?? 0
  if (median <= behind.least) return 0
  const quiet = Math.max(0, Math.floor((now - newest.readyAt) / behind.halves))
  const left = Math.min(median, behind.most) / 2 ** quiet
  return left < behind.end ? 0 : left
}

/** What determines the quote of a branch, besides its capacity. */
export interface Quote {
  /** Learned for this weekday and hour; 1 where nothing was. */
  readonly factor: number
  /** Milliseconds, by `behindBy`. */
  readonly behind: number
  readonly extra: ExtraTime | null
}

export const usualQuote: Quote = { factor: 1, behind: 0, extra: null }

/**
 * The milliseconds that an order needs from now, whose longest piece takes `longest` seconds at a branch with this
 * lead.
 */
export function leadOf(prepMinutes: number, longest: number, { factor, behind, extra }: Quote, now: Instant): number {
  const makingMs = makingOf(prepMinutes, longest, factor)
  if (extra && now < extra.until) return makingMs + extra.minutes * minute
  return makingMs + behind
}

/** The milliseconds that making an order is expected to take, whose longest piece takes `longest` seconds. */
export const makingOf = (prepMinutes: number, longest: number, factor: number): number =>
  Math.round(Math.max(prepMinutes * minute, longest * 1000) * factor)

export interface PromisedHour {
  /** Any instant of the hour. */
  readonly at: Instant
  readonly orders: number
  /** Ready at most a minute after their promise. */
  readonly kept: number
  /** The lateness of those that were later, in all, in milliseconds. */
  readonly late: number
}

export interface PromisesKept {
  readonly orders: number
  readonly kept: number
  /** Of the late ones on average, in whole minutes. */
  readonly minutesLate: number
}

/** All of them, and by the hour on the branch's clock. */
export function keptByHour(
  promised: readonly PromisedHour[],
  timeZone: string,
): PromisesKept & { readonly hours: (PromisesKept & { readonly hour: number })[] } {
  const byHour = new Map<number, PromisedHour[]>()
  for (const one of promised) {
    const hour = Math.floor(localTime(one.at, timeZone).minutes / 60)
    byHour.set(hour, [...(byHour.get(hour) ?? []), one])
  }
  const hours = [...byHour].map(([hour, some]) => ({ hour, ...sumOf(some) }))
  return { ...sumOf(promised), hours: hours.sort((one, other) => one.hour - other.hour) }
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
