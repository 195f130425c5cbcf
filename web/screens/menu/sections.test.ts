// The menu's categories with what is in stock at a branch.
import { expect, test } from 'vitest'
import type { MenuItem } from '../../api/menu.ts'
import { sectionsOf } from './sections.ts'

const item = (id: string, category: string, out?: readonly string[]): MenuItem => ({
  id,
  category,
  name: id,
  desc: '',
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
  items: [item('cappuccino', 'COFFEE'), item('salmon-bagel', 'BAGEL', ['antwerpen'])],
}
const shelves = (branch: string | null) =>
  sectionsOf(menu, branch).map(({ category, items }) => [category.id, ...items.map(({ id }) => id)])

test('[F-10] [MENU-3] what is not in stock here is hidden; its category stays, with its picture', () => {
  expect(shelves(null)).toEqual([['COFFEE', 'cappuccino'], ['BAGEL', 'salmon-bagel'], ['SALADS']])
  expect(shelves('antwerpen')).toEqual([['COFFEE', 'cappuccino'], ['BAGEL'], ['SALADS']])
  expect(sectionsOf(menu, 'antwerpen').map(({ picture }) => picture?.ref)).toEqual([
    'cappuccino',
    'salmon-bagel',
    undefined,
  ])
})
