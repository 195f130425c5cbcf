// Lunches on two real servers that are killed, over lines that drop: what customers and staff were told is true
// (TIME-2).
// @module-tag long
import { afterAll, expect, test } from 'vitest'
import { addDays } from '#domain/branch/hours.ts'
import { tellSoak } from '#server/testing/tell-soak.ts'
import { onBothEngines } from '#server/testing/test-shop.ts'
import { type Played, playLunch } from './lunch.ts'
import { type LunchScene, openScene } from './scene.ts'

const { LUNCHES, LUNCH_MINUTES, LUNCH_ORDERS, LUNCH_SEED } = process.env
/** How many lunches are played on each engine; LUNCHES=1000 for a long run. */
const lunches = Number(LUNCHES ?? 2)
/** No lunch begins after so many minutes. */
const longest = Number(LUNCH_MINUTES ?? 24 * 60) * 60_000
/** How many customers come to each. To every tenth come four times as many. */
const customers = Number(LUNCH_ORDERS ?? 15)
/** The seed of the first lunch; each has the next number. Always the same for the short run of the normal check. */
const firstSeed = Number(LUNCH_SEED ?? (LUNCHES ? Date.now() % 1_000_000 : 7))
/** So many lunches are played in one shop, a day each, before the next shop begins empty. */
const daysOfShop = 20

onBothEngines((openShop, engine) => {
  let scene: LunchScene | undefined
  afterAll(() => scene?.servers.close())

  test('[TIME-2] many lunches: no slot over its capacity, no order unheard, lost or doubled, every page true', {
    timeout: 60_000 + lunches * 120_000,
  }, async () => {
    const all: Played[] = []
    const begun = performance.now()
    for (let lunch = 0; lunch < lunches && performance.now() - begun < longest; lunch++) {
      if (lunch % daysOfShop === 0) {
        await scene?.servers.close()
        scene = await openScene(openShop)
      }
      if (!scene) return
      const day = addDays('2026-03-04', lunch % daysOfShop)
      const seed = firstSeed + lunch
      const wish = { seed, day, tomorrow: addDays(day, 1), customers: lunch % 10 === 9 ? 4 * customers : customers }
      const again = `LUNCHES=1 LUNCH_SEED=${seed} LUNCH_ORDERS=${wish.customers}`
      all.push(await playLunch(scene, wish).catch((error: Error) => expect.fail(`${again}: ${error.stack}`)))
      if (LUNCHES && lunch % 10 === 9) console.info(engine, JSON.stringify(summary(all, begun)))
    }
    tellSoak('lunches', engine, firstSeed, summary(all, begun))
    const placed = all.reduce((sum, { orders }) => sum + orders, 0)
    expect(placed).toBeGreaterThan((all.length * customers) / 4)
  })
})

/** What happened in all of them. */
function summary(all: readonly Played[], begun: number): Record<string, number> {
  const sum = (name: keyof Played) => all.reduce((total, one) => total + one[name], 0)
  const counts = (Object.keys(all[0] ?? {}) as (keyof Played)[]).map((name) => [name, sum(name)] as const)
  return { lunches: all.length, ...Object.fromEntries(counts), seconds: Math.round((performance.now() - begun) / 1000) }
}
