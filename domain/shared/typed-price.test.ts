// A typed price is read as it was meant, or not at all; never a hundredfold.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parsePrice, parseSurcharge } from './typed-price.ts'

test.each([
  ['4€50', 450],
  ['0€80', 80],
  ['12€90', 1290],
  ['4 € 50', 450],
  ['4 euro 50', 450],
  ['4€5', 450],
  ['€4', 400],
  ['4 €', 400],
  ['€50', 5000],
  ['€ ,50', 50],
  ['4,50 €', 450],
  ['4,5e', 450],
  ['4,-', 400],
  ['1 234', 123_400],
  ['1\u202f234,50', 123_450],
  ['1 234€50', 123_450],
  ['1.234,50', 123_450],
  ['1,234.50', 123_450],
  ['٤€٥٠', 450],
  ['۴٫۵۰', 450],
])('[J-10] %j is %i cents', (typed, cents) => {
  expect(parsePrice(typed)).toBe(cents)
})

test.each([
  '4 50',
  '12 90',
  '4€505',
  '4€ 5 0',
  '1 2345',
  '12 34 567',
  '4€50€20',
  '4,€50',
  '1.234',
  '3,205',
  '0 123',
  '€',
  '',
])('[J-10] %j is no price', (typed) => {
  expect(parsePrice(typed)).toBeUndefined()
})

test('[J-10] what is cheaper may have the euro sign between its digits too', () => {
  expect([parseSurcharge('-0€20'), parseSurcharge('+ 1€50'), parseSurcharge('€ -0,20')]).toEqual([-20, 150, -20])
})

const cents = fc.integer({ min: 0, max: 99_999_999 })
const blank = fc.constantFrom('', ' ', '\u00a0', '\u202f')
const mark = fc.constantFrom('.', ',', '€', '٫', ' € ', ' euro ')

test('[J-10] any amount is read back however it is written', () => {
  const written = fc.tuple(cents, mark, blank, fc.constantFrom('', '€', 'EUR'), fc.boolean(), fc.boolean())
  fc.assert(
    fc.property(written, ([amount, decimal, space, sign, isAfter, isGrouped]) => {
      const whole = String(Math.floor(amount / 100))
      const part = String(amount % 100).padStart(2, '0')
      const digits = isGrouped ? whole.replace(/\B(?=(\d{3})+$)/g, space || ' ') : whole
      const text = `${digits}${decimal}${part}`
      expect(parsePrice(isAfter ? `${text}${space}${sign}` : `${sign}${space}${text}`)).toBe(amount)
    }),
  )
})

test('[J-10] whatever is typed, the digits alone are the price only if nothing stands between them, or groups of three', () => {
  const texts = fc.string({ unit: fc.constantFrom(...'0123456789 .,€-'), maxLength: 9 })
  fc.assert(
    fc.property(texts, (text) => {
      const read = parsePrice(text)
      const digits = text.replace(/\D/g, '')
      if (read === undefined || digits === '' || read !== Number(digits) * 100) return
      const inner = text.slice(text.search(/\d/), text.search(/\d\D*$/) + 1)
      const areZeros = Number(digits) === 0
      expect(areZeros || /^\d+$/.test(inner) || /^\d{1,3}( +\d{3})+$/.test(inner), text).toBe(true)
    }),
    { numRuns: 2000 },
  )
})
