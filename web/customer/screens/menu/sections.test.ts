// The menu's categories with what is in stock at a branch.
import { expect, test } from 'vitest'
import { categories, itemOf } from '#web/data/testing/api-fixtures.ts'
import { antwerpen, gent } from '#web/testing/noors-shop.ts'
import { sectionsOf } from './sections.ts'

const branches = [antwerpen, gent]
const menu = {
  categories,
  branches: [],
  items: [itemOf('cappuccino', 'COFFEE'), itemOf('salmon-bagel', 'BAGEL', { out: ['antwerpen'] })],
}
const shelves = (branch: string | null) =>
  sectionsOf(menu, branch, '2026-03-04').map(({ category, items }) => [category.id, ...items.map(({ id }) => id)])

test('[F-10] [MENU-3] what is not in stock here is hidden; its category stays, with its picture, unless it never had an item', () => {
  expect(shelves(null)).toEqual([
    ['COFFEE', 'cappuccino'],
    ['BAGEL', 'salmon-bagel'],
  ])
  expect(shelves('antwerpen')).toEqual([['COFFEE', 'cappuccino'], ['BAGEL']])
  expect(sectionsOf(menu, 'antwerpen', '2026-03-04').map(({ picture }) => picture?.ref)).toEqual([
    'cappuccino',
    'salmon-bagel',
  ])
})

test('[J-50] what is out at every branch that sells it is hidden before a branch is chosen, too; out at one, it stays', () => {
  const items = [
    itemOf('tea', 'COFFEE', { out: ['antwerpen'] }),
    itemOf('mocha', 'COFFEE', { out: ['antwerpen', 'gent'] }),
    itemOf('soup', 'COFFEE', { sold: { branches: ['gent'] }, out: ['gent'] }),
  ]
  const shown = (branch: string | null) =>
    sectionsOf({ categories, branches, items }, branch, '2026-03-04')[0]?.items.map(({ id }) => id)
  expect(shown(null)).toEqual(['tea'])
  expect(shown('gent')).toEqual(['tea'])
  expect(shown('antwerpen')).toEqual([])
})

test('[CATG-2] the menu shows what this branch sells, at its price, and before one is chosen what any of them does', () => {
  const soup = itemOf('soup', 'COFFEE', { price: 600, sold: { branches: ['gent'], prices: { gent: 650 } } })
  const tea = itemOf('tea', 'COFFEE', { price: 300, sold: { prices: { gent: 320, antwerpen: 280 } } })
  const nowhere = itemOf('nowhere', 'COFFEE', { sold: { branches: [] } })
  const shown = (branch: string | null) =>
    sectionsOf({ categories, branches, items: [soup, tea, nowhere] }, branch, '2026-03-04')[0]?.items.map(
      ({ id, price, dearer = false }) => [id, price, dearer],
    )
  expect(shown('antwerpen')).toEqual([['tea', 280, false]])
  expect(shown('gent')).toEqual([
    ['soup', 650, false],
    ['tea', 320, false],
  ])
  expect(shown(null)).toEqual([
    ['soup', 650, false],
    ['tea', 280, true],
  ])
})

test('[CATG-2] what is out of season is not shown, a week before it begins it is', () => {
  const soup = itemOf('soup', 'COFFEE', { within: { times: [{ season: { from: '10-01', to: '03-31' } }] } })
  const shown = (date: string) =>
    sectionsOf({ categories, branches: [], items: [soup] }, null, date).map(({ category }) => category.id)
  for (const date of ['2026-04-01', '2026-09-23']) expect(shown(date)).toEqual([])
  for (const date of ['2026-03-31', '2026-09-24', '2026-10-01']) expect(shown(date)).toEqual(['COFFEE'])
})

test('what is limited is shown among the others', () => {
  const soup = itemOf('soup', 'COFFEE', { sold: { times: [{ until: 900 }] } })
  const shown = sectionsOf({ categories, branches: [], items: [soup, itemOf('tea', 'COFFEE')] }, null, '2026-03-04')
  expect(shown[0]?.items.map(({ id }) => id)).toEqual(['soup', 'tea'])
})
