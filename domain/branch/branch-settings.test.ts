// What the owner may set for a branch, and which row of the form a refusal names.
import { describe, expect, test } from 'vitest'
import { antwerpen } from '../testing/fixtures.ts'
import { type BranchSettings, branchIdFor, checkBranch, tidyBranch } from './branch-settings.ts'
import { isTimeZone, readClock } from './typed-hours.ts'

const { id: _id, shop: _shop, ...settings } = antwerpen
const problemsOf = (change: Partial<BranchSettings>, isPhone = () => true) =>
  checkBranch({ ...settings, ...change }, isPhone).map(({ problem, field }) => `${field} ${problem}`)
const onWednesday = (...periods: [number, number][]) => ({
  hours: { ...settings.hours, 3: periods.map(([from, to]) => ({ from: from * 60, to: to * 60 })) },
})
const holiday = (date: string) => ({ date, periods: [] })

test('the branch of Antwerpen is right as it is', () => {
  expect(problemsOf({})).toEqual([])
})

describe('opening hours', () => {
  test('several periods a day, a closed day, and midnight as the end are right', () => {
    expect(problemsOf(onWednesday([7, 12], [13, 24]))).toEqual([])
    expect(problemsOf(onWednesday())).toEqual([])
  })

  test('overlapping, reversed, empty and unreadable periods are refused in their row', () => {
    expect(problemsOf(onWednesday([7, 12], [11, 19]))).toEqual(['hours.3.1 period_overlaps'])
    expect(problemsOf(onWednesday([7, 19], [8, 9]))).toEqual(['hours.3.1 period_overlaps'])
    expect(problemsOf(onWednesday([22, 2]))).toEqual(['hours.3.0 period_reversed'])
    expect(problemsOf(onWednesday([7, 7]))).toEqual(['hours.3.0 period_reversed'])
    expect(problemsOf(onWednesday([7, 12], [13, 25]))).toEqual(['hours.3.1 time_unreadable'])
    expect(problemsOf(onWednesday([Number.NaN, 12]))).toEqual(['hours.3.0 time_unreadable'])
    expect(problemsOf(onWednesday([1, 2], [3, 4], [5, 6], [7, 8], [9, 10], [11, 12], [13, 14]))).toEqual([
      'hours.3 too_many_periods',
    ])
  })

  test('they are kept in order, and what touches is one period', () => {
    const tidy = tidyBranch({ ...settings, ...onWednesday([13, 19], [7, 12], [12, 13], [20, 21]) })
    expect(tidy.hours[3]).toEqual([
      { from: 420, to: 1140 },
      { from: 1200, to: 1260 },
    ])
  })
})

test('[CONTACT-1] a picture may be there or not; without one no words for it are kept', () => {
  const url = (ref: string) => ({ image: { kind: 'url' as const, ref } })
  expect(problemsOf({ image: null })).toEqual([])
  expect(problemsOf(url('https://noisette.example/front.jpg'))).toEqual([])
  expect(problemsOf(url('ftp://noisette.example/front.jpg'))).toEqual(['image image_wrong'])
  expect(problemsOf({ image: { kind: 'uploaded', ref: '../main.ts' } })).toEqual(['image image_wrong'])
  const imageWords = { en: ' The corner house ', nl: 'x'.repeat(161), fr: ' ' }
  expect(problemsOf({ imageWords })).toEqual(['imageWords.nl image_words_too_long'])
  expect(problemsOf({ imageWords, image: null })).toEqual([])
  expect(tidyBranch({ ...settings, imageWords }).imageWords).toEqual({ en: 'The corner house', nl: imageWords.nl })
  expect(tidyBranch({ ...settings, imageWords, image: null }).imageWords).toEqual({})
})

describe('days that differ', () => {
  test('a date once, and only days of the calendar', () => {
    expect(problemsOf({ exceptions: [holiday('2026-12-25'), holiday('2026-12-25')] })).toEqual([
      'exceptions.1.date date_twice',
    ])
    for (const date of ['2026-02-29', '25/12/2026', ''])
      expect(problemsOf({ exceptions: [holiday(date)] })).toEqual(['exceptions.0.date date_invalid'])
    expect(problemsOf({ exceptions: [holiday(''), holiday('')] })).toEqual([
      'exceptions.0.date date_invalid',
      'exceptions.1.date date_invalid',
    ])
    expect(problemsOf({ exceptions: [{ date: '2026-12-24', periods: [{ from: 600, to: 540 }] }] })).toEqual([
      'exceptions.0.0 period_reversed',
    ])
  })

  test('they are kept by date', () => {
    const tidy = tidyBranch({ ...settings, exceptions: [holiday('2026-12-25'), holiday('2026-07-21')] })
    expect(tidy.exceptions.map(({ date }) => date)).toEqual(['2026-07-21', '2026-12-25'])
  })
})

describe('everything else', () => {
  const wrong: [Partial<BranchSettings>, string][] = [
    [{ name: { en: ' ', nl: '' } }, 'name name_missing'],
    [{ name: { ...settings.name, fr: 'x'.repeat(61) } }, 'name.fr name_too_long'],
    [{ name: { en: '\u200b', ar: '\u2060' } }, 'name name_missing'],
    [{ address: {} }, 'address address_missing'],
    [{ address: { nl: 'x'.repeat(201) } }, 'address.nl address_too_long'],
    [{ phone: ' ' }, 'phone phone_missing'],
    [{ email: '' }, 'email email_missing'],
    [{ email: 'noisette@home' }, 'email email_invalid'],
    [{ email: 'a b@noisette.be' }, 'email email_invalid'],
    [{ email: 'gent@noisette.123' }, 'email email_invalid'],
    [{ email: 'gent..centrum@noisette.be' }, 'email email_invalid'],
    [{ cutOff: 0 }, 'cutOff cut_off_unreadable'],
    [{ cutOff: Number.NaN }, 'cutOff cut_off_unreadable'],
    [{ prepMinutes: -1 }, 'prepMinutes prep_invalid'],
    [{ prepMinutes: 2.5 }, 'prepMinutes prep_invalid'],
    [{ forms: [] }, 'forms forms_missing'],
    [{ tables: 501 }, 'tables tables_invalid'],
    [{ tables: 0 }, 'tables tables_missing'],
    [{ timeZone: 'Europe/Merksem' }, 'timeZone time_zone_unknown'],
    [{ timeZone: '+02:00' }, 'timeZone time_zone_unknown'],
    [{ latitude: 91 }, 'latitude latitude_invalid'],
    [{ longitude: Number.NaN }, 'longitude longitude_invalid'],
  ]
  test.each(wrong)('%j is refused', (change, problem) => {
    expect(problemsOf(change)).toEqual([problem])
  })

  test('a telephone number is judged by who knows numbers', () => {
    expect(problemsOf({}, () => false)).toEqual(['phone phone_invalid'])
  })

  test('without tables there may be none, when nobody orders at a table', () => {
    expect(problemsOf({ tables: 0, forms: ['pick-up'] })).toEqual([])
  })

  test('texts are kept trimmed and empty languages left out', () => {
    expect(tidyBranch({ ...settings, name: { nl: ' Gent ', fr: ' ' } }).name).toEqual({ nl: 'Gent' })
  })
})

test('a new branch gets an id of its own out of its name', () => {
  expect(branchIdFor({ nl: 'Sint-Niklaas' }, [])).toBe('sint-niklaas')
  expect(branchIdFor({ fr: ' Liège – Gare ' }, ['liege-gare', 'liege-gare-2'])).toBe('liege-gare-3')
  expect(branchIdFor({ ar: 'بروكسل' }, [])).toBe('branch')
  expect(branchIdFor({ en: 'New' }, [])).toBe('new-2')
})

test('times are read as people type them', () => {
  expect(['7', '07:00', '7.30', '0730', '730', '19h', '19u30', '24:00', '0'].map(readClock)).toEqual([
    420, 420, 450, 450, 450, 1140, 1170, 1440, 0,
  ])
  expect(['', '25', '24:01', '7:60', 'noon', '7:3', '-1'].map(readClock)).toEqual(Array(7).fill(Number.NaN))
})

test('time zones are those that the machine knows', () => {
  expect(['Europe/Brussels', 'UTC', 'Europe/Nowhere', '', '+01:00'].map(isTimeZone)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
})
