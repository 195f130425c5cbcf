// Holding places for nothing: counter, online, switched, baskets and asks, from one connection or many, hold what new
// customers may hold, and no known customer waits long for it (SAFE-5).
import { afterEach, expect, test } from 'vitest'
import { barAndGrill } from '#domain/testing/fixtures.ts'
import { closeMollies, openPayingShop } from '#server/testing/mollie/paying-shop.ts'
import { newKey } from '#server/testing/order-drafts.ts'
import { tellSoak } from '#server/testing/tell-soak.ts'
import { setCapacity } from '#server/testing/test-branch-settings.ts'
import { minute } from '#server/testing/test-clock.ts'
import { onBothEngines, type TestShop } from '#server/testing/test-shop.ts'
import {
  browserAt,
  type FreeWay,
  firstTimeOf,
  freeWays,
  heldIn,
  holderIn,
  type PrankScene,
  place,
  regularsAt,
  sceneOf,
} from './prank-day.ts'

const { PRANK_SEEDS, PRANK_SEED } = process.env
const config = { ordersPerMinute: 10_000, trustProxy: 1 }
const seed = Number(PRANK_SEED ?? (PRANK_SEEDS ? Date.now() % 1_000_000 : 11))
const wishes = [['cappuccino'], ['caprese-panini'], ['cappuccino', 'caprese-panini']] as const

afterEach(closeMollies)

onBothEngines((openShop, engine) => {
  /** A branch with one barista and one at the grill, where one may pay online; on PostgreSQL two servers. */
  async function open(): Promise<PrankScene> {
    const { shop, mollie } = await openPayingShop(openShop, { config })
    await setCapacity(shop, { capacity: barAndGrill })
    const beside = { ...config, mollieUrl: mollie.url, publicUrl: 'https://noisette.example' }
    const shops: [TestShop, ...TestShop[]] =
      engine === 'postgres' ? [shop, await shop.beside({ config: beside })] : [shop]
    return await sceneOf(shops, seed)
  }

  /** Each address tries each of these ways so many times, some at once. */
  async function attack(scene: PrankScene, ways: readonly FreeWay[], addresses: readonly string[], times: number) {
    const hold = holderIn(scene)
    for (let turn = 0; turn < times; turn++)
      for (let first = 0; first < addresses.length; first += 10)
        await Promise.all(
          addresses.slice(first, first + 10).map((address, place) => {
            const way = ways[(turn + first + place) % ways.length] ?? 'counter'
            return hold(way, address)
          }),
        )
  }

  const addressesOf = (count: number) =>
    Array.from({ length: count }, (_, place) => `198.51.${100 + Math.floor(place / 250)}.${place % 250}`)

  /** Attacks, and looks at everything that is promised meanwhile. */
  async function expectBounded(ways: readonly FreeWay[], connections: number, times: number): Promise<PrankScene> {
    const scene = await open()
    const { shop, jef } = scene
    const [regular, other] = await regularsAt(scene, ['203.0.113.9', '203.0.113.9'])
    if (!regular || !other) throw new Error('nobody is known')
    const before: number[] = []
    for (const items of wishes) before.push(await firstTimeOf(scene, regular, items))
    await attack(scene, ways, addressesOf(connections), times)
    const held = await heldIn(scene)
    expect(held.orders).toBeLessThanOrEqual(connections === 1 ? 8 : 40)
    expect(held.percent).toBeLessThanOrEqual(100)
    expect(held.total).toBeLessThanOrEqual(held.mostTotal)
    for (const [index, items] of wishes.entries()) {
      const later = (await firstTimeOf(scene, other, items)) - (before[index] ?? 0)
      expect(later).toBeLessThanOrEqual(10 * minute)
    }
    await shop.ask('orders.place', { ...wishOfJef(), key: newKey() }, { as: jef })
    // A new customer gets a time, or is asked; never that the day is full.
    const stranger = await place(scene, browserAt(scene, '192.0.2.250'), { key: newKey() })
    if (!stranger.ok) {
      const [problem] = stranger.refusal.problems
      expect(problem?.code !== undefined || typeof problem?.next === 'number').toBe(true)
    }
    return scene
  }

  const wishOfJef = () => ({
    branch: 'antwerpen',
    form: 'pick-up' as const,
    name: 'Jef',
    phone: '0470 12 34 56',
    day: '2026-03-04',
    lines: [{ item: 'cappuccino', quantity: 1 }],
  })

  test('[J-60] [J-61] [J-62] one connection in every way holds what one may; one tap clears all of it, and later ones ask', async () => {
    const scene = await expectBounded(freeWays, 1, 16)
    const { shop, jef } = scene
    const held = await heldIn(scene)
    expect(held.orders).toBeGreaterThan(2)
    const [worst] = held.connections
    const others = held.orders - (worst?.orders ?? 0)
    await shop.ask('orders.block', { key: newKey(), id: worst?.order ?? 0, wide: true }, { as: jef })
    expect((await heldIn(scene)).orders).toBe(others)
    const mine = async () =>
      (await shop.ask('guard.read', {}, { as: jef })).asks.filter(({ branch }) => branch === 'antwerpen')
    const left = await mine()
    await attack(scene, freeWays, addressesOf(1), 10)
    expect((await heldIn(scene)).orders).toBe(others)
    expect((await mine()).length).toBeGreaterThan(left.length)
  }, 120_000)

  test('[J-60] an order whose payment has not begun is held for three minutes, and then for as long as the owner says', async () => {
    const paying = await openPayingShop(openShop)
    const { shop } = paying
    const wish = { ...wishOfJef(), pay: 'online' as const }
    const idle = await shop.ask('orders.place', { ...wish, key: newKey() })
    const begun = await paying.placeToPay()
    shop.clock.pass(2 * minute)
    const late = await shop.ask('orders.place', { ...wish, key: newKey() })
    await paying.begin(late.token)
    shop.clock.pass(minute)
    await paying.look()
    const courseOf = async (token: string) => (await paying.track(token)).course
    expect(await courseOf(idle.token)).toBe('lapsed')
    expect(await courseOf(begun.token)).toBe('awaiting')
    shop.clock.pass(12 * minute)
    await paying.look()
    expect([await courseOf(begun.token), await courseOf(late.token)]).toEqual(['lapsed', 'awaiting'])
    shop.clock.pass(2 * minute)
    await paying.look()
    expect(await courseOf(late.token)).toBe('lapsed')
  })

  test('[J-60] what waits for a payment comes to the counter only where it could have been ordered so', async () => {
    const scene = await open()
    const { shop } = scene
    const { jef } = scene
    const honest = browserAt(scene, '198.51.100.7')
    const prankster = browserAt(scene, '198.51.100.7')
    const online = () => honest.ask('orders.place', { ...wishOfJef(), key: newKey(), pay: 'online' })
    const first = await online()
    const second = await online()
    const tokenOf = (placed: typeof first) => (placed.ok ? placed.value.token : '')
    expect(await honest.ask('payments.atCounter', { token: tokenOf(first) })).toMatchObject({ ok: true })
    // Two fake orders of its connection, and new customers there pay first, or have a word.
    for (let n = 0; n < 2; n++) {
      const fake = await place(scene, prankster, { key: newKey() })
      const refusal = { key: newKey(), id: fake.ok ? fake.value.id : 0, step: 'refuse', reason: 'not-serious' } as const
      await shop.ask('orders.step', refusal, { as: jef })
    }
    const token = tokenOf(second)
    expect(await honest.ask('payments.atCounter', { token })).toMatchObject({ refusal: { refusal: 'online_only' } })
    expect(await honest.ask('orders.track', { token })).toMatchObject({ value: { online: { mayPayAtCounter: false } } })
    expect(await online()).toMatchObject({ ok: true })
  })

  test('[J-60] [J-61] customers whom the shop knows hold no more with orders that they do not pay', async () => {
    const scene = await open()
    const { shop, luck } = scene
    const addresses = addressesOf(13)
    const [other, ...holders] = await regularsAt(scene, addresses)
    if (!other) throw new Error('nobody is known')
    const before = await firstTimeOf(scene, other, ['cappuccino'])
    const soonest = Math.ceil(shop.clock.now() / (10 * minute)) * 10 * minute
    for (const holder of holders)
      for (const way of ['place', 'open'] as const) {
        const lines = [{ item: 'cappuccino', quantity: 15 }]
        const wish = { ...wishOfJef(), key: newKey(), lines, at: soonest + luck.below(24) * 10 * minute }
        if (way === 'place') await holder.ask('orders.place', { ...wish, pay: 'online' })
        else await holder.ask('baskets.open', { ...wish, payer: 'each', me: newKey() })
      }
    const held = await heldIn(scene)
    expect(held.online + held.basket).toBeGreaterThan(3)
    expect(held.percent).toBeLessThanOrEqual(100)
    expect((await firstTimeOf(scene, other, ['cappuccino'])) - before).toBeLessThanOrEqual(10 * minute)
  })

  test('[J-60] customers whom the shop knows hold no more at the counter than they paid for before, and a lunch', async () => {
    const scene = await open()
    const { shop, luck } = scene
    const [other, ...holders] = await regularsAt(scene, addressesOf(13))
    if (!other) throw new Error('nobody is known')
    const before = await firstTimeOf(scene, other, ['caprese-panini'])
    const soonest = Math.ceil(shop.clock.now() / (10 * minute)) * 10 * minute
    for (const [place, holder] of holders.entries())
      for (let time = 0; time < 4; time++) {
        const lines = [{ item: 'caprese-panini', quantity: 5 }]
        const wish = { ...wishOfJef(), key: newKey(), lines, at: soonest + luck.below(24) * 10 * minute }
        const placed = await holder.ask('orders.place', { ...wish, ...(place % 2 === 0 && { pay: 'online' as const }) })
        if (placed.ok && place % 2 === 0) await holder.ask('payments.atCounter', { token: placed.value.token })
      }
    const held = await heldIn(scene)
    expect(held.counter).toBeGreaterThan(3)
    expect(held.percent).toBeLessThanOrEqual(100)
    expect((await firstTimeOf(scene, other, ['caprese-panini'])) - before).toBeLessThanOrEqual(10 * minute)
  })

  test('[J-60] a browser of which staff refused a prank is new again for a day', async () => {
    const scene = await open()
    const { shop, jef } = scene
    const [known] = await regularsAt(scene, ['198.51.100.7'])
    if (!known) throw new Error('nobody is known')
    const standing = async () => {
      const placed = await place(scene, known, { key: newKey() })
      const id = placed.ok ? placed.value.id : 0
      const row = await shop.store.db.selectFrom('order_origin').select('standing').where('order_id', '=', id)
      return { id, standing: (await row.executeTakeFirst())?.standing }
    }
    const { id, standing: before } = await standing()
    await shop.ask('orders.step', { key: newKey(), id, step: 'refuse', reason: 'not-serious' }, { as: jef })
    expect([before, (await standing()).standing]).toEqual(['known', 'new'])
  })

  test('[J-60] one tap on a connection ends also what its known customers hold unpaid', async () => {
    const scene = await open()
    const { shop, jef } = scene
    const [first, second] = await regularsAt(scene, ['198.51.100.7', '198.51.100.7'])
    const stranger = browserAt(scene, '198.51.100.7')
    for (const browser of [first, second, stranger])
      await browser?.ask('orders.place', { ...wishOfJef(), key: newKey(), pay: 'online' })
    const [row] = (await heldIn(scene)).connections
    expect(row?.orders).toBe(3)
    await shop.ask('orders.block', { key: newKey(), id: row?.order ?? 0, wide: true }, { as: jef })
    expect((await heldIn(scene)).orders).toBe(0)
  })

  test('[J-60] what staff let in before they refuse a connection is not let in afterwards', async () => {
    const scene = await open()
    const { shop, jef } = scene
    const asking = browserAt(scene, '198.51.100.7')
    const prankster = browserAt(scene, '198.51.100.7')
    const wish = { ...wishOfJef(), key: newKey(), lines: [{ item: 'cappuccino', quantity: 40 }] }
    expect(await asking.ask('orders.place', wish)).toMatchObject({ ok: false })
    const { asks } = await shop.ask('guard.read', {}, { as: jef })
    await shop.ask('guard.answer', { ids: asks.map(({ id }) => id), letIn: true }, { as: jef })
    const fake = await place(scene, prankster, { key: newKey() })
    await shop.ask('orders.block', { key: newKey(), id: fake.ok ? fake.value.id : 0, wide: true }, { as: jef })
    const problems = [{ problem: 'order_at_counter' }]
    expect(await asking.ask('orders.place', wish)).toMatchObject({ ok: false, refusal: { problems } })
  })

  test('[J-60] [J-61] five large office orders pass, of one address or of five, with one barista', async () => {
    for (const addressOf of [() => '203.0.113.5', (office: number) => `203.0.113.${office}`]) {
      const scene = await open()
      for (let office = 0; office < 5; office++)
        expect(await place(scene, browserAt(scene, addressOf(office)), { key: newKey(), quantity: 20 })).toMatchObject({
          ok: true,
        })
    }
  })

  test('[QUOTE-3] with one on shift instead of two, strangers hold half of what one makes', async () => {
    const scene = await open()
    const { shop, jef } = scene
    await shop.ask('pace.set', { branch: 'antwerpen', shift: 1 }, { as: jef })
    await attack(scene, ['counter'], addressesOf(20), 1)
    const rows = await shop.store.db
      .selectFrom('slot_load')
      .select(['slot_start', 'used'])
      .where('meter', '=', 'station:bar')
      .where('used', '>', 0)
      .execute()
    const usedAt = new Map(rows.map(({ slot_start, used }) => [Number(slot_start), Number(used)]))
    expect(usedAt.size).toBeGreaterThan(1)
    for (const [start, used] of usedAt) {
      const next = usedAt.get(start + 10 * minute) ?? 0
      // Of the ten minutes that one of two makes in twenty.
      expect(used + next).toBeLessThanOrEqual(300)
    }
    expect((await heldIn(scene)).percent).toBeLessThanOrEqual(100)
  })

  const kinds: readonly (readonly [string, readonly FreeWay[]])[] = [
    ['mixed', freeWays],
    ...freeWays.map((way) => [way, [way]] as const),
  ]
  test.each(kinds)(
    '[J-60] [J-61] [J-62] twenty connections, %s',
    { timeout: 600_000, tags: ['long'] },
    async (_, ways) => {
      await expectBounded(ways, 20, PRANK_SEEDS ? 10 : 3)
      if (PRANK_SEEDS) tellSoak('pranks', engine, seed, { sieges: 1 })
    },
  )

  test('[J-60] [J-61] [J-62] two hundred connections, mixed', { timeout: 900_000, tags: ['long'] }, async () => {
    await expectBounded(freeWays, 200, PRANK_SEEDS ? 5 : 1)
    if (PRANK_SEEDS) tellSoak('pranks', engine, seed, { sieges: 1 })
  })
})
