// The same order sent twice is one order, whatever went wrong in between.
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { newKey, noorsOrder } from '#server/testing/order-drafts.ts'
import { wednesdayMorning } from '#server/testing/test-clock.ts'
import { onBothEngines, type TestShop } from '#server/testing/test-shop.ts'

onBothEngines((openShop, engine) => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await openShop()
  })
  beforeEach(() => shop.clock.set(wednesdayMorning))

  const ordersStored = async () => (await shop.store.db.selectFrom('orders').select('id').execute()).length
  const once = async (act: () => Promise<unknown>) => {
    const before = await ordersStored()
    await act()
    expect(await ordersStored()).toBe(before + 1)
  }

  test('[ORDER-5] the same key gives the same order', () =>
    once(async () => {
      const order = noorsOrder()
      const first = await shop.ask('orders.place', order)
      expect(await shop.ask('orders.place', order)).toEqual(first)
    }))

  test('another total that was shown meanwhile changes nothing about that', () =>
    once(async () => {
      const order = noorsOrder()
      const first = await shop.ask('orders.place', order)
      expect(await shop.ask('orders.place', { ...order, seenTotal: 1 })).toEqual(first)
    }))

  test('[ORDER-5] the same key with another cart is refused, with the token of the first', () =>
    once(async () => {
      const order = noorsOrder()
      const { token } = await shop.ask('orders.place', order)
      const refused = await shop.refused('orders.place', { ...order, lines: [{ item: 'espresso', quantity: 1 }] })
      expect(refused).toMatchObject({ status: 409, refusal: 'key_reused', token })
    }))

  test('[ORDER-5] ten requests with one key at the same moment give one order', () =>
    once(async () => {
      const order = noorsOrder()
      const placed = await Promise.all(Array.from({ length: 10 }, () => shop.ask('orders.place', order)))
      expect(new Set(placed.map(({ id }) => id)).size).toBe(1)
    }))

  test('[ORDER-5] a refused order leaves its key free for the corrected one', () =>
    once(async () => {
      const key = newKey()
      await shop.refused('orders.place', noorsOrder({ key, name: '' }))
      await shop.ask('orders.place', noorsOrder({ key }))
    }))

  test('[ORDER-5] a retry after the cut-off gives the order that was accepted before it', async () => {
    const order = noorsOrder()
    shop.clock.set('2026-03-04 11:59:59')
    const first = await shop.ask('orders.place', order)
    shop.clock.set('2026-03-04 12:00:05')
    expect(await shop.ask('orders.place', order)).toEqual(first)
    expect((await shop.refused('orders.place', noorsOrder())).problems[0]?.problem).toBe('cut_off_passed')
  })

  test('a retry gives the order even if its item is sold out since and its branch is closed', async () => {
    const { amira } = await shop.staff()
    const order = noorsOrder({ branch: 'etterbeek' })
    const first = await shop.ask('orders.place', order)
    await shop.ask('stock.set', { item: 'cappuccino', branches: ['etterbeek'], stock: 'out' }, { as: amira })
    await shop.ask('shop.setState', { branches: ['etterbeek'], open: false }, { as: amira })
    expect(await shop.ask('orders.place', order)).toEqual(first)
  })

  test('[F-84] the same key after its day was closed names the order, whose page says so, and makes none', async () => {
    const own = await openShop()
    const { amira } = await own.staff()
    const order = noorsOrder()
    const { token } = await own.ask('orders.place', order)
    await own.ask('orders.clear', { branches: ['antwerpen'], alsoOpen: true }, { as: amira })
    expect(await own.refused('orders.place', order)).toMatchObject({ status: 409, refusal: 'key_reused', token })
    expect((await own.refused('orders.track', { token })).refusal).toBe('order_archived')
    expect((await own.store.db.selectFrom('orders').select('id').execute()).length).toBe(1)
  })

  test.each(['', 'short', 'x'.repeat(65)])('the key %j is refused', async (key) => {
    const refused = await shop.refused('orders.place', noorsOrder({ key }))
    expect(refused.problems).toEqual([{ problem: 'bad_input', field: 'key' }])
  })

  test('a token that is taken already is drawn again, and the order goes through', async () => {
    const draws = [1, 1, 2, 2, 3].map((byte) => new Uint8Array(8).fill(byte))
    const unlucky = await openShop({ randomBytes: () => draws.shift() ?? new Uint8Array(8) })
    const tokens = []
    for (let order = 0; order < 3; order++) tokens.push((await unlucky.ask('orders.place', noorsOrder())).token)
    expect(tokens).toEqual(['11111111', '22222222', '33333333'])
  })

  if (engine === 'postgres')
    test('[ORDER-5] two servers that get the same key at the same moment place one order', async () => {
      const other = await shop.beside()
      for (let round = 0; round < 10; round++)
        await once(async () => {
          const order = noorsOrder()
          const placed = await Promise.all([shop, other, shop, other].map((one) => one.ask('orders.place', order)))
          expect(new Set(placed.map(({ token }) => token)).size).toBe(1)
        })
    })
})
