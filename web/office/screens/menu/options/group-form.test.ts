import { expect, test } from 'vitest'
import { checkGroup, tidyGroup } from '#domain/menu/group-draft.ts'
import type { EditableGroup } from '#web/data/staff/menu-api.ts'
import { groupFormOf, groupFrom, newOption, numberFrom, priceFrom } from './group-form.ts'

const cup: EditableGroup = {
  id: 'cup',
  name: { en: 'Cup' },
  kind: 'many',
  min: 1,
  max: null,
  included: 2,
  version: 'v',
  options: [
    { id: 'shop-cup', name: { en: 'Our cup' }, price: 0, most: 1, making: [{ station: 'bar', seconds: 5 }] },
    { id: 'own-cup', name: { en: 'Own cup' }, price: -20, most: 3, kitchenName: 'OWN', ownCup: true },
    {
      id: 'oat-foam',
      name: { en: 'Oat foam' },
      price: 30,
      most: 1,
      declaration: { adds: ['oats'], removes: [], mayContain: [] },
    },
  ],
}

test('[OPT-5] a group that nobody changes is the same after its form, in every language', () => {
  const { version: _, ...group } = cup
  for (const locale of ['en', 'nl', 'fr', 'ar'] as const)
    expect(tidyGroup({ ...groupFrom(groupFormOf(cup, locale)), id: 'cup' })).toEqual(tidyGroup(group))
})

test('[OPT-5] what cannot be read is refused at its field, and an empty price is none', () => {
  expect([numberFrom('', 7), numberFrom(' 3 ', 0), numberFrom('a few', 0), numberFrom('-1', 0)]).toEqual([7, 3, -1, -1])
  expect([priceFrom(''), priceFrom('0,40'), priceFrom('-0.20'), priceFrom('−1')]).toEqual([0, 40, -20, -100])
  const form = groupFormOf(undefined, 'en')
  const wrong = groupFrom({
    ...form,
    name: { en: 'Extra' },
    kind: 'many',
    min: 'x',
    max: '0',
    included: '9',
    options: [{ ...newOption(), name: { en: 'Shot' }, price: 'dear', most: '0', making: { bar: 'long' } }],
  })
  expect(checkGroup(tidyGroup(wrong)).map(({ field }) => field)).toEqual([
    'max',
    'min',
    'included',
    'options.0.price',
    'options.0.most',
    'options.0.making',
  ])
})

test('[OPT-5] a kind without numbers sends none, whatever was typed before', () => {
  const form = { ...groupFormOf(cup, 'en'), min: '9', max: '2', included: '5' }
  expect(groupFrom({ ...form, kind: 'remove' })).toMatchObject({ min: 0, max: null, included: 0 })
  expect(groupFrom({ ...form, kind: 'remove' }).options.map(({ price, most }) => [price, most])).toEqual([
    [0, 1],
    [0, 1],
    [0, 1],
  ])
})
