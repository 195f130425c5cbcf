// What past days say of what is made ahead.
import { expect, test } from 'vitest'
import { averageDays, type BakeCounts, bakeHistory, bakeHolidayOn, daysToRead, eveningsSince } from './bake-history.ts'

const usual = [{ from: 420, to: 1140 }]
const branch = {
  hours: { 1: usual, 2: usual, 3: usual, 4: usual, 5: usual, 6: usual, 7: usual },
  exceptions: [
    { date: '2026-03-03', periods: [] },
    { date: '2026-03-06', periods: [{ from: 600, to: 780 }], name: { en: 'Fair' } },
  ],
}
const hours = (days: readonly string[]): BakeCounts['hours'] =>
  days.flatMap((day) => [
    { day, hour: 8, orders: 6 },
    { day, hour: 12, orders: 2 },
    { day, hour: 17, orders: 2 },
  ])
const sold = (item: string, day: string, amount: number) => ({ item, day, amount })
const nothing: BakeCounts = { hours: [], sold: [], minutesOut: [], evenings: [] }

test('[BAKE-1] days without an order were closed; an item begins with its first sale, its deals counted too', () => {
  const counts = {
    ...nothing,
    hours: hours(['2026-03-01', '2026-03-02', '2026-03-04']),
    sold: [sold('bun', '2026-03-02', 4), sold('bun', '2026-03-02', 2), sold('pie', '2026-03-01', 3)],
  }
  const { items, shop } = bakeHistory(branch, ['bun', 'pie'], counts)
  expect(items.get('bun')).toEqual([
    { date: '2026-03-02', wanted: 6, isHoliday: false },
    { date: '2026-03-04', wanted: 0, isHoliday: false },
  ])
  expect(items.get('pie')?.map(({ wanted }) => wanted)).toEqual([3, 0, 0])
  expect(shop.map(({ date, wanted }) => [date, wanted])).toEqual([
    ['2026-03-01', 3],
    ['2026-03-02', 6],
    ['2026-03-04', 0],
  ])
  expect(averageDays([items.get('bun') ?? [], items.get('pie') ?? []]).map(({ wanted }) => wanted)).toEqual([3, 3, 0])
})

test('[BAKE-2] none left at an hour is filled by the day’s profile, and so is what was marked and never counted', () => {
  const days = ['2026-03-01', '2026-03-02', '2026-03-04', '2026-03-05']
  const counts = {
    ...nothing,
    hours: hours(days),
    sold: days.map((day) => sold('bun', day, 12)),
    evenings: [
      // By noon six tenths of a day’s orders have come.
      { day: '2026-03-01', item: 'bun', left: 0, soldOutAt: 12 },
      { day: '2026-03-02', item: 'bun', left: 3, soldOutAt: null },
    ],
    // From 13:00 until 19:00, when eight tenths had come; what was counted as left counts more.
    minutesOut: [sold('bun', '2026-03-04', 360), sold('bun', '2026-03-02', 360)],
  }
  const { items } = bakeHistory(branch, ['bun'], counts)
  expect(items.get('bun')?.map(({ wanted }) => wanted)).toEqual([20, 12, 15, 12])
})

test('[BAKE-2] a day on which it was out of stock and none was sold says nothing', () => {
  const counts = {
    ...nothing,
    hours: hours(['2026-03-01', '2026-03-02']),
    sold: [sold('bun', '2026-03-01', 5)],
    minutesOut: [sold('bun', '2026-03-02', 720)],
  }
  expect(bakeHistory(branch, ['bun'], counts).items.get('bun')).toHaveLength(1)
})

test('[BAKE-1] a holiday is one of Belgium, or a day with hours of its own; a closed day is none', () => {
  expect(bakeHolidayOn(branch, '2026-04-06')).toMatchObject({ en: 'Easter Monday' })
  expect(bakeHolidayOn(branch, '2026-03-06')).toEqual({ en: 'Fair' })
  expect(bakeHolidayOn(branch, '2026-03-03')).toBeUndefined()
  expect(bakeHolidayOn(branch, '2026-03-04')).toBeUndefined()
})

test('[BAKE-1] at most sixteen weeks and the holidays of a year are read, in order and each once', () => {
  const days = daysToRead(branch, '2026-03-05')
  expect(days.length).toBeLessThan(125)
  expect(days).toEqual([...new Set(days)].sort())
  expect(days.at(-1)).toBe('2026-03-04')
  expect(days).toContain('2025-04-21')
})

test('[BAKE-2] how the evenings ended: what was left of what was made, and how often nothing was', () => {
  const evening = (item: string, day: string, left: number) => ({ item, day, left, soldOutAt: left === 0 ? 15 : null })
  const counts = {
    ...nothing,
    sold: [sold('bun', '2026-03-01', 8), sold('bun', '2026-03-02', 10), sold('cake', '2026-03-02', 5)],
    evenings: [evening('bun', '2026-03-01', 9), evening('bun', '2026-03-02', 0), evening('cake', '2026-03-02', 3)],
  }
  expect(eveningsSince(counts, '2026-03-02')).toEqual({ evenings: 2, soldOut: 1, left: 3, sold: 15 })
  expect(eveningsSince(counts, '2026-04-01')).toEqual({ evenings: 0, soldOut: 0, left: 0, sold: 0 })
})
