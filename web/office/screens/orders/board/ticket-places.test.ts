// A ticket that leaves keeps its place for a moment.
import { expect, test } from 'vitest'
import {
  closeMs,
  emptyMs,
  heldPlaces,
  keptEmpty,
  nextClosing,
  settlePlaces,
  type TicketPlace,
} from './ticket-places.ts'

const tickets = (...ids: number[]) => ids.map((id) => ({ id }))
const shown = (places: readonly TicketPlace<unknown>[]) => places.map(({ id, leftAt }) => (leftAt === null ? id : -id))

test('[F-54] the place of a ticket that left stays empty for one second, then closes', () => {
  let places = settlePlaces<{ id: number }>([], tickets(1, 2, 3), 0)
  places = settlePlaces(places, tickets(1, 3), 100)
  expect(shown(places)).toEqual([1, -2, 3])
  expect(nextClosing(places, 100)).toBe(100 + emptyMs)
  places = settlePlaces(places, tickets(1, 3), 100 + emptyMs)
  expect(shown(places)).toEqual([1, -2, 3])
  expect(nextClosing(places, 100 + emptyMs)).toBe(100 + emptyMs + closeMs)
  places = settlePlaces(places, tickets(1, 3), 100 + emptyMs + closeMs)
  expect(shown(places)).toEqual([1, 3])
  expect(nextClosing(places, 2000)).toBeNull()
})

test('[F-54] the first that left keeps the top, and one that comes back takes its own place', () => {
  const places = settlePlaces(settlePlaces<{ id: number }>([], tickets(1, 2, 3), 0), tickets(2, 3), 10)
  expect(shown(places)).toEqual([-1, 2, 3])
  expect(shown(settlePlaces(places, tickets(1, 2, 3), 20))).toEqual([1, 2, 3])
})

test('[F-54] a new ticket stands in its order beside an empty place', () => {
  const places = settlePlaces(settlePlaces<{ id: number }>([], tickets(1, 2, 4), 0), tickets(1, 3, 4), 10)
  expect(shown(places)).toEqual([1, -2, 3, 4])
})

test('[F-54] while a finger is down nothing comes, goes or moves', () => {
  const places = settlePlaces<{ id: number; words?: string }>([], tickets(1, 2), 0)
  const after = heldPlaces(places, [{ id: 3 }, { id: 2, words: 'ready' }])
  expect(shown(after)).toEqual([1, 2])
  expect(after[1]?.ticket).toEqual({ id: 2, words: 'ready' })
})

test('[J-20] a place stays empty for a second after the last tap, and one that has begun to close goes on', () => {
  const places = settlePlaces(settlePlaces<{ id: number }>([], tickets(1, 2, 3), 0), tickets(2, 3), 0)
  const tapped = keptEmpty(places, emptyMs - 1)
  expect(nextClosing(tapped, emptyMs)).toBe(2 * emptyMs - 1)
  expect(keptEmpty(places, emptyMs)).toEqual(places)
})
