// Many old orders, imported in batches: beside a shop that keeps taking orders, and interrupted in between.
import { expect, test } from 'vitest'
import { daysKept } from '#server/store/guests/erasures.ts'
import type { Store } from '#server/store/open.ts'
import { newKey, noorsOrder } from '#server/testing/order-drafts.ts'
import { hour } from '#server/testing/test-clock.ts'
import { onBothEngines } from '#server/testing/test-shop.ts'
import { erasePersonal } from '#work/guests/retention/erase-personal.ts'
import { reportInWords } from '../import-report.ts'
import { importOldSite } from '../testing/taking-over.ts'

const many = 700
const orders = Array.from({ length: many }, (_, id) => ({
  id,
  customerName: `Customer ${id}`,
  phone: '',
  tableNumber: '',
  totalPrice: '3.20',
  status: 0,
  token: `OLD${String(id).padStart(5, '0')}`,
  orders: [{ id: 0, item: 'cap', name: 'Cappuccino', quantity: 1, status: 0, notes: '' }],
}))
const old = { food: [{ _id: 'cap', name: 'Cappuccino', category: 'COFFEE', price: 3.2, stock: 'in' }], orders }

onBothEngines((openShop) => {
  test('[DATA-3] customers order on while an import runs, and nobody loses an order', async () => {
    const shop = await openShop()
    const importing = await shop.beside()
    const [report, ...placed] = await Promise.all([
      importOldSite(importing.store, old),
      ...Array.from({ length: 25 }, () => shop.ask('orders.place', noorsOrder())),
    ])
    expect(report.took.filter(({ path }) => path.startsWith('orders/'))).toHaveLength(many)
    expect(new Set(placed.map(({ id }) => id)).size).toBe(25)
    const { amira } = await shop.staff()
    const { cash } = await shop.ask('orders.list', { branch: 'antwerpen' }, { as: amira })
    expect(cash?.orders).toBe(many + 25)
  }, 60_000)

  test('[H-92] an open order of the old site stands on the board without a time, and rings and alarms for nobody', async () => {
    const shop = await openShop()
    const { amira, jef } = await shop.staff()
    await importOldSite(shop.store, { ...old, orders: orders.slice(0, 1) }, { at: shop.clock.now() })
    const board = async () =>
      (await shop.ask('orders.board', { branch: 'antwerpen', ready: 30, earlier: 0 }, { as: jef })).orders
    const quiet = async () => {
      const { orders: rings, due, alone } = await shop.ask('arrivals.read', {}, { as: jef })
      expect({ rings, due, alone }).toEqual({ rings: [], due: [], alone: [] })
      await shop.app.watcher.look()
      expect((await shop.ask('alerts.list', {}, { as: amira })).alerts).toEqual([])
    }
    expect(await board()).toMatchObject([{ customerName: 'Customer 0', course: 'placed', wantedAt: null }])
    await quiet()
    shop.clock.pass(hour)
    await quiet()
    const [{ id, version } = { id: 0, version: 0 }] = await board()
    await shop.ask('orders.step', { id, version, key: newKey(), step: 'accept' }, { as: jef })
    await quiet()
    expect(await shop.ask('orders.track', { token: 'OLD00000' })).toMatchObject({ wantedAt: null, beginsAt: null })
  })

  test('[J-101] an open order of the old site has the age of its cocktails, which nobody declared', async () => {
    const shop = await openShop()
    const { jef } = await shop.staff()
    const line = { quantity: 1, status: 0, notes: '' }
    const evening = [
      { ...line, id: 0, item: 'mojito', name: 'Mojito', price: 9 },
      { ...line, id: 1, item: 'gone', name: 'Mai Tai', price: 9, category: 'COCKTAILS' },
      { ...line, id: 2, item: 'cap', name: 'Cappuccino' },
    ]
    const mojito = { _id: 'mojito', name: 'Mojito', category: 'COCKTAILS', price: 9, stock: 'in' }
    const order = { ...orders[0], totalPrice: '21.20', orders: evening }
    await importOldSite(shop.store, { food: [...old.food, mojito], orders: [order] }, { at: shop.clock.now() })
    const { orders: open } = await shop.ask('orders.board', { branch: 'antwerpen', earlier: 0 }, { as: jef })
    expect(open.map(({ lines }) => lines.map(({ age }) => age))).toEqual([[18, 18, 0]])
  })

  test('[J-56] an import of orders older than the shop keeps names asks before, and keeps them if that is wished', async () => {
    const shop = await openShop()
    const now = shop.clock.now()
    const ago = (days: number) => ({ at: now - days * 24 * hour, now, names: undefined })
    const one = { ...old, orders: orders.slice(0, 1) }
    await expect(importOldSite(shop.store, one, ago(60))).rejects.toThrow(
      'The orders are from 60 days ago, and the shop keeps names, addresses and telephone numbers for 30 days',
    )
    const dry = await importOldSite(shop.store, one, { ...ago(60), dryRun: true })
    expect(reportInWords(dry).join('\n')).toContain('Add --names keep to keep them')
    await expect(importOldSite(shop.store, one, { ...ago(400), names: 'keep' })).rejects.toThrow('365 days at most')

    await importOldSite(shop.store, one, { ...ago(60), names: 'keep' })
    await erasePersonal(shop.store, now)
    const names = await shop.store.db.selectFrom('orders').select('customer_name').execute()
    expect(names).toEqual([{ customer_name: 'Customer 0' }])
    expect(await daysKept(shop.store.db)).toBe(90)
  })

  test('[DATA-3] an import that was broken off goes on where it was, and takes no order twice', async () => {
    const shop = await openShop()
    let writes = 0
    const failing: Store = {
      ...shop.store,
      write: (job) => (++writes === 3 ? Promise.reject(new Error('the power is gone')) : shop.store.write(job)),
    }
    await expect(importOldSite(failing, old)).rejects.toThrow('the power is gone')
    const report = await importOldSite(shop.store, old)
    expect(report.took).toHaveLength(many - 250)
    expect(report.notes.filter(({ deed }) => deed === 'left alone')).toHaveLength(250 + 1)
    const { amira } = await shop.staff()
    expect((await shop.ask('orders.list', { branch: 'antwerpen' }, { as: amira })).cash?.orders).toBe(many)
  }, 60_000)
})
