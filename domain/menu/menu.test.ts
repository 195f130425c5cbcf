// The choices of an item, what each costs, and how money, tokens and languages are written.
import { expect, test } from 'vitest'
import { readToken, shortToken, tokenFrom } from '../order/token.ts'
import { directionOf, localeOf, localize } from '../shared/locale.ts'
import { formatMoney, totalOf } from '../shared/money.ts'
import { breakfastBoard, cappuccino, houseWhite } from '../testing/fixtures.ts'
import { choicesOf, pieceOf, priceOf } from './menu.ts'

test('[MENU-4] the person counter chooses the piece entry, and so the count and price', () => {
  expect(choicesOf(breakfastBoard)).toEqual(['persons-1', 'persons-2', 'persons-3', 'persons-4'])
  expect(pieceOf(breakfastBoard, 'persons-2')).toEqual({ persons: 2, count: 10, price: 2390 })
  expect(priceOf(breakfastBoard, 'one')).toBeNull()
})

test('a wine is sold by the glass and by the bottle, a coffee as it comes', () => {
  expect(choicesOf(houseWhite)).toEqual(['glass', 'bottle'])
  expect(choicesOf(cappuccino)).toEqual(['one'])
})

test('[F-42] a price that is the same as it comes and by the glass is one way to choose, named only beside another price', () => {
  expect(choicesOf({ price: 500, glassPrice: 500 })).toEqual(['one'])
  expect(choicesOf({ price: 500, bottlePrice: 500 })).toEqual(['one'])
  expect(choicesOf({ price: 500, glassPrice: 500, bottlePrice: 500 })).toEqual(['one'])
  expect(choicesOf({ price: 500, glassPrice: 500, bottlePrice: 2200 })).toEqual(['glass', 'bottle'])
  expect(choicesOf({ price: 300, glassPrice: 500 })).toEqual(['one', 'glass'])
  expect(choicesOf({ price: null, glassPrice: 500, bottlePrice: 500 })).toEqual(['glass', 'bottle'])
})

test('[CART-2] quantity times price with two decimals and the euro sign, in the language’s format', () => {
  expect(
    totalOf([
      { price: 320, quantity: 3 },
      { price: 5, quantity: 1 },
    ]),
  ).toBe(965)
  const plain = (text: string) => text.replace(/[\u00a0\u202f\u200e\u200f]/g, ' ').trim()
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
