// The four languages: plurals, completeness, formats, and which one a visitor gets.
import { describe, expect, test } from 'vitest'
import { locales } from '#domain/shared/locale.ts'
import { formatMoney } from '#domain/shared/money.ts'
import { preferredLocale } from '../data/page/page-locale.ts'
import { times as arTimes, more as moreAr } from './customer/ar.ts'
import { item as enItem, more as moreEn } from './customer/en.ts'
import { item as frItem, options as optionsFr } from './customer/fr.ts'
import { options as optionsNl } from './customer/nl.ts'
import { formatDate, formatTime } from './format.ts'
import { first as fr } from './fr.ts'
import { order as orderEn } from './order/en.ts'
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

test('[H-34] Arabic money reads the same in a line of either direction, and joins with the Arabic comma', () => {
  expect(formatMoney(320, 'ar')).toBe('\u20663.20\u00a0€\u2069')
  expect(formatMoney(320, 'en')).toBe('€3.20')
  expect(arTimes.both('ممتلئ', 'اطلب')).toBe('ممتلئ، اطلب')
})

test('[H-34] French says “établissement” to customers, “compris” of a price, and until when orders for today are taken', () => {
  expect(frItem.inPrice).toBe('compris')
  expect(enItem.inPrice).toBe('included')
  expect(fr.branch.ordersUntil('12:00')).toBe('Commandes pour aujourd’hui jusqu’à 12:00')
  const said = JSON.stringify(import.meta.glob('./**/fr.ts', { eager: true }), (_, value) =>
    typeof value === 'function' ? `${value}` : value,
  )
  expect(said).not.toMatch(/magasin|aura pas lieu/)
})
