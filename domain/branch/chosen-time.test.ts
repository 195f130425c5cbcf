// The pick-up times of a day.
import { expect, test } from 'vitest'
import { antwerpen, at, nine, wednesday } from '../testing/fixtures.ts'
import { orderDay } from './branch.ts'
import { readChosen, slotsOf, soonest } from './slots.ts'

const dayOf = (date: string, now: number) => {
  const day = orderDay(antwerpen, date, now)
  if (!day.ok) throw new Error(day.refusal)
  return day.value
}

test('every quarter of an hour from the preparation time until closing', () => {
  const slots = slotsOf(antwerpen, dayOf(wednesday, nine), nine)
  expect(slots[0]).toBe(at(wednesday, 9, 15))
  expect(slots.at(-1)).toBe(at(wednesday, 18, 45))
})

test('as soon as possible is the preparation time, rounded up, while open, the first slot before opening', () => {
  expect(soonest(antwerpen, dayOf(wednesday, nine), nine)).toBe(nine + 10 * 60_000)
  const early = at(wednesday, 5)
  expect(soonest(antwerpen, dayOf(wednesday, early), early)).toBe(at(wednesday, 7))
})

test('an order for tomorrow is wanted when the branch opens', () => {
  const afternoon = at(wednesday, 15)
  expect(soonest(antwerpen, dayOf('2026-03-05', afternoon), afternoon)).toBe(at('2026-03-05', 7))
})

test('[F-20] a chosen time stands, moves with the order to another day, or is gone with the next one named', () => {
  const three = at(wednesday, 15)
  const now = at(wednesday, 9)
  const today = dayOf(wednesday, now)
  const read = (chosen: number, day = today, at = now) =>
    readChosen(chosen, day, slotsOf(antwerpen, day, at), 'Europe/Brussels')
  expect(read(three)).toEqual({ at: three, instead: null })
  expect(read(at(wednesday, 8, 45))).toEqual({ at: null, instead: at(wednesday, 9, 15) })
  const afternoon = at(wednesday, 15)
  const thursday = dayOf('2026-03-05', afternoon)
  expect(read(three, thursday, afternoon).at).toBe(at('2026-03-05', 15))
  expect(readChosen(three, thursday, [], 'Europe/Brussels')).toEqual({ at: null, instead: null })
})
