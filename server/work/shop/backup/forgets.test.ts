// @module-tag long
// A shop that is put back forgets again: whom the clock would have erased since the backup was taken.
import { randomBytes } from 'node:crypto'
import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, expect, inject, test, vi } from 'vitest'
import { listErasures } from '#server/store/guests/erasures.ts'
import { openStore, type StoreAddress } from '#server/store/open.ts'
import { noorsOrder } from '#server/testing/order-drafts.ts'
import { startProcess } from '#server/testing/own-process.ts'
import { createDatabase, dropDatabase } from '#server/testing/postgres/postgres-databases.ts'
import { day } from '#server/testing/test-clock.ts'
import { type EngineName, onBothEngines, shopsOn } from '#server/testing/test-shop.ts'
import { eraseAgain, forgetAgain, readErasedList } from '#work/guests/retention/erased-list.ts'
import { restoreBackup } from './restore-backup.ts'
import { takeBackup } from './take-backup.ts'

// Whole databases are copied, table by table.
vi.setConfig({ testTimeout: 60_000 })

const cleanUps: (() => Promise<unknown>)[] = []
afterAll(async () => {
  for (const cleanUp of cleanUps.reverse()) await cleanUp()
})

async function freshFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'noisette-forgets-'))
  cleanUps.push(() => rm(folder, { recursive: true, force: true }))
  return folder
}

async function freshPlace(engine: EngineName): Promise<StoreAddress> {
  if (engine === 'sqlite') return { sqlite: join(await freshFolder(), 'noisette.db') }
  const name = `forgets_${randomBytes(6).toString('hex')}`
  cleanUps.push(() => dropDatabase(inject('postgresUrl'), name))
  return { postgres: await createDatabase(inject('postgresUrl'), name) }
}

async function namesIn(address: StoreAddress): Promise<string[]> {
  const store = await openStore(address, Date.now())
  const rows = await store.db.selectFrom('orders').select('customer_name as name').orderBy('id').execute()
  await store.close()
  return rows.map(({ name }) => name)
}

onBothEngines((openShop, engine) => {
  test('[SAFE-4] a backup of 31 days ago comes back without the names, and nothing waits for the clock', async () => {
    const shop = await openShop()
    await shop.ask('orders.place', noorsOrder())
    shop.clock.pass(20 * day)
    await shop.ask('orders.place', noorsOrder({ name: 'Later Lucas', day: '2026-03-24' }))
    const taken = await takeBackup(shop.address, await freshFolder(), shop.clock.now())
    const to = await freshPlace(engine)
    const later = shop.clock.now() + 11 * day
    expect((await restoreBackup(taken.file, to, later)).ok).toBe(true)
    expect(await namesIn(to)).toEqual(['', 'Later Lucas'])
    const restored = await shopsOnLater(to)
    const rows = await sql<{ value: string }>`select value from setting where key = 'clock.seen'`.execute(restored)
    expect(JSON.parse(rows.rows[0]?.value ?? '{}')).toEqual({ believed: later, doubt: null })
  })
})

onBothEngines((openShop, engine) => {
  test('[SAFE-4] what was erased on request is erased again, by the list beside the backup', async () => {
    const folder = await freshFolder()
    const keeping = { folder, minutes: 0, hours: 1, days: 1, weeks: 1 }
    const shop = await openShop({ config: { backup: keeping } })
    const { amira } = await shop.staff()
    const { id } = await shop.ask('orders.place', noorsOrder())
    const other = await shop.ask('orders.place', noorsOrder({ name: 'Lucas' }))
    const refuse = { key: crypto.randomUUID(), id, step: 'refuse', reason: 'other', words: 'Not here' } as const
    await shop.ask('orders.step', refuse, { as: amira })
    const taken = await takeBackup(shop.address, folder, shop.clock.now())
    await shop.ask('persons.erase', { records: [{ kind: 'order', id }] }, { as: amira })
    const list = await readErasedList(folder)
    expect(list).toMatchObject([{ kind: 'order', id }])

    const to = await freshPlace(engine)
    await restoreBackup(taken.file, to, shop.clock.now())
    expect(await namesIn(to)).toEqual(['', 'Lucas'])
    expect(await erasuresIn(to)).toEqual(list)

    // A file that came without its list is erased at the first start beside it.
    const alone = await freshPlace(engine)
    const copied = join(await freshFolder(), 'alone.db')
    await copyFile(taken.file, copied)
    await restoreBackup(copied, alone, shop.clock.now())
    expect(await namesIn(alone)).toEqual(['Noor', 'Lucas'])
    const store = await openStore(alone, shop.clock.now())
    // Another order that got the same number later is not meant.
    const notMeant = list.map((erasure) => ({ ...erasure, id: other.id, madeAt: erasure.madeAt - 1 }))
    expect(await eraseAgain(store, notMeant, shop.clock.now())).toBe(0)
    expect(await forgetAgain(store, folder, shop.clock.now())).toBe(1)
    expect(await forgetAgain(store, folder, shop.clock.now())).toBe(0)
    await store.close()
    expect(await namesIn(alone)).toEqual(['', 'Lucas'])
    expect(await readErasedList(folder)).toMatchObject([{ kind: 'order', id }])
  }, 60_000)
})

test('[SAFE-4] a shop that is set aside tells what was erased in it, also without a list', async () => {
  const shop = await shopsOn('sqlite')()
  const { amira } = await shop.staff()
  const { id } = await shop.ask('orders.place', noorsOrder())
  const refuse = { key: crypto.randomUUID(), id, step: 'refuse', reason: 'other', words: 'Not here' } as const
  await shop.ask('orders.step', refuse, { as: amira })
  const taken = await takeBackup(shop.address, await freshFolder(), shop.clock.now())
  await shop.ask('persons.erase', { records: [{ kind: 'order', id }] }, { as: amira })
  await shop.close()
  expect((await restoreBackup(taken.file, shop.address, shop.clock.now())).ok).toBe(true)
  expect(await namesIn(shop.address)).toEqual([''])
})

async function erasuresIn(address: StoreAddress) {
  const store = await openStore(address, Date.now())
  const list = await listErasures(store.db)
  await store.close()
  return list
}

async function shopsOnLater(address: StoreAddress) {
  const store = await openStore(address, Date.now())
  cleanUps.push(() => store.close())
  return store.db
}

test('[SAFE-4] a shop that starts erases before it answers for the first time', async () => {
  const folder = await freshFolder()
  const address = { sqlite: join(folder, 'noisette.db') }
  const shop = await shopsOn('sqlite')({ address, at: '2026-03-04 09:00', demo: 'unlimited' })
  await shop.ask('orders.place', noorsOrder())
  await shop.close()
  const store = await openStore(address, Date.now())
  const seen = JSON.stringify({ believed: Date.now() - day, doubt: null })
  await store.write((trx) => trx.insertInto('setting').values({ key: 'clock.seen', value: seen }).execute())
  await store.close()
  const server = await startProcess({ DATA_DIR: folder, PORT: '0', HOST: '127.0.0.1', BACKUP_DIR: 'none' })
  await server.end('SIGKILL')
  expect(await namesIn(address)).toEqual([''])
})
