// The figures of a day follow the orders of every branch, and are those that counting the orders again gives.
import { expect, test } from 'vitest'
import { countFigures } from '../../store/figures/figure-store.ts'
import { newKey, noorsOrder } from '../../testing/order-drafts.ts'
import { onBothEngines, type TestShop } from '../../testing/test-shop.ts'

const day = '2026-03-04'
const rowsOf = (shop: TestShop) =>
  shop.store.db
    .selectFrom('figure')
    .selectAll()
    .where('amount', '<>', 0)
    .orderBy('branch')
    .orderBy('day')
    .orderBy('kind')
    .orderBy('subject')
    .execute()

onBothEngines((openShop) => {
  test('[OFFICE-7] orders, promises, refusals, best sellers and what was sold out are counted as they happen', async () => {
    const shop = await openShop()
    const { amira, jef } = await shop.staff()
    const read = async (input: { branch?: string; day?: string } = {}) =>
      (await shop.ask('figures.read', { day, ...input }, { as: amira })).of
    const place = (more = {}) => shop.ask('orders.place', noorsOrder(more))
    const step = (id: number, name: 'cancel' | 'accept' | 'refuse', more = {}) =>
      shop.ask('orders.step', { key: newKey(), id, step: name, ...more }, { as: jef })
    expect(await read()).toMatchObject({ orders: 0, hours: [], items: [] })

    const first = await place({ lines: [{ item: 'espresso', quantity: 3 }] })
    const second = await place({ lines: [{ item: 'cappuccino', quantity: 2 }] })
    await place({ branch: 'merksem', lines: [{ item: 'espresso', quantity: 1 }] })
    await place({ day: '2026-03-05' })
    expect(await read({ branch: 'antwerpen' })).toMatchObject({
      orders: 2,
      items: [
        { item: 'espresso', amount: 3, name: { en: 'Espresso' } },
        { item: 'cappuccino', amount: 2 },
      ],
    })
    expect((await read()).orders).toBe(3)
    expect((await read({ day: '2026-03-05' })).orders).toBe(1)

    await step(second.id, 'cancel', { reason: 'asked' })
    await shop.ask('orders.setLineStatus', { id: first.id, changes: [{ line: 1, status: 'ready' }] }, { as: jef })
    expect(await read({ branch: 'antwerpen' })).toMatchObject({ orders: 1, cancelled: 1, kept: 1, late: 0 })

    const stock = (to: 'in' | 'out') =>
      shop.ask('stock.set', { item: 'espresso', branches: ['antwerpen'], stock: to }, { as: jef })
    await stock('out')
    await stock('out')
    await stock('in')
    await stock('out')
    expect((await read()).soldOut).toMatchObject([{ item: 'espresso', amount: 2 }])

    const counted = await rowsOf(shop)
    await shop.store.write(countFigures)
    expect(await rowsOf(shop)).toEqual(counted)
    // A week later, it stands beside the day.
    const later = await shop.ask('figures.read', { day: '2026-03-11' }, { as: amira })
    expect(later.before.orders).toBe(2)
  })

  test('[OFFICE-7] closing the day takes nothing out of the figures; a barista sees none', async () => {
    const shop = await openShop()
    const { amira, jef } = await shop.staff()
    await shop.ask('orders.place', noorsOrder())
    await shop.ask('orders.clear', { branches: ['antwerpen'], alsoOpen: true, alsoLater: true }, { as: amira })
    expect((await shop.ask('figures.read', { day }, { as: amira })).of.orders).toBe(1)
    expect((await shop.refused('figures.read', { day, branch: 'antwerpen' }, { as: jef })).refusal).toBe('not_allowed')
  })
})
