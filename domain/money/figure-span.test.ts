import { expect, test } from 'vitest'
import { daysFrom } from '#domain/branch/hours.ts'
import { comparedSpans, countedDays, dayBefore, figureDaysAround } from './figure-span.ts'

test('[BOOK-5] a week begins on Monday, a month ends on its last day', () => {
  expect(figureDaysAround('week', '2026-11-26')).toEqual({ from: '2026-11-23', to: '2026-11-29' })
  expect(figureDaysAround('week', '2026-11-29')).toEqual({ from: '2026-11-23', to: '2026-11-29' })
  expect(figureDaysAround('month', '2028-02-10')).toEqual({ from: '2028-02-01', to: '2028-02-29' })
  expect(figureDaysAround('month', '2026-12-31')).toEqual({ from: '2026-12-01', to: '2026-12-31' })
})

test('[BOOK-5] a day is compared with the same weekday, in months with the same date or the last one', () => {
  expect(dayBefore('day', '2026-11-26')).toBe('2026-11-19')
  expect(dayBefore('week', '2026-11-23')).toBe('2026-11-16')
  expect(dayBefore('month', '2026-03-31')).toBe('2026-02-28')
  expect(dayBefore('month', '2026-01-05')).toBe('2025-12-05')
})

test('[BOOK-5] days are listed across the end of a month', () => {
  expect(daysFrom('2026-02-27', '2026-03-02')).toEqual(['2026-02-27', '2026-02-28', '2026-03-01', '2026-03-02'])
})

test('[BOOK-5] a running week is compared until the same weekday and minute, one that is over as a whole', () => {
  const now = { date: '2026-11-26', minutes: 605 }
  const { of, before } = comparedSpans('week', '2026-11-24', now)
  expect(of.until).toEqual({ day: '2026-11-26', minute: '10:05' })
  expect(countedDays(of)).toEqual({ from: '2026-11-23', to: '2026-11-26' })
  expect(countedDays(before)).toEqual({ from: '2026-11-16', to: '2026-11-19' })
  expect(comparedSpans('week', '2026-11-17', now).of).toEqual({ days: { from: '2026-11-16', to: '2026-11-22' } })
})
