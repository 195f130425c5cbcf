// What can be ticked to change its prices: an item with each of its sizes, and options that cost extra.
import { expect, test } from 'vitest'
import type { EditableGroup, EditableItem } from '#web/data/staff/menu-api.ts'
import { editableItem } from '#web/testing/noors-shop.ts'
import { itemRows, optionRows, ownIn, priceWishOf, undoneChanges } from './price-rows.ts'

const option = (id: string, name: string, price = 0) => ({ id, name: { en: name }, price, most: 1 })
const group = (id: string, options: EditableGroup['options']): EditableGroup => ({
  id,
  name: { en: id },
  kind: 'one',
  min: 1,
  max: 1,
  included: 0,
  version: 'v',
  options,
})
const groups = [
  group('SIZES', [option('AS-IT-COMES', 'Regular'), option('GLASS', 'Glass'), option('large', 'Large', 90)]),
  group('milk', [option('cow', 'Cow'), option('oat', 'Oat', 40)]),
]
const item = (id: string, price: number | null, sizes: EditableItem['sizes']) =>
  editableItem({ id, category: 'DRINKS', name: { en: id }, price, sizes })
const items = [
  item('cava', null, [
    { size: 'GLASS', price: 590 },
    { size: 'large', price: 890 },
  ]),
  item('latte', 410, [{ size: 'large', price: 470 }]),
]

test('[CATG-3] [OPT-2] every price of an item is there under the name of its size, and rises by the rule; the way back is the same', () => {
  const rows = itemRows(items, groups, 'en')
  expect(rows.map(({ prices }) => prices.map(({ label, from }) => [label, from]))).toEqual([
    [
      ['Glass', 590],
      ['Large', 890],
    ],
    [
      ['', 410],
      ['Large', 470],
    ],
  ])
  const wish = priceWishOf(rows, { kind: 'amount', by: 10 }, 'cent')
  expect(wish.items).toEqual([
    { item: 'cava', price: 'glassPrice', from: 590, to: 600 },
    { item: 'cava', price: 'size.large.price', from: 890, to: 900 },
    { item: 'latte', price: 'price', from: 410, to: 420 },
    { item: 'latte', price: 'size.large.price', from: 470, to: 480 },
  ])
  expect(undoneChanges(wish).items[1]).toEqual({ item: 'cava', price: 'size.large.price', from: 900, to: 890 })
  expect(optionRows(groups, 'en').map(({ key }) => key)).toEqual(['option oat'])
})

test('[CATG-2] [CATG-3] at one branch the price there changes, its own or the usual one; what it does not sell is not there', () => {
  const own = { ...item('latte', 410, []), sold: { prices: { gent: 450 } } }
  const elsewhere = { ...item('soup', 500, []), sold: { branches: ['antwerpen'] } }
  const all = [own, item('mocha', 380, []), elsewhere]
  const rows = itemRows(all, groups, 'en', { id: 'gent' })
  expect(rows.map(({ name, prices }) => [name, prices[0]?.from, prices[0]?.own])).toEqual([
    ['latte', 450, true],
    ['mocha', 380, false],
  ])
  const wish = priceWishOf(rows, { kind: 'amount', by: 10 }, 'cent')
  expect(wish.items[1]).toEqual({ item: 'mocha', price: 'price', branch: 'gent', from: 380, to: 390 })
  expect(undoneChanges(wish).items[0]).toEqual({ item: 'latte', price: 'price', branch: 'gent', from: 460, to: 450 })
  // With the usual prices, those that have one of their own at a branch are counted.
  expect(ownIn(itemRows(all, groups, 'en'))).toBe(1)
})
