// The menu's categories with what is in stock at a branch.
import { expect, test } from 'vitest'
import { categories, itemOf } from '../../../api/testing/fixtures.ts'
import { sectionsOf } from './sections.ts'

const menu = {
  categories,
  items: [itemOf('cappuccino', 'COFFEE'), itemOf('salmon-bagel', 'BAGEL', { out: ['antwerpen'] })],
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
