// What fake orders can do at most, whatever their sender says and keeps, and that honest customers do not notice
// (SAFE-5).
// @module-tag long

import { expect, test } from 'vitest'
import { barAndGrill } from '#domain/testing/fixtures.ts'
import { newKey } from '#server/testing/order-drafts.ts'
import { tellSoak } from '#server/testing/tell-soak.ts'
import { setCapacity } from '#server/testing/test-branch-settings.ts'
import { hour } from '#server/testing/test-clock.ts'
import { onBothEngines, type TestShop } from '#server/testing/test-shop.ts'
import {
  boardOf,
  browserAt,
  heldIn,
  jefAccepts,
  mostOfAnHour,
  place,
  playPrankLunch,
  pranksterIn,
  regularsAt,
  sceneOf,
  sharedAddresses,
} from './prank-day.ts'

const { PRANK_SEEDS, PRANK_SEED } = process.env
const config = { ordersPerMinute: 120, trustProxy: 1 }
const [cafe] = sharedAddresses
const first = Number(PRANK_SEED ?? (PRANK_SEEDS ? Date.now() % 1_000_000 : 7))
const seeds = Array.from({ length: Number(PRANK_SEEDS ?? 1) }, (_, number) => first + number)
/** How often as much is tried. */
const times = PRANK_SEEDS ? 4 : 1
const patience = 120_000 * times

onBothEngines((openShop, engine) => {
  /** A branch with slots; on PostgreSQL two servers. */
  async function open(seed: number, hands = 1) {
    const shop = await openShop({ config })
    const stations = barAndGrill.stations.map((station) => ({ ...station, hands }))
    await setCapacity(shop, { capacity: { ...barAndGrill, stations } })
    const shops: [TestShop, ...TestShop[]] = engine === 'postgres' ? [shop, await shop.beside({ config })] : [shop]
    return await sceneOf(shops, seed)
  }

  /** So many fakes of each of these addresses, a few at once; `seen` looks at the board after each. */
  async function besiege(scene: Awaited<ReturnType<typeof open>>, addresses: readonly string[], tries: number) {
    const prank = pranksterIn(scene)
    const placed: number[] = []
    for (let turn = 0; turn < tries; turn++) {
      const ids = await Promise.all(addresses.map((address) => prank(address)))
      placed.push(...ids.flatMap((id) => id ?? []))
      scene.shop.clock.pass(1000)
    }
    return placed
  }

  test.each(seeds)(
    '[H-40] one connection has eight orders on the board that nobody accepted, and a round for an office in any hour (seed %i)',
    async (seed) => {
      const scene = await open(seed)
      const { shop } = scene
      const placed = await besiege(scene, [cafe, cafe, cafe, cafe], 15 * times)
      expect((await boardOf(scene)).waiting).toBe(placed.length)
      expect(placed.length).toBeGreaterThan(3)
      expect(placed.length).toBeLessThanOrEqual(8)
      expect(await mostOfAnHour(scene)).toBeLessThanOrEqual(1200)
      // Staff accept whatever comes.
      for (let turn = 0; turn < 20 * times; turn++) {
        const more = await besiege(scene, [cafe, cafe], 1)
        for (const id of [...placed.splice(0), ...more]) await jefAccepts(scene, id)
      }
      expect((await boardOf(scene)).open).toBe(20)
      // One tap, and nothing of it comes back.
      const { orders } = await shop.ask('orders.board', { branch: 'antwerpen' }, { as: scene.jef })
      await shop.ask('orders.block', { key: newKey(), id: orders[0]?.id ?? 0, wide: true }, { as: scene.jef })
      expect(await besiege(scene, [cafe, cafe], 10 * times)).toEqual([])
      shop.clock.pass(2 * hour)
      expect(await besiege(scene, [cafe, cafe], 5 * times)).toEqual([])
      expect((await boardOf(scene)).open).toBe(0)
      if (PRANK_SEEDS) tellSoak('pranks', engine, seed, { sieges: 1 })
    },
    patience,
  )

  test.each(seeds)(
    '[H-40] twenty connections together have half of any twenty minutes, and a known customer orders meanwhile (seed %i)',
    async (seed) => {
      const scene = await open(seed)
      const [regular] = await regularsAt(scene, [cafe])
      const addresses = Array.from({ length: 20 }, (_, number) => `192.0.2.${number}`)
      const placed = await besiege(scene, addresses, 5 * times)
      expect(placed.length).toBeGreaterThan(20)
      expect((await heldIn(scene)).percent).toBeLessThanOrEqual(100)
      // Nobody new gets any room at once, but each may take a later time or have a word.
      expect(regular && (await place(scene, regular, { key: newKey() })).ok).toBe(true)
    },
    patience,
  )

  test.each(seeds)(
    '[H-40] sixty first orders in an hour on one address, with the same kind of phone, are not asked (seed %i)',
    async (seed) => {
      const scene = await open(seed)
      const hourOf = { customers: 60, known: 0, minutes: 60, addresses: [cafe], prankFrom: null }
      expect(await playPrankLunch(scene, hourOf)).toEqual({ placed: 60, asked: 0, refused: [] })
    },
    patience,
  )

  test.each(seeds)(
    '[H-40] at a lunch on three addresses a prankster on one of them gets nobody refused (seed %i)',
    async (seed) => {
      const scene = await open(seed, 4)
      const { shop } = scene
      shop.clock.set('2026-03-03 11:00')
      const regulars = await regularsAt(scene, [...sharedAddresses])
      shop.clock.set('2026-03-04 11:30')
      const customers = engine === 'sqlite' || PRANK_SEEDS ? 300 : 100
      const lunch = { customers, known: 0.2, minutes: customers / 3, addresses: sharedAddresses, prankFrom: cafe }
      const { placed, refused } = await playPrankLunch(scene, lunch)
      expect({ placed, refused }).toEqual({ placed: customers, refused: [] })
      for (const regular of regulars) expect((await place(scene, regular, { key: newKey() })).ok).toBe(true)
      expect((await place(scene, browserAt(scene, '192.0.2.200'), { key: newKey() })).ok).toBe(true)
    },
    patience,
  )
})
