// The power is cut while the shop is busy: what the disk has is enough for everything that was acknowledged.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDatabase, type Postgres, startOwnPostgres } from '../testing/postgres/postgres.ts'
import { type CutResult, playCuts } from '../testing/power/cuts.ts'
import { type Shop, shopsOn } from '../testing/shop.ts'
import { tellSoak } from '../testing/tell-soak.ts'

const { POWER_CUTS, POWER_SEED, POWER_MINUTES } = process.env
/** How often the power is cut on each engine; POWER_CUTS=500 for a long run. */
const cuts = Number(POWER_CUTS ?? 6)
const seed = Number(POWER_SEED ?? (POWER_CUTS ? Date.now() % 1_000_000 : 11))
const longest = Number(POWER_MINUTES ?? 24 * 60) * 60_000
const timeout = 60_000 + cuts * 30_000

let postgres: Postgres
beforeAll(async () => {
  postgres = await startOwnPostgres()
})
afterAll(() => postgres.stop())

/** A shop that is prepared and closed, for servers of its own. */
async function prepared(shop: Shop) {
  const { jef: barista } = await shop.staff()
  await shop.close()
  return { address: shop.address, barista, now: shop.clock.now(), cuts, seed, longest }
}

function report(engine: string, result: CutResult): void {
  tellSoak('power cuts', engine, seed, { ...result })
  expect(result.orders).toBeGreaterThan(0)
}

test('[SAFE-8] on SQLite, a disk that forgets what was not synced loses no acknowledged order and breaks no file', {
  timeout,
}, async () => {
  const shop = await shopsOn('sqlite')()
  report('sqlite', await playCuts(await prepared(shop)))
})

test('[SAFE-8] on PostgreSQL, database and server that are killed together lose no acknowledged order', {
  timeout,
}, async () => {
  const address = { postgres: await createDatabase(postgres.url, 'noisette') }
  const shop = await shopsOn('postgres')({ address })
  report('postgres', await playCuts({ ...(await prepared(shop)), postgres }))
})
