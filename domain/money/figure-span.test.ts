import { expect, test } from 'vitest'
import { daysFrom } from '#domain/branch/hours.ts'
import {
  checkFigures,
  comparedDays,
  comparedSpans,
  countedDays,
  dayBefore,
  figureDaysAround,
  figurePeriods,
} from './figure-span.ts'

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
  const { of, before } = comparedSpans(figurePeriods({ span: 'week', day: '2026-11-24' }), now)
  expect(of.until).toEqual({ day: '2026-11-26', minute: '10:05' })
  expect(countedDays(of)).toEqual({ from: '2026-11-23', to: '2026-11-26' })
  expect(countedDays(before)).toEqual({ from: '2026-11-16', to: '2026-11-19' })
  const over = { from: '2026-11-16', to: '2026-11-22' }
  expect(comparedSpans(figurePeriods({ span: 'week', day: '2026-11-17' }), now).of).toEqual({
    days: over,
    through: over.to,
  })
})

test('[OFF-6] a year before, weeks meet the same weekdays, and months and free days the same dates', () => {
  const than = 'year'
  expect(figurePeriods({ span: 'day', day: '2026-11-26', than }).than).toEqual({ from: '2025-11-27', to: '2025-11-27' })
  expect(figurePeriods({ span: 'week', day: '2026-11-26', than }).than).toEqual({
    from: '2025-11-24',
    to: '2025-11-30',
  })
  expect(figurePeriods({ span: 'month', day: '2028-02-29', than }).than).toEqual({
    from: '2027-02-01',
    to: '2027-02-28',
  })
  expect(figurePeriods({ span: 'days', day: '2028-02-29', to: '2028-03-02', than }).than).toEqual({
    from: '2027-02-28',
    to: '2027-03-02',
  })
})

test('[OFF-6] free days stand beside as many before, or beside any others', () => {
  const days = { span: 'days', day: '2026-11-10', to: '2026-11-12' } as const
  expect(figurePeriods(days)).toEqual({
    of: { from: '2026-11-10', to: '2026-11-12' },
    than: { from: '2026-11-07', to: '2026-11-09' },
  })
  const other = { than: 'days', thanDay: '2026-01-01', thanTo: '2026-01-31' } as const
  expect(figurePeriods({ ...days, ...other }).than).toEqual({ from: '2026-01-01', to: '2026-01-31' })
  expect(figurePeriods({ span: 'week', day: '2026-11-26', than: 'days', thanDay: '2026-01-01' }).than).toEqual({
    from: '2026-01-01',
    to: '2026-01-01',
  })
})

test('[OFF-6] a running period beside one of another length is compared until yesterday with all of it', () => {
  const now = { date: '2026-11-26', minutes: 605 }
  const january = { than: 'days', thanDay: '2026-01-01', thanTo: '2026-01-31' } as const
  const { of, before } = comparedSpans(figurePeriods({ span: 'week', day: '2026-11-26', ...january }), now)
  expect(countedDays(of)).toEqual({ from: '2026-11-23', to: '2026-11-26' })
  expect(comparedDays(of)).toEqual({ from: '2026-11-23', to: '2026-11-25' })
  expect(comparedDays(before)).toEqual({ from: '2026-01-01', to: '2026-01-31' })
  // The month before has no 31st day.
  const march = comparedSpans(figurePeriods({ span: 'month', day: '2026-03-31' }), { date: '2026-03-31', minutes: 605 })
  expect(comparedDays(march.of)).toEqual({ from: '2026-03-01', to: '2026-03-30' })
  expect(comparedDays(march.before)).toEqual({ from: '2026-02-01', to: '2026-02-28' })
  // On the 30th it has; a month of 31 days stands beside one of 30.
  const october = comparedSpans(figurePeriods({ span: 'month', day: '2026-10-30' }), {
    date: '2026-10-30',
    minutes: 605,
  })
  expect(comparedDays(october.before)).toEqual({ from: '2026-09-01', to: '2026-09-30' })
})

test('[OFF-6] a period that is none names its field and what is wrong', () => {
  const asked = { span: 'days', day: '2026-11-10' } as const
  expect(checkFigures(asked)).toEqual([{ problem: 'day_unknown', field: 'to' }])
  expect(checkFigures({ ...asked, to: '2026-11-09' })).toEqual([{ problem: 'days_turned', field: 'to' }])
  expect(checkFigures({ ...asked, to: '2027-11-11' })).toEqual([{ problem: 'days_too_many', field: 'to' }])
  expect(checkFigures({ ...asked, to: '2027-11-10' })).toEqual([])
  expect(checkFigures({ ...asked, day: '0002-11-10', to: '2026-11-10' })).toEqual([
    { problem: 'day_unknown', field: 'day' },
  ])
  const week = { span: 'week', day: '2026-11-26', than: 'days' } as const
  expect(checkFigures(week)).toEqual([{ problem: 'day_unknown', field: 'thanDay' }])
  expect(checkFigures({ ...week, thanDay: '2026-01-31', thanTo: '2026-01-01' })).toEqual([
    { problem: 'days_turned', field: 'thanTo' },
  ])
})
