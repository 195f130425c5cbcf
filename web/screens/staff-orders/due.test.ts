// An order against the clock.
import { expect, test } from 'vitest'
import { instantOf } from '../../../domain/branch/hours.ts'
import { isLate, whenOf } from './due.ts'

const zone = 'Europe/Brussels'
const at = (time: number, date = '2026-11-23') => instantOf(date, time, zone)
const noon = at(12 * 60)

test('an order for later today is due by a time', () => {
  expect(whenOf(at(12 * 60 + 8), 'new', noon, zone)).toEqual({ kind: 'by' })
})

test('in its own minute an order is not late yet', () => {
  expect(whenOf(noon - 59_000, 'new', noon, zone)).toEqual({ kind: 'by' })
})

test('an order that is not ready in time is late, a ready one waits', () => {
  expect(whenOf(noon - 3 * 60_000, 'making', noon, zone)).toEqual({ kind: 'late', minutes: 3 })
  expect(whenOf(noon - 3 * 60_000, 'ready', noon, zone)).toEqual({ kind: 'waiting', minutes: 3 })
})

test('an order for tomorrow names the day, one of yesterday is old', () => {
  expect(whenOf(at(9 * 60, '2026-11-24'), 'new', noon, zone)).toEqual({ kind: 'day' })
  expect(whenOf(at(9 * 60, '2026-11-22'), 'new', noon, zone)).toMatchObject({ kind: 'late', old: true })
})

test('[F-42] an order without a known time is neither due nor late', () => {
  const when = whenOf(null, 'new', Date.parse('2026-03-04T12:00:00Z'), 'Europe/Brussels')
  expect(when).toBeUndefined()
  expect(isLate(when)).toBe(false)
})
