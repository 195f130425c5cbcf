// What several people do at once on two servers: each payment counts once, and what ends gives its place back.
import { expect, test, vi } from 'vitest'
import { barAndGrill } from '#domain/testing/fixtures.ts'
import { newKey, noorsOrder } from '#server/testing/order-drafts.ts'
import { setCapacity, slotsOf } from '#server/testing/test-branch-settings.ts'
import { at } from '#server/testing/test-clock.ts'
import { onBothEngines, type TestShop } from '#server/testing/test-shop.ts'

const noon = at('2026-03-04 12:00')
const numbers = (count: number): number[] => Array.from({ length: count }, (_, number) => number)

onBothEngines((openShop) => {
  test('[LIFE-6] payments that are noted while two members close the day are each in one day record', async () => {
    const shop = await openShop()
    const beside = await shop.beside()
    const third = await shop.beside()
    const { amira, jef } = await shop.staff()
    const ids: number[] = []
    for (const _ of numbers(24)) ids.push((await shop.ask('orders.place', noorsOrder())).id)
    let left = ids.length
    const pay = async (id: number) => {
      await beside.ask('orders.step', { key: newKey(), id, step: 'pay', paidWay: 'card' }, { as: jef })
      left -= 1
    }
    const close = (on = shop) => on.ask('orders.clear', { branches: ['antwerpen'] }, { as: amira })
    const payAll = async () => {
      for (const id of ids) await pay(id)
    }
    const keepClosing = async (on: TestShop) => {
      while (left > 0) await close(on)
    }
    await Promise.all([payAll(), keepClosing(shop), keepClosing(third)])
    await close()
    const { days } = await shop.ask('days.list', { limit: 200 }, { as: amira })
    expect(days.reduce((sum, { money }) => sum + (money?.taken.card ?? 0), 0)).toBe(24 * 320)
  })

  test('[F-51] an order that ends while the day is closed is in one day record', async () => {
    const shop = await openShop()
    const beside = await shop.beside()
    const { amira, jef } = await shop.staff()
    const ids: number[] = []
    for (const _ of numbers(24)) ids.push((await shop.ask('orders.place', noorsOrder())).id)
    const handOver = (id: number) =>
      beside.ask('orders.setLineStatus', { id, changes: [{ line: 1, status: 'served' }] }, { as: jef })
    const close = (on = shop) => on.ask('orders.clear', { branches: ['antwerpen'] }, { as: amira })
    for (let first = 0; first < ids.length; first += 4)
      await Promise.all([close(), ...ids.slice(first, first + 4).map(handOver), close(), close(beside)])
    await close()
    const { days } = await shop.ask('days.list', { limit: 200 }, { as: amira })
    expect(days.reduce((sum, { parts }) => sum + parts.handedOver.orders, 0)).toBe(24)
  })

  test('[TIME-2] an order that ends while the capacity is changed gives its place back', async () => {
    const shop = await openShop()
    await setCapacity(shop)
    const beside = await shop.beside()
    const { amira, jef } = await shop.staff()
    const ids: number[] = []
    for (const _ of numbers(10)) ids.push((await shop.ask('orders.place', noorsOrder({ at: noon }))).id)
    const cancel = (id: number) =>
      beside.ask('orders.step', { key: newKey(), id, step: 'cancel', reason: 'asked' }, { as: jef })
    const save = async (share: number) => {
      const { branches } = await shop.ask('pace.read', {}, { as: amira })
      const own = branches.find(({ branch }) => branch === 'antwerpen')
      if (!own?.capacity) throw new Error('no capacity')
      const { letter, autoAccept, version, capacity } = own
      await shop.ask(
        'pace.save',
        { branch: 'antwerpen', version, letter, autoAccept, capacity: { ...capacity, share } },
        { as: amira },
      )
    }
    for (const [number, id] of ids.entries()) await Promise.all([save(80 + number), cancel(id)])
    const held = await shop.store.db.selectFrom('slot_held').select('order_id').execute()
    expect(held).toEqual([])
    expect((await slotsOf(shop)).get(noon - 600_000) ?? 0).toBe(0)
  })

  test('[ORDER-5] an order sent to two servers at once takes the last place once, and neither says that the place is taken', async () => {
    const shop = await openShop()
    await setCapacity(shop, { capacity: { ...barAndGrill, orders: 1 } })
    const beside = await shop.beside()
    for (const place of numbers(20)) {
      const order = noorsOrder({ at: noon + place * 600_000 })
      const replies = await Promise.all([shop, beside, shop, beside].map((one) => one.reply('orders.place', order)))
      expect(replies.map((reply) => (reply.ok ? 'placed' : reply.refusal))).toEqual(replies.map(() => 'placed'))
      expect(new Set(replies.map((reply) => reply.ok && reply.value.token)).size).toBe(1)
    }
  })

  test('orders at two servers and two branches at once never wait for each other in a circle', async () => {
    const shop = await openShop()
    const servers = [shop, await shop.beside()]
    const busy = servers.map(({ store }) => vi.spyOn(store.engine, 'isBusy'))
    const placeSome = async (server: TestShop, first: number) => {
      for (const place of numbers(12))
        await server.ask('orders.place', noorsOrder({ branch: (first + place) % 2 === 0 ? 'antwerpen' : 'merksem' }))
    }
    await Promise.all(servers.flatMap((server) => numbers(8).map((first) => placeSome(server, first))))
    if (shop.store.engine.kind === 'postgres') for (const asked of busy) expect(asked).not.toHaveBeenCalled()
  })
})
