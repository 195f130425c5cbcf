// The times of a day where only the hours limit, and a chosen one when others are offered.
import { expect, test } from 'vitest'
import { antwerpen, clockAt, nine, wednesday } from '../testing/fixtures.ts'
import { type OrderDay, orderDay } from './branch.ts'
import { freePace, offeredTimes, readyAt } from './capacity/ready-at.ts'
import { readChosen } from './order-days.ts'

const dayOf = (date: string, now: number) => {
  const day = orderDay(antwerpen, date, now)
  if (!day.ok) throw new Error(day.refusal)
  return day.value
}

const asked = (day: OrderDay, now: number) => ({ branch: antwerpen, pace: freePace, day, lines: [], now })
const timesOf = (day: OrderDay, now: number) => offeredTimes(asked(day, now)).map(({ at }) => at)
const soonest = (day: OrderDay, now: number) => readyAt(asked(day, now))

test('every quarter of an hour from the preparation time until closing', () => {
  const times = timesOf(dayOf(wednesday, nine), nine)
  expect(times[0]).toBe(clockAt(wednesday, 9, 15))
  expect(times.at(-1)).toBe(clockAt(wednesday, 18, 45))
})

test('as soon as possible is the preparation time, rounded up, while open, the first slot before opening', () => {
  expect(soonest(dayOf(wednesday, nine), nine)).toBe(nine + 10 * 60_000)
  const early = clockAt(wednesday, 5)
  expect(soonest(dayOf(wednesday, early), early)).toBe(clockAt(wednesday, 7))
})

test('an order for tomorrow is wanted when the branch opens', () => {
  const afternoon = clockAt(wednesday, 15)
  expect(soonest(dayOf('2026-03-05', afternoon), afternoon)).toBe(clockAt('2026-03-05', 7))
})

test('[F-20] a chosen time stands, moves with the order to another day, or is gone with the next one named', () => {
  const three = clockAt(wednesday, 15)
  const now = clockAt(wednesday, 9)
  const today = dayOf(wednesday, now)
  const read = (chosen: number, day = today, at = now) => readChosen(chosen, day, timesOf(day, at), 'Europe/Brussels')
  expect(read(three)).toEqual({ at: three, instead: null })
  expect(read(clockAt(wednesday, 8, 45))).toEqual({ at: null, instead: clockAt(wednesday, 9, 15) })
  const afternoon = clockAt(wednesday, 15)
  const thursday = dayOf('2026-03-05', afternoon)
  expect(read(three, thursday, afternoon).at).toBe(clockAt('2026-03-05', 15))
  expect(readChosen(three, thursday, [], 'Europe/Brussels')).toEqual({ at: null, instead: null })
})
