// Backups: taken while customers order, whole or refused, and a shop that is put back from one.
import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { mkdtemp, open, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, inject, test } from 'vitest'
import { openStore, type StoreAddress } from '#server/store/open.ts'
import { noorsOrder } from '#server/testing/order-drafts.ts'
import { createDatabase, dropDatabase } from '#server/testing/postgres/postgres-databases.ts'
import { type EngineName, onBothEngines, shopsOn } from '#server/testing/test-shop.ts'
import { backupFile, listBackups, tidyFolder } from './folder.ts'
import { drillBackup, restoreBackup } from './restore-backup.ts'
import { takeBackup } from './take-backup.ts'

const cleanUps: (() => Promise<void>)[] = []
afterAll(async () => {
  for (const cleanUp of cleanUps.reverse()) await cleanUp()
})

async function freshFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'noisette-backup-'))
  cleanUps.push(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** The address of a database that nobody has used. */
async function freshPlace(engine: EngineName): Promise<StoreAddress> {
  if (engine === 'sqlite') return { sqlite: join(await freshFolder(), 'shop', 'noisette.db') }
  const name = `restored_${randomBytes(6).toString('hex')}`
  cleanUps.push(() => dropDatabase(inject('postgresUrl'), name))
  return { postgres: await createDatabase(inject('postgresUrl'), name) }
}

const at = Date.parse('2026-03-04T08:30:00Z')

onBothEngines((openShop, engine) => {
  const openThere = shopsOn(engine)

  test('[SAFE-1] a backup taken in the middle of a rush has every order acknowledged before it began', {
    timeout: 60_000,
  }, async () => {
    const shop = await openShop()
    const before = await Promise.all(Array.from({ length: 20 }, () => shop.ask('orders.place', noorsOrder())))
    const during: Promise<unknown>[] = []
    const rush = setInterval(() => during.push(shop.ask('orders.place', noorsOrder())), 10)
    const folder = await freshFolder()
    const modes = new Set<number>()
    const look = setInterval(() => {
      for (const name of readdirSync(folder)) {
        // A file may get its final name between the two.
        const found = statSync(join(folder, name), { throwIfNoEntry: false })
        if (found) modes.add(found.mode & 0o777)
      }
    }, 1)
    const taken = await takeBackup(shop.address, folder, at)
    clearInterval(look)
    clearInterval(rush)
    await Promise.all(during)
    await shop.ask('orders.place', noorsOrder())
    expect(taken.orders).toBeGreaterThanOrEqual(20)
    expect(taken.branches).toBe(3)
    if (process.platform !== 'win32') {
      expect(statSync(taken.file).mode & 0o777).toBe(0o600)
      for (const mode of modes) expect(mode).toBe(0o600)
    }
    const name = taken.file.split('/').at(-1)
    expect(readdirSync(folder).sort()).toEqual([name, `${name}.sha256`])

    const to = await freshPlace(engine)
    const restored = await restoreBackup(taken.file, to, at)
    expect(restored).toMatchObject({ ok: true, value: { orders: taken.orders, before: null } })
    const again = await openThere({ address: to, demo: false })
    for (const { token } of before) expect((await again.ask('orders.track', { token })).token).toBe(token)
  })

  test('[SAFE-1] after a restore no number is given again, and an open page reads everything anew', async () => {
    const shop = await openShop()
    const folder = await freshFolder()
    const taken = await takeBackup(shop.address, folder, at)
    const lost = await shop.ask('orders.place', noorsOrder())
    const cursor = await shop.store.engine.head()
    const to = await freshPlace(engine)
    await restoreBackup(taken.file, to, at)
    const again = await openThere({ address: to, demo: false })
    const next = await again.ask('orders.place', noorsOrder())
    expect(next.id).toBeGreaterThan(lost.id + 1000)
    expect((await again.reply('orders.track', { token: lost.token })).ok).toBe(false)
    const horizon = await again.store.db
      .selectFrom('setting')
      .select('value')
      .where('key', '=', 'events.horizon')
      .executeTakeFirstOrThrow()
    expect(again.store.engine.compareCursors(cursor, horizon.value)).toBeLessThan(0)
  })

  test('[SAFE-1] the drill restores the newest backup beside the shop, which goes on', async () => {
    const shop = await openShop()
    const folder = await freshFolder()
    expect(await drillBackup(folder, shop.address, () => at)).toBeNull()
    await takeBackup(shop.address, folder, at - 3_600_000)
    await takeBackup(shop.address, folder, at)
    await shop.ask('orders.place', noorsOrder())
    expect(await drillBackup(folder, shop.address, () => at)).toMatchObject({
      file: backupFile(folder, at),
      ordersSince: 1,
      facts: { branches: 3 },
    })
    await shop.ask('orders.place', noorsOrder())
  })

  test('[SAFE-1] a shop that runs is not restored over, nor one that is there in a database', async () => {
    const shop = await openShop()
    const { file } = await takeBackup(shop.address, await freshFolder(), at)
    expect(await restoreBackup(file, shop.address, at)).toEqual({ ok: false, refusal: 'in_use' })
    await shop.close()
    const over = await restoreBackup(file, shop.address, at)
    if (engine === 'postgres') return expect(over).toEqual({ ok: false, refusal: 'not_empty' })
    const aside = over.ok ? over.value.before : null
    expect(aside && existsSync(aside)).toBe(true)
    const store = await openStore({ sqlite: aside ?? '' }, at)
    await store.close()
  })
})

describe('[SAFE-1] a damaged backup', () => {
  test.each([
    ['cut short', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
    [
      'with a page of noise',
      (bytes: Buffer) => Buffer.concat([bytes.subarray(0, 40_960), randomBytes(4096), bytes.subarray(45_056)]),
    ],
    ['empty', () => Buffer.alloc(0)],
    ['that is a text', () => Buffer.from('not a database at all, but long enough to look like a file'.repeat(100))],
  ])('%s is not restored, and the shop stays as it is', async (_, damage) => {
    const shop = await shopsOn('sqlite')()
    const { file } = await takeBackup(shop.address, await freshFolder(), at)
    await shop.close()
    await writeFile(file, damage(await readFile(file)))
    const to = shop.address as { sqlite: string }
    const before = await readFile(to.sqlite)
    await expect(restoreBackup(file, to, at)).rejects.toThrow()
    expect(Buffer.compare(before, await readFile(to.sqlite))).toBe(0)
    await expect(drillBackup(join(file, '..'), to, () => at)).rejects.toThrow()
  })
})

test('[H-49] a backup of which one letter changed is not restored; one without a checksum is, and says so', async () => {
  const shop = await shopsOn('sqlite')()
  await shop.ask('orders.place', noorsOrder({ name: 'Nachtegaal' }))
  const folder = await freshFolder()
  const { file } = await takeBackup(shop.address, folder, at)
  const to = { sqlite: join(await freshFolder(), 'noisette.db') }
  const bytes = await readFile(file)
  await writeFile(file, Buffer.from(bytes.toString('latin1').replaceAll('Nachtegaal', 'Nachtegaap'), 'latin1'))
  await expect(restoreBackup(file, to, at)).rejects.toThrow('its bytes are not those that were taken')
  await rm(`${file}.sha256`)
  expect(await restoreBackup(file, to, at)).toMatchObject({ ok: true, value: { compared: false } })
  await writeFile(file, bytes)
  const again = await takeBackup(shop.address, folder, at + 1000)
  expect(await restoreBackup(again.file, to, at)).toMatchObject({ ok: true, value: { compared: true } })
  await tidyFolder(folder, { hours: 0, days: 0, weeks: 0 }, at + 7_200_000)
  expect(readdirSync(folder)).toHaveLength(2)
})

test('[SAFE-1] what an interrupted backup left is removed, and is never taken for one', async () => {
  const folder = await freshFolder()
  const handle = await open(`${backupFile(folder, at)}.unfinished`, 'w')
  await handle.close()
  expect(await listBackups(folder)).toEqual([])
  await tidyFolder(folder, { hours: 24, days: 7, weeks: 3 }, at)
  expect(readdirSync(folder)).toEqual([])
})
