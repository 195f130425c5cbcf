// When a branch's day is over, also where its evening goes on through midnight.
import { expect, test } from 'vitest'
import { antwerpen, clockAt, wednesday } from '../testing/fixtures.ts'
import { isDayOver } from './day-over.ts'

test('[J-45] a day is over once its last hours are, also where they went on through midnight, and not between two periods', () => {
  const thursday = '2026-03-05'
  const split = {
    ...antwerpen,
    exceptions: [
      {
        date: wednesday,
        periods: [
          { from: 480, to: 720 },
          { from: 840, to: 1080 },
        ],
      },
    ],
  }
  expect([7, 9, 13, 15, 18, 23].map((hour) => isDayOver(split, clockAt(wednesday, hour)))).toEqual([
    false,
    false,
    false,
    false,
    true,
    true,
  ])
  const evening = { from: 1080, to: 1440 }
  const late = {
    ...antwerpen,
    exceptions: [
      { date: wednesday, periods: [evening] },
      { date: thursday, periods: [{ from: 0, to: 120 }, evening] },
      { date: '2026-03-06', periods: [{ from: 0, to: 120 }] },
    ],
  }
  expect(
    [clockAt(wednesday, 23, 59), clockAt(thursday, 1), clockAt(thursday, 2), clockAt(thursday, 7)].map((now) =>
      isDayOver(late, now),
    ),
  ).toEqual([false, false, true, true])
  expect([clockAt(thursday, 10), clockAt(thursday, 19)].map((now) => isDayOver(late, now))).toEqual([false, false])
})
