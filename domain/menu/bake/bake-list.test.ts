// Which day goes on while what is left is counted.
import { expect, test } from 'vitest'
import { antwerpen, clockAt, wednesday } from '../../testing/fixtures.ts'
import { dayGoingOn } from './bake-list.ts'

const hoursOf = (from: number, to: number) => {
  const day = [{ from, to }]
  return { 1: day, 2: day, 3: day, 4: day, 5: day, 6: day, 7: day }
}

test('[BAKE-2] the evening goes on until it is over, also past midnight; where nothing closes, the day ends with its date', () => {
  expect(dayGoingOn(antwerpen, clockAt(wednesday, 18, 50))).toBe(wednesday)
  expect(dayGoingOn(antwerpen, clockAt('2026-03-05', 0, 30))).toBe(wednesday)
  const always = { ...antwerpen, hours: hoursOf(0, 1440) }
  for (const hour of [0, 5, 18]) expect(dayGoingOn(always, clockAt(wednesday, hour, 30))).toBe(wednesday)
})
