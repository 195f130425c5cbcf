import { expect, test } from 'vitest'
import { instantOf } from './hours.ts'
import { openWithin } from './open-within.ts'

const timeZone = 'Europe/Brussels'
const morning = [{ from: 8 * 60, to: 12 * 60 }]
const branch = {
  timeZone,
  hours: {
    1: morning,
    2: morning,
    3: [...morning, { from: 13 * 60, to: 18 * 60 }],
    4: morning,
    5: morning,
    6: [],
    7: [],
  },
  exceptions: [{ date: '2026-03-05', periods: [] }],
}
const at = (date: string, hour: number) => instantOf(date, hour * 60, timeZone)

test('[BOOK-5] only opening hours count, across a break, a closing day and the night', () => {
  expect(openWithin(branch, { from: at('2026-03-04', 11), to: at('2026-03-06', 9) })).toEqual([
    { from: at('2026-03-04', 11), to: at('2026-03-04', 12) },
    { from: at('2026-03-04', 13), to: at('2026-03-04', 18) },
    { from: at('2026-03-06', 8), to: at('2026-03-06', 9) },
  ])
  expect(openWithin(branch, { from: at('2026-03-04', 9), to: at('2026-03-04', 8) })).toEqual([])
})
