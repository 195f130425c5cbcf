import { expect, test } from 'vitest'
import type { ItemGroup } from '../../../domain/menu/options.ts'
import { pieceOf, unready } from './item-options.ts'

const option = (id: string, price = 0, most = 1) => ({ id, name: id, price, most })
const milk: ItemGroup<string> = {
  ...{ id: 'milk', name: 'Milk', kind: 'one', min: 1, max: 1, included: 0 },
  options: [option('cow'), option('oat', 40)],
  defaults: [{ option: 'cow', quantity: 1 }],
}
const extra: ItemGroup<string> = {
  ...{ id: 'extra', name: 'Extra', kind: 'many', min: 0, max: 2, included: 0 },
  ...{ options: [option('shot', 60, 3)], defaults: [] },
}
const noShop = { itemOf: () => undefined, inStock: () => true, optionOut: () => false }
const latte = { price: 410, groups: [milk, extra], isOut: (id: string) => id === 'oat', parts: [], shop: noShop }
const chosen = (...ids: string[]) => ids.map((id) => ({ option: id, quantity: 1 }))

test('[OPT-6] staff see what a piece costs with its options, before it is sent', () => {
  expect(pieceOf(latte, [...chosen('oat'), { option: 'shot', quantity: 2 }])).toMatchObject({
    ...{ price: 570, options: [{ option: 'oat' }, { option: 'shot', quantity: 2 }] },
    said: [
      { name: 'oat', price: 40 },
      { name: 'shot', quantity: 2, price: 120 },
    ],
  })
  expect(pieceOf(latte, chosen('cow')).said).toMatchObject([{ usual: true }])
})

test('[OPT-6] what still has to be chosen, what is sold out and what is too much are named by their group', () => {
  expect(unready(latte, chosen('cow'))).toEqual({ missing: [], tooMany: [] })
  expect(unready(latte, [])).toEqual({ missing: ['Milk'], tooMany: [] })
  expect(unready(latte, chosen('oat'))).toEqual({ missing: ['Milk'], tooMany: [] })
  expect(unready(latte, [...chosen('cow'), { option: 'shot', quantity: 3 }])).toEqual({
    missing: [],
    tooMany: ['Extra'],
  })
})
