// The board of a branch over HTTP: what it shows, what is still to be seen, finding an order, and what rings again.
import { expect, test } from 'vitest'
import { barAndGrill } from '#domain/testing/fixtures.ts'
import type { TestTold } from '#server/testing/asking.ts'
import { newKey, noorsOrder, type PlaceWish } from '#server/testing/order-drafts.ts'
import { setCapacity } from '#server/testing/test-branch-settings.ts'
import { at, day, minute } from '#server/testing/test-clock.ts'
import { onBothEngines } from '#server/testing/test-shop.ts'

type Placed = TestTold<'orders.place'>

onBothEngines((openShop) => {
  test('shows what is not out, soonest wanted first, with the cash of today', async () => {
    const shop = await openShop()
    const { jef, lotte } = await shop.staff()
    const late = await shop.ask('orders.place', noorsOrder({ at: at('2026-03-04 12:00') }))
    const tomorrow = await shop.ask('orders.place', noorsOrder({ day: '2026-03-05' }))
    const soon = await shop.ask('orders.place', noorsOrder())
    const done = await shop.ask('orders.place', noorsOrder())
    await shop.ask('orders.place', noorsOrder({ branch: 'merksem' }))
    await shop.ask('orders.setLineStatus', { id: done.id, changes: [{ line: 1, status: 'served' }] }, { as: jef })
    const board = await shop.ask('orders.board', { branch: 'antwerpen' }, { as: jef })
    expect(board.orders.map(({ id }) => id)).toEqual([soon.id, late.id, tomorrow.id])
    expect((await shop.ask('takings.today', { branch: 'antwerpen' }, { as: jef })).today).toBe(4 * 320)
    expect((await shop.ask('orders.board', { branch: 'merksem' }, { as: lotte })).orders).toHaveLength(1)
  })

  test('[H-80] without a capacity of its own, a branch reads the names that other branches give their stations', async () => {
    const shop = await openShop()
    const { jef, lotte } = await shop.staff()
    const named = async (branch: string, as: typeof jef) =>
      (await shop.ask('orders.board', { branch }, { as })).stations
    await setCapacity(shop)
    await setCapacity(shop, { branch: 'etterbeek' })
    const own = await named('antwerpen', jef)
    expect(own.map(({ id }) => id)).toEqual(['bar', 'grill'])
    expect(await named('merksem', lotte)).toEqual(own)
    await setCapacity(shop, {
      capacity: { ...barAndGrill, stations: barAndGrill.stations.slice(0, 1) },
      branch: 'merksem',
    })
    expect(await named('merksem', lotte)).toEqual(own.slice(0, 1))
  })

  test('[F-2] 220 forgotten ready orders hide none of the 100 that are to be made; each number is the true one', async () => {
    const shop = await openShop()
    const { jef } = await shop.staff()
    const two = [
      { item: 'cappuccino', quantity: 1 },
      { item: 'espresso', quantity: 1 },
    ]
    const place = (many: number) =>
      Promise.all(Array.from({ length: many }, () => shop.ask('orders.place', noorsOrder({ ...today(), lines: two }))))
    const today = () => ({ day: new Date(shop.clock.now()).toISOString().slice(0, 10) })
    const ready = (orders: readonly Placed[], lines = [1, 2]) =>
      Promise.all(
        orders.map(({ id }) =>
          shop.ask(
            'orders.setLineStatus',
            { id, changes: lines.map((line) => ({ line, status: 'ready' as const })) },
            { as: jef },
          ),
        ),
      )
    const read = (limits: { ready?: number; earlier?: number } = {}) =>
      shop.ask('orders.board', { branch: 'antwerpen', ...limits }, { as: jef })

    const old = await place(43)
    await ready(old.slice(0, 40))
    await ready(old.slice(40, 41), [2])
    shop.clock.pass(day)
    await ready(await place(180))
    const toMake = await place(99)
    await ready(toMake.slice(0, 9), [1])
    const last = await shop.ask('orders.place', noorsOrder({ ...today(), lines: two }))

    const board = await read()
    const ids = new Set(board.orders.map(({ id }) => id))
    expect([...toMake, last].filter(({ id }) => !ids.has(id))).toEqual([])
    expect(board.counts).toEqual({ ready: 180, earlier: 43 })
    expect(board.orders).toHaveLength(100 + 30)
    expect(board.dayBegins).toBe(at('2026-03-05 00:00'))
    const all = await read({ ready: 10_000, earlier: 10_000 })
    expect(all.orders).toHaveLength(323)
    expect((await read({ ready: 0, earlier: 5 })).orders.slice(-5).map(({ id }) => id)).toEqual(
      old
        .map(({ id }) => id)
        .sort((a, b) => b - a)
        .slice(0, 5),
    )
    await Promise.all(
      all.orders.map(({ id, lines }) =>
        shop.ask(
          'orders.setLineStatus',
          { id, changes: lines.map((line) => ({ line: line.id, status: 'served' as const })) },
          { as: jef },
        ),
      ),
    )
    expect(await read()).toMatchObject({
      orders: [],
      counts: { ready: 0, earlier: 0 },
    })
  }, 60_000)

  test('[J-45] what of the evening is not over stays on the board, rings and counts as open until 04:00', async () => {
    const shop = await openShop()
    const { jef } = await shop.staff()
    const { id } = await shop.ask('orders.place', noorsOrder())
    const seenAt = async (time: string) => {
      shop.clock.set(time)
      const board = await shop.ask('orders.board', { branch: 'antwerpen' }, { as: jef })
      const arrivals = await shop.ask('arrivals.read', { branch: 'antwerpen' }, { as: jef })
      return [board.orders.map((order) => order.id), arrivals.orders.map((order) => order.id), arrivals.open]
    }
    expect(await seenAt('2026-03-05 00:10')).toEqual([[id], [id], 1])
    expect(await seenAt('2026-03-05 04:00')).toEqual([[], [], 0])
  })

  const opened = async () => {
    const shop = await openShop()
    const staff = await shop.staff()
    const place = (wish: Partial<PlaceWish> = {}) => shop.ask('orders.place', noorsOrder(wish))
    const board = () => shop.ask('orders.board', { branch: 'antwerpen' }, { as: staff.jef })
    const set = (id: number, status: 'received' | 'ready' | 'served') =>
      shop.ask('orders.setLineStatus', { id, changes: [{ line: 1, status }] }, { as: staff.jef })
    const arrivals = () => shop.ask('arrivals.read', { branch: 'antwerpen' }, { as: staff.jef })
    return { shop, staff, place, board, set, arrivals }
  }
  const ids = (orders: readonly { readonly id: number }[]) => orders.map(({ id }) => id)

  test('[BOARD-3] what the customer cancelled stays to be seen, until a member has seen that very state', async () => {
    const { shop, staff, place, board } = await opened()
    const { id, token } = await place()
    await shop.ask('orders.ownStep', { token, step: 'withdraw' })
    const { orders, toSee } = await board()
    expect([ids(orders), ids(toSee)]).toEqual([[], [id]])
    const seen = (version: number | undefined, as = staff.jef) =>
      shop.reply('orders.markSeen', { id, ...(version === undefined ? {} : { version }) }, { as })
    expect((await seen(0)).ok).toBe(false)
    expect((await seen(undefined, staff.lotte)).status).toBe(403)
    expect((await seen(toSee[0]?.version)).ok).toBe(true)
    expect((await seen(toSee[0]?.version)).ok).toBe(true)
    expect((await board()).toSee).toEqual([])
    const { steps } = await shop.ask('orders.history', { id }, { as: staff.jef })
    expect(steps.map(({ step, staffName }) => [step, staffName])).toEqual([
      ['withdraw', ''],
      ['see', staff.jef.name],
    ])
  })

  test('[BOARD-3] the last twenty handed over, newest first, come back as they were', async () => {
    const { shop, place, board, set } = await opened()
    const placed: number[] = []
    for (let n = 0; n < 22; n++) {
      const { id } = await place()
      placed.push(id)
      shop.clock.pass(1000)
      await set(id, 'served')
    }
    const newest = placed.toReversed()
    expect(ids((await board()).out)).toEqual(newest.slice(0, 20))
    const [last = 0] = newest
    await set(last, 'ready')
    const after = await board()
    expect(ids(after.out)).toEqual(newest.slice(1, 21))
    expect(ids(after.orders)).toEqual([last])
  })

  test('[BOARD-3] an order is found by code, token, telephone and name, and only at its own branch', async () => {
    const { shop, staff, place, set } = await opened()
    const zoe = await place({ name: 'Zoë Ångström', phone: '0470 99 88 77' })
    const noor = await place()
    const elsewhere = await place({ name: 'Zoë', branch: 'merksem' })
    const find = async (text: string) =>
      ids((await shop.ask('orders.find', { branch: 'antwerpen', text }, { as: staff.jef })).orders)
    const typed = [
      zoe.code,
      zoe.code.toLowerCase().replace('-', ''),
      zoe.code.slice(2),
      zoe.token,
      zoe.token.slice(0, 4),
    ]
    for (const text of [...typed, '0470 99 88 77', '+32470998877', 'zoe', 'ZOË ÅNG'])
      expect(await find(text), text).toEqual([zoe.id])
    expect(await find('nobody')).toEqual([])
    expect(await find(elsewhere.token)).toEqual([])
    await set(zoe.id, 'served')
    expect(await find('zo')).toEqual([zoe.id])
    expect(await find('o')).toEqual([])
    expect(await find('noor')).toEqual([noor.id])
    const refused = await shop.reply('orders.find', { branch: 'antwerpen', text: 'noor' }, { as: staff.lotte })
    expect(refused.status).toBe(403)
  })

  test('[F-55] when an order was ready is kept, and the latest ready stands first', async () => {
    const { shop, place, board, set } = await opened()
    const first = await place({ at: at('2026-03-04 12:30') })
    const second = await place({ at: at('2026-03-04 12:00') })
    await set(second.id, 'ready')
    shop.clock.pass(minute)
    await set(first.id, 'ready')
    const { orders } = await board()
    expect(orders.map(({ id, readyAt }) => [id, readyAt])).toEqual([
      [first.id, shop.clock.now()],
      [second.id, shop.clock.now() - minute],
    ])
  })

  test('[F-60] the board names what is out of stock at its branch, and only there', async () => {
    const { shop, staff, board } = await opened()
    const wish = { item: 'cappuccino', stock: 'out' } as const
    await shop.ask('stock.set', { ...wish, branches: ['merksem'] }, { as: staff.amira })
    expect((await board()).soldOut).toEqual([])
    await shop.ask('stock.set', { ...wish, branches: ['antwerpen'] }, { as: staff.amira })
    expect((await board()).soldOut).toEqual(['cappuccino'])
  })

  test('[F-56] an order for later rings again when it is due to be begun, and no longer once it was begun', async () => {
    const { shop, staff, place, set, arrivals } = await opened()
    const at15 = await place({ at: at('2026-03-04 15:00') })
    const soon = await place()
    for (const { id } of [at15, soon])
      await shop.ask('orders.step', { key: newKey(), id, step: 'accept' }, { as: staff.jef })
    expect((await arrivals()).due).toEqual([])
    const { making } = await shop.ask('orders.read', { id: at15.id }, { as: staff.jef })
    const begins = at('2026-03-04 15:00') - making
    shop.clock.pass(begins - shop.clock.now() - 1)
    expect((await arrivals()).due).toEqual([])
    shop.clock.pass(1)
    expect((await arrivals()).due).toEqual([{ id: at15.id, at: begins }])
    await set(at15.id, 'ready')
    expect((await arrivals()).due).toEqual([])
  })
})
