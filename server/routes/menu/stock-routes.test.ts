// Stock per branch, seen by customers at once.
import { beforeAll, expect, test } from 'vitest'
import { noorsOrder } from '#server/testing/order-drafts.ts'
import type { Staff } from '#server/testing/test-people.ts'
import { onBothEngines, type TestShop } from '#server/testing/test-shop.ts'

onBothEngines((openShop) => {
  let shop: TestShop
  let staff: Staff
  beforeAll(async () => {
    shop = await openShop()
    staff = await shop.staff()
  })
  const outOf = async (item: string) => (await shop.ask('menu.read', {})).items.find(({ id }) => id === item)?.out ?? []

  test('[EDIT-6] an item out of stock is so at its branch at once: on the menu, and for orders', async () => {
    const { jef, lotte } = staff
    expect(await outOf('salmon-bagel')).toEqual([])
    const answer = await shop.ask(
      'stock.set',
      { item: 'salmon-bagel', branches: ['antwerpen'], stock: 'out' },
      { as: jef },
    )
    expect(answer).toEqual({ item: 'salmon-bagel', out: ['antwerpen'], until: {} })
    expect(await outOf('salmon-bagel')).toEqual(['antwerpen'])
    const lines = [{ item: 'salmon-bagel', quantity: 1 }]
    expect((await shop.refused('orders.place', noorsOrder({ lines }))).problems).toEqual([
      { problem: 'item_out_of_stock', line: 0 },
    ])
    await shop.ask('orders.place', noorsOrder({ lines, branch: 'merksem' }))
    const seenBy = async (as: typeof jef) =>
      (await shop.ask('stock.read', {}, { as })).items.find(({ id }) => id === 'salmon-bagel')?.out
    expect([await seenBy(jef), await seenBy(lotte)]).toEqual([['antwerpen'], []])
    await shop.ask('stock.set', { item: 'salmon-bagel', branches: ['antwerpen'], stock: 'in' }, { as: jef })
    await shop.ask('orders.place', noorsOrder({ lines }))
  })

  test('the owner sets all branches at once, a branch named twice counts once, and setting twice is harmless', async () => {
    const branches = ['antwerpen', 'merksem', 'etterbeek', 'antwerpen']
    for (let time = 0; time < 2; time++) {
      const { out } = await shop.ask('stock.set', { item: 'egg-bagel', branches, stock: 'out' }, { as: staff.amira })
      expect(out).toEqual(['antwerpen', 'merksem', 'etterbeek'])
    }
    await shop.ask('stock.set', { item: 'egg-bagel', branches: ['merksem'], stock: 'in' }, { as: staff.lotte })
    expect((await outOf('egg-bagel')).toSorted()).toEqual(['antwerpen', 'etterbeek'])
  })

  test('an unknown item, stock or an empty list of branches is refused', async () => {
    const set = (input: object) =>
      shop.refused(
        'stock.set',
        { item: 'espresso', branches: ['antwerpen'], stock: 'out', ...input },
        { as: staff.jef },
      )
    expect((await set({ item: 'unicorn' })).refusal).toBe('item_unknown')
    expect((await set({ stock: 'maybe' })).problems).toEqual([{ problem: 'bad_input', field: 'stock' }])
    expect((await set({ branches: [] })).problems).toEqual([{ problem: 'bad_input', field: 'branches' }])
  })
})
