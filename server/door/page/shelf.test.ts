// The first dishes of the menu, and the first branches, in the document.
import { expect, test } from 'vitest'
import type { FirstView } from '#contract/first-view-data.ts'
import { firstPaint, shelfMarkup } from './document.ts'
import { mostShown, type PageItem, type PageMenu } from './page-menu.ts'

const card = {
  card: '<li>{{ref}} {{name}}: {{lines}} {{price}}</li>',
  poster: { media: 'phone', srcset: '/p/{{ref}}', sizes: '' },
}
const view = {
  shelf: '{{category}} {{count}} {{cards}}',
  cards: { bundled: card, uploaded: card, url: card },
} as unknown as FirstView

const dish = (id: string, more: Partial<PageItem> = {}): PageItem => ({
  id,
  category: 'COFFEE',
  name: id,
  desc: 'Short',
  image: { kind: 'bundled', ref: id },
  price: 260,
  ...more,
})

const sizeOf = (id: string) => ({ id, name: id, price: id === 'large' ? 60 : 0, most: 1 })

const menuOf = (...items: PageItem[]) =>
  ({
    categories: [
      { id: 'DRINKS', name: 'Drinks', desc: '', index: 2 },
      { id: 'COFFEE', name: 'Coffee', desc: '', index: 1 },
    ],
    groups: [{ id: 'SIZES', options: ['AS-IT-COMES', 'GLASS', 'PERSONS-1', 'PERSONS-2', 'large'].map(sizeOf) }],
    items: [dish('wine', { category: 'DRINKS' }), ...items],
  }) as unknown as PageMenu

const shelfOf = (menu: PageMenu) =>
  shelfMarkup(
    view,
    menu,
    menu.categories.find(({ id }) => id === 'COFFEE'),
    'en',
  )

test('[OPT-3] a dish costs what it costs with its usual options', () => {
  expect(shelfOf(menuOf(dish('latte', { usual: 40 }), dish('mocha'))).html).toContain('latte: Short €3.00')
})

test('[OPT-2] a large one of a dish is chosen once it is opened: its card stays plain, from the price as it comes', () => {
  const latte = dish('latte', { groups: [{ group: 'SIZES', only: ['AS-IT-COMES', 'large'] }] })
  const { html } = shelfOf(menuOf(latte, dish('mocha')))
  expect(html).toContain('latte: Short from €2.60')
  expect(html).toContain('mocha: Short €2.60')
})

test('the two first dishes of the first category, and the picture of the first one to load early', () => {
  const { html, posters } = shelfOf(menuOf(dish('espresso'), dish('a & b'), dish('mocha')))
  expect(html).toBe('Coffee 3 <li>espresso espresso: Short €2.60</li><li>a%20%26%20b a &amp; b: Short €2.60</li>')
  expect(posters).toEqual([{ media: 'phone', srcset: '/p/espresso', sizes: '' }])
})

test.each([
  [
    'has another size',
    [
      dish('espresso'),
      dish('wine', { groups: [{ group: 'SIZES', only: ['AS-IT-COMES', 'GLASS'], prices: { GLASS: 220 } }] }),
    ],
  ],
  ['is a combo', [dish('board', { groups: [{ group: 'SIZES', only: ['PERSONS-1', 'PERSONS-2'] }] }), dish('espresso')]],
  ['has no description', [dish('espresso', { desc: '' }), dish('lungo')]],
  ['stands alone', [dish('espresso')]],
])('there are none if one %s, because the page draws more than a plain card there', (_, items) => {
  expect(shelfOf(menuOf(...items))).toEqual({ html: '', posters: [] })
})

const closed = { 1: [], 2: [], 3: [], 4: [], 5: [], 6: [], 7: [] }

test.each([
  ['eight branches are all in sight', 8, 8],
  ['of nine the first six are, below the room of the field', 9, 6],
])('[J-84] %s; a page without scripts has two more, and says that there are others', (_, count, inSight) => {
  const branches = Array.from({ length: count }, (_, at) => ({ id: `b${at}`, name: `B${at}`, hours: closed }))
  const page = firstPaint(
    {
      ...view,
      page: '{{finderRoom}}{{branches}}',
      branch: '<li>{{name}}</li>',
      finderRoom: '<p>room</p>',
      hours: '',
      hero: {},
      heroPictures: { none: '' },
    } as unknown as FirstView,
    {
      ...menuOf(),
      brand: { shown: '', mark: '', media: {} },
      branches,
      shown: branches.slice(0, mostShown),
      message: null,
    } as unknown as PageMenu,
    { locale: 'en', today: '2026-03-04' },
  )
  expect(page.match(/<li>/g)).toHaveLength(inSight)
  // Two of them, and the sign for the others.
  expect(page.match(/<li class="plain">/g) ?? []).toHaveLength(count > mostShown ? 3 : 0)
  expect(page.includes('room')).toBe(inSight < count)
})
