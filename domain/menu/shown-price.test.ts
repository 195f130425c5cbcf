// The price that is shown before anything is chosen is the one that is asked.
import { expect, test } from 'vitest'
import { choicePrice } from './choice-price.ts'
import { defaultsOf } from './chosen.ts'
import type { ItemGroup } from './options.ts'
import { shownPrice, startsAtUsual } from './shown-price.ts'

test('[J-104] the shown price is what the item costs with the options that it comes with', () => {
  const milk: ItemGroup<unknown> = {
    id: 'milk',
    name: {},
    kind: 'one',
    min: 1,
    max: 1,
    included: 0,
    options: [{ id: 'oat', name: {}, price: 40, most: 1 }],
    defaults: [{ option: 'oat', quantity: 1 }],
  }
  const item = { price: 400, groups: [milk] }
  expect(shownPrice({ price: 400, usual: 40 })).toBe(choicePrice(item, defaultsOf(item.groups)))
  expect(shownPrice({ price: 400, usual: 40 }, { price: -100 })).toBe(340)
  expect([shownPrice({ price: 400 }), shownPrice({ price: 40, usual: -100 })]).toEqual([400, 0])
})

test('[J-35] “from” stands before a price if another size costs more, and none less than the usual one', () => {
  const sizes = (...prices: number[]) => prices.map((price) => ({ price }))
  expect(startsAtUsual(sizes(0, 60))).toBe(true)
  expect(startsAtUsual(sizes(0, 0))).toBe(false)
  expect(startsAtUsual(sizes(0, 60, -50))).toBe(false)
  expect(startsAtUsual(sizes(0))).toBe(false)
  expect(startsAtUsual(undefined)).toBe(false)
})
