// How money, tokens and languages are written.
import { expect, test } from 'vitest'
import { readToken, shortToken, tokenFrom } from '../order/token.ts'
import { directionOf, localeOf, localize } from '../shared/locale.ts'
import { formatMoney, totalOf } from '../shared/money.ts'

test('[CART-2] quantity times price with two decimals and the euro sign, in the language’s format', () => {
  expect(
    totalOf([
      { price: 320, quantity: 3 },
      { price: 5, quantity: 1 },
    ]),
  ).toBe(965)
  const plain = (text: string) => text.replace(/[\u00a0\u202f\u200e\u200f\u2066\u2069]/g, ' ').trim()
  expect(plain(formatMoney(123_450, 'en'))).toBe('€1,234.50')
  expect(plain(formatMoney(123_450, 'nl'))).toBe('€ 1.234,50')
  expect(plain(formatMoney(123_450, 'fr'))).toBe('1 234,50 €')
  expect(plain(formatMoney(123_450, 'ar'))).toBe('1,234.50 €')
})

test('[TRACK-1] blanks and case do not matter in a token; anything else is none', () => {
  expect(readToken(' k7qm 4txa ')).toBe('K7QM4TXA')
  expect(['K7QM4TX', 'K7QM4TXAA', 'K7QM-TXA', ''].map(readToken)).toEqual([null, null, null, null])
  expect(shortToken('K7QM4TXA')).toBe('K7QM')
})

test('a token has 8 upper-case letters and digits, all 32 of them reached evenly', () => {
  const seen = new Set<string>()
  for (let byte = 0; byte < 256; byte++) {
    const token = tokenFrom(new Uint8Array(8).fill(byte))
    expect(token).toMatch(/^[A-Z0-9]{8}$/)
    seen.add(token)
  }
  expect(seen.size).toBe(32)
  expect(() => tokenFrom(new Uint8Array(7))).toThrow()
})

test('an unknown language is English, a missing text falls back to it', () => {
  expect([localeOf('nl-BE'), localeOf('FR'), localeOf('ar_MA'), localeOf('de'), localeOf(null)]).toEqual([
    'nl',
    'fr',
    'ar',
    'en',
    'en',
  ])
  expect(localize({ en: 'Milk', nl: '' }, 'nl')).toBe('Milk')
  expect(localize({ ar: 'حليب' }, 'fr')).toBe('حليب')
  expect([directionOf('ar'), directionOf('fr')]).toEqual(['rtl', 'ltr'])
})
