// How much of which slots an order takes (TIME-2): all of its own slot's, or a large one spread over earlier ones.
import type { Instant } from '../hours.ts'
import { type Capacity, capOf, type Meter, slotFor, type Weights } from './capacity.ts'

export interface Hold {
  readonly meter: Meter
  readonly start: Instant
  readonly weight: number
  /** How much the meter holds in this slot. */
  readonly cap: number
}

/**
 * How much of a meter is taken in the slot that begins at `start`, with the capacity as it was when the first took it.
 */
export type Load = (meter: Meter, start: Instant) => { readonly used: number; readonly cap: number } | undefined

/** The most that an order may take of a slot, besides what is free there, while it takes so much of others. */
export type Limit = (meter: Meter, start: Instant, own: readonly Hold[]) => number

/** What is taken, as it is sent: for each meter its slots, with their beginning, what is used, and the capacity. */
export type Loads = Readonly<Record<Meter, readonly (readonly [start: Instant, used: number, cap: number])[]>>

export function loadOf(loads: Loads): Load {
  const found = new Map<string, { used: number; cap: number }>()
  for (const [meter, slots] of Object.entries(loads))
    for (const [start, used, cap] of slots) found.set(`${meter} ${start}`, { used, cap })
  return (meter, start) => found.get(`${meter} ${start}`)
}

/** The most slots over which an order is spread that is larger than one. */
export const mostSlots = 6
/**
 * What is larger than half a slot may begin in the slot before, or two orders of half a slot each would keep it out all
 * day.
 */
const slotsOfLarge = 2

export interface Holding {
  readonly capacity: Capacity
  readonly timeZone: string
  readonly load: Load
  readonly now: Instant
  /** What new customers may hold. */
  readonly limit?: Limit | undefined
}

/**
 * What an order of these weights for `at` would hold, meters and slots in ascending order, so that two at once never
 * wait for each other. Null when there is no room. A weight of more than half a slot may begin in the slot before, and
 * one that fits into no slot at all in earlier ones, at most six; none that is over. A station without hands in the
 * slot has no room for anything.
 */
export function holdsFor(weights: Weights, at: Instant, holding: Holding): readonly Hold[] | null {
  const holds: Hold[] = []
  for (const meter of [...weights.keys()].sort()) {
    const some = holdsOf(meter, weights.get(meter) ?? 0, at, holding, holds)
    if (!some) return null
    holds.push(...some)
  }
  return holds
}

/** For staff who insist: what finds no room is held in the order's own slot, and `overruled` says so. */
export function holdsAnyway(
  weights: Weights,
  at: Instant,
  holding: Holding,
): { readonly holds: readonly Hold[]; readonly overruled: boolean } {
  const start = slotFor(at, holding.capacity.slotMinutes)
  if (start + holding.capacity.slotMinutes * 60_000 <= holding.now) return { holds: [], overruled: false }
  const holds: Hold[] = []
  let overruled = false
  for (const meter of [...weights.keys()].sort()) {
    const weight = weights.get(meter) ?? 0
    const some = holdsOf(meter, weight, at, holding, holds)
    if (!some) overruled = true
    holds.push(...(some ?? [{ meter, start, weight, cap: capAt(meter, start, holding).cap }]))
  }
  return { holds, overruled }
}

function holdsOf(
  meter: Meter,
  weight: number,
  at: Instant,
  holding: Holding,
  ofOtherMeters: readonly Hold[],
): Hold[] | null {
  const { slotMinutes } = holding.capacity
  const last = slotFor(at, slotMinutes)
  const length = slotMinutes * 60_000
  const { full } = capAt(meter, last, holding)
  if (full === 0) return null
  const isLarge = weight > full / 2 && weight > 1
  const spread = weight > full ? mostSlots : isLarge ? slotsOfLarge : 1
  const holds: Hold[] = []
  let left = weight
  for (let index = 0; index < spread && left > 0; index++) {
    const start = last - index * length
    if (start + length <= holding.now) break
    const { room, cap } = capAt(meter, start, holding)
    const taken = Math.min(room, left, holding.limit?.(meter, start, [...ofOtherMeters, ...holds]) ?? left)
    if (taken > 0) holds.unshift({ meter, start, weight: taken, cap })
    left -= taken
  }
  return left > 0 ? null : holds
}

function capAt(meter: Meter, start: Instant, { capacity, timeZone, load }: Holding) {
  const full = capOf(capacity, meter, start, timeZone)
  const taken = load(meter, start)
  // Staff may have filled the slot further for one order; that is no room for others once the order is gone.
  const cap = taken ? Math.min(taken.cap, full) : full
  return { full, cap, room: Math.max(0, cap - (taken?.used ?? 0)) }
}

/** Whether an order of these weights could never be taken, however empty the branch is: it is one to call about. */
export function isTooLarge(weights: Weights, at: Instant, holding: Omit<Holding, 'load' | 'now'>): boolean {
  return holdsFor(weights, at, { ...holding, load: () => undefined, now: Number.NEGATIVE_INFINITY }) === null
}
