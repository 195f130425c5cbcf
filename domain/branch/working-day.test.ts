// When the working day of a branch began, also where its hours go on through midnight.
import { expect, test } from 'vitest'
import { antwerpen, clockAt, wednesday } from '../testing/fixtures.ts'
import { workingDayBegan } from './working-day.ts'

const thursday = '2026-03-05'
const began = (branch: Parameters<typeof workingDayBegan>[0], hours: readonly number[]) =>
  hours.map((hour) => workingDayBegan(branch, clockAt(thursday, hour)) === clockAt(thursday, 0))

test('[J-45] the evening lasts into the night until 04:00, or for as long as the branch stays open', () => {
  expect(began(antwerpen, [0, 3, 4, 12, 23])).toEqual([false, false, true, true, true])
  const late = {
    ...antwerpen,
    exceptions: [
      { date: wednesday, periods: [{ from: 1080, to: 1440 }] },
      { date: thursday, periods: [{ from: 0, to: 330 }] },
    ],
  }
  expect(began(late, [0, 4, 5, 6])).toEqual([false, false, false, true])
  expect(workingDayBegan(late, clockAt(thursday, 1))).toBe(clockAt(wednesday, 0))
})

test('[J-45] what opens only after midnight is a new day from 04:00, and what never closes keeps the day before', () => {
  const early = { ...antwerpen, exceptions: [{ date: thursday, periods: [{ from: 180, to: 900 }] }] }
  expect(began(early, [3, 4, 9])).toEqual([false, true, true])
  const always = {
    ...antwerpen,
    exceptions: [{ date: '2026-01-01', to: '2026-12-31', periods: [{ from: 0, to: 1440 }] }],
  }
  expect(began(always, [1, 5, 23])).toEqual([false, false, false])
})
