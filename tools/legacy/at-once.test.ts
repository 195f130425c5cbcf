// Imports while other things happen: another import of the same file, and customers who order.
import { expect, test } from 'vitest'
import { noorsOrder } from '#server/testing/order-drafts.ts'
import { onBothEngines } from '#server/testing/test-shop.ts'
import { everything, importOldSite, writtenOut } from './testing/taking-over.ts'

const file = {
  food: Array.from({ length: 40 }, (_, i) => ({
    _id: `i${i}`,
    name: `Dish ${i}`,
    category: 'COFFEE',
    price: 3.5,
    stock: i % 7 ? 'in' : 'out',
  })),
  orders: Array.from({ length: 700 }, (_, i) => ({
    id: i,
    customerName: `Guest ${i}`,
    phone: '+32470123456',
    tableNumber: '',
    totalPrice: '7.00',
    status: 0,
    token: `K7QM${(1000 + i).toString(10)}`,
    orders: [{ id: 1, item: `i${i % 40}`, name: `Dish ${i % 40}`, quantity: 2, status: 0 }],
  })),
  reviews: Array.from({ length: 30 }, (_, i) => ({ food: 1 + (i % 5), userName: `Guest ${i}`, text: 'good' })),
  reservations: Array.from({ length: 30 }, (_, i) => ({
    name: `Guest ${i}`,
    phone: '',
    person: 2,
    date: '2026-03-05',
    time: '19:00',
  })),
  shopstatus: { shopState: 'in', date: '', desc: '' },
  deliveryMessage: { customDeliveryMessage: 'No delivery' },
}

onBothEngines((openShop) => {
  test('[DATA-3] two imports of one file at once bring everything in once', async () => {
    const shop = await openShop({ demo: false })
    const other = await shop.beside()
    const reports = await Promise.all([importOldSite(shop.store, file), importOldSite(other.store, file)])
    const paths = reports.flatMap(({ took }) => took.map(({ path }) => path))
    expect(paths).toHaveLength(new Set(paths).size)
    expect(paths).toHaveLength(40 + 700 + 30 + 30 + 2)
    const alone = await openShop({ demo: false })
    await importOldSite(alone.store, file)
    const sorted = async (one: typeof shop) => {
      const out = JSON.parse(await writtenOut(one.store)) as Record<string, { id: number }[]>
      return Object.entries(out).map(([part, list]) => [
        part,
        Array.isArray(list) ? list.map(({ id: _, ...rest }) => JSON.stringify(rest)).sort() : list,
      ])
    }
    expect(await sorted(shop)).toEqual(await sorted(alone))
    const before = await everything(shop.store)
    await importOldSite(shop.store, file)
    expect(await everything(shop.store)).toEqual(before)
  }, 60_000)

  test('[DATA-3] customers order on while the old orders come in, and nobody is refused', async () => {
    const shop = await openShop()
    const other = await shop.beside()
    let running = true
    const importing = importOldSite(other.store, file).finally(() => {
      running = false
    })
    const tokens: string[] = []
    while (running) tokens.push((await shop.ask('orders.place', noorsOrder())).token)
    await importing
    expect(tokens.length).toBeGreaterThan(0)
    const { amira } = await shop.staff()
    const { cash } = await shop.ask('orders.list', {}, { as: amira })
    expect(cash?.orders).toBe(tokens.length + 700)
    for (const token of tokens) expect((await shop.ask('orders.track', { token })).token).toBe(token)
  }, 60_000)
})
