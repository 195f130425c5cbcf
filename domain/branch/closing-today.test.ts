// When a shift ends that staff say at noon.
import { expect, test } from 'vitest'
import { antwerpen, clockAt, wednesday } from '../testing/fixtures.ts'
import { closingToday } from './branch.ts'

const noon = clockAt(wednesday, 12)
const midnight = clockAt('2026-03-05', 0)

test('[QUOTE-3] it ends at closing; once that is past, or where nothing closes, with the day', () => {
  expect(closingToday(antwerpen, noon)).toBe(clockAt(wednesday, 19))
  expect(closingToday(antwerpen, clockAt(wednesday, 21))).toBe(midnight)
  const always = [{ from: 0, to: 1440 }]
  const hours = { 1: always, 2: always, 3: always, 4: always, 5: always, 6: always, 7: always }
  expect(closingToday({ ...antwerpen, hours }, noon)).toBe(midnight)
})
