// Wall clocks, days on which the clocks change, and opening periods.
import { expect, test } from 'vitest'
import { antwerpen } from '../testing/fixtures.ts'
import { addDays, clockText, instantOf, localTime, periodsOn, weekdayOf } from './hours.ts'

const zone = 'Europe/Brussels'

test('the wall clock follows summer and winter time', () => {
  expect(localTime(Date.parse('2026-07-01T10:00:00Z'), zone)).toEqual({ date: '2026-07-01', minutes: 12 * 60 })
  expect(localTime(Date.parse('2026-12-01T11:00:00Z'), zone)).toEqual({ date: '2026-12-01', minutes: 12 * 60 })
  expect(localTime(Date.parse('2026-12-31T23:30:00Z'), zone)).toEqual({ date: '2027-01-01', minutes: 30 })
})

test('noon is found on every day of two years, whichever way the clock went', () => {
  for (let day = 0; day < 730; day++) {
    const date = addDays('2026-01-01', day)
    expect(localTime(instantOf(date, 720, zone), zone)).toEqual({ date, minutes: 720 })
  }
})

test('an hour that is skipped is the hour after it, an hour that comes twice is the first', () => {
  expect(new Date(instantOf('2026-03-29', 150, zone)).toISOString()).toBe('2026-03-29T01:30:00.000Z')
  expect(new Date(instantOf('2026-10-25', 150, zone)).toISOString()).toBe('2026-10-25T00:30:00.000Z')
})

test('weekdays count from Monday', () => {
  expect(weekdayOf('2026-03-02')).toBe(1)
  expect(weekdayOf('2026-03-08')).toBe(7)
})

test('an exception replaces the hours of its day alone', () => {
  const branch = { ...antwerpen, exceptions: [{ date: '2026-03-04', periods: [] }] }
  expect(periodsOn(branch, '2026-03-04')).toEqual([])
  expect(periodsOn(branch, '2026-03-05')).toEqual([{ from: 420, to: 1140 }])
})

test('minutes read as a clock', () => {
  expect([0, 65, 720, 1439].map(clockText)).toEqual(['00:00', '01:05', '12:00', '23:59'])
  expect([1440, 1515].map(clockText)).toEqual(['24:00', '01:15'])
})
