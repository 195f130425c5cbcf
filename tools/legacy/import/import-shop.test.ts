// @module-tag long
// The old shop imported into this one, on both engines: what is here afterwards, and what is left alone.
import { readFileSync } from 'node:fs'
import { describe, expect, test, vi } from 'vitest'
import { writeSetting } from '#server/store/shop/setting-store.ts'
import type { Trx } from '#server/store/write-queue.ts'
import { onBothEngines } from '#server/testing/test-shop.ts'
import type { ImportReport } from '../import-report.ts'
import { oddExport } from '../testing/odd-exports.ts'
import { changePrice, everything, importOldSite, writtenOut } from '../testing/taking-over.ts'

const old: object = JSON.parse(readFileSync(new URL('../testing/old-export.json', import.meta.url), 'utf8'))
const clean = {
  food: [{ _id: '5e1', name: 'Cappuccino', category: 'COFFEE', price: 3.2, stock: 'in', image: '', desc: '' }],
  orders: [
    {
      id: 0,
      customerName: 'Noor',
      address: '',
      phone: '+32470123456',
      tableNumber: '',
      status: 0,
      totalPrice: '6.40',
      token: 'K7QM4TXA',
      orders: [{ id: 1, item: '5e1', name: 'Cappuccino', image: '', quantity: 2, status: 1, notes: 'oat milk' }],
    },
  ],
}

/** The paths of the entries of a file. */
const entryPaths = (root: object): string[] =>
  Object.entries(root).flatMap(([part, value]) =>
    ['food', 'orders', 'reviews', 'reservations'].includes(part)
      ? Object.keys(value ?? {}).map((key) => `${part}/${key}`)
      : value === null
        ? []
        : [part],
  )

/** Imported, or reported as mended or refused, as a whole or in one of its fields. */
const isSaid = ({ took, notes }: ImportReport, path: string): boolean =>
  took.some((one) => one.path === path) ||
  notes.some((one) => one.path === path || (one.deed === 'refused' && one.path.startsWith(`${path}/`)))

onBothEngines((openShop) => {
  describe('[DATA-3] into an empty database', () => {
    test('the branches are made, the menu is the old one alone, and the demo is never planted', async () => {
      const shop = await openShop({ demo: false })
      const report = await importOldSite(shop.store, old)
      expect(report.setUp).toBe(true)
      const menu = await shop.ask('menu.read', {})
      expect(menu.branches.map(({ id }) => id)).toEqual(['antwerpen', 'merksem', 'etterbeek'])
      expect(menu.items.map(({ name }) => name)).toEqual([
        'Salmon bagel',
        'Party cake',
        'Cappuccino',
        'Espresso',
        'Lemonade',
        'House white',
        'Tuna panini',
        'Goat cheese salad',
        'Greek salad',
        'Breakfast board',
      ])
      expect(menu.items.find(({ id }) => id === 'salmon-bagel')?.out).toHaveLength(3)
      // The old site declared nothing (ALLG-1).
      for (const { declaration } of menu.items) expect(declaration).toBeUndefined()
      expect(menu.branches.every(({ shop: { open, date } }) => !open && date === '24/12/2025')).toBe(true)
      expect(menu.message).toBe('No delivery this week.')
    })

    test('[F-42] nobody is told a time for an order of the old site, which had none', async () => {
      const shop = await openShop({ demo: false })
      await importOldSite(shop.store, old, { branches: ['Merksem', 'Antwerpen'], at: 1_700_000_000_000 })
      expect((await shop.ask('orders.track', { token: 'k7qm4txa' })).wantedAt).toBeNull()
      const { amira } = await shop.staff()
      const { orders } = await shop.ask('orders.list', { branch: 'merksem' }, { as: amira })
      for (const { id, wantedAt } of orders) {
        expect(wantedAt).toBeNull()
        expect((await shop.ask('orders.read', { id }, { as: amira })).wantedAt).toBeNull()
      }
      const { orders: open } = await shop.ask('orders.board', { branch: 'merksem', earlier: 100 }, { as: amira })
      expect(open.length).toBeGreaterThan(0)
      expect(open.every(({ wantedAt }) => wantedAt === null)).toBe(true)
    })

    test('Noor finds her old order by its token, and staff read it with its total and its lines', async () => {
      const shop = await openShop({ demo: false })
      await importOldSite(shop.store, old, { branches: ['Merksem', 'Antwerpen'], lang: 'nl', at: 1_700_000_000_000 })
      const order = await shop.ask('orders.track', { token: 'k7qm4txa' })
      expect(order).toMatchObject({ branch: 'merksem', total: 640, placedAt: 1_700_000_000_000 })
      expect(order.lines).toMatchObject([
        { item: 'cappuccino', name: { nl: 'Cappuccino' }, quantity: 2, status: 'served' },
      ])
      const { amira } = await shop.staff()
      const { orders, cash } = await shop.ask('orders.list', { branch: 'merksem' }, { as: amira })
      expect(orders.map(({ customerName, total, phase }) => [customerName, total, phase === 'out'])).toEqual([
        ['Noor', 940, false],
        ['Amira', 1530, false],
        ['Lotte', 1200, true],
        ['Jef', 1570, false],
        ['Noor', 640, true],
      ])
      expect([cash?.orders, cash?.total]).toEqual([5, 940 + 1530 + 1200 + 1570 + 640])
      // The customer's notes are for staff: no browser of today placed her order.
      const hers = await shop.ask('orders.read', { id: orders.at(-1)?.id ?? 0 }, { as: amira })
      expect(hers.lines).toMatchObject([{ notes: 'oat milk' }])
      const read = await shop.ask('orders.read', { id: orders[2]?.id ?? 0 }, { as: amira })
      expect(read).toMatchObject({ table: 7, phone: 'call me', lines: [{ name: { nl: 'Pumpkin soup' }, price: 600 }] })
    })

    test('orders whose token is gone get fresh ones, and it is said that the paper no longer fits', async () => {
      const shop = await openShop({ demo: false })
      const { notes } = await importOldSite(shop.store, old)
      const lost = notes.filter(({ path }) => /^orders\/[247]\/token$/.test(path))
      expect(lost).toHaveLength(3)
      for (const { why } of lost) {
        const token = /it got ([A-Z0-9]{8}): the customer's paper no longer fits/.exec(why)?.[1] ?? ''
        expect((await shop.ask('orders.track', { token })).token).toBe(token)
      }
    })

    test('a dry run says the same and writes nothing', async () => {
      const shop = await openShop({ demo: false })
      const before = await everything(shop.store)
      const dry = await importOldSite(shop.store, old, { dryRun: true })
      expect(await everything(shop.store)).toEqual(before)
      const wet = await importOldSite(shop.store, old)
      expect(dry.took.map(({ path }) => path)).toEqual(wet.took.map(({ path }) => path))
      expect(dry.notes.length).toBe(wet.notes.length)
    })

    test('a dry run could not write if it tried', async () => {
      const shop = await openShop({ demo: false })
      const before = await everything(shop.store)
      const write = shop.store.engine.readingOnly((db) => writeSetting(db as Trx, 'setup.code', 'written'))
      await expect(write).rejects.toThrow(/read-?only/i)
      expect(await everything(shop.store)).toEqual(before)
      await shop.store.write((trx) => writeSetting(trx, 'setup.code', 'written'))
    })
  })

  describe('[DATA-3] a second time', () => {
    test('nothing changes, and everything is left alone', async () => {
      const shop = await openShop({ demo: false })
      const first = await importOldSite(shop.store, old)
      const before = await everything(shop.store)
      const again = await importOldSite(shop.store, old, { now: 9_000_000, at: 9_000_000 })
      expect(await everything(shop.store)).toEqual(before)
      expect(again.took).toEqual([])
      expect(
        again.notes
          .filter(({ deed }) => deed === 'left alone')
          .map(({ path }) => path)
          .sort(),
      ).toEqual(first.took.map(({ path }) => path).sort())
    })

    test('what staff changed since stands, and is said', async () => {
      const shop = await openShop({ demo: false })
      await importOldSite(shop.store, old)
      const { amira } = await shop.staff()
      await changePrice(shop.store, 'cappuccino', 340)
      await shop.ask('shop.setState', { branches: ['antwerpen'], open: true, date: '', desc: {} }, { as: amira })
      await shop.ask('stock.set', { item: 'espresso', branches: ['antwerpen'], stock: 'out' }, { as: amira })
      const { orders } = await shop.ask('orders.list', {}, { as: amira })
      const jefs = orders.find(({ customerName }) => customerName === 'Jef')?.id ?? 0
      await shop.ask('orders.setLineStatus', { id: jefs, changes: [{ line: 1, status: 'served' }] }, { as: amira })
      const before = await everything(shop.store)
      const { notes } = await importOldSite(shop.store, old)
      expect(await everything(shop.store)).toEqual(before)
      expect(notes).toContainEqual({
        path: 'food/1',
        deed: 'left alone',
        why: 'here already as cappuccino, which costs 3.40 here and 3.20 there',
      })
    })

    test('a later export adds what is new in it, wherever the rest stands by then', async () => {
      const shop = await openShop({ demo: false })
      await importOldSite(shop.store, clean)
      const more = { ...clean.orders[0], customerName: 'Jef', token: 'B7N2W9ZZ' }
      const { took } = await importOldSite(shop.store, { orders: [more, { ...clean.orders[0], status: 1 }] })
      expect(took).toEqual([{ path: 'orders/0', as: 'B7N2W9ZZ' }])
    })
  })

  describe('[DATA-3] into a shop with a menu', () => {
    test('demo items are matched by no name, and the report says that they are there', async () => {
      const shop = await openShop()
      const { items: before } = await shop.ask('menu.read', {})
      const report = await importOldSite(shop.store, clean)
      expect(report.took[0]).toEqual({ path: 'food/0', as: 'cappuccino-2' })
      expect(report.demo).toEqual({ left: before.length, removed: 0 })
    })

    test('--replace-demo takes away what nobody changed, and keeps what somebody did', async () => {
      const shop = await openShop()
      await changePrice(shop.store, 'espresso', 999)
      const report = await importOldSite(shop.store, clean, { replaceDemo: true })
      expect((await shop.ask('menu.read', {})).items.map(({ id }) => id).sort()).toEqual(['cappuccino-2', 'espresso'])
      expect(report.demo.left).toBe(1)
      expect((await shop.store.db.selectFrom('review').selectAll().execute()).length).toBe(0)
    })

    test.each(['paced', 'unlimited'] as const)(
      '--replace-demo knows the demo with its making times and an older one without (%s)',
      async (demo) => {
        const shop = await openShop({ demo })
        const { amira } = await shop.staff()
        const { items } = await shop.ask('items.read', {}, { as: amira })
        const latte = items.find(({ id }) => id === 'caffe-latte')
        if (latte) await shop.ask('items.save', { ...latte, making: [{ station: 'bar', seconds: 50 }] }, { as: amira })
        const report = await importOldSite(shop.store, clean, { replaceDemo: true })
        const left = (await shop.ask('menu.read', {})).items.map(({ id }) => id)
        expect(left.sort()).toEqual(['caffe-latte', 'cappuccino-2'])
        expect(report.demo).toEqual({ left: 1, removed: items.length - 1 })
      },
    )

    test('a token that another order here has is not taken from it', async () => {
      const shop = await openShop()
      await importOldSite(shop.store, clean)
      const { notes } = await importOldSite(shop.store, {
        orders: [{ ...clean.orders[0], customerName: 'Jef', totalPrice: '9.90' }],
      })
      expect(notes.find(({ path }) => path === 'orders/0/token')?.why).toMatch(
        /^K7QM4TXA is the token of another order/,
      )
      expect((await shop.ask('orders.track', { token: 'K7QM4TXA' })).total).toBe(640)
    })

    test('what was exported from this very shop is left alone', async () => {
      const shop = await openShop()
      const file = JSON.parse(await writtenOut(shop.store)) as { orders: unknown[] }
      const { took } = await importOldSite(shop.store, file)
      expect(took.map(({ path }) => path)).toEqual(['shopstatus', 'deliveryMessage'])
    })

    test('an unknown branch is refused before anything is written', async () => {
      const shop = await openShop()
      await expect(importOldSite(shop.store, clean, { branches: ['atlantis'] })).rejects.toThrow(
        'There is no branch atlantis; there are antwerpen, merksem, etterbeek.',
      )
    })

    test('a server that runs meanwhile shows the new menu and counts the old cash, without a restart', async () => {
      const shop = await openShop({ demo: false })
      await importOldSite(shop.store, { food: [] })
      const { amira } = await shop.staff()
      const cash = async () => (await shop.ask('orders.list', {}, { as: amira })).cash?.total
      expect([(await shop.ask('menu.read', {})).items.length, await cash()]).toEqual([0, 0])
      const other = await shop.beside()
      await importOldSite(other.store, clean, { at: shop.clock.now() - 400 * 86_400_000 })
      await vi.waitFor(async () => expect((await shop.ask('menu.read', {})).items).toHaveLength(1), 5000)
      expect(await cash()).toBe(640)
    })
  })

  describe('[DATA-3] and out again', () => {
    test('the whole odd world: old file, import, export, import elsewhere, export: the same file', async () => {
      const shop = await openShop({ demo: false })
      await importOldSite(shop.store, old)
      const first = await writtenOut(shop.store)
      const elsewhere = await openShop({ demo: false })
      await importOldSite(elsewhere.store, JSON.parse(first))
      expect(await writtenOut(elsewhere.store)).toBe(first)
    })

    test('a clean file comes out with nothing mended on its way', async () => {
      const shop = await openShop({ demo: false })
      expect((await importOldSite(shop.store, clean)).notes).toEqual([])
      const file = JSON.parse(await writtenOut(shop.store)) as typeof clean
      expect(file.food).toEqual([{ ...clean.food[0], id: 0, type: 'food' }])
      expect(file.orders).toEqual(clean.orders)
      // A branch that the import made is closed until its owner opens it.
      expect(file).toMatchObject({
        shopstatus: { shopState: 'out', date: '', desc: '' },
        reviews: [],
        reservations: [],
      })
    })

    test('one branch: its orders, its stock, its state', async () => {
      const shop = await openShop({ demo: false })
      await importOldSite(shop.store, clean)
      const { amira } = await shop.staff()
      await shop.ask('stock.set', { item: 'cappuccino', branches: ['merksem'], stock: 'out' }, { as: amira })
      await shop.ask('shop.setState', { branches: ['antwerpen'], open: true, date: '', desc: {} }, { as: amira })
      await shop.ask('shop.setState', { branches: ['merksem'], open: false, date: '24/12', desc: {} }, { as: amira })
      const of = async (branch?: string) =>
        JSON.parse(await writtenOut(shop.store, { branch })) as Record<string, unknown>
      expect(await of('merksem')).toMatchObject({
        orders: [],
        food: [{ stock: 'out' }],
        shopstatus: { shopState: 'out' },
      })
      expect(await of('antwerpen')).toMatchObject({
        orders: [{}],
        food: [{ stock: 'in' }],
        shopstatus: { shopState: 'in' },
      })
      expect(await of()).toMatchObject({ orders: [{}], food: [{ stock: 'in' }], shopstatus: { shopState: 'in' } })
      await expect(of('atlantis')).rejects.toThrow('There is no branch atlantis')
    })

    test('any mix of oddities: said, taken once, and the same file after a round trip', async () => {
      for (let seed = 0; seed < 12; seed++) {
        const shop = await openShop({ demo: false })
        const elsewhere = await openShop({ demo: false })
        const report = await importOldSite(shop.store, oddExport(seed))
        for (const path of entryPaths(oddExport(seed))) expect(isSaid(report, path), `seed ${seed}: ${path}`).toBe(true)
        const first = await writtenOut(shop.store)
        const before = await everything(shop.store)
        expect((await importOldSite(shop.store, oddExport(seed))).took, `seed ${seed}`).toEqual([])
        expect(await everything(shop.store), `seed ${seed}`).toEqual(before)
        await importOldSite(elsewhere.store, JSON.parse(first))
        expect(await writtenOut(elsewhere.store), `seed ${seed}`).toBe(first)
        for (const one of [shop, elsewhere]) await one.close()
      }
    }, 120_000)
  })
})
