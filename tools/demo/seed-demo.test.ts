// The demo is seeded once: on the first start, never over a shop that its owner has changed or emptied.

import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openStore } from '#server/store/open.ts'
import { noorsOrder } from '#server/testing/order-drafts.ts'
import { minute } from '#server/testing/test-clock.ts'
import { onBothEngines } from '#server/testing/test-shop.ts'
import { seedDemo } from './seed-demo.ts'

onBothEngines((openShop) => {
  test('[DATA-2] a first start plants everything, and a restart nothing', async () => {
    const shop = await openShop({ demo: false })
    expect((await shop.ask('menu.read', {})).items).toEqual([])
    expect(await seedDemo(shop.store, 0)).toBe(true)
    const { items, branches } = await shop.ask('menu.read', {})
    expect([items.length >= 84, branches.length]).toEqual([true, 3])
    expect(await seedDemo(shop.store, 1)).toBe(false)
    for (const table of ['offer', 'post', 'review', 'testimonial'] as const)
      expect((await shop.store.db.selectFrom(table).selectAll().execute()).length, table).toBeGreaterThan(2)
  })

  test('[TIME-1] a first start plants a shop with stations, letters and making times; a test may ask for one without', async () => {
    const shop = await openShop({ demo: 'paced' })
    const { amira } = await shop.staff()
    const { branches } = await shop.ask('pace.read', {}, { as: amira })
    expect(branches.map(({ letter, capacity }) => [letter, capacity?.stations.map(({ name }) => name.en)])).toEqual([
      ['A', ['Bar', 'Kitchen', 'Grill']],
      ['M', ['Bar', 'Kitchen', 'Grill']],
      ['E', ['Bar', 'Kitchen', 'Grill']],
    ])
    const { items } = await shop.ask('items.read', {}, { as: amira })
    expect(items.filter(({ making, parts }) => making.length + parts.length === 0)).toEqual([])

    const unlimited = await openShop({ demo: 'unlimited' })
    const times = await unlimited.ask('times.read', {})
    expect(times.branches.map(({ capacity }) => capacity)).toEqual([null, null, null])
  })

  test('[TIME-3] at lunch the demo takes what its grill can make, and promises the rest for later', async () => {
    const shop = await openShop({ demo: 'paced', at: '2026-03-04 11:30' })
    const lunch = (quantity: number) =>
      noorsOrder({
        lines: [
          { item: 'caprese-panini', quantity },
          { item: 'cappuccino', quantity },
        ],
      })
    const promised = []
    for (let order = 0; order < 4; order++)
      promised.push(((await shop.ask('orders.place', lunch(4))).wantedAt - shop.clock.now()) / minute)
    expect(promised).toEqual([14, 14, 25, 25])
  })

  test('[PRICE-2] [HOME-5] the offer for students counts: with STUDENT, a cola beside a panini is free, one without is not', async () => {
    const shop = await openShop({ demo: 'paced', at: '2026-03-04 11:30' })
    const total = async (lines: { item: string; quantity: number }[]) =>
      (await shop.ask('orders.place', noorsOrder({ lines, code: 'student' }))).total
    expect(
      await total([
        { item: 'caprese-panini', quantity: 1 },
        { item: 'cola', quantity: 1 },
      ]),
    ).toBe(690)
    const alone = noorsOrder({ lines: [{ item: 'cola', quantity: 1 }], code: 'student' })
    expect((await shop.refused('orders.place', alone)).problems).toEqual([{ problem: 'code_nothing', field: 'code' }])
  })

  test('[DATA-2] a shop that its owner emptied stays empty', async () => {
    const shop = await openShop()
    await shop.store.write(async (trx) => {
      for (const table of ['testimonial', 'item_piece', 'item', 'category', 'branch'])
        await sql`delete from ${sql.table(table)}`.execute(trx)
    })
    expect(await seedDemo(shop.store, 1)).toBe(false)
    expect(await shop.store.db.selectFrom('branch').select('id').execute()).toEqual([])
  })

  test('two servers that start at once plant one demo', async () => {
    const shop = await openShop({ demo: false })
    const other = await openStore(shop.address, 0)
    const planted = await Promise.all([seedDemo(shop.store, 0), seedDemo(other, 0)])
    await other.close()
    expect(planted.sort()).toEqual([false, true])
    expect(await shop.store.db.selectFrom('branch').select('id').execute()).toHaveLength(3)
  })
})
