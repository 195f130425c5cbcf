// A month as a calendar: where its weeks begin, and which numbers they have.
import { expect, test } from 'vitest'
import { lastDayOfMonth, monthAfter, weeksOfMonth } from './month-weeks.ts'

test('[OFF-3] November 2026 begins on a Sunday of week 44 and ends on a Monday of week 49', () => {
  const weeks = weeksOfMonth('2026-11')
  expect(weeks.map(({ number }) => number)).toEqual([44, 45, 46, 47, 48, 49])
  expect(weeks[0]?.days).toEqual([null, null, null, null, null, null, '2026-11-01'])
  expect(weeks[5]?.days).toEqual(['2026-11-30', null, null, null, null, null, null])
  expect(weeks.flatMap(({ days }) => days).filter((day) => day !== null)).toHaveLength(30)
})

test('[OFF-3] the week around the new year has the number of the year in which its Thursday is', () => {
  expect(weeksOfMonth('2027-01').map(({ number }) => number)).toEqual([53, 1, 2, 3, 4])
  expect(weeksOfMonth('2024-12').at(-1)?.number).toBe(1)
})

test('[OFF-3] months follow each other over the year, and February has its last day', () => {
  expect(monthAfter('2026-12', 1)).toBe('2027-01')
  expect(monthAfter('2026-01', -1)).toBe('2025-12')
  expect(lastDayOfMonth('2028-02')).toBe('2028-02-29')
})
