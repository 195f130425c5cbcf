// Many old orders, imported in batches: beside a shop that keeps taking orders, and interrupted in between.
import { expect, test } from 'vitest'
import type { Store } from '../../store/open.ts'
import { noorsOrder } from '../../testing/order-drafts.ts'
import { onBothEngines } from '../../testing/shop.ts'
import { takeOver } from '../testing/taking-over.ts'

const many = 700
const orders = Array.from({ length: many }, (_, id) => ({
  ...{ id, customerName: `Customer ${id}`, phone: '', tableNumber: '', totalPrice: '3.20', status: 0 },
  token: `OLD${String(id).padStart(5, '0')}`,
  orders: [{ id: 0, item: 'cap', name: 'Cappuccino', quantity: 1, status: 0, notes: '' }],
}))
const old = { food: [{ _id: 'cap', name: 'Cappuccino', category: 'COFFEE', price: 3.2, stock: 'in' }], orders }

onBothEngines((openShop) => {
  test('[DATA-3] customers order on while an import runs, and nobody loses an order', async () => {
    const shop = await openShop()
    const importing = await shop.beside()
    const [report, ...placed] = await Promise.all([
      takeOver(importing.store, old),
      ...Array.from({ length: 25 }, () => shop.ask('orders.place', noorsOrder())),
    ])
    expect(report.took.filter(({ path }) => path.startsWith('orders/'))).toHaveLength(many)
    expect(new Set(placed.map(({ id }) => id)).size).toBe(25)
    const { amira } = await shop.staff()
    const { cash } = await shop.ask('orders.list', { branch: 'antwerpen' }, { as: amira })
    expect(cash?.orders).toBe(many + 25)
  }, 60_000)

  test('[DATA-3] an import that was broken off goes on where it was, and takes no order twice', async () => {
    const shop = await openShop()
    let writes = 0
    const failing: Store = {
      ...shop.store,
      write: (job) => (++writes === 3 ? Promise.reject(new Error('the power is gone')) : shop.store.write(job)),
    }
    await expect(takeOver(failing, old)).rejects.toThrow('the power is gone')
    const report = await takeOver(shop.store, old)
    expect(report.took).toHaveLength(many - 250)
    expect(report.notes.filter(({ deed }) => deed === 'left alone')).toHaveLength(250 + 1)
    const { amira } = await shop.staff()
    expect((await shop.ask('orders.list', { branch: 'antwerpen' }, { as: amira })).cash?.orders).toBe(many)
  }, 60_000)
})
