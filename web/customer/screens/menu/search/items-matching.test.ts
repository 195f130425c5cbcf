// Searching the menu.

import { expect, test } from 'vitest'
import { foldForSearch } from '#domain/shared/fold-for-search.ts'
import type { OtherName, OtherNames } from '#web/data/menu/other-names.ts'
import { categories, itemOf } from '#web/data/testing/api-fixtures.ts'
import { sectionsOf } from '../sections.ts'
import { itemsMatching } from './items-matching.ts'

const menu = {
  categories,
  items: [
    itemOf('flat-white', 'COFFEE', { name: 'Flat white', desc: 'Also good with oat milk' }),
    itemOf('cappuccino', 'COFFEE', { name: 'Cappuccino', desc: 'Velvet foam, pinch of cacao' }),
    itemOf('caffe-latte', 'COFFEE', { name: 'Caffè latte', desc: 'Mild and milky' }),
    itemOf('oat-latte', 'COFFEE', { name: 'Oat latte', desc: 'With the milk of oats' }),
    itemOf('goat-bagel', 'BAGEL', { name: 'Goat cheese bagel', desc: 'Honey, walnut' }),
    itemOf('salmon-bagel', 'BAGEL', { name: 'Salmon bagel', desc: 'Capers, dill', out: ['antwerpen'] }),
  ],
}
const named = (nl: string, fr: string, ar: string): OtherName[] => [
  { locale: 'nl', name: nl },
  { locale: 'fr', name: fr },
  { locale: 'ar', name: ar },
]
const names: OtherNames = {
  items: new Map([
    ['goat-bagel', named('Bagel geitenkaas', 'Bagel au chèvre', 'بيغل بجبنة الماعز')],
    ['salmon-bagel', named('Bagel zalm', 'Bagel au saumon', 'بيغل السلمون')],
    ['caffe-latte', named('Koffie verkeerd', 'Café au lait', 'قهوة بالحليب')],
  ]),
  categories: new Map([['COFFEE', named('Koffie', 'Cafés', 'القهوة')]]),
  options: new Map([['oat', named('Havermelk', 'Lait d’avoine', 'حليب الشوفان')]]),
  branches: new Map(),
}
const found = (text: string, branch: string | null = 'merksem') =>
  itemsMatching(sectionsOf({ ...menu, branches: [] }, branch, '2026-03-04'), text, {
    names,
    language: 'en',
    optionsOf: () => [],
  }).map(({ item }) => item.id)

test('accents and case do not matter, every word must be there', () => {
  expect(foldForSearch(' Caffè ')).toBe('caffe')
  expect(found('CAFFE')).toEqual(['caffe-latte'])
  expect(found('salmon dill')).toEqual(['salmon-bagel'])
  expect(found('salmon cacao')).toEqual([])
})

test('a category’s name finds what is in it', () => {
  expect(found('coffee')).toEqual(['flat-white', 'cappuccino', 'caffe-latte', 'oat-latte'])
})

test('[MENU-3] what is not in stock here is not found', () => {
  expect(found('salmon', 'antwerpen')).toEqual([])
})

test('[F-22] words are found at their beginning, names before descriptions', () => {
  expect(found('oat')).toEqual(['oat-latte', 'flat-white'])
  expect(found('goat')).toEqual(['goat-bagel'])
  expect(found('milk')).toEqual(['flat-white', 'caffe-latte', 'oat-latte'])
  expect(found('ccino')).toEqual([])
})

test.each([
  ['one wrong', 'salnon'],
  ['one missing', 'samon'],
  ['one too many', 'sallmon'],
  ['two swapped', 'slamon'],
  ['the first one', 'zalmon'],
  ['not yet all typed', 'slamo'],
])('[F-22] a letter typed differently is forgiven: %s', (_, text) => {
  expect(found(text)).toEqual(['salmon-bagel'])
})

test('[F-22] two letters are not forgiven, nor one in a short word, nor any while the word itself is found', () => {
  expect(found('slamno')).toEqual([])
  expect(found('oaf')).toEqual([])
  expect(found('goat')).not.toContain('oat-latte')
})

test('[F-22] names are found in all four languages, whatever the page speaks; Dutch compounds by their second half', () => {
  expect(found('saumon')).toEqual(['salmon-bagel'])
  expect(found('chevre')).toEqual(['goat-bagel'])
  expect(found('geitenkaas')).toEqual(['goat-bagel'])
  expect(found('kaas')).toEqual(['goat-bagel'])
  expect(found('verkeerd')).toEqual(['caffe-latte'])
  expect(found('zalm bagel')).toEqual(['salmon-bagel'])
})

test('[F-22] Arabic is found without its marks, with any hamza, taa marbuta, tatweel or article', () => {
  for (const text of ['سلمون', 'السلمون', 'سَلْمُون', 'سلمـــون']) expect(found(text), text).toEqual(['salmon-bagel'])
  expect(found('قهوه')).toContain('caffe-latte')
  expect(found('الحليب')).toEqual(['caffe-latte'])
  expect(foldForSearch('أإآٱة')).toBe('ااااه')
})

test('[F-22] a question of 10,000 letters is cut, and signs alone find nothing', () => {
  const began = performance.now()
  expect(found('salmon '.repeat(1500))).toEqual(['salmon-bagel'])
  expect(found('x'.repeat(10_000))).toEqual([])
  expect(performance.now() - began).toBeLessThan(1000)
  expect(found(' - ?! ')).toEqual([])
})
