// Out of stock until a time: it comes back by itself, for orders, on the menu and on open pages.
import { expect, test, vi } from 'vitest'
import { listenTo } from '#server/testing/live-stream.ts'
import { noorsOrder } from '#server/testing/order-drafts.ts'
import { at, second } from '#server/testing/test-clock.ts'
import { onBothEngines, type TestShop } from '#server/testing/test-shop.ts'

const item = 'salmon-bagel'
const lines = [{ item, quantity: 1 }]

onBothEngines((openShop) => {
  const outOf = async (shop: TestShop) =>
    (await shop.ask('menu.read', {})).items.find(({ id }) => id === item)?.out ?? []

  test('[TIME-6] an order is taken from the very instant on, and the menu says so, even if no job has run', async () => {
    const shop = await openShop()
    const { jef } = await shop.staff()
    const until = at('2026-03-04 11:00')
    const set = { item, branches: ['antwerpen'], stock: 'out', until } as const
    expect(await shop.ask('stock.set', set, { as: jef })).toEqual({
      item,
      out: ['antwerpen'],
      until: { antwerpen: until },
    })
    shop.clock.set('2026-03-04 10:59:59')
    expect(await outOf(shop)).toEqual(['antwerpen'])
    expect((await shop.refused('orders.place', noorsOrder({ lines }))).problems).toEqual([
      { problem: 'item_out_of_stock', line: 0 },
    ])
    shop.clock.pass(second)
    // At once after the clock has moved, before any look of the server's own.
    const [menu] = await Promise.all([outOf(shop), shop.ask('orders.place', noorsOrder({ lines }))])
    expect(menu).toEqual([])
    const seen = (await shop.ask('stock.read', {}, { as: jef })).items.find(({ id }) => id === item)
    expect(seen).toMatchObject({ out: [], until: {} })
  })

  test('[TIME-6] open pages of every server hear once that it is back', async () => {
    const shop = await openShop()
    const { amira } = await shop.staff()
    await shop.ask('stock.set', { item, branches: ['antwerpen'], stock: 'out', until: 'tomorrow' }, { as: amira })
    await shop.ask('stock.set', { item, branches: ['merksem'], stock: 'out' }, { as: amira })
    const beside = await shop.beside()
    const streams = [await listenTo(await shop.listen()), await listenTo(await beside.listen())]
    for (const stream of streams) await stream.live()
    const changes = () => streams.map(({ heard }) => heard.filter(({ name }) => name === 'menu.changed').length)

    shop.clock.set('2026-03-05 07:00')
    await vi.waitFor(() => expect(changes()).toEqual([1, 1]), { timeout: 4000 })
    expect([await outOf(shop), await outOf(beside)]).toEqual([['merksem'], ['merksem']])
    // Two more looks of both servers change nothing.
    await new Promise((resolve) => setTimeout(resolve, 2200))
    expect(changes()).toEqual([1, 1])
    for (const stream of streams) stream.close()
  })

  test('[TIME-6] what came due while no server ran is back when one opens, and open pages that resume hear it', async () => {
    const shop = await openShop()
    const { jef } = await shop.staff()
    await shop.ask('stock.set', { item, branches: ['antwerpen'], stock: 'out', until: 'tomorrow' }, { as: jef })
    await shop.close()
    const again = await openShop({ address: shop.address, at: '2026-03-05 08:00', demo: false })
    expect(await outOf(again)).toEqual([])
    const tidied = async () => (await again.store.db.selectFrom('stock_out').selectAll().execute()).length
    await vi.waitFor(async () => expect(await tidied()).toBe(0), { timeout: 4000 })
    const events = await again.store.db
      .selectFrom('event')
      .select(['name', 'data'])
      .orderBy('id', 'desc')
      .limit(1)
      .execute()
    expect(events).toEqual([{ name: 'menu.changed', data: JSON.stringify({ item }) }])
  })

  test('[TIME-6] an instant in the past is refused; back in stock, and until further notice, forget the time', async () => {
    const shop = await openShop()
    const { jef } = await shop.staff()
    const set = (more: object) => ({ item, branches: ['antwerpen'], stock: 'out', ...more }) as const
    const past = await shop.refused('stock.set', set({ until: shop.clock.now() }), { as: jef })
    expect(past.problems).toEqual([{ problem: 'bad_input', field: 'until' }])
    await shop.ask('stock.set', set({ until: 'tomorrow' }), { as: jef })
    expect(await shop.ask('stock.set', set({}), { as: jef })).toMatchObject({ out: ['antwerpen'], until: {} })
    shop.clock.set('2026-03-06 09:00')
    expect(await outOf(shop)).toEqual(['antwerpen'])
  })
})
