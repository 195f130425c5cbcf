// Searching the menu for allergens, diets and options.
import { expect, test } from 'vitest'
import { type Declaration, type Substance, substances } from '#domain/menu/allergens.ts'
import { diets, fits } from '#domain/menu/diet.ts'
import { substanceNames as ar } from '#domain/menu/substance-names/ar.ts'
import { substanceNames as en } from '#domain/menu/substance-names/en.ts'
import { substanceNames as fr } from '#domain/menu/substance-names/fr.ts'
import { substanceNames as nl } from '#domain/menu/substance-names/nl.ts'
import type { MenuItem } from '#web/data/menu/public-menu-api.ts'
import { categories, itemOf } from '#web/data/testing/api-fixtures.ts'
import { diet as arDiet } from '#web/words/customer/ar.ts'
import { diet as enDiet } from '#web/words/customer/en.ts'
import { diet as frDiet } from '#web/words/customer/fr.ts'
import { diet as nlDiet } from '#web/words/customer/nl.ts'
import { sectionsOf } from '../sections.ts'
import { askedFood, resultsOf } from './search-results.ts'

const has = (contains: Substance[], mayContain: Declaration['mayContain'] = []): Partial<MenuItem> => ({
  declaration: { contains, mayContain },
})
const items = [
  itemOf('latte', 'COFFEE', { name: 'Caffè latte', desc: 'Mild and milky', ...has(['milk']) }),
  itemOf('lungo', 'COFFEE', { name: 'Lungo', ...has([]) }),
  itemOf('chicken-bagel', 'BAGEL', { name: 'Chicken bagel', ...has(['wheat', 'meat']) }),
  itemOf('hummus-bagel', 'BAGEL', { name: 'Hummus bagel', ...has(['wheat', 'sesame']) }),
  itemOf('brie-salad', 'SALADS', { name: 'Brie salad', desc: 'Crunchy nuts', ...has(['milk', 'walnut']) }),
  itemOf('beet-salad', 'SALADS', { name: 'Beet salad', ...has([], ['hazelnut']) }),
  itemOf('new-salad', 'SALADS', { name: 'Salad of the week' }),
]
const milks = [
  { id: 'oat-milk', name: 'Oat milk', price: 40 },
  { id: 'lactose-free', name: 'Lactose-free milk', price: 30 },
]
const oat = (locale: 'nl' | 'fr' | 'ar', name: string) => ({ locale, name })
const options = new Map([['oat-milk', [oat('nl', 'Havermelk'), oat('fr', 'Lait d’avoine'), oat('ar', 'حليب الشوفان')]]])
const names = { items: new Map(), categories: new Map(), options, branches: new Map() }

const search = (text: string) => {
  const sections = sectionsOf({ categories, items, branches: [] }, null, '2026-03-04')
  return resultsOf(sections, text, {
    names,
    language: 'en',
    optionsOf: ({ id }) => (id === 'latte' ? milks : []),
    asItComes: ({ declaration }, list) => fits(declaration, list),
    fitOf: ({ declaration }, list) => fits(declaration, list),
  })
}
const found = (text: string) => search(text).results.map(({ item }) => item.id)

test.each(['oat milk', 'havermelk', 'lait d’avoine', "lait d'avoine", 'حليب الشوفان'])(
  '[H-26] an option is found with the item that has it: %s',
  (text) => {
    const { kind, results } = search(text)
    expect(kind).toBe('words')
    expect(results).toMatchObject([{ item: { id: 'latte' }, option: { id: 'oat-milk' } }])
  },
)

test('[H-26] words of the item and of one of its options find it together; of two options they do not', () => {
  expect(search('latte oat').results).toMatchObject([{ item: { id: 'latte' }, option: { id: 'oat-milk' } }])
  expect(found('oat lactose-free latte')).not.toContain('latte')
  expect(search('lactose free')).toMatchObject({ kind: 'words', results: [{ option: { id: 'lactose-free' } }] })
})

test.each(['nuts', 'nut', 'noten', 'noix', 'مكسرات', 'المكسرات'])(
  '[H-26] what contains an allergen says so, what may contain it too, and nothing else is found by it: %s',
  (text) => {
    expect(search(text)).toMatchObject({
      kind: 'contains',
      results: [
        { item: { id: 'brie-salad' }, fit: { fit: 'not', of: ['walnut'] } },
        { item: { id: 'beet-salad' }, fit: { fit: 'traces', of: ['hazelnut'] } },
      ],
    })
  },
)

test.each(['vegan', 'veganistisch', 'végane', 'نباتي صرف'])(
  '[H-26] a diet finds what is declared to suit it, and nothing undeclared: %s',
  (text) => {
    expect(search(text).kind).toBe('suits')
    expect(found(text)).toEqual(['lungo', 'hummus-bagel', 'beet-salad'])
  },
)

test.each([
  'gluten-free',
  'without gluten',
  'glutenvrij',
  'zonder gluten',
  'sans gluten',
  'بدون غلوتين',
  'خالٍ من الغلوتين',
])('[H-26] “without” finds what is declared to be without: %s', (text) => {
  expect(search(text).kind).toBe('suits')
  expect(found(text)).toEqual(['latte', 'lungo', 'brie-salad', 'beet-salad'])
})

test('[H-26] without something, not even its traces are found; other words of the search count as ever', () => {
  expect(found('no nuts salad')).toEqual([])
  expect(found('vegan bagel')).toEqual(['hummus-bagel'])
  expect(found('vegetarian salad')).toEqual(['brie-salad', 'beet-salad'])
})

test('[H-26] an item is judged by its declaration, however it is found', () => {
  expect(search('milk').results).toMatchObject([
    { item: { id: 'latte' }, fit: { fit: 'not', of: ['milk'] } },
    { item: { id: 'brie-salad' }, fit: { fit: 'not', of: ['milk'] } },
  ])
  expect(search('sesame').results).toMatchObject([{ item: { id: 'hummus-bagel' }, fit: { fit: 'not' } }])
})

test('[H-26] every allergen and every diet is understood by the name that the page gives it, in each language', () => {
  // These are words of dishes, and no allergens.
  const dishes: readonly Substance[] = ['meat', 'halal-meat', 'pork', 'spirits', 'animal']
  for (const words of [en, nl, fr, ar])
    for (const id of substances.filter((one) => !dishes.includes(one)))
      expect(askedFood(words[id]), `${id}: ${words[id]}`).toMatchObject({ without: false, rest: '' })
  for (const { diets: words } of [enDiet, nlDiet, frDiet, arDiet])
    for (const diet of diets)
      expect(askedFood(words.names[diet]), words.names[diet]).toMatchObject({
        without: true,
        list: { diets: expect.arrayContaining([diet]) },
      })
})
