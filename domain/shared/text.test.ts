// Typed texts, dates, numbers and ids, read in the same way everywhere.
import { expect, test } from 'vitest'
import { isDate } from './date.ts'
import { isWithin } from './range.ts'
import { freeId, slugOf } from './slug.ts'
import { isBlankText, lengthOf, tidyText, tooLongIn } from './text.ts'

test('an emoji is one character', () => {
  expect([lengthOf('🧇'), lengthOf('koffie'), lengthOf('قهوة')]).toEqual([1, 6, 4])
  expect(tooLongIn({ en: '🧇'.repeat(45), nl: 'x'.repeat(46), fr: ` ${'x'.repeat(45)} ` }, 45)).toEqual(['nl'])
})

test('a text is kept without blanks around it, and without languages that say nothing', () => {
  expect(tidyText({ ar: ' قهوة ', nl: '\u200b ', en: 'Coffee\n' })).toEqual({ en: 'Coffee', ar: 'قهوة' })
  expect([isBlankText({}), isBlankText({ en: ' \u2060' }), isBlankText({ fr: 'é' })]).toEqual([true, true, false])
})

test('[J-63] a date is a day of the calendar from 2000 to 2099, written in one way', () => {
  for (const date of ['2026-03-04', '2028-02-29', '2000-01-01', '2099-12-31']) expect(isDate(date), date).toBe(true)
  for (const date of [
    '1999-12-31',
    '2100-01-01',
    '9999-12-15',
    '0000-01-01',
    '2026-02-29',
    '2026-02-30',
    '2026-13-01',
    '2026-3-4',
    '4/3/2026',
    '2026-03',
    '',
    '2026-03-04T00:00',
  ])
    expect(isDate(date), date).toBe(false)
})

test('a number is within its limits when it is a whole one', () => {
  expect([1, 8, 0, 9, 1.5, Number.NaN, Infinity].map((value) => isWithin(value, 1, 8))).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
    false,
  ])
})

test('[J-114] of thousands of items without Latin letters each gets an id at once, in the order of their rows', () => {
  const taken = new Set<string>()
  let looks = 0
  const counted = { has: (id: string) => ++looks > 0 && taken.has(id) } as ReadonlySet<string>
  for (let row = 1; row <= 5000; row++) {
    const id = freeId('item', counted)
    expect(id).toBe(row === 1 ? 'item' : `item-${row}`)
    taken.add(id)
  }
  expect(looks).toBeLessThan(5000 * 30)
  // Where one was taken away, any that is free will do.
  taken.delete('item-2')
  expect(taken.has(freeId('item', taken))).toBe(false)
})

test('an id is made of a name, no longer than it may be, and is given once', () => {
  expect([slugOf('Crème brûlée & tea', 60), slugOf(' – Café N°5 ', 60), slugOf('قهوة', 60)]).toEqual([
    'creme-brulee-tea',
    'cafe-n-5',
    '',
  ])
  expect(slugOf('Grote koffie verkeerd', 13)).toBe('grote-koffie')
  expect([freeId('soup', new Set()), freeId('soup', new Set(['soup', 'soup-2']))]).toEqual(['soup', 'soup-3'])
})
