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

  test('[BOOK-5] turnover and orders until this minute stand beside those of a week before until the same minute', async () => {
    const shop = await openShop()
    const { jef } = await shop.staff()
    const place = (at: string, quantity: number) =>
      shop.ask('orders.place', noorsOrder({ day: at.slice(0, 10), lines: [{ item: 'espresso', quantity }] }))
    const early = await place('2026-03-04', 1)
    const pay = { key: newKey(), id: early.id, step: 'pay', paidWay: 'card' } as const
    await shop.ask('orders.step', pay, { as: jef })
    shop.clock.set('2026-03-04 11:00')
    await place('2026-03-04', 2)
    shop.clock.set('2026-03-11 09:00')
    await place('2026-03-11', 4)
    shop.clock.set('2026-03-11 10:00')
    const amira = await shop.signIn('Amira')
    const read = (span: 'day' | 'week' | 'month', day = '2026-03-11') =>
      shop.ask('figures.readMoney', { branch: 'antwerpen', span, day }, { as: amira })
    expect(await read('day')).toMatchObject({
      until: '10:00',
      of: { turnover: 4 * 260, orders: 1, points: [{ at: '09', orders: 1 }] },
      before: { turnover: 260, orders: 1, ways: [{ way: 'card', amount: 260 }] },
    })
    const week = await read('week')
    expect(week).toMatchObject({ of: { turnover: 4 * 260, orders: 1 }, before: { turnover: 260, orders: 1 } })
    expect(week.of.points).toHaveLength(7)
    // The week before is over, and so is counted whole, beside a week without any.
    expect(await read('week', '2026-03-04')).toMatchObject({
      ...{ until: null, of: { turnover: 3 * 260, orders: 2 }, before: { turnover: 0, orders: 0, ways: [] } },
    })
    expect((await read('month')).of).toMatchObject({
      turnover: 7 * 260,
      orders: 3,
      ways: [{ way: 'card', amount: 260 }],
    })
    const lotte = await shop.signIn('Lotte')
    const other = { branch: 'antwerpen', span: 'day', day: '2026-03-11' } as const
    expect((await shop.refused('figures.readMoney', other, { as: lotte })).refusal).toBe('not_allowed')
  })
})
