// Staff find orders, archived orders, persons and entries of the log by words that are folded in one way; stored keys
// follow.
import { beforeAll, expect, test } from 'vitest'
import { noorsOrder } from '#server/testing/order-drafts.ts'
import type { Staff } from '#server/testing/test-people.ts'
import { storeOnBothEngines, type TestShop } from '#server/testing/test-shop.ts'
import { refoldSearchKeys } from './keys-folded-anew.ts'

storeOnBothEngines((openShop) => {
  let shop: TestShop
  let staff: Staff
  beforeAll(async () => {
    shop = await openShop()
    staff = await shop.staff()
  })

  test('[J-111] "strauss" finds Strauß and "łukasz" Lukasz among orders, persons and archives, as on the menu', async () => {
    const as = staff.amira
    const { token } = await shop.ask('orders.place', noorsOrder({ name: 'Strauß Œuvray' }))
    await shop.ask('orders.place', noorsOrder({ name: 'Lukasz', phone: '0470 12 34 57' }))
    const listed = async (search: string) =>
      (await shop.ask('orders.list', { search }, { as })).orders.map(({ customerName }) => customerName)
    for (const text of ['strauss', 'STRAUSS OEUV', 'Strauß', 'œuvray'])
      expect(await listed(text), text).toEqual(['Strauß Œuvray'])
    expect(await listed('Łukasz')).toEqual(['Lukasz'])
    const named = { branch: 'antwerpen', text: 'strauss' }
    expect((await shop.ask('orders.find', named, { as })).orders).toHaveLength(1)
    expect((await shop.ask('persons.find', { search: 'oeuvray' }, { as })).records).toHaveLength(1)

    const { id } = (await shop.ask('orders.list', { search: token }, { as })).orders[0] ?? { id: 0 }
    await shop.ask('orders.setLineStatus', { id, changes: [{ line: 1, status: 'served' }] }, { as })
    await shop.ask('orders.clear', { branches: ['antwerpen'], alsoOpen: false, alsoLater: false }, { as })
    expect((await shop.ask('archives.find', { text: 'strauss oeuvray' }, { as })).orders).toHaveLength(1)
  })

  test('[J-111] keys that an earlier version stored are folded anew, those of the log too, which nothing else can change', async () => {
    const as = staff.amira
    const { token } = await shop.ask(
      'orders.place',
      noorsOrder({ name: 'Groß', address: 'Kirchstraße 2', phone: '0470 12 34 58' }),
    )
    const earlier = {
      search: `${token.toLowerCase()}\ngroß\n+32470123458\nkirchstraße 2`,
      name_key: 'groß',
      address_key: 'kirchstraße 2',
    }
    const log = {
      at: shop.clock.now(),
      staff: 0,
      staff_name: 'Amira',
      act: 'items.edit',
      branch: null,
      about: 'amira œufs',
      data: '{"branchName":{},"name":{}}',
    }
    const before = await shop.store.write(async (trx) => {
      await trx.updateTable('orders').set(earlier).where('token', '=', token).execute()
      await trx.insertInto('staff_log').values(log).execute()
      return await trx.selectFrom('staff_log').selectAll().orderBy('id').execute()
    })
    const hits = async () => [
      (await shop.ask('orders.list', { search: 'kirchstrasse' }, { as })).orders.length,
      (await shop.ask('orders.find', { branch: 'antwerpen', text: 'gross' }, { as })).orders.length,
      (await shop.ask('log.list', { search: 'oeufs' }, { as })).entries.length,
    ]
    expect(await hits()).toEqual([0, 0, 0])
    await refoldSearchKeys(shop.store)
    expect(await hits()).toEqual([1, 1, 1])
    const after = await shop.store.db.selectFrom('staff_log').selectAll().orderBy('id').execute()
    expect(after.map(({ about: _, ...said }) => said)).toEqual(before.map(({ about: _, ...said }) => said))
    const change = shop.store.write((trx) => trx.updateTable('staff_log').set({ about: '' }).execute())
    await expect(change).rejects.toThrow(/append only/)
  })
})
