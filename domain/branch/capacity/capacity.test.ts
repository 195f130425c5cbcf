// What an order weighs, and what a slot holds.
import { expect, test } from 'vitest'
import { barAndGrill, clockAt, latte, loadBook, panini, wednesday } from '#domain/testing/fixtures.ts'
import { type Capacity, capOf, longestPiece, slotFor, weigh } from './capacity.ts'
import { holdsFor, isTooLarge } from './hold.ts'

const zone = 'Europe/Brussels'
const noon = clockAt(wednesday, 12)
const holding = (capacity: Capacity, book = loadBook()) => ({
  capacity,
  timeZone: zone,
  load: book.load,
  now: clockAt(wednesday, 11),
})
const holds = (capacity: Capacity, lines: Parameters<typeof weigh>[1], when = noon, book = loadBook()) =>
  holdsFor(weigh(capacity, lines), when, holding(capacity, book))

test('[TIME-1] an order weighs one order, its pieces, and the making time of each station', () => {
  const capacity = { ...barAndGrill, orders: 4, items: 20 }
  expect(Object.fromEntries(weigh(capacity, [latte(3), panini(2)]))).toEqual({
    orders: 1,
    items: 5,
    'station:bar': 180,
    'station:grill': 480,
  })
  expect(Object.fromEntries(weigh(barAndGrill, [{ quantity: 2, making: [] }]))).toEqual({})
  expect(
    Object.fromEntries(weigh(barAndGrill, [{ quantity: 2, making: [{ station: 'cellar', seconds: 60 }] }])),
  ).toEqual({})
  expect(longestPiece([latte(9), panini()])).toBe(240)
})

test('[TIME-1] hands, share and other hands at some hours make what a slot holds', () => {
  const busy = { ...barAndGrill.stations[0], hands: 2, handsAt: [{ day: 3, from: 720, to: 840, hands: 3 }] } as const
  const capacity = { ...barAndGrill, share: 70, stations: [{ id: 'bar', name: {}, ...busy }] } as Capacity
  expect(capOf(capacity, 'station:bar', clockAt(wednesday, 11, 50), zone)).toBe(840)
  expect(capOf(capacity, 'station:bar', noon, zone)).toBe(1260)
  expect(capOf(capacity, 'station:bar', clockAt('2026-03-05', 12), zone)).toBe(840)
  expect(capOf(capacity, 'orders', noon, zone)).toBe(0)
  expect(capOf(capacity, 'station:cellar', noon, zone)).toBe(0)
})

test('[TIME-1] what is ready at 12:00 is the work of the slot before it', () => {
  expect(slotFor(noon, 10)).toBe(clockAt(wednesday, 11, 50))
  expect(slotFor(noon + 1, 10)).toBe(noon)
  expect(slotFor(clockAt(wednesday, 12, 5), 10)).toBe(noon)
})

test('[TIME-2] an order fits its slot or not at all; the last place goes to one', () => {
  const book = loadBook()
  const two = holds(barAndGrill, [panini(2)], noon, book)
  expect(two).toEqual([{ meter: 'station:grill', start: clockAt(wednesday, 11, 50), weight: 480, cap: 600 }])
  book.take(two ?? [])
  expect(holds(barAndGrill, [panini()], noon, book)).toBeNull()
  expect(holds(barAndGrill, [latte(10)], noon, book)).not.toBeNull()
  book.give(two ?? [])
  expect(holds(barAndGrill, [panini()], noon, book)).not.toBeNull()
})

test('[TIME-2] an order larger than any slot begins in earlier ones, at most six, and none that is over', () => {
  const large = holds(barAndGrill, [panini(6)])
  expect(large?.map(({ start, weight }) => [start, weight])).toEqual([
    [clockAt(wednesday, 11, 30), 240],
    [clockAt(wednesday, 11, 40), 600],
    [clockAt(wednesday, 11, 50), 600],
  ])
  expect(holds(barAndGrill, [panini(6)], clockAt(wednesday, 11, 20))).toBeNull()
  expect(holds(barAndGrill, [panini(16)])).toBeNull()
  expect(isTooLarge(weigh(barAndGrill, [panini(15)]), noon, { capacity: barAndGrill, timeZone: zone })).toBe(false)
  expect(isTooLarge(weigh(barAndGrill, [panini(16)]), noon, { capacity: barAndGrill, timeZone: zone })).toBe(true)
})

test('[TIME-1] a station without hands makes nothing, and stops nothing that it does not make', () => {
  const closed = {
    ...barAndGrill,
    stations: barAndGrill.stations.map((one) => ({ ...one, hands: one.id === 'grill' ? 0 : 1 })),
  }
  expect(holds(closed, [panini()])).toBeNull()
  expect(holds(closed, [latte()])).not.toBeNull()
})

test('[TIME-2] holds come by meter and slot in ascending order, so that two orders never wait for each other', () => {
  const all = holds({ ...barAndGrill, orders: 9, items: 90 }, [panini(6), latte(15)]) ?? []
  const keys = all.map(({ meter, start }) => `${meter} ${start}`)
  expect(keys).toEqual([...keys].sort())
})
