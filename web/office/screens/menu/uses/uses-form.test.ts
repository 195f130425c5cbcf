import { expect, test } from 'vitest'
import { checkUses } from '#domain/menu/group-draft.ts'
import type { GroupUse, OptionGroup } from '#domain/menu/options.ts'
import { groupUseOf, isNotAsked, newUse, notAsked, rowOfUse, saysMore } from './uses-form.ts'

const option = (id: string, price = 0) => ({ id, name: { en: id }, price, most: 1 })
const milk: OptionGroup = {
  id: 'milk',
  name: { en: 'Milk' },
  kind: 'one',
  min: 1,
  max: 1,
  included: 0,
  options: [option('oat', 40), option('cow'), { ...option('goat', -90), hidden: true }],
}

test('[OPT-5] a use that nobody changes is the same after its form', () => {
  const uses: GroupUse[] = [
    { group: 'milk' },
    {
      group: 'milk',
      min: 0,
      max: 2,
      included: 1,
      only: ['oat', 'cow'],
      when: ['large'],
      defaults: [{ option: 'oat', quantity: 1 }],
      prices: { oat: 50, cow: -10 },
    },
    { group: 'milk', max: null },
    { group: 'milk', only: [] },
  ]
  for (const use of uses) expect(groupUseOf(rowOfUse(use, [milk], 'nl'))).toEqual(use)
})

test('[OPT-5] a group that is attached comes with its cheapest option chosen, if one must be', () => {
  expect(groupUseOf(newUse(milk))).toEqual({ group: 'milk', defaults: [{ option: 'cow', quantity: 1 }] })
  expect(groupUseOf(newUse({ ...milk, min: 0 }))).toEqual({ group: 'milk' })
  expect(checkUses([groupUseOf(newUse(milk))], [milk])).toEqual([])
  expect(saysMore(newUse(milk))).toBe(false)
})

test('[OPT-5] an item does without a group of its category; what is typed wrong is refused at its field', () => {
  expect(isNotAsked(notAsked('milk'))).toBe(true)
  expect(checkUses([groupUseOf(notAsked('milk'))], [milk])).toEqual([])
  const wrong = { ...newUse(milk), min: 'x', prices: { oat: 'dear', cow: '' } }
  expect(checkUses([groupUseOf(wrong)], [milk]).map(({ field }) => field)).toEqual(['uses.0.prices.oat', 'uses.0.min'])
})

test('[OPT-5] an option that was removed or hidden since does not keep an item’s options from being saved', () => {
  const soy = { option: 'soy', quantity: 1 }
  const goat = { option: 'goat', quantity: 1 }
  const before: GroupUse[] = [
    { group: 'milk', defaults: [soy], prices: { soy: 30, oat: 50 }, only: ['oat', 'soy'] },
    { group: 'milk', defaults: [goat] },
  ]
  expect(checkUses(before, [milk])).not.toEqual([])
  const after = before.map((use) => groupUseOf(rowOfUse(use, [milk], 'en')))
  expect(after).toEqual([{ group: 'milk', prices: { oat: 50 }, only: ['oat'] }, { group: 'milk' }])
  expect(checkUses(after, [milk])).toEqual([])
})
