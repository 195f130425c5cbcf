// The power is cut while the shop is busy: what the disk has is enough for everything that was acknowledged.
// @module-tag long
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createDatabase, startOwnPostgres } from '#server/testing/postgres/test-postgres.ts'
import { tellSoak } from '#server/testing/tell-soak.ts'
import { shopsOn, type TestShop } from '#server/testing/test-shop.ts'
import { type Cutting, playCuts } from './cuts.ts'
import { forgetfulDisk, whyNoForgetfulDisk } from './forgetful-disk.ts'
import { forgetfulSupply, sqliteSupply } from './supplies.ts'

const { POWER_CUTS, POWER_SEED, POWER_MINUTES } = process.env
/** How often the power is cut on each engine; POWER_CUTS=500 for a long run. */
const cuts = Number(POWER_CUTS ?? 6)
const seed = Number(POWER_SEED ?? (POWER_CUTS ? Date.now() % 1_000_000 : 11))
const longest = Number(POWER_MINUTES ?? 24 * 60) * 60_000
const timeout = 60_000 + cuts * 30_000

const openSqlite = shopsOn('sqlite')
const openOnPostgres = shopsOn('postgres')

/** A shop lives so many cuts, so that one look at all of its orders stays short. */
const cutsOfAShop = 50

/** A shop that is prepared and closed, for servers of its own. */
async function prepared(shop: TestShop) {
  const { jef: barista } = await shop.staff()
  await shop.close()
  return { address: shop.address, barista, now: shop.clock.now() }
}

/** As many cuts as are wanted, in one new shop after the other. */
async function played(engine: string, open: () => Promise<Omit<Cutting, 'cuts' | 'seed' | 'longest'>>): Promise<void> {
  const sums: Record<string, number> = { shops: 0, cuts: 0 }
  const begun = performance.now()
  while ((sums.cuts ?? 0) < cuts && performance.now() - begun < longest) {
    const done = sums.cuts ?? 0
    const result = await playCuts({
      ...(await open()),
      cuts: Math.min(cutsOfAShop, cuts - done),
      seed: seed + done,
      longest: longest - (performance.now() - begun),
    })
    expect(result.orders).toBeGreaterThan(0)
    for (const [name, count] of Object.entries({ shops: 1, ...result })) sums[name] = (sums[name] ?? 0) + count
    if (sums.shops !== 1 || (sums.cuts ?? 0) < cuts) console.info(`${engine}: ${sums.cuts} cuts, ${sums.orders} orders`)
  }
  tellSoak('power cuts', engine, seed, sums)
}

const lack = await whyNoForgetfulDisk()

/** SQLite on a disk that forgets, with shops of its own. */
async function withSqlite(synchronous: string, play: (open: OpenPlace) => Promise<void>): Promise<void> {
  const all = await mkdtemp(join(tmpdir(), 'noisette-power-'))
  let shops = 0
  const open = async () => {
    const folder = join(all, String(++shops))
    await mkdir(join(folder, 'data'), { recursive: true })
    const address = { sqlite: join(folder, 'data', 'noisette.db') }
    const place = await prepared(await openSqlite({ address }))
    return { ...place, supply: sqliteSupply(place, folder, forgetfulDisk(), synchronous) }
  }
  await play(open).finally(() => rm(all, { recursive: true, force: true }))
}
type OpenPlace = Parameters<typeof played>[1]

test('[SAFE-8] on SQLite, a disk that forgets what was not synced loses no acknowledged order and breaks no file', {
  timeout,
}, async ({ skip }) => {
  skip(lack !== undefined, lack)
  await withSqlite('full', (open) => played('sqlite', open))
})

test('the disk of SQLite does forget: without waiting for its syncs, acknowledged orders are missing', {
  timeout: 120_000,
}, async ({ skip }) => {
  skip(lack !== undefined, lack)
  await withSqlite('normal', async (open) => {
    const playing = playCuts({ ...(await open()), cuts: 20, seed, longest })
    await expect(playing).rejects.toThrow('acknowledged orders that are missing')
  })
})

/** PostgreSQL on a disk that forgets, with shops of its own. */
async function withPostgres(settings: Record<string, string>, play: (open: OpenPlace) => Promise<void>): Promise<void> {
  const disk = forgetfulDisk()
  const postgres = await startOwnPostgres({ settings, environment: disk.environment })
  let shops = 0
  const open = async () => {
    const address = { postgres: await createDatabase(postgres.url, `shop_${++shops}`) }
    const place = await prepared(await openOnPostgres({ address }))
    return { ...place, supply: forgetfulSupply(place, postgres, disk) }
  }
  await play(open).finally(() => postgres.stop())
}

test('[SAFE-8] on PostgreSQL, a disk that forgets what was not synced loses no acknowledged order', {
  timeout,
}, async ({ skip }) => {
  skip(lack !== undefined, lack)
  await withPostgres({}, (open) => played('postgres', open))
})

test('the disk of PostgreSQL does forget: without waiting for its syncs, acknowledged orders are missing', {
  timeout: 120_000,
}, async ({ skip }) => {
  skip(lack !== undefined, lack)
  await withPostgres({ synchronous_commit: 'off' }, async (open) => {
    const playing = playCuts({ ...(await open()), cuts: 20, seed, longest })
    await expect(playing).rejects.toThrow('acknowledged orders that are missing')
  })
})
