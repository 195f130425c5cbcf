import { expect, test } from 'vitest'
import { itemsAsking, ownersOf, usesAt, versionAt } from './where-used.ts'

const items = [
  { id: 'latte', category: 'COFFEE' },
  { id: 'ristretto', category: 'COFFEE' },
  { id: 'chai', category: 'HOTTEA' },
  { id: 'panini', category: 'PANINI', groups: [{ group: 'SIZES' }] },
]
const owned = [
  { owner: { category: 'COFFEE' }, uses: [{ group: 'milk' }, { group: 'extra' }], version: 'a' },
  { owner: { item: 'ristretto' }, uses: [{ group: 'milk', only: [] }], version: 'b' },
  { owner: { item: 'chai' }, uses: [{ group: 'milk', defaults: [] }], version: 'c' },
]

test('[OPT-5] a group is used by the items of its categories and by single ones, but not where an item does without it', () => {
  const asking = (group: string) => itemsAsking(group, items, owned).map(({ id }) => id)
  expect(asking('milk')).toEqual(['latte', 'chai'])
  expect(asking('extra')).toEqual(['latte', 'ristretto'])
  expect(asking('gone')).toEqual([])
  expect(asking('SIZES')).toEqual(['panini'])
  expect(ownersOf('milk', owned)).toEqual([{ category: 'COFFEE' }, { item: 'chai' }])
  expect(usesAt(owned, { category: 'PANINI' })).toEqual([])
  expect([versionAt(owned, { item: 'chai' }), versionAt(owned, { category: 'PANINI' })]).toEqual(['c', ''])
})
