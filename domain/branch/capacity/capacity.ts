// How much a branch can make: meters with a capacity for each slot, and what an order weighs on them (TIME-1).

import type { Weekday } from '#domain/shared/date.ts'
import type { LocalText } from '#domain/shared/locale.ts'
import { type Instant, localTime, type Minutes, weekdayOf } from '../hours.ts'

/** How long a slot may be, in minutes. All of them divide an hour, so that slots begin on the clock's own marks. */
export const slotLengths = [5, 10, 15, 20, 30] as const
export type SlotMinutes = (typeof slotLengths)[number]

/** Other hands than usual at a station, within these hours of a weekday. */
export interface HandsAt {
  readonly day: Weekday
  readonly from: Minutes
  readonly to: Minutes
  readonly hands: number
}

/** Where things are made: the bar, the grill. The owner names it. */
export interface Station {
  readonly id: string
  readonly name: LocalText
  /** People who work there. */
  readonly hands: number
  readonly handsAt: readonly HandsAt[]
}

/** What a branch can make in one slot. A limit of null, or no station, limits nothing. */
export interface Capacity {
  readonly slotMinutes: SlotMinutes
  /** At most so many orders in a slot. */
  readonly orders: number | null
  /** At most so many pieces in a slot. */
  readonly items: number | null
  readonly stations: readonly Station[]
  /** The percentage of the stations' time that orders of the website may take, 1 to 100. */
  readonly share: number
  /** Today more or fewer are there than usual: so much of its hands a station has until then. */
  readonly shift?: { readonly share: number; readonly until: Instant }
}

export interface Making {
  readonly station: string
  readonly seconds: number
}

/** What is counted: 'orders', 'items', or a station by its id, in seconds. */
export type Meter = string
export const stationMeter = (station: string): Meter => `station:${station}`

/** What this capacity counts. */
export const metersOf = ({ orders, items, stations }: Capacity): Meter[] => [
  ...(orders === null ? [] : ['orders']),
  ...(items === null ? [] : ['items']),
  ...stations.map(({ id }) => stationMeter(id)),
]

/** What an order takes of each meter; only what is above 0. */
export type Weights = ReadonlyMap<Meter, number>

export interface MadeLine {
  readonly quantity: number
  /** Of one piece; what nobody has said takes no station's time. */
  readonly making: readonly Making[]
}

/** What the lines weigh on the meters of this branch. Stations that the branch does not have weigh nothing. */
export function weigh(capacity: Capacity, lines: readonly MadeLine[]): Weights {
  const weights = new Map<Meter, number>()
  if (capacity.orders !== null) weights.set('orders', 1)
  const pieces = lines.reduce((sum, line) => sum + line.quantity, 0)
  if (capacity.items !== null && pieces > 0) weights.set('items', pieces)
  for (const { id } of capacity.stations) {
    const seconds = lines.reduce((sum, line) => sum + line.quantity * secondsAt(line, id), 0)
    if (seconds > 0) weights.set(stationMeter(id), seconds)
  }
  return weights
}

const secondsAt = (line: MadeLine, station: string): number =>
  line.making.reduce((sum, one) => sum + (one.station === station ? one.seconds : 0), 0)

/** The longest that one piece takes, all stations together, in seconds. */
export const longestPiece = (lines: readonly MadeLine[]): number =>
  lines.reduce(
    (most, line) =>
      Math.max(
        most,
        line.making.reduce((sum, { seconds }) => sum + seconds, 0),
      ),
    0,
  )

/** What a piece takes of which nobody has said anything: to hand it over. */
const unsaidSeconds = 30

/** The minutes of work that these lines are, all stations together. */
export const minutesOfWork = (lines: readonly MadeLine[]): number =>
  lines.reduce((sum, { quantity, making }) => sum + quantity * pieceSeconds(making), 0) / 60

const pieceSeconds = (making: readonly Making[]): number =>
  making.length === 0 ? unsaidSeconds : making.reduce((sum, { seconds }) => sum + seconds, 0)

/** How much the meter holds in the slot that begins at `start`; 0 for a meter that the branch does not have. */
export function capOf(capacity: Capacity, meter: Meter, start: Instant, timeZone: string): number {
  if (meter === 'orders') return capacity.orders ?? 0
  if (meter === 'items') return capacity.items ?? 0
  const station = capacity.stations.find(({ id }) => stationMeter(id) === meter)
  if (!station) return 0
  const { shift } = capacity
  const present = shift && start < shift.until ? shift.share : 1
  const seconds = handsAt(station, start, timeZone) * present * capacity.slotMinutes * 60
  return Math.floor((seconds * capacity.share) / 100)
}

function handsAt(station: Station, instant: Instant, timeZone: string): number {
  if (station.handsAt.length === 0) return station.hands
  const { date, minutes } = localTime(instant, timeZone)
  const day = weekdayOf(date)
  const special = station.handsAt.find((one) => one.day === day && one.from <= minutes && minutes < one.to)
  return special?.hands ?? station.hands
}

/** The slot whose work an order for `at` is: the slot that ends at `at`, or in which `at` lies. */
export function slotFor(at: Instant, slotMinutes: SlotMinutes): Instant {
  const length = slotMinutes * 60_000
  return (Math.ceil(at / length) - 1) * length
}
