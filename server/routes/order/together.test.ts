// Orders that arrive at the same moment share a commit, but each is decided, saved and published on its own.
import { beforeAll, expect, test } from 'vitest'
import { newKey, noorsOrder, tableOrder } from '#server/testing/order-drafts.ts'
import { onBothEngines, type TestShop } from '#server/testing/test-shop.ts'

onBothEngines((openShop) => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await openShop()
  })
  const events = () => shop.store.db.selectFrom('event').selectAll().where('name', '=', 'orders.placed').orderBy('id')

  test('[ORDER-5] of many at once each gets its own lines, branch, total and event', async () => {
    const wishes = Array.from({ length: 40 }, (_, place) =>
      place % 2 === 0
        ? noorsOrder({ name: `Noor ${place}`, lines: [{ item: 'cappuccino', quantity: place + 1 }] })
        : tableOrder({ name: `Jef ${place}`, branch: 'merksem', lines: [{ item: 'espresso', quantity: 1 }] }),
    )
    const placed = await Promise.all(wishes.map((wish) => shop.ask('orders.place', wish)))
    expect(new Set(placed.map(({ id }) => id)).size).toBe(40)
    for (const [place, { token, total }] of placed.entries()) {
      const order = await shop.ask('orders.track', { token })
      const lines = wishes[place]?.lines.map(({ item, quantity }) => ({ item, quantity })) ?? []
      expect(order).toMatchObject({ total, branch: wishes[place]?.branch, lines })
    }
    const told = (await events().execute()).map(({ token, branch, data }) => ({
      token,
      branch,
      data: JSON.parse(data),
    }))
    const expected = placed.map(({ id, token }, place) => {
      const branch = wishes[place]?.branch
      return { token, branch, data: { id, branch, token } }
    })
    expect(told).toEqual(expect.arrayContaining(expected))
    expect(told).toHaveLength(40)
    // Of branches that do not wait for each other, each by itself.
    for (const here of Map.groupBy(told, ({ branch }) => branch).values()) {
      const ids = here.map(({ data }) => data.id)
      expect(ids).toEqual([...ids].sort((a, b) => a - b))
    }
  })

  test('one that is refused, one that is there already and two of one key disturb no other', async () => {
    const known = noorsOrder({ name: 'Known' })
    const first = await shop.ask('orders.place', known)
    const twice = noorsOrder({ name: 'Twice' })
    const replies = await Promise.all(
      [
        noorsOrder({ lines: [{ item: 'unicorn', quantity: 1 }] }),
        known,
        noorsOrder({ key: known.key, name: 'Ali' }),
        twice,
        twice,
        noorsOrder({ key: newKey(), name: 'Last' }),
      ].map((wish) => shop.reply('orders.place', wish)),
    )
    expect(replies.map(({ status }) => status)).toEqual([422, 200, 409, 200, 200, 200])
    const { id: _, ...told } = first
    expect(replies[1]).toMatchObject({ value: told })
    expect(replies[3]).toMatchObject({ value: replies[4]?.ok ? replies[4].value : {} })
  })

  test('two that draw one token at the same moment get two tokens', async () => {
    const draws = [1, 1, 2, 3, 4, 5].map((byte) => new Uint8Array(8).fill(byte))
    const unlucky = await openShop({ randomBytes: () => draws.shift() ?? new Uint8Array(8).fill(9) })
    const placed = await Promise.all([noorsOrder(), noorsOrder()].map((wish) => unlucky.ask('orders.place', wish)))
    expect(new Set(placed.map(({ token }) => token)).size).toBe(2)
    expect(await unlucky.store.db.selectFrom('orders').select('id').execute()).toHaveLength(2)
  })

  test('[H-44] orders that are placed use up no limit of their address, however often their write is run', async () => {
    const draws = [1, 1, 2, 3].map((byte) => new Uint8Array(8).fill(byte))
    const unlucky = await openShop({
      randomBytes: () => draws.shift() ?? new Uint8Array(8).fill(9),
      config: { ordersPerMinute: 3 },
    })
    for (let order = 0; order < 4; order++) await unlucky.ask('orders.place', noorsOrder(), { from: '10.12.0.1' })
  })
})
