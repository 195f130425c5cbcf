import { expect, test } from 'vitest'
import type { LineOption } from '#domain/menu/piece-price.ts'
import { show } from '#web/testing/show.ts'
import { LineChanges } from './line-change-list.tsx'

const option = (id: string, more: Partial<LineOption>): LineOption => ({
  group: 'extra',
  option: id,
  kind: 'many',
  name: { en: id },
  quantity: 1,
  price: 0,
  ...more,
})

test('[OPT-6] the board reads additions with a plus, quantities before names, and NO before what is left out', () => {
  show(
    <LineChanges
      options={[
        option('large', { group: 'size', kind: 'one', kitchenName: 'L' }),
        option('cow', { group: 'milk', kind: 'one', usual: true }),
        option('Extra shot', { kitchenName: 'shot', quantity: 2 }),
        option('onion', { group: 'without', kind: 'remove' }),
      ]}
    />,
  )
  const signs = [...document.querySelectorAll('main > span')].map((sign) => sign.textContent)
  expect(signs).toEqual(['+ 2× shot', 'NO onion'])
})
