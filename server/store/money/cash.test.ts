// The cash total equals a plain sum, whatever happens, and is not summed from scratch at each read.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { noorsOrder } from '#server/testing/order-drafts.ts'
import { at } from '#server/testing/test-clock.ts'
import { storeOnBothEngines, type TestShop } from '#server/testing/test-shop.ts'
import { importOldSite } from '#tools/legacy/testing/taking-over.ts'

const espressos = (quantity: number) => noorsOrder({ lines: [{ item: 'espresso', quantity }] })
const oldOrders = (count: number, first: number) => ({
  food: [{ _id: 'cap', name: 'Cappuccino', category: 'COFFEE', price: 3.2, stock: 'in' }],
  orders: Array.from({ length: count }, (_, n) => ({
    id: n,
    customerName: `Customer ${first + n}`,
    phone: '',
    tableNumber: '',
    totalPrice: '3.30',
    status: 0,
    token: `OLD${String(first + n).padStart(5, '0')}`,
    orders: [{ id: 0, item: 'cap', name: 'Cappuccino', quantity: 1, status: 0, notes: '' }],
  })),
})

/** Summed by hand, without the server's cache. */
async function plainSum({ store, clock }: TestShop) {
  const { rows } = await sql<{ total: number; placed_at: number }>`
    select total, placed_at from orders where branch = 'antwerpen' and archive = 0`.execute(store.db)
  const day = new Date(clock.now()).toISOString().slice(0, 10)
  const today = rows.filter(({ placed_at }) => placed_at >= at(`${day} 00:00`))
  const sumOf = (some: typeof rows) => some.reduce((sum, { total }) => sum + total, 0)
  return { total: sumOf(rows), today: sumOf(today), orders: rows.length }
}

storeOnBothEngines((openShop, engine) => {
  test('[F-6] it is that of a plain sum on every server, through archive, bringing back, import and midnight', async () => {
    const shop = await openShop({ at: '2026-03-03 09:00' })
    const beside = engine === 'postgres' ? await shop.beside() : shop
    const { amira } = await shop.staff()
    const check = async () => {
      const plain = await plainSum(shop)
      for (const one of [shop, beside, shop])
        expect((await one.ask('orders.list', { branch: 'antwerpen' }, { as: amira })).cash).toMatchObject(plain)
      expect((await beside.ask('takings.today', { branch: 'antwerpen' }, { as: amira })).today).toBe(plain.today)
    }
    await check()
    const place = (on: TestShop, n: number) =>
      on.ask('orders.place', { ...espressos(n), day: new Date(shop.clock.now()).toISOString().slice(0, 10) })
    for (let n = 1; n <= 3; n++) {
      await place(shop, n)
      await place(beside, n + 1)
      await check()
    }
    const first = await shop.ask(
      'orders.clear',
      { branches: ['antwerpen'], alsoOpen: true, alsoLater: true },
      { as: amira },
    )
    await check()
    await place(beside, 5)
    await importOldSite(shop.store, oldOrders(3, 0), { at: shop.clock.now() })
    await check()
    await beside.ask('archives.restore', { id: first.archive ?? 0 }, { as: amira })
    await check()

    // Archived and restored between two reads, with another order in between.
    const second = await shop.ask(
      'orders.clear',
      { branches: ['antwerpen'], alsoOpen: true, alsoLater: true },
      { as: amira },
    )
    await place(shop, 2)
    await shop.ask('archives.restore', { id: second.archive ?? 0 }, { as: amira })
    await check()

    shop.clock.set('2026-03-04 09:00')
    await place(shop, 7)
    await check()
    await importOldSite(shop.store, oldOrders(2, 10), { at: at('2026-03-03 10:00') })
    await check()
    // A server whose clock is behind places an order yesterday.
    shop.clock.set('2026-03-03 23:00')
    await beside.ask('orders.place', { ...espressos(1), day: '2026-03-04' })
    shop.clock.set('2026-03-04 09:01')
    await check()
  })

  test('[F-6] orders that are placed at once while it is read are all in it', async () => {
    const shop = await openShop()
    const beside = engine === 'postgres' ? await shop.beside() : shop
    const { amira } = await shop.staff()
    const look = (on: TestShop) => on.ask('orders.list', { branch: 'antwerpen', limit: 1 }, { as: amira })
    await Promise.all(
      Array.from({ length: 40 }, async (_, n) => {
        const on = n % 2 ? shop : beside
        await on.ask('orders.place', espressos(1 + (n % 5)))
        await look(n % 3 ? shop : beside)
      }),
    )
    const plain = await plainSum(shop)
    expect(plain.orders).toBe(40)
    for (const one of [shop, beside]) expect((await look(one)).cash).toMatchObject(plain)
  })

  test('[F-6] what was summed once today is not summed again', async () => {
    const shop = await openShop()
    const { amira } = await shop.staff()
    const cash = async () => (await shop.ask('orders.list', { branch: 'antwerpen', limit: 1 }, { as: amira })).cash
    await shop.ask('orders.place', espressos(1))
    await shop.quiet()
    const before = await cash()
    // Changed in the database directly: only code that reads the row again would notice.
    await sql`update orders set total = 999900`.execute(shop.store.db)
    expect(await cash()).toMatchObject({ total: before?.total, today: before?.today, orders: before?.orders })
    await shop.ask('orders.place', espressos(2))
    expect((await cash())?.total).toBe((before?.total ?? 0) + 520)
  })
})
