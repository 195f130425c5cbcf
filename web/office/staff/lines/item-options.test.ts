import { expect, test } from 'vitest'
import type { ItemGroup } from '#domain/menu/options.ts'
import { canChoose, itemInSizes, shownPieceOf, wrongChoices } from './item-options.ts'

const option = (id: string, price = 0, most = 1) => ({ id, name: id, price, most })
const milk: ItemGroup<string> = {
  id: 'milk',
  name: 'Milk',
  kind: 'one',
  min: 1,
  max: 1,
  included: 0,
  options: [option('cow'), option('oat', 40)],
  defaults: [{ option: 'cow', quantity: 1 }],
}
const extra: ItemGroup<string> = {
  id: 'extra',
  name: 'Extra',
  kind: 'many',
  min: 0,
  max: 2,
  included: 0,
  options: [option('shot', 60, 3)],
  defaults: [],
}
const noShop = { itemOf: () => undefined, inStock: () => true, optionOut: () => false }
const latte = {
  category: 'COFFEE',
  price: 410,
  groups: [milk, extra],
  isOut: (id: string) => id === 'oat',
  parts: [],
  shop: noShop,
}
const chosen = (...ids: string[]) => ids.map((id) => ({ option: id, quantity: 1 }))

test('[OPT-6] staff see what a piece costs with its options, before it is sent', () => {
  expect(shownPieceOf(latte, [...chosen('oat'), { option: 'shot', quantity: 2 }])).toMatchObject({
    price: 570,
    options: [{ option: 'oat' }, { option: 'shot', quantity: 2 }],
    said: [
      { name: 'oat', price: 40 },
      { name: 'shot', quantity: 2, price: 120 },
    ],
  })
  expect(shownPieceOf(latte, chosen('cow')).said).toMatchObject([{ usual: true }])
})

test('[OPT-6] what still has to be chosen, what is sold out and what is too much are named by their group', () => {
  expect(wrongChoices(latte, chosen('cow'))).toEqual({ missing: [], tooMany: [] })
  expect(wrongChoices(latte, [])).toEqual({ missing: ['Milk'], tooMany: [] })
  expect(wrongChoices(latte, chosen('oat'))).toEqual({ missing: ['Milk'], tooMany: [] })
  expect(wrongChoices(latte, [...chosen('cow'), { option: 'shot', quantity: 3 }])).toEqual({
    missing: [],
    tooMany: ['Extra'],
  })
})

const sizes = (...options: [id: string, price: number][]): ItemGroup<string> => ({
  id: 'SIZES',
  name: 'Size',
  kind: 'one',
  min: 1,
  max: 1,
  included: 0,
  options: options.map(([id, price]) => option(id, price)),
  defaults: chosen(options[0]?.[0] ?? ''),
})
const wine = (...options: [id: string, price: number][]) => ({
  ...latte,
  price: 590,
  groups: [sizes(...options), milk],
  isOut: (id: string) => id === 'BOTTLE',
  defaults: [...chosen(options[0]?.[0] ?? ''), ...chosen('cow')],
})

test('[OPT-2] staff see an item once for each of its sizes, with its whole price; a size that ran out is marked', () => {
  const cava = wine(['GLASS', 0], ['BOTTLE', 2210])
  const seen = itemInSizes(cava).map(({ size, chosen, isOut }) => [size, shownPieceOf(cava, chosen).price, isOut])
  expect(seen).toEqual([
    ['GLASS', 590, false],
    ['BOTTLE', 2800, true],
  ])
  expect(itemInSizes(cava)[1]?.chosen).toEqual([...chosen('BOTTLE'), ...chosen('cow')])
})

test('[OPT-2] an item with one price is there once; one whose sizes are all hidden cannot be had', () => {
  expect(itemInSizes({ ...latte, defaults: chosen('cow') })).toEqual([
    { size: '', chosen: chosen('cow'), isOut: false },
  ])
  const same = wine(['AS-IT-COMES', 0], ['GLASS', 0])
  expect(itemInSizes(same).map(({ size }) => size)).toEqual(['AS-IT-COMES'])
  expect(itemInSizes(wine())).toMatchObject([{ size: '', isOut: true }])
  expect(canChoose({ ...wine(['GLASS', 0]), groups: [sizes(['GLASS', 0])] })).toBe(false)
  expect(canChoose({ ...wine(), groups: [sizes(['GLASS', 0], ['BOTTLE', 9])] })).toBe(true)
})
