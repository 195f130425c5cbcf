// The demo's meal deals and the rest of what a Belgian coffee bar offers (OPT-8).
import { expect, test } from 'vitest'
import { checkParts } from '#domain/menu/deals/check-parts.ts'
import { dealPrice } from '#domain/menu/deals/deal-price.ts'
import { checkPartDrafts, checkPartsOnMenu, tidyPartDrafts } from '#domain/menu/deals/parts-draft.ts'
import { checkItem, itemDraftOf } from '#domain/menu/item-draft.ts'
import { groupsAt } from '#domain/menu/options.ts'
import { locales } from '#domain/shared/locale.ts'
import { onBothEngines } from '#server/testing/test-shop.ts'
import { deals } from './deals.ts'
import { demo } from './index.ts'
import { optionGroups, usesOfItems } from './option-groups.ts'

const groups = new Map(optionGroups.map((group) => [group.id, group]))
const itemOf = (id: string) => {
  const item = demo.items.find((each) => each.id === id)
  return item && { ...item, groups: groupsAt(groups, usesOfItems[id] ?? []) }
}
const menu = { itemOf, inStock: () => true, optionOut: () => false }
const alone = (id: string): number => itemOf(id)?.price ?? 0

test('[OPT-8] two deals, right by the rules and whole in four languages', () => {
  expect(deals.map(({ id }) => id)).toEqual(['breakfast-deal', 'lunch-deal'])
  for (const deal of deals) {
    expect(checkItem(itemDraftOf(deal)), deal.id).toEqual([])
    expect(checkPartDrafts(deal.parts), deal.id).toEqual([])
    expect(checkPartsOnMenu(deal.parts, deal.id, [...demo.items, ...deals]), deal.id).toEqual([])
    expect(tidyPartDrafts(deal.parts)).toEqual(deal.parts)
    for (const text of [deal.name, deal.desc, ...deal.parts.map(({ name }) => name)])
      expect(Object.keys(text).sort()).toEqual([...locales].sort())
  }
})

test('[OPT-8] every item of a deal comes with its defaults, and the deal is cheaper than its parts bought apart', () => {
  for (const deal of deals) {
    for (const { id, choose } of deal.parts)
      for (const { item } of choose) {
        const others = deal.parts.filter((part) => part.id !== id)
        const chosen = [
          { part: id, item },
          ...others.map((part) => ({ part: part.id, item: part.choose[0]?.item ?? '' })),
        ]
        expect(checkParts(deal.parts, chosen, menu), item).toEqual([])
        const apart = chosen.reduce((sum, one) => sum + alone(one.item), 0)
        const price = dealPrice(deal.price ?? 0, deal.parts, chosen, menu)
        expect(price, `${deal.id} with ${item}`).toBeLessThan(apart)
        expect(price, `${deal.id} with ${item}`).toBeGreaterThan(apart * 0.7)
      }
  }
})

onBothEngines((openShop) => {
  test('[OPT-8] a first start has sizes, milks, a shot, syrups, sugar, bread, sauces, leave-outs, an own cup and two deals', async () => {
    const shop = await openShop({ demo: 'paced' })
    const { groups, items } = await shop.ask('menu.read', { lang: 'en' })
    const options = (group: string) => groups.find(({ id }) => id === group)?.options.map(({ id }) => id) ?? []
    expect(options('SIZES')).toContain('size-large')
    expect(options('milk')).toEqual(['cow-milk', 'oat-milk', 'soy-milk', 'lactose-free-milk'])
    expect(options('coffee-extras')).toEqual(
      expect.arrayContaining(['extra-shot', 'vanilla-syrup', 'caramel-syrup', 'hazelnut-syrup']),
    )
    expect(options('sugar')).toContain('sugar-stick')
    expect(options('bread').length).toBeGreaterThan(1)
    expect(options('sauce').length).toBeGreaterThan(2)
    expect(groups.find(({ kind }) => kind === 'remove')?.options.length).toBeGreaterThan(3)
    const cup = groups.find(({ id }) => id === 'cup')?.options.find(({ ownCup }) => ownCup)
    expect(cup?.price).toBeLessThanOrEqual(0)
    for (const { options } of groups)
      for (const { id, price } of options) expect([-100 <= price && price <= 250, id]).toEqual([true, id])
    expect(items.flatMap(({ id, parts }) => (parts ? [[id, parts.map(({ name }) => name)]] : []))).toEqual([
      ['breakfast-deal', ['Hot drink', 'From the oven']],
      ['lunch-deal', ['Panini or bagel', 'Drink', 'Something sweet']],
    ])
    const plain = await openShop({ demo: 'unlimited' })
    expect((await plain.ask('menu.read', {})).items.filter(({ parts }) => parts)).toEqual([])
  })
})
