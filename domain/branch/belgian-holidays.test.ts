// The computed public holidays of Belgium, checked against known dates.
import { expect, test } from 'vitest'
import { belgianHolidays, easterSunday, holidaysAhead } from './belgian-holidays.ts'

test('[F-36] Easter of known years', () => {
  expect([2024, 2025, 2026, 2027, 2028, 2029, 2030, 2038, 1981].map(easterSunday)).toEqual([
    '2024-03-31',
    '2025-04-20',
    '2026-04-05',
    '2027-03-28',
    '2028-04-16',
    '2029-04-01',
    '2030-04-21',
    '2038-04-25',
    '1981-04-19',
  ])
})

test('[F-36] the days that hang on Easter, 2026 to 2030', () => {
  const moving = (year: number) =>
    ['easter-monday', 'ascension', 'whit-monday'].map((id) => belgianHolidays(year).find((day) => day.id === id)?.date)
  expect([2026, 2027, 2028, 2029, 2030].map(moving)).toEqual([
    ['2026-04-06', '2026-05-14', '2026-05-25'],
    ['2027-03-29', '2027-05-06', '2027-05-17'],
    ['2028-04-17', '2028-05-25', '2028-06-05'],
    ['2029-04-02', '2029-05-10', '2029-05-21'],
    ['2030-04-22', '2030-05-30', '2030-06-10'],
  ])
})

test('[F-36] ten days a year, each named in four languages', () => {
  const days = belgianHolidays(2026)
  expect(days.map(({ date }) => date)).toEqual([
    '2026-01-01',
    '2026-04-06',
    '2026-05-01',
    '2026-05-14',
    '2026-05-25',
    '2026-07-21',
    '2026-08-15',
    '2026-11-01',
    '2026-11-11',
    '2026-12-25',
  ])
  for (const { name } of days) expect(Object.keys(name).sort()).toEqual(['ar', 'en', 'fr', 'nl'])
})

test('[F-36] what is ahead begins today and ends before the same day comes again', () => {
  expect(holidaysAhead('2026-12-25').map(({ date }) => date)).toEqual([
    '2026-12-25',
    '2027-01-01',
    '2027-03-29',
    '2027-05-01',
    '2027-05-06',
    '2027-05-17',
    '2027-07-21',
    '2027-08-15',
    '2027-11-01',
    '2027-11-11',
  ])
})
