// Which instant staff mean by a time that they type shortly before midnight.
import { expect, test } from 'vitest'
import { antwerpen, clockAt, wednesday } from '../testing/fixtures.ts'
import { timeMeant } from './time-meant.ts'

const thursday = '2026-03-05'
const late = {
  ...antwerpen,
  exceptions: [
    { date: wednesday, periods: [{ from: 1080, to: 1440 }], name: {} },
    { date: thursday, periods: [{ from: 0, to: 120 }], name: {} },
  ],
}
const evening = clockAt(wednesday, 23, 42)

test('[J-45] at 23:42 half past midnight is tonight where the branch is open then, and only then', () => {
  expect(timeMeant(late, 30, evening)).toBe(clockAt(thursday, 0, 30))
  expect(timeMeant(late, 120, evening)).toBe(clockAt(wednesday, 2))
  expect(timeMeant(antwerpen, 30, evening)).toBe(clockAt(wednesday, 0, 30))
})

test('[J-45] a time of today stays one of today, also where it is past', () => {
  expect(timeMeant(late, 23 * 60 + 50, evening)).toBe(clockAt(wednesday, 23, 50))
  expect(timeMeant(late, 19 * 60, evening)).toBe(clockAt(wednesday, 19))
  expect(timeMeant(late, 60, clockAt(thursday, 1, 30))).toBe(clockAt(thursday, 1))
  expect(timeMeant(antwerpen, 8 * 60, clockAt(wednesday, 12))).toBe(clockAt(wednesday, 8))
})
