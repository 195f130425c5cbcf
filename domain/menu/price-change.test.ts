// Many prices by one rule: percentages, amounts, one price for all, and how they are rounded.
import { expect, test } from 'vitest'
import { changedPrice, type Rounding } from './price-change.ts'

test('[CATG-3] a percentage is reckoned in whole cents, an amount is added, a price is set', () => {
  expect(changedPrice(410, { kind: 'percent', by: 500 }, 'cent')).toBe(431)
  expect(changedPrice(410, { kind: 'percent', by: -1000 }, 'cent')).toBe(369)
  expect(changedPrice(410, { kind: 'amount', by: 20 }, 'cent')).toBe(430)
  expect(changedPrice(410, { kind: 'set', to: 400 }, 'cent')).toBe(400)
})

test('[CATG-3] prices are rounded to 5 or 10 cents or to one that ends in 90, and are never below 0', () => {
  const rounded = (price: number, rounding: Rounding) => changedPrice(price, { kind: 'amount', by: 0 }, rounding)
  expect([431, 432, 433, 437, 438].map((price) => rounded(price, 'five'))).toEqual([430, 430, 435, 435, 440])
  expect([434, 435, 439].map((price) => rounded(price, 'ten'))).toEqual([430, 440, 440])
  expect([20, 90, 139, 140, 431, 490, 400].map((price) => rounded(price, 'ninety'))).toEqual([
    90, 90, 90, 190, 390, 490, 390,
  ])
  expect(changedPrice(100, { kind: 'amount', by: -150 }, 'five')).toBe(0)
  expect(rounded(0, 'ninety')).toBe(0)
})
