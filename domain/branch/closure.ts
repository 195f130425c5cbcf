// Closing days of a branch, what customers were promised for them, and whether a branch may be hidden or removed.

import type { LocalText } from '../shared/locale.ts'
import { accept, type Result, refuse } from '../shared/result.ts'
import {
  addDays,
  type DateText,
  type HoursException,
  lastDayOf,
  type Minutes,
  type Period,
  periodsOn,
  type WeekHours,
} from './hours.ts'

/** Days with other hours or none, and the reason that customers read. */
export interface NamedDays extends HoursException {
  readonly name?: LocalText | undefined
}

/** Days on which the branch is closed. */
export type Closure = Omit<NamedDays, 'periods'>

/** Days already in the list stay as they are, so a range may be split. The dates are valid and in order. */
export function withClosure(exceptions: readonly NamedDays[], closure: Closure): NamedDays[] {
  const last = lastDayOf(closure)
  const byDate = [...exceptions].sort((one, other) => (one.date < other.date ? -1 : 1))
  const closed: NamedDays[] = []
  const close = (from: DateText, to: DateText) => {
    if (from > to) return
    closed.push({ date: from, ...(to !== from && { to }), ...(closure.name && { name: closure.name }), periods: [] })
  }
  let free = closure.date
  for (const there of byDate) {
    if (lastDayOf(there) < free || there.date > last) continue
    close(free, addDays(there.date, -1))
    free = addDays(lastDayOf(there), 1)
  }
  close(free, last)
  return [...exceptions, ...closed].sort((one, other) => (one.date < other.date ? -1 : 1))
}

/** When a customer was told to come, on the branch's clock. */
export interface PromisedTime {
  readonly date: DateText
  readonly time: Minutes
  /** How many minutes the branch must stay open for it; 0 for an order that is picked up. */
  readonly stay: Minutes
}

/** An open order or a reservation, as staff need to see it before they close its day. */
export interface PromisedThing extends PromisedTime {
  readonly kind: 'order' | 'reservation'
  readonly id: number
  readonly branch: string
  readonly name: string
  readonly phone: string
  /** The order's token; '' for a reservation. */
  readonly token: string
}

interface Hours {
  readonly hours: WeekHours
  readonly exceptions: readonly HoursException[]
}

/**
 * The promised things that a change of the hours breaks: the branch was open for them and no longer is. What was
 * promised for after closing is made by those who close, so it is broken once the branch closes earlier, or stays
 * closed.
 */
export const brokenBy = <Thing extends PromisedTime>(things: readonly Thing[], before: Hours, after: Hours): Thing[] =>
  things.filter((thing) => reachOf(thing, after) < reachOf(thing, before))

/** Until when somebody is there for it: for as long as it takes, until the branch closes, or not at all. */
function reachOf({ date, time, stay }: PromisedTime, branch: Hours): number {
  const begun = throughMidnight(branch, date).filter(({ from }) => from <= time)
  const isOpen = begun.some(({ to }) => time < to && time + stay <= to)
  return isOpen ? Number.POSITIVE_INFINITY : Math.max(...begun.map(({ to }) => to), Number.NEGATIVE_INFINITY)
}

/** The periods of a day; the last one goes on if the branch stays open at midnight. */
function throughMidnight(branch: Hours, date: DateText): readonly Period[] {
  const periods = periodsOn(branch, date)
  const last = periods.at(-1)
  const [next] = periodsOn(branch, addDays(date, 1))
  if (last?.to !== dayMinutes || next?.from !== 0) return periods
  return [...periods.slice(0, -1), { from: last.from, to: dayMinutes + next.to }]
}

const dayMinutes = 24 * 60

export interface StillPromised {
  /** Orders that are not out. */
  readonly orders: number
  /** Reservations of today and later that are not cancelled. */
  readonly reservations: number
}

export const leavingRefusals = ['branch_has_orders', 'branch_has_reservations', 'last_branch'] as const
export type LeavingRefusal = (typeof leavingRefusals)[number]

/** `others`: how many other branches customers see. One must remain visible, or the shop could not be found. */
export function leaveSight({ orders, reservations }: StillPromised, others: number): Result<null, LeavingRefusal> {
  if (others === 0) return refuse('last_branch')
  if (orders > 0) return refuse('branch_has_orders')
  return reservations > 0 ? refuse('branch_has_reservations') : accept(null)
}
