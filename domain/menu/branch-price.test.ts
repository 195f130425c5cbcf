// Prices of one branch: its own or the usual one, and back.
import { expect, test } from 'vitest'
import { houseWhite, salmonBagel } from '../testing/fixtures.ts'
import { itemDraftOf } from './item-draft.ts'
import { priceAt, withPriceAt } from './price-change.ts'

const bagel = itemDraftOf(salmonBagel)
const wine = itemDraftOf(houseWhite)

test('[CATG-2] [CATG-3] an item costs its usual price at a branch until it has one of its own there, and so does each size', () => {
  expect(priceAt(bagel, { id: 'gent' }, 'price')).toBe(950)
  const dear = withPriceAt(bagel, 'gent', 'price', 1000)
  expect([priceAt(dear, { id: 'gent' }, 'price'), priceAt(dear, { id: 'antwerpen' }, 'price'), dear.price]).toEqual([
    1000, 950, 950,
  ])
  const bottle = withPriceAt(wine, 'gent', 'bottlePrice', 2500)
  expect(bottle.sold?.sizes).toEqual({ gent: { BOTTLE: 2500 } })
  expect(priceAt(bottle, { id: 'gent' }, 'glassPrice')).toBe(priceAt(wine, { id: 'gent' }, 'glassPrice'))
})

test('[CATG-3] back to the usual price is no price of its own; where it is not sold it has none', () => {
  expect(withPriceAt(withPriceAt(bagel, 'gent', 'price', 1000), 'gent', 'price', 950)).toEqual(bagel)
  expect(priceAt({ ...bagel, sold: { branches: ['antwerpen'] } }, { id: 'gent' }, 'price')).toBeUndefined()
  expect(priceAt(bagel, { id: 'gent' }, 'bottlePrice')).toBeUndefined()
})
