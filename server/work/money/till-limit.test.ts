// The food that is eaten at a branch this year, and when its owner is told that a registered till is near.
import { describe, expect, test } from 'vitest'
import { tillLimit, tillLimitPassed } from '#domain/money/till-limit.ts'
import { countEatenAnew, eatenAt } from '#server/store/money/eaten-store.ts'
import { newKey, noorsOrder, tableOrder } from '#server/testing/order-drafts.ts'
import { onBothEngines, type TestShop } from '#server/testing/test-shop.ts'

const branch = 'antwerpen'
const year = ['2026-01-01', '2026-12-31'] as const

test('[REG-4] the owner is told from 80 % and from 100 % of the limit on', () => {
  expect(tillLimitPassed(0.8 * tillLimit - 1)).toEqual([])
  expect(tillLimitPassed(0.8 * tillLimit)).toEqual(['till-near'])
  expect(tillLimitPassed(tillLimit)).toEqual(['till-near', 'till-reached'])
})

onBothEngines((openShop) => {
  const eaten = async ({ store }: TestShop) => (await eatenAt(store.db, [branch], year)).get(branch) ?? 0

  describe('[REG-4] food eaten at a branch', () => {
    test('counts without VAT and drinks, at a table alone, and no longer once the order falls through', async () => {
      const shop = await openShop()
      const { jef, amira } = await shop.staff()
      const as = { as: jef }
      const lines = [
        { item: 'butter-croissant', quantity: 2 },
        { item: 'cappuccino', quantity: 3 },
      ]
      await shop.ask('orders.place', noorsOrder({ lines }))
      expect(await eaten(shop)).toBe(0)
      const { id } = await shop.ask('orders.place', tableOrder({ lines }))
      const order = await shop.ask('orders.read', { id }, as)
      const gross = order.lines.flatMap(({ quantity, vat = [] }) =>
        vat.filter((share) => share.class === 'food').map(({ amount }) => amount * quantity),
      )
      const net = Math.round((gross.reduce((sum, one) => sum + one, 0) * 100) / 112)
      expect(net).toBeGreaterThan(0)
      expect(await eaten(shop)).toBe(net)
      expect(await shop.ask('tills.read', { branch }, { as: amira })).toMatchObject({ year: '2026', eaten: net })
      await shop.ask('orders.setForm', { key: newKey(), id, table: null }, as)
      expect(await eaten(shop)).toBe(0)
      await shop.ask('orders.setForm', { key: newKey(), id, table: 4 }, as)
      await shop.store.write(countEatenAnew)
      expect(await eaten(shop)).toBe(net)
      await shop.ask('orders.step', { key: newKey(), id, step: 'refuse', reason: 'asked' }, as)
      expect(await eaten(shop)).toBe(0)
    })

    test('near and past the limit the owner is told once each, by one of several servers, until the year is over', async () => {
      const to = ['amira@noisette.example']
      const config = { mail: { smtp: 'smtp://127.0.0.1:9', from: 'hello@noisette.example', to } }
      const shop = await openShop({ config })
      const beside = await shop.beside({ config })
      const { amira } = await shop.staff()
      const eat = (amount: number) =>
        shop.store.write((trx) =>
          trx
            .insertInto('figure')
            .values({ branch, day: '2026-03-04', kind: 'eaten', subject: '', amount })
            .onConflict((conflict) => conflict.columns(['branch', 'day', 'kind', 'subject']).doUpdateSet({ amount }))
            .execute(),
        )
      const look = () =>
        Promise.all([shop.app.tillLimits.look(), beside.app.tillLimits.look(), shop.app.tillLimits.look()])
      const alerts = async () => {
        const read = await shop.ask('alerts.list', {}, { as: amira })
        return read.alerts.map(({ kind, ended }) => [kind, ended])
      }
      await eat(0.8 * tillLimit - 1)
      await look()
      expect(await alerts()).toEqual([])
      await eat(0.8 * tillLimit)
      await look()
      await look()
      expect(await alerts()).toEqual([['till-near', null]])
      await eat(tillLimit)
      await look()
      expect(await alerts()).toEqual([
        ['till-reached', null],
        ['till-near', null],
      ])
      const notices = await shop.store.db.selectFrom('notice').select('event').execute()
      expect(notices).toHaveLength(2)
      await shop.ask('tills.setDuty', { branch, duty: 'by-hand' }, { as: amira })
      await look()
      expect((await alerts()).map(([, ended]) => ended)).toEqual(['till-settled', 'till-settled'])
      await shop.ask('tills.setDuty', { branch, duty: 'none' }, { as: amira })
      await look()
      expect(await alerts()).toHaveLength(2)
    }, 30_000)
  })
})
