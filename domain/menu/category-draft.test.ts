// What a category must have, where its page is, and which may go.
import { describe, expect, test } from 'vitest'
import {
  type CategoryDraft,
  categorySlugFrom,
  checkCategory,
  sameCategory,
  tidyCategory,
  whyKept,
} from './category-draft.ts'
import { closeGaps, withItemAt } from './category-order.ts'

const soup: CategoryDraft = {
  name: { en: 'Soup', nl: 'Soep' },
  desc: { en: 'From the pan' },
  slug: 'soup',
  icon: 'soup',
  image: null,
  hidden: false,
}
const problemsOf = (change: Partial<CategoryDraft>, taken: string[] = []) =>
  checkCategory(tidyCategory({ ...soup, ...change }), new Set(taken)).map(({ field, problem }) => `${field} ${problem}`)

describe('[CATG-1] a category', () => {
  test('has a name in one language at least, and texts of a bearable length', () => {
    expect(problemsOf({})).toEqual([])
    expect(problemsOf({ name: { ar: 'حساء' } })).toEqual([])
    expect(problemsOf({ name: { en: ' \u200b' } })).toEqual(['name name_missing'])
    expect(problemsOf({ name: { en: 'x'.repeat(61), nl: 'x'.repeat(60) } })).toEqual(['name.en name_too_long'])
    expect(problemsOf({ desc: { fr: 'x'.repeat(301) } })).toEqual(['desc.fr desc_too_long'])
  })

  test('has an address of letters, digits and hyphens that no other has', () => {
    for (const slug of ['soup', 'SOUP ', 'soup-2', '2026', 'other--1f2e', ''])
      expect(problemsOf({ slug }, ['bowls']), slug).toEqual([])
    for (const slug of ['soup of the day', 'soups/../app', 'potée', '--', 'x'.repeat(41), '#', 'a?b'])
      expect(problemsOf({ slug }), slug).toEqual(['slug slug_invalid'])
    expect(problemsOf({ slug: ' Soup' }, ['soup'])).toEqual(['slug slug_taken'])
  })

  test('may have a picture, whose reference must be one', () => {
    expect(problemsOf({ image: { kind: 'bundled', ref: 'soup-of-the-day' } })).toEqual([])
    expect(problemsOf({ image: { kind: 'url', ref: 'javascript:alert(1)' } })).toEqual(['image image_invalid'])
  })

  test('gets an address from its first name with Latin letters, and a number if that is taken', () => {
    expect(categorySlugFrom({ ar: 'حساء', fr: 'Potées d’hiver' }, new Set())).toBe('potees-d-hiver')
    expect(categorySlugFrom({ en: 'Soup' }, new Set(['soup', 'soup-2']))).toBe('soup-3')
    expect(categorySlugFrom({ ar: 'حساء' }, new Set(['category']))).toBe('category-2')
  })

  test('is the same with spaces around its words', () => {
    expect(sameCategory(soup, { ...soup, name: { en: ' Soup ', nl: 'Soep', fr: '' }, slug: 'SOUP' })).toBe(true)
    expect(sameCategory(soup, { ...soup, hidden: true })).toBe(false)
  })

  test('goes only if its items go elsewhere, and never the last one', () => {
    const two = [{ id: 'COFFEE' }, { id: 'soup' }]
    expect(whyKept(two, 'soup', 0, false)).toBeUndefined()
    expect(whyKept(two, 'soup', 3, false)).toBe('category_has_items')
    expect(whyKept(two, 'soup', 3, true)).toBeUndefined()
    expect(whyKept([{ id: 'soup' }], 'soup', 0, false)).toBe('last_category')
  })

  test('that goes leaves no gap in the order', () => {
    expect(
      closeGaps([
        { id: 'c', index: 4 },
        { id: 'a', index: 1 },
        { id: 'b', index: 3 },
      ]),
    ).toEqual([
      { id: 'b', index: 2 },
      { id: 'c', index: 3 },
    ])
  })
})

test('[CATG-1] an item comes to its place among the others of its category', () => {
  const items = ['espresso', 'lungo', 'mocha']
  expect(withItemAt(items, 'mocha', 1)).toEqual(['mocha', 'espresso', 'lungo'])
  expect(withItemAt(items, 'espresso', 2)).toEqual(['lungo', 'espresso', 'mocha'])
  expect(withItemAt(items, 'espresso')).toEqual(['lungo', 'mocha', 'espresso'])
  expect(withItemAt(items, 'latte', 9)).toEqual([...items, 'latte'])
  expect(withItemAt(items, 'latte', 0)).toEqual(['latte', ...items])
})
