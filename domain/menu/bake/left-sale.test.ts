// The price of what is left before closing.
import { expect, test } from 'vitest'
import { antwerpen, houseWhite, salmonBagel } from '../../testing/fixtures.ts'
import { sizePricesOf } from '../sizes.ts'
import { itemAt } from '../sold.ts'
import { isLeftGone, type LeftSale, leftSaleTimes, piecesIn, withLeftPrices } from './left-sale.ts'

const sale: LeftSale = { from: 1000, until: 2000, share: 50, any: true }
const at = (more: Partial<LeftSale> = {}) => new Map([['antwerpen', { ...sale, ...more }]])

test('[BAKE-4] while it runs, each size costs its share at that branch, and elsewhere what it always does', () => {
  const bagel = withLeftPrices(salmonBagel, at(), 1500)
  expect(itemAt(bagel, 'antwerpen').price).toBe(475)
  expect(itemAt(bagel, 'gent').price).toBe(950)
  const before = sizePricesOf(itemAt(houseWhite, 'antwerpen'))
  const after = sizePricesOf(itemAt(withLeftPrices(houseWhite, at({ share: 30 }), 1500), 'antwerpen'))
  expect(after).toEqual(
    Object.fromEntries(Object.entries(before).map(([size, price]) => [size, Math.round(price * 0.3)])),
  )
})

test('[BAKE-4] before, after and once nothing is left, the price is its own; without any left it is gone while it runs', () => {
  for (const [sales, now] of [
    [at(), 999],
    [at(), 2000],
    [at({ any: false }), 1500],
    [at({ share: null }), 1500],
    [undefined, 1500],
  ] as const)
    expect(withLeftPrices(salmonBagel, sales, now)).toBe(salmonBagel)
  expect(isLeftGone(at({ any: false }), 'antwerpen', 1500)).toBe(true)
  expect(isLeftGone(at({ any: false }), 'antwerpen', 999)).toBe(false)
  expect(isLeftGone(at({ any: false, share: null }), 'antwerpen', 1500)).toBe(false)
  expect(isLeftGone(at({ any: false }), 'gent', 1500)).toBe(false)
})

test('[BAKE-4] it runs for the last quarter of an hour of the day, and not at all on a closed one', () => {
  const times = leftSaleTimes(antwerpen, '2026-03-04')
  expect((times?.until ?? 0) - (times?.from ?? 0)).toBe(15 * 60_000)
  const closed = { ...antwerpen, exceptions: [{ date: '2026-03-04', periods: [] }] }
  expect(leftSaleTimes(closed, '2026-03-04')).toBeUndefined()
})

test('[BAKE-4] parts of meal deals are pieces too', () => {
  const lines = [
    { item: 'bun', quantity: 2 },
    { item: 'deal', quantity: 3, parts: [{ item: 'bun' }, { item: 'tea' }] },
  ]
  expect(Object.fromEntries(piecesIn(lines))).toEqual({ bun: 5, deal: 3, tea: 3 })
})
