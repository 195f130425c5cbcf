// How much of a branch's work may be held by orders of new customers that nobody accepted, and by anybody's that wait
// for their payment: a part of every stretch of time, so that known customers find their place beside it (SAFE-5).
// Of each meter by itself, and of all together: half of the bar in one slot and half of the grill in the next would
// leave no slot for an order of both.

import { type Capacity, capOf, type Meter, metersOf } from '#domain/branch/capacity/capacity.ts'
import type { Hold, Limit } from '#domain/branch/capacity/hold.ts'
import type { Instant } from '#domain/branch/hours.ts'
import { type NetworkMark, widths } from './guard.ts'

/** What one order that waits holds of a slot. */
export interface HeldWork extends Pick<Hold, 'meter' | 'start' | 'weight'> {
  readonly askedFrom: NetworkMark
}

/** Half of any twenty minutes for all: with the other half a known customer waits ten minutes longer at most. */
const together = { minutes: 20, share: 0.5 } as const
/** A quarter of any hour for one connection: one alone never holds what all may hold. */
const connection = { minutes: 60, share: 0.25 } as const
/**
 * What a connection may hold at the smallest branch, too: one round for an office, of twenty coffees or four panini.
 */
const officeRound = { orders: 2, items: 20, seconds: 1200 } as const

const roundOf = (meter: Meter): number =>
  meter === 'orders' || meter === 'items' ? officeRound[meter] : officeRound.seconds

interface BranchCapacity {
  readonly capacity: Capacity
  readonly timeZone: string
}

/** Keeps a sum of quotients such as 0.4 + 0.6 from costing the last second of a slot. */
const rounding = 1e-9

type CapAt = (meter: Meter, start: Instant) => number

/** What a slot holds; each is asked for many times. */
function capsOf({ capacity, timeZone }: BranchCapacity): CapAt {
  const known = new Map<string, number>()
  return (meter, start) => {
    const key = keyOf(meter, start)
    const cap = known.get(key) ?? capOf(capacity, meter, start, timeZone)
    known.set(key, cap)
    return cap
  }
}

/** A bound on what is held within so many slots in a row, and what is held of each. */
interface Bound {
  readonly heldOf: ReadonlyMap<string, number>
  readonly slotsAt: (meter: Meter, start: Instant) => number
  readonly mostOf: (meter: Meter, cap: number) => number
}

const keyOf = (meter: Meter, start: Instant): string => `${meter} ${start}`

function heldBySlot(held: readonly HeldWork[]): ReadonlyMap<string, number> {
  const sums = new Map<string, number>()
  for (const { meter, start, weight } of held) {
    const key = keyOf(meter, start)
    sums.set(key, (sums.get(key) ?? 0) + weight)
  }
  return sums
}

/** How many slots half is counted of. Where half of twenty minutes is less than one piece, the stretch is longer. */
function slotsOfHalf(cap: number, slotMinutes: number): number {
  const usual = Math.max(1, Math.floor(together.minutes / slotMinutes))
  return cap === 0 ? usual : Math.max(usual, Math.ceil(1 / (together.share * cap)))
}

/** That of all together. */
function boundOfAll(held: readonly HeldWork[], { slotMinutes }: Capacity, capAt: CapAt): Bound {
  return {
    heldOf: heldBySlot(held),
    slotsAt: (meter, start) => slotsOfHalf(capAt(meter, start), slotMinutes),
    mostOf: (_, cap) => Math.floor(cap * together.share),
  }
}

/** That of one connection, and of the wider network around it. */
const boundsOfConnection = (held: readonly HeldWork[], askedFrom: NetworkMark, { slotMinutes }: Capacity): Bound[] =>
  widths.map(({ length, share }) => ({
    heldOf: heldBySlot(held.filter((one) => one.askedFrom.slice(0, length) === askedFrom.slice(0, length))),
    slotsAt: () => connection.minutes / slotMinutes,
    mostOf: (meter, cap) => share * Math.max(Math.floor(cap * connection.share), roundOf(meter)),
  }))

/**
 * What an order may still take of each slot, beside what the others hold that nobody accepted or paid. `askedFrom`:
 * undefined for a known customer, whose connection does not count.
 */
export function limitFor(held: readonly HeldWork[], askedFrom: NetworkMark | undefined, place: BranchCapacity): Limit {
  const { capacity } = place
  const capAt = capsOf(place)
  const ofConnection = askedFrom === undefined ? [] : boundsOfConnection(held, askedFrom, capacity)
  const length = capacity.slotMinutes * 60_000
  const lefts = [boundOfAll(held, capacity, capAt), ...ofConnection].map((bound) => ({
    slotsAt: bound.slotsAt,
    leftIn: leftIn(bound, capAt, length),
  }))
  const ofAllMeters = roomOfAllMeters(held, capacity, capAt)
  return (meter, start, own) => {
    const rooms = lefts.flatMap(({ slotsAt, leftIn: left }) =>
      stretchesAround(start, slotsAt(meter, start), length).map(
        (stretch) => left(meter, stretch) - weightIn(own, meter, stretch),
      ),
    )
    return Math.max(0, Math.min(...rooms, ofAllMeters(meter, start, own)))
  }
}

/**
 * The room that the meters leave each other: of some slots in a row half is held at most, where as much of a slot
 * counts as held as of its fullest meter. So the slots that are free are free for all that an order needs.
 */
function roomOfAllMeters(held: readonly HeldWork[], capacity: Capacity, capAt: CapAt): Limit {
  const length = capacity.slotMinutes * 60_000
  const heldIn = heldWith(held, length)
  const partHeld = partOfFullest(heldIn, capacity, capAt)
  return (meter, start, own) => {
    const cap = capAt(meter, start)
    const slots = slotsOfAllMeters(start, capacity, capAt)
    const parts = stretchesAround(start, slots, length).map(
      (stretch) =>
        slots * together.share - sumOf(stretch, length, (slot) => (slot === start ? 0 : partHeld(slot, own))),
    )
    return Math.floor(Math.min(...parts) * cap + rounding) - heldIn(meter, start, own)
  }
}

type HeldIn = (meter: Meter, slot: Instant, own: readonly Hold[]) => number

/** What is held of a slot, with what an order itself takes of it. */
function heldWith(held: readonly HeldWork[], length: number): HeldIn {
  const heldOf = heldBySlot(held)
  return (meter, slot, own) =>
    (heldOf.get(keyOf(meter, slot)) ?? 0) + weightIn(own, meter, { from: slot, to: slot + length })
}

/** How much of a slot is held of the meter that is held most, from 0 to 1. */
function partOfFullest(
  heldIn: HeldIn,
  capacity: Capacity,
  capAt: CapAt,
): (slot: Instant, own: readonly Hold[]) => number {
  const meters = metersOf(capacity)
  const partHeld = (slot: Instant, own: readonly Hold[]): number =>
    Math.max(...meters.map((meter) => heldIn(meter, slot, own) / Math.max(1, capAt(meter, slot))))
  const known = new Map<Instant, number>()
  return (slot, own) => {
    if (own.some(({ start }) => start === slot)) return partHeld(slot, own)
    const part = known.get(slot) ?? partHeld(slot, [])
    known.set(slot, part)
    return part
  }
}

const slotsOfAllMeters = (start: Instant, capacity: Capacity, capAt: CapAt): number =>
  Math.max(...metersOf(capacity).map((meter) => slotsOfHalf(capAt(meter, start), capacity.slotMinutes)))

/** Some slots in a row, from the beginning of the first to the end of the last. */
interface Stretch {
  readonly from: Instant
  readonly to: Instant
}

/** What is left of a bound in a stretch. Neighbouring slots ask for the same ones. */
function leftIn({ heldOf, mostOf }: Bound, capAt: CapAt, length: number): (meter: Meter, stretch: Stretch) => number {
  const known = new Map<string, number>()
  return (meter, stretch) => {
    const key = `${meter} ${stretch.from} ${stretch.to}`
    let left = known.get(key)
    if (left === undefined) {
      const cap = sumOf(stretch, length, (slot) => capAt(meter, slot))
      left = mostOf(meter, cap) - sumOf(stretch, length, (slot) => heldOf.get(keyOf(meter, slot)) ?? 0)
      known.set(key, left)
    }
    return left
  }
}

/** The stretches of so many slots that this slot is part of. */
const stretchesAround = (start: Instant, slots: number, length: number): Stretch[] =>
  Array.from({ length: slots }, (_, before) => {
    const from = start - before * length
    return { from, to: from + slots * length }
  })

function weightIn(holds: readonly Hold[], meter: Meter, { from, to }: Stretch): number {
  const within = holds.filter((hold) => hold.meter === meter && hold.start >= from && hold.start < to)
  return within.reduce((sum, { weight }) => sum + weight, 0)
}

function sumOf({ from, to }: Stretch, length: number, amountOf: (slot: Instant) => number): number {
  let sum = 0
  for (let slot = from; slot < to; slot += length) sum += amountOf(slot)
  return sum
}

/** The fullest stretch of time that is held so, with how much of their share, from 0 to 1. */
export interface Fullest {
  readonly from: Instant
  readonly to: Instant
  readonly share: number
}

/** Undefined where nothing is held. */
export function fullestOf(held: readonly HeldWork[], place: BranchCapacity): Fullest | undefined {
  const { capacity } = place
  const capAt = capsOf(place)
  const bound = boundOfAll(held, capacity, capAt)
  const length = capacity.slotMinutes * 60_000
  const partHeld = partOfFullest(heldWith(held, length), capacity, capAt)
  const all = held.flatMap(({ meter, start }) => {
    const slots = slotsOfAllMeters(start, capacity, capAt)
    return [
      ...stretchesAround(start, bound.slotsAt(meter, start), length).map((stretch): Fullest => {
        const used = sumOf(stretch, length, (slot) => bound.heldOf.get(keyOf(meter, slot)) ?? 0)
        const cap = sumOf(stretch, length, (slot) => capAt(meter, slot))
        return { ...stretch, share: used / Math.max(1, bound.mostOf(meter, cap)) }
      }),
      ...stretchesAround(start, slots, length).map((stretch): Fullest => {
        const parts = sumOf(stretch, length, (slot) => partHeld(slot, []))
        return { ...stretch, share: parts / (slots * together.share) }
      }),
    ]
  })
  return all.reduce<Fullest | undefined>((most, each) => (most && most.share >= each.share ? most : each), undefined)
}
