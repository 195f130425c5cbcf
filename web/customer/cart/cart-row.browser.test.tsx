// What a line of the cart says when something of it sold out.
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { menuStore } from '#web/data/menu/menu-state.ts'
import { itemOf } from '#web/data/testing/api-fixtures.ts'
import { antwerpen, gent } from '#web/testing/noors-shop.ts'
import { show } from '#web/testing/show.ts'
import { isSoldSomewhere } from '../branch/sold-here.ts'
import { LineMarkNotice } from './cart-row.tsx'
import { chooseBranch } from './cart-store.ts'
import { checkedLines } from './shown-lines.ts'

test('[OPT-5] [OPT-7] an option that sold out in a part of a meal deal is named', async () => {
  const oat = { id: 'oat', name: 'Oat milk', price: 40, most: 1, out: ['antwerpen'] }
  const milk = { id: 'milk', name: 'Milk', kind: 'one' as const, min: 1, max: 1, included: 0, options: [oat] }
  const items = [
    itemOf('Deal', 'PANINI', { parts: [{ id: 'drink', name: 'Drink', choose: [{ item: 'Latte', extra: 0 }] }] }),
    itemOf('Latte', 'COFFEE', { groups: [{ group: 'milk' }] }),
  ]
  const itemsById = new Map(items.map((item) => [item.id, item]))
  menuStore.write({ ...menuStore.read(), branches: [antwerpen], groups: [milk], items, itemsById, state: 'ready' })
  chooseBranch('antwerpen')
  const parts = [{ part: 'drink', item: 'Latte', options: [{ option: 'oat', quantity: 1 }] }]
  const lines = [{ item: 'Deal', parts, quantity: 1, note: '', seenPrice: 1290 }]
  const [line] = checkedLines({ day: null, lines }, menuStore.read(), 'antwerpen')
  if (line) show(<LineMarkNotice line={line} />)
  await expect.element(page.getByText('Oat milk is sold out in Antwerpen right now.')).toBeVisible()
})

test('[J-83] an item that the branch says it does not sell is marked with one sentence, and is not on its menu', async () => {
  const item = itemOf('Latte', 'COFFEE', { notAt: ['antwerpen'] })
  const branches = [antwerpen, gent]
  menuStore.write({
    ...menuStore.read(),
    branches,
    items: [item],
    itemsById: new Map([['Latte', item]]),
    state: 'ready',
  })
  const cart = { day: null, lines: [{ item: 'Latte', quantity: 1, note: '', seenPrice: item.price }] }
  const marks = ['antwerpen', 'gent'].map((branch) => checkedLines(cart, menuStore.read(), branch)[0]?.mark)
  expect(marks).toEqual(['not_here', 'fine'])
  chooseBranch('antwerpen')
  const [line] = checkedLines(cart, menuStore.read(), 'antwerpen')
  if (line) show(<LineMarkNotice line={line} />)
  await expect.element(page.getByText('Antwerpen does not sell this.')).toBeVisible()
  expect([isSoldSomewhere(item, [antwerpen]), isSoldSomewhere(item, branches)]).toEqual([false, true])
})
