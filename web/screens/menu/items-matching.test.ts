// Looking for something on the menu.
import { expect, test } from 'vitest'
import type { MenuItem } from '../../api/menu.ts'
import { folded, itemsMatching } from './items-matching.ts'
import { sectionsOf } from './sections.ts'

const item = (id: string, category: string, name: string, desc: string, out?: readonly string[]): MenuItem => ({
  id,
  category,
  name,
  desc,
  image: { kind: 'bundled', ref: id },
  price: 320,
  ...(out && { out }),
})
const menu = {
  categories: [
    { id: 'COFFEE', name: 'Coffee', desc: '', index: 1 },
    { id: 'BAGEL', name: 'Bagels', desc: '', index: 2 },
    { id: 'SALADS', name: 'Salads', desc: '', index: 3 },
  ],
  items: [
    item('cappuccino', 'COFFEE', 'Cappuccino', 'Velvet foam, pinch of cacao'),
    item('caffe-latte', 'COFFEE', 'Caffè latte', 'Mild and milky'),
    item('salmon-bagel', 'BAGEL', 'Salmon bagel', 'Capers, dill', ['antwerpen']),
  ],
}
const found = (text: string, branch: string | null = 'merksem') =>
  itemsMatching(sectionsOf(menu, branch), text).map(({ id }) => id)

test('accents and case do not matter, every word must be there', () => {
  expect(folded(' Caffè ')).toBe('caffe')
  expect(found('CAFFE')).toEqual(['caffe-latte'])
  expect(found('salmon dill')).toEqual(['salmon-bagel'])
  expect(found('salmon cacao')).toEqual([])
})

test('a category’s name finds what is in it', () => {
  expect(found('coffee')).toEqual(['cappuccino', 'caffe-latte'])
})

test('[MENU-3] what is not in stock here is neither shown nor found; an empty category is left out', () => {
  expect(found('bagel', 'antwerpen')).toEqual([])
  expect(sectionsOf(menu, 'antwerpen').map(({ category }) => category.id)).toEqual(['COFFEE'])
  expect(sectionsOf(menu, null).map(({ category }) => category.id)).toEqual(['COFFEE', 'BAGEL'])
})
