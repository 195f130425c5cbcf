// The options of the demo: real ones, whole in four languages, right by the rule, and small on the wire.
import { expect, test } from 'vitest'
import { declarationOf } from '#domain/menu/allergens.ts'
import { comesByItself, declarationsOf, defaultsOf } from '#domain/menu/chosen.ts'
import { firstSizes } from '#domain/menu/first-sizes.ts'
import { checkGroup, checkUses, tidyGroup } from '#domain/menu/group-draft.ts'
import { groupsAt } from '#domain/menu/options.ts'
import { lineOptions, pieceWith } from '#domain/menu/piece-price.ts'
import { sizesUse } from '#domain/menu/sizes.ts'
import { locales } from '#domain/shared/locale.ts'
import { demo } from './index.ts'
import { optionGroups, ownSizes, usesOfItems, withOwnSizes } from './option-groups.ts'

const sizes = { ...firstSizes, options: [...firstSizes.options, ...ownSizes] }
const groups = new Map([sizes, ...optionGroups].map((group) => [group.id, group]))
const itemOf = (id: string) => {
  const item = demo.items.find((each) => each.id === id)
  if (!item) throw new Error(`${id} is not in the demo`)
  const [sized = item] = withOwnSizes([item])
  const use = sizesUse(sized)
  return { ...sized, groups: groupsAt(groups, [...(use ? [use] : []), ...(usesOfItems[id] ?? [])]) }
}

test('[OPT-1] every group and use of the demo is right, and every option is named in four languages and declared', () => {
  for (const group of optionGroups) {
    expect(checkGroup(group), group.id).toEqual([])
    expect(tidyGroup(group), group.id).toEqual(group)
    for (const { id, name, declaration } of group.options) {
      for (const locale of locales) expect(name[locale], id).toBeTruthy()
      expect(declaration, id).toBeDefined()
    }
  }
  for (const [item, uses] of Object.entries(usesOfItems)) expect(checkUses(uses, optionGroups), item).toEqual([])
  const used = new Set(Object.values(usesOfItems).flatMap((uses) => uses.map(({ group }) => group)))
  expect([...used].sort()).toEqual(optionGroups.map(({ id }) => id).sort())
})

test('[OPT-1] the plus adds every item at once, at the price of its card', () => {
  for (const id of Object.keys(usesOfItems)) {
    const { price, groups: asked } = itemOf(id)
    expect(comesByItself(asked), id).toBe(true)
    expect(pieceWith(price ?? 0, lineOptions(asked, defaultsOf(asked))), id).toBe(price)
  }
})

const chosen = (...ids: readonly string[]) => ids.map((option) => ({ option, quantity: 1 }))

test.each([
  ['caffe-latte', [], 360],
  ['caffe-latte', ['size-large', 'oat-milk', 'extra-shot'], 520],
  ['caffe-latte', ['size-large', 'oat-milk', 'extra-shot', 'own-cup'], 500],
  ['tuna-panini', ['white-bread', 'mayonnaise', 'no-onion'], 740],
  ['tuna-panini', ['sesame-bread', 'mayonnaise', 'harissa'], 830],
  ['brussels-waffle', ['topping-strawberries', 'topping-cream'], 790],
] as const)('[OPT-1] %s with %j costs %i cents', (id, options, cents) => {
  const { price, groups: asked } = itemOf(id)
  const choice = options.length > 0 ? chosen(...options) : defaultsOf(asked)
  expect(pieceWith(price ?? 0, lineOptions(asked, choice))).toBe(cents)
})

test('[ALLG-1] oat milk takes the milk out of a latte and brings oats; whipped cream brings the milk back', () => {
  const latte = itemOf('caffe-latte')
  const contains = (...ids: readonly string[]) =>
    declarationOf(latte, declarationsOf(latte.groups, chosen(...ids)))?.contains
  expect(contains('AS-IT-COMES', 'cow-milk')).toEqual(['milk'])
  expect(contains('AS-IT-COMES', 'oat-milk')).toEqual(['oats'])
  expect(contains('AS-IT-COMES', 'oat-milk', 'whipped-cream')).toEqual(['oats', 'milk'])
})
