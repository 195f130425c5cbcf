// What the counter makes, in which order, and how much of each (BOARD-1, BOARD-2).
import type { DateText, Instant } from '#domain/branch/hours.ts'
import { localTime } from '#domain/branch/hours.ts'
import { type Course, isOver, phaseOf } from '../course.ts'
import { latenessOf } from '../lateness.ts'
import type { LineStatus } from '../line-status.ts'

/** Something that is made. */
export interface CounterPiece {
  readonly item: string
  /** Where it is made; '' where the owner has said nothing. */
  readonly station: string
  /** The options by which it is made apart from others of the item; absent if there are none. */
  readonly apart?: readonly string[]
  /** Of a part of a meal deal: it was made, while the deal is not ready. */
  readonly ready?: boolean | undefined
}

export interface CounterLine extends CounterPiece {
  readonly quantity: number
  readonly status: LineStatus
  /** Of a meal deal: what is made of it, in place of the deal. */
  readonly parts?: readonly CounterPiece[]
}

export interface CounterOrder {
  readonly id: number
  readonly course: Course
  /** Null without a known time: nothing of such an order is late, and it never rings again. */
  readonly promisedAt: Instant | null
  readonly placedAt: Instant
  /** Milliseconds that making it is expected to take. */
  readonly making: number
  readonly lines: readonly CounterLine[]
}

type Timed = Pick<CounterOrder, 'promisedAt' | 'placedAt' | 'making'>

/** Where it stands among the others: at its promise, or else where it was placed. */
const standsAt = ({ promisedAt, placedAt }: Timed): Instant => promisedAt ?? placedAt

/** When its making has to begin for the promise to be kept. */
export const mustBeginAt = (order: Timed): Instant => standsAt(order) - order.making

/** How pressing an order is: not yet to be begun, to be begun now, or past its promise. */
export type Urgency = 'calm' | 'now' | 'late'

export function urgencyOf(order: Timed, now: Instant): Urgency {
  if (order.promisedAt === null) return 'calm'
  if (latenessOf(order.promisedAt, now) !== 'kept') return 'late'
  return now >= mustBeginAt(order) ? 'now' : 'calm'
}

/**
 * When an order that was placed for later must be begun: then it rings again, because nobody has thought of it since
 * (F-56). Null for one that was to be begun at once or soon after it was placed.
 */
export const ringsAgainAt = (order: Timed): Instant | null =>
  order.placedAt < mustBeginAt(order) - aheadMs ? mustBeginAt(order) : null

/** How long before it must be begun an order stands among those to be made. */
export const aheadMs = 15 * 60_000

export interface CounterView<Order> {
  /** To be made, whatever must be begun first standing first. */
  readonly toMake: readonly Order[]
  /** For later: it comes to `toMake` by itself. Soonest first. */
  readonly later: readonly Order[]
  /** Wholly ready, waiting for somebody; the longest waiting last. */
  readonly ready: readonly Order[]
}

/**
 * The open orders as the counter works through them. The order of `toMake` follows the promise less the making time,
 * then the promise, then the id, and never the moment at which somebody looks.
 */
export function counterView<Order extends CounterOrder>(orders: readonly Order[], now: Instant): CounterView<Order> {
  const view = { toMake: [] as Order[], later: [] as Order[], ready: [] as Order[] }
  for (const order of orders) {
    const phase = phaseOf(order)
    if (phase === 'ready') view.ready.push(order)
    else if (!isOver(phase)) view[phase === 'making' || isNear(order, now) ? 'toMake' : 'later'].push(order)
  }
  return {
    toMake: view.toMake.sort(byBegin),
    later: view.later.sort(byBegin),
    ready: view.ready.sort((one, other) => standsAt(other) - standsAt(one) || other.id - one.id),
  }
}

/** Whether its making begins now or soon. One that somebody has begun is to be made all the same. */
const isNear = (order: CounterOrder, now: Instant): boolean => now >= mustBeginAt(order) - aheadMs

const byBegin = (one: CounterOrder, other: CounterOrder): number =>
  mustBeginAt(one) - mustBeginAt(other) || standsAt(one) - standsAt(other) || one.id - other.id

export interface ItemTally {
  readonly item: string
  readonly quantity: number
  /** How many of these are made with which option, most first. */
  readonly apart: readonly { readonly option: string; readonly quantity: number }[]
}

/** How many of each item to make, most first; of these, how many with which option: latte 7, of these oat 3. */
export function tally(orders: readonly CounterOrder[], station: string | null): ItemTally[] {
  const sums = new Map<string, { all: number; apart: Map<string, number> }>()
  for (const order of orders) {
    if (isOver(phaseOf(order))) continue
    for (const line of order.lines) {
      if (line.status !== 'received') continue
      for (const { item, apart = [] } of piecesOf(line).filter((piece) => !piece.ready && isMadeAt(piece, station))) {
        const sum = sums.get(item) ?? { all: 0, apart: new Map<string, number>() }
        sum.all += line.quantity
        for (const option of apart) sum.apart.set(option, (sum.apart.get(option) ?? 0) + line.quantity)
        sums.set(item, sum)
      }
    }
  }
  return [...sums]
    .sort(([one, { all }], [other, { all: more }]) => more - all || (one < other ? -1 : 1))
    .map(([item, { all, apart }]) => ({ item, quantity: all, apart: mostFirst(apart) }))
}

const mostFirst = (counts: ReadonlyMap<string, number>): ItemTally['apart'] =>
  [...counts]
    .sort(([one, few], [other, many]) => many - few || (one < other ? -1 : 1))
    .map(([option, quantity]) => ({ option, quantity }))

/** Whether a station makes the line; null stands for all of them. What nobody makes stands with every station. */
export const isAt = (line: CounterLine, station: string | null): boolean =>
  piecesOf(line).some((piece) => isMadeAt(piece, station))

/** Whether a station has still to make something of the line. */
export const hasWorkAt = (line: CounterLine, station: string | null): boolean =>
  line.status === 'received' && piecesOf(line).some((piece) => !piece.ready && isMadeAt(piece, station))

/** Where something of the line is made. */
export const lineStationsOf = (line: CounterLine): readonly string[] => piecesOf(line).map((piece) => piece.station)

const piecesOf = (line: CounterLine): readonly CounterPiece[] => line.parts ?? [line]

export const isMadeAt = (piece: Pick<CounterPiece, 'station'>, station: string | null): boolean =>
  station === null || piece.station === '' || piece.station === station

/** What is for later, by day and time, with how many orders each. */
export function laterBy(
  orders: readonly CounterOrder[],
  timeZone: string,
): { readonly date: DateText; readonly at: Instant; readonly orders: number }[] {
  const groups = new Map<Instant, number>()
  for (const at of orders.map(standsAt)) groups.set(at, (groups.get(at) ?? 0) + 1)
  return [...groups]
    .sort(([one], [other]) => one - other)
    .map(([at, number]) => ({ date: localTime(at, timeZone).date, at, orders: number }))
}
