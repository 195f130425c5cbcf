// What was chosen of an item stands in the export, which is in the old site's shapes.
import { expect, test } from 'vitest'
import { noorsOrder } from '#server/testing/order-drafts.ts'
import { onBothEngines } from '#server/testing/test-shop.ts'
import { writtenOut } from '../testing/taking-over.ts'

onBothEngines((openShop) => {
  test('[OPT-6] what was chosen stands before the note, without what everybody gets', async () => {
    const shop = await openShop()
    const as = (await shop.staff()).amira
    const option = (en: string, most = 1) => ({ id: '', name: { en }, price: 0, most })
    const add = (name: string, kind: 'one' | 'many' | 'remove', ...options: ReturnType<typeof option>[]) =>
      shop.ask('groups.add', { name: { en: name }, kind, min: kind === 'one' ? 1 : 0, options }, { as })
    await add('Milk', 'one', option('cow'), option('oat'))
    await add('Extra', 'many', option('shot', 3))
    await add('Without', 'remove', option('cacao'))
    const uses = [
      { group: 'milk', defaults: [{ option: 'cow', quantity: 1 }] },
      { group: 'extra' },
      { group: 'without' },
    ]
    await shop.ask('groups.use', { owner: { item: 'cappuccino' }, uses }, { as })
    const chosen = (...options: readonly (readonly [string, number])[]) =>
      options.map(([id, quantity]) => ({ option: id, quantity }))
    const lines = [
      { item: 'cappuccino', quantity: 1, note: 'hot', options: chosen(['oat', 1], ['shot', 2], ['cacao', 1]) },
      { item: 'cappuccino', quantity: 1, options: chosen(['cow', 1]) },
    ]
    await shop.ask('orders.place', noorsOrder({ lines }))
    const { orders } = JSON.parse(await writtenOut(shop.store)) as {
      orders: { orders: { item: string; notes: string }[] }[]
    }
    expect(orders.at(-1)?.orders.map(({ notes }) => notes)).toEqual(['oat, 2 × shot, no cacao, hot', ''])
  })
})
