// The four languages: plurals, completeness, formats, and which one a visitor gets.
import { describe, expect, test } from 'vitest'
import { locales } from '../../domain/shared/locale.ts'
import { formatDate, formatTime } from './format.ts'
import { preferredLocale } from './locale.ts'
import { ar as moreAr } from './more/ar.ts'
import { en as moreEn } from './more/en.ts'
import { fr as optionsFr } from './options/fr.ts'
import { nl as optionsNl } from './options/nl.ts'
import { en as orderEn } from './order/en.ts'
import { plural } from './plural.ts'

describe('a count of things', () => {
  test('has the form its language asks for', () => {
    expect([0, 1, 2].map(moreEn.cart.items)).toEqual(['0 items', '1 item', '2 items'])
    expect([1, 2].map((n) => optionsNl.sized('Klein', n))).toEqual(['Klein, 1 stuk', 'Klein, 2 stuks'])
    expect([0, 1, 2].map((n) => optionsFr.sized('Petit', n))).toEqual([
      'Petit, 0 pièce',
      'Petit, 1 pièce',
      'Petit, 2 pièces',
    ])
    expect([1, 2, 3, 11, 100].map(moreAr.cart.items)).toEqual(['صنف واحد', 'صنفان', '3 أصناف', '11 صنفًا', '100 صنف'])
  })

  test('falls back to the common form where a language has no other', () => {
    expect(plural('ar')(3, { one: 'one', other: 'other' })).toBe('other')
  })
})

test('[ORDER-3] what is missing is said in one sentence, to the letter', () => {
  const { missing } = orderEn.checkout
  expect(missing(['name', 'table'])).toBe('Please enter your name and table number in the form above')
  expect(missing(['name'])).toBe('Please enter your name in the form above')
  expect(missing(['table'])).toBe('Please enter your table number in the form above')
  expect(missing(['name', 'phone'])).toBe('Please enter your name and phone number in the form above')
  expect(missing(['name', 'phone', 'address'])).toBe(
    'Please enter your name, phone number and address in the form above',
  )
})

test('[F-13] a visitor gets the language chosen before, else the first of the browser that we speak, else English', () => {
  expect(preferredLocale('fr', ['nl-BE'])).toBe('fr')
  expect(preferredLocale('de', ['de-DE', 'nl-BE', 'en'])).toBe('nl')
  expect(preferredLocale(undefined, ['AR-ma'])).toBe('ar')
  expect(preferredLocale(undefined, ['de', 'ja'])).toBe('en')
})

test('times and dates are those of the branch, with Western digits in every language', () => {
  const noon = Date.UTC(2026, 2, 4, 11, 5)
  expect(formatTime(noon, 'Europe/Brussels')).toBe('12:05')
  const dates = Object.fromEntries(locales.map((locale) => [locale, formatDate('2026-03-05', locale)]))
  expect(dates).toMatchObject({ en: 'Thursday 5 March', nl: 'donderdag 5 maart', fr: 'jeudi 5 mars' })
  expect(dates.ar).toMatch(/الخميس.*5/)
})
