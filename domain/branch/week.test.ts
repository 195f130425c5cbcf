// The week on the door: days with the same hours are grouped, days that differ are listed.
import { expect, test } from 'vitest'
import { antwerpen } from '../testing/fixtures.ts'
import { exceptionsAhead, isInGroup, periodsText, weekOf } from './week.ts'

const long = [{ from: 420, to: 1140 }]
const late = [{ from: 540, to: 1140 }]

test('[CONTACT-1] days with the same hours stand together, Monday first', () => {
  expect(weekOf(antwerpen)).toEqual([
    { from: 1, to: 6, periods: long },
    { from: 7, to: 7, periods: late },
  ])
})

test('a week of seven days alike is one group', () => {
  const hours = { 1: long, 2: long, 3: long, 4: long, 5: long, 6: long, 7: long }
  expect(weekOf({ hours })).toEqual([{ from: 1, to: 7, periods: long }])
})

test('days alike that are not neighbours stay apart, closed days and days with a pause among them', () => {
  const pause = [
    { from: 420, to: 720 },
    { from: 780, to: 1140 },
  ]
  const hours = { 1: [], 2: long, 3: pause, 4: long, 5: pause, 6: pause, 7: [] }
  expect(weekOf({ hours }).map(({ from, to, periods }) => `${from}-${to} ${periodsText(periods)}`)).toEqual([
    '1-1 ',
    '2-2 07:00 – 19:00',
    '3-3 07:00 – 12:00, 13:00 – 19:00',
    '4-4 07:00 – 19:00',
    '5-6 07:00 – 12:00, 13:00 – 19:00',
    '7-7 ',
  ])
})

test('a date belongs to the group of its weekday', () => {
  const [weekdays, sunday] = weekOf(antwerpen)
  expect(weekdays && isInGroup(weekdays, '2026-03-04')).toBe(true)
  expect(sunday && isInGroup(sunday, '2026-03-04')).toBe(false)
  expect(sunday && isInGroup(sunday, '2026-03-08')).toBe(true)
})

test('[CONTACT-1] a holiday of several days is one exception; what lies behind or far ahead is not told', () => {
  const closed = (date: string) => ({ date, periods: [] })
  const exceptions = [
    closed('2026-03-03'),
    { date: '2026-03-04', periods: late },
    closed('2026-03-07'),
    closed('2026-03-08'),
    closed('2026-03-10'),
    closed('2026-03-18'),
  ]
  expect(exceptionsAhead({ ...antwerpen, exceptions }, '2026-03-04', 14)).toEqual([
    { from: '2026-03-04', to: '2026-03-04', periods: late },
    { from: '2026-03-07', to: '2026-03-08', periods: [] },
    { from: '2026-03-10', to: '2026-03-10', periods: [] },
  ])
})

test('an exception that is as the week is none', () => {
  const exceptions = [{ date: '2026-03-04', periods: long }]
  expect(exceptionsAhead({ ...antwerpen, exceptions }, '2026-03-04', 14)).toEqual([])
})
