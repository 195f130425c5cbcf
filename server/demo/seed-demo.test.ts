// The demo is seeded once: on the first start, never over a shop that its owner has changed or emptied.

import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openStore } from '../store/open.ts'
import { onBothEngines } from '../testing/shop.ts'
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
