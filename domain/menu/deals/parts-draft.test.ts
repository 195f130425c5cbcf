// The parts of a deal as staff write them.
import { expect, test } from 'vitest'
import { cappuccino, salmonBagel } from '#domain/testing/fixtures.ts'
import type { Item } from '../menu.ts'
import type { Part } from './parts.ts'
import { checkPartDrafts, checkPartsOnMenu, tidyPartDrafts } from './parts-draft.ts'

const part = (name: string, ...items: readonly string[]): Part => ({
  id: '',
  name: { en: name },
  choose: items.map((item) => ({ item, extra: 0 })),
})

test('[OPT-7] a part needs a name and an item, each item once, at an extra price of 0 or more', () => {
  expect(checkPartDrafts([part('Drink', 'cappuccino')])).toEqual([])
  const long = 'x'.repeat(61)
  const wrong: Part[] = [
    part(' ', 'cappuccino'),
    { ...part('Drink'), name: { en: 'Drink', nl: long } },
    {
      ...part('Food', 'a', 'a'),
      choose: [
        { item: 'a', extra: -1 },
        { item: 'a', extra: 0.5 },
      ],
    },
  ]
  expect(checkPartDrafts(wrong)).toEqual([
    { problem: 'name_missing', field: 'parts.0.name' },
    { problem: 'name_too_long', field: 'parts.1.name.nl' },
    { problem: 'part_empty', field: 'parts.1.choose' },
    { problem: 'price_invalid', field: 'parts.2.choose.0.extra' },
    { problem: 'part_item_twice', field: 'parts.2.choose.1' },
    { problem: 'price_invalid', field: 'parts.2.choose.1.extra' },
  ])
  const many = Array.from({ length: 9 }, () => part('Drink', 'cappuccino'))
  expect(checkPartDrafts(many)).toEqual([{ problem: 'too_many_parts', field: 'parts' }])
})

test('[OPT-7] parts are on the menu and no deals, and no part of a deal becomes one', () => {
  const deal: Item = { ...cappuccino, id: 'lunch', parts: [{ ...part('Food', 'salmon-bagel'), id: 'food' }] }
  const items = [cappuccino, salmonBagel, deal]
  expect(checkPartsOnMenu([part('Food', 'salmon-bagel', 'cappuccino')], 'lunch', items)).toEqual([])
  expect(checkPartsOnMenu([part('Food', 'soup', 'lunch', 'brunch')], 'brunch', items)).toEqual([
    { problem: 'part_item_unknown', field: 'parts.0.choose.0' },
    { problem: 'part_is_deal', field: 'parts.0.choose.1' },
    { problem: 'part_item_unknown', field: 'parts.0.choose.2' },
  ])
  expect(checkPartsOnMenu([part('Food', 'lunch')], 'lunch', items)).toEqual([
    { problem: 'part_is_deal', field: 'parts.0.choose.0' },
  ])
  expect(checkPartsOnMenu([part('Drink', 'cappuccino')], 'salmon-bagel', items)).toEqual([
    { problem: 'in_other_deal', field: 'parts' },
  ])
})

test('[OPT-7] a part without an id gets one from its name, and keeps it', () => {
  const [first, second, third] = tidyPartDrafts([part(' Drink '), part('Drink'), { ...part('مشروب'), id: '' }])
  expect([first?.id, second?.id, third?.id]).toEqual(['drink', 'drink-2', 'part'])
  expect(first?.name).toEqual({ en: 'Drink' })
  const kept = tidyPartDrafts([part('Drink'), { ...part('Soup'), id: 'drink' }])
  expect(kept.map(({ id }) => id)).toEqual(['drink-2', 'drink'])
})
