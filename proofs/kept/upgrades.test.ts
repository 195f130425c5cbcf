// @module-tag long
// A database that a released version left, or the last one from before the first release, comes up to date with
// everything in it, however often that is interrupted. Any other is refused in one sentence and stays as it is.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { openEngine, openStore, type StoreAddress } from '#server/store/open.ts'
import { byToken } from '#server/store/order/order-store.ts'
import { dice } from '#server/testing/dice.ts'
import { noorsOrder, noorsTable } from '#server/testing/order-drafts.ts'
import { failingStart } from '#server/testing/own-process.ts'
import { createDatabase, dropDatabase } from '#server/testing/postgres/postgres-databases.ts'
import { tellSoak } from '#server/testing/tell-soak.ts'
import { passwordOf } from '#server/testing/test-people.ts'
import { type EngineName, onBothEngines, type TestShop } from '#server/testing/test-shop.ts'
import { restoreBackup } from '#work/shop/backup/restore-backup.ts'
import { expectNone } from '../lunch/truth.ts'
import { type ComparedRow, type Contents, contentsOf } from './database-contents.ts'
import { keptShop, keptVersions } from './kept-databases.ts'
import { keptRestorer } from './kept-restorer.ts'

// The kept databases hold hashes that servers made.
process.env.REAL_HASHES = 'yes'

const { UPGRADE_KILLS, UPGRADE_SEED } = process.env
const seed = Number(UPGRADE_SEED ?? (UPGRADE_KILLS ? Date.now() % 1_000_000 : 5))
const chance = dice(seed)
/** How often each upgrade is killed at most. */
const kills = Number(UPGRADE_KILLS ?? 3)
/** A kill comes at most so many milliseconds after an upgrade has begun; most upgrades take as long as that. */
const latest = 150

/** Now among the payments of the order. */
const paid = ['paid_way', 'paid_amount', 'paid_at']

/**
 * By table, the columns of `before-0.1.0` that go, as all that is in them stands elsewhere too, or that are written
 * anew.
 */
const notAsBefore: Readonly<Record<string, readonly string[]>> = {
  review: ['key'],
  reservation: ['key'],
  contact_message: ['key', 'body_hash'],
  orders: ['tx', 'proposal', 'changed_from', ...paid],
  order_line: ['choice'],
}
/**
 * Tables and settings that follow from the others, or say what was done. What becomes of payments has a test of its
 * own.
 */
const derived = ['migration', 'till_sum', 'till_day', 'figure', 'payment']
const derivedSettings = ['orders.moved', 'till.summed', 'figures.counted', 'figures.booked']

const { restored, freshFolder, cleanUps } = keptRestorer()

/** A database from before the last one that is taken over. */
async function tooOld(engine: EngineName): Promise<StoreAddress> {
  const address = await restored('before-0.1.0', engine)
  const { db, close } = await openEngine(address)
  await db.deleteFrom('migration').where('name', '=', '0054-till-sums').execute()
  await close()
  return address
}

const refusal =
  'this database is older than version 0.1.0 can bring up to date: ' +
  'let Noisette of commit cf43fe29 start on it or restore it once, and this version after that.'

onBothEngines((openShop, engine) => {
  const counts = { kills: 0, interrupted: 0 }
  let fresh: Contents
  beforeAll(async () => {
    fresh = await contentsOf((await openShop({ demo: false })).address)
  })
  afterAll(() => tellSoak('upgrades', engine, seed, { upgrades: keptVersions.length, ...counts }))

  test.each(keptVersions)(
    '[SAFE-3] [DATA-1] a database of %s comes up to date with every row as it was, and a schema like a new one',
    async (version) => {
      const address = await restored(version, engine)
      const before = await contentsOf(address)
      await (await openStore(address, Date.now())).close()
      const after = await contentsOf(address)
      expect(namesOf(after)).toEqual(namesOf(fresh))
      expect(after.schema).toEqual(fresh.schema)
      expectKept(version, before, after)
    },
  )

  test.each(keptVersions)(
    '[SAFE-3] a database of %s comes up to date under kill -9, and one migration further',
    { timeout: 30_000 + kills * 10_000 },
    async (version) => {
      const address = await restored(version, engine)
      const before = await contentsOf(address)
      let isUp = false
      for (let time = 0; time < kills && !isUp; time++) {
        counts.kills++
        isUp = !(await upgrade(address, chance.below(latest)))
        if (isUp) break
        counts.interrupted++
        // It is one transaction: nothing of it is there, or all of it.
        const names = namesOf(await contentsOf(address))
        expect([namesOf(before), [...namesOf(fresh), '9000-next']]).toContainEqual(names)
        isUp = names.includes('9000-next')
      }
      if (!isUp) await upgrade(address)
      const after = await contentsOf(address)
      expect(namesOf(after)).toEqual([...namesOf(fresh), '9000-next'])
      expect(after.tables.get('long_work')).toHaveLength(100_000)
      for (const order of after.tables.get('orders') ?? []) expect(order.next_column).toBe(order.id)
      expectKept(version, before, after)
    },
  )

  describe.each(keptVersions)('[DATA-1] a database of %s', (version) => {
    const kept = keptShop(version, engine)
    let shop: TestShop
    beforeAll(async () => {
      // Six minutes later, while the owner's session and the orders of the day still exist.
      shop = await openShop({ address: await restored(version, engine), demo: false, at: '2026-03-04 09:07' })
    })

    /** The first form that was sent to this call. */
    const keyOf = (call: string) =>
      shop.store.db.selectFrom('idempotency_key').selectAll().where('call', '=', call).executeTakeFirstOrThrow()

    test('keeps every order with its total and where each line stands', async () => {
      for (const { token, total, statuses } of kept.orders) {
        const order = await shop.ask('orders.track', { token })
        expect({ token, total: order.total, statuses: order.lines.map(({ status }) => status) }).toEqual({
          token,
          total,
          statuses,
        })
      }
    })

    test('[OPT-2] keeps the sizes of its items and lines, at their prices', async () => {
      const { items, groups } = await shop.ask('menu.read', { lang: 'en' })
      expect(groups.map(({ id }) => id)).toContain('SIZES')
      expect(items.find(({ id }) => id === 'house-white-wine')).toMatchObject({
        price: 480,
        groups: [{ group: 'SIZES', only: ['GLASS', 'BOTTLE'], prices: { BOTTLE: 1720 } }],
      })
      const lines = []
      for (const { token } of kept.orders) lines.push(...(await shop.ask('orders.track', { token })).lines)
      const size = (option: string, nl: string, price: number) => [{ group: 'SIZES', option, name: { nl }, price }]
      expect(lines.find(({ item }) => item === 'house-white-wine')).toMatchObject({
        price: 480,
        options: size('GLASS', 'Glas', 0),
      })
      expect(lines.find(({ item }) => item === 'breakfast-board')).toMatchObject({
        options: size('PERSONS-2', '2 personen', 1200),
      })
    })

    test('knows a checkout, a review and a reservation that are sent again', async () => {
      const { ask, reply, store } = shop
      const lines = [
        { item: 'cappuccino', quantity: 2, note: 'oat milk\nno sugar' },
        { item: 'brussels-waffle', quantity: 1 },
      ]
      const again = await reply('orders.place', noorsOrder({ key: kept.checkout.key, lines }))
      const made = again.ok ? again.value : again.refusal
      // Before 0.1.0 a line was sent with one field more. An order that was sent then is another one, but never made
      // twice.
      expect(made).toMatchObject({
        token: kept.checkout.token,
        ...(version.startsWith('before') && { refusal: 'key_reused' }),
      })
      const { key } = await keyOf('reviews.submit')
      await ask('reviews.submit', { key, food: 5, service: 4, name: 'Noor', text: 'Warm waffle.' })
      expect(await store.db.selectFrom('review').select('id').execute()).toHaveLength(kept.counts.reviews)
      const reserved = await keyOf('reservations.place')
      expect((await ask('reservations.place', noorsTable({ key: reserved.key }))).id).toBe(reserved.made)
    })

    test('takes a new order, and the board shows it among the earlier ones', async () => {
      const { id } = await shop.ask('orders.place', noorsOrder())
      const { orders } = await shop.ask('orders.board', { branch: 'antwerpen' }, { as: kept.owner })
      expect(orders.map((order) => order.id)).toContain(id)
      expect(orders.map(({ token }) => token)).toContain(kept.checkout.token)
    })

    test('keeps its people, their passwords and open sessions, and who waits', async () => {
      const { ask, signIn } = shop
      expect((await ask('account.read', {}, { as: kept.owner })).member).toMatchObject({ name: kept.owner.name })
      for (const name of kept.people) expect((await signIn(name, passwordOf(name))).name).toBe(name)
      const { accounts } = await ask('staff.list', {}, { as: kept.owner })
      expect(accounts.map(({ name }) => name).sort()).toEqual([...kept.people, 'Waiting Wim'].sort())
    })

    test('keeps the menu, the stock, the reviews, reservations, messages, pictures and archives', async () => {
      const { ask, inject: request, store } = shop
      const asked = { as: kept.owner }
      // Noor's waits for staff.
      expect((await ask('reviews.summary', {})).count).toBe(kept.counts.reviews - 1)
      expect((await ask('reservations.list', {}, asked)).reservations).toHaveLength(kept.counts.reservations)
      expect((await ask('messages.list', {}, asked)).messages).toHaveLength(kept.counts.messages)
      expect(await store.db.selectFrom('item').select('id').execute()).toHaveLength(kept.counts.items)
      expect(await store.db.selectFrom('stock_out').select(['item', 'branch']).execute()).toContainEqual({
        item: 'salmon-bagel',
        branch: 'antwerpen',
      })
      expect((await request({ url: `/uploads/${kept.upload}/160` })).statusCode).toBe(200)
      const [archive] = (await ask('archives.list', {}, asked)).archives
      await ask('archives.restore', { id: archive?.id ?? 0 }, asked)
      expect((await ask('orders.track', { token: kept.archived })).branch).toBe('etterbeek')
    })
  })

  test('[OPT-2] lines from before sizes were options keep the size that they were ordered in', async () => {
    const address = await restored('before-0.1.0', engine)
    const { token } = keptShop('before-0.1.0', engine).orders[1] ?? { token: '' }
    const { db, close } = await openEngine(address)
    const order = sql`(select id from orders where token = ${token})`
    const early = { id: 1, item: 'house-white-wine', choice: 'bottle', name: { en: 'White' }, quantity: 1, price: 2200 }
    const version = JSON.stringify({ lines: [early], total: 2200 })
    await sql`update orders set changed_from = ${version}, proposal = ${version} where id = ${order}`.execute(db)
    const oat = '{"group":"milk","option":"oat","kind":"one","name":{},"quantity":1,"price":40}'
    await sql`update order_line set options = case line when 1 then '[]' else ${`[${oat}]`} end where order_id = ${order}`.execute(
      db,
    )
    await close()
    const store = await openStore(address, Date.now())
    const kept = await byToken(store.db, token)
    await store.close()
    const size = (option: string) => ({ group: 'SIZES', option, price: 0 })
    expect(kept?.lines.map(({ options }) => options)).toMatchObject([
      [size('GLASS')],
      [size('PERSONS-2'), { option: 'oat' }],
    ])
    const before = { lines: [{ item: 'house-white-wine', options: [size('BOTTLE')], declaration: null }], total: 2200 }
    expect(kept).toMatchObject({ changedFrom: before, proposal: { ...before, number: 0 } })
  })

  test('alerts of branches and of machines are put into one table, and stay what they are', async () => {
    const address = await restored('before-0.1.0', engine)
    const { db, close } = await openEngine(address)
    for (const table of ['alert', 'health_alert']) await sql`delete from ${sql.table(table)}`.execute(db)
    await sql`insert into alert (kind, branch, order_id, since, at) values ('unheard', 'antwerpen', 7, 1, 2)`.execute(
      db,
    )
    const finding = '{"subsystem":"disk"}'
    await sql`insert into health_alert (kind, machine, since, at, closed_at, ended, finding)
      values ('disk', 'counter', 3, 4, 5, 'well', ${finding})`.execute(db)
    await close()
    const store = await openStore(address, Date.now())
    const rows = await store.db.selectFrom('alert').selectAll().orderBy('id').execute()
    await store.close()
    const open = { closed_at: null, ended: null, finding: null }
    expect(rows.map(({ id: _, ...row }) => row)).toEqual([
      { kind: 'unheard', place: 'antwerpen', order_id: 7, since: 1, at: 2, ...open },
      { kind: 'disk', place: 'counter', order_id: null, since: 3, at: 4, closed_at: 5, ended: 'well', finding },
    ])
  })

  test('[SAFE-3] an older database is refused in one sentence by the program, and stays as it is', async () => {
    const address = await tooOld(engine)
    await expectRefusedStart(address, `${refusal}\n`)
  })

  test('[SAFE-1] [SAFE-3] an older backup is refused in the same sentence, and the place stays as it was', async () => {
    const { sqlite: backup } = (await tooOld('sqlite')) as { sqlite: string }
    const bytes = readFileSync(backup)
    const there = engine === 'sqlite' ? { sqlite: join(await freshFolder(), 'noisette.db') } : await emptyDatabase()
    await expect(restoreBackup(backup, there, Date.now())).rejects.toThrow(refusal)
    expect(readFileSync(backup)).toEqual(bytes)
    if ('sqlite' in there)
      expect([there.sqlite, `${there.sqlite}.unfinished`].map((file) => existsSync(file))).toEqual([false, false])
    else expect((await contentsOf(there)).tables.size).toBe(0)
  })

  test('[SAFE-3] a database of a newer version is refused in one sentence by the program, and stays as it is', async () => {
    const { address, store, close } = await openShop()
    await store.write((trx) => trx.insertInto('migration').values({ name: '9999-of-tomorrow', at: 1 }).execute())
    await close()
    await expectRefusedStart(
      address,
      'this database was used by a newer version, which this one does not understand ' +
        '(9999-of-tomorrow). Start the newer version again, or restore a backup from before the update.\n',
    )
  })
})

test('[SAFE-3] a database of every release is kept: `npm run keep-database` makes that of this version', () => {
  const textOf = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')
  const released = [...textOf('CHANGELOG.md').matchAll(/^## (\d+\.\d+\.\d+)/gm)].map(([, version = '']) => version)
  const { version } = JSON.parse(textOf('package.json')) as { version: string }
  expect(keptVersions).toEqual(expect.arrayContaining([...released, version]))
})

async function emptyDatabase(): Promise<StoreAddress> {
  const server = inject('postgresUrl')
  const name = `empty_${process.pid}_${Date.now()}`
  cleanUps.push(() => dropDatabase(server, name))
  return { postgres: await createDatabase(server, name) }
}

async function expectRefusedStart(address: StoreAddress, sentence: string): Promise<void> {
  const before = await contentsOf(address)
  const where = 'sqlite' in address ? { DATA_DIR: dirname(address.sqlite) } : { DATABASE_URL: address.postgres }
  expect(await failingStart(where)).toEqual({ code: 1, output: `Noisette could not start: ${sentence}` })
  expect(await contentsOf(address)).toEqual(before)
}

const namesOf = ({ tables }: Contents): string[] => (tables.get('migration') ?? []).map(({ name }) => name ?? '').sort()

const script = fileURLToPath(new URL('./upgrade.ts', import.meta.url))

/**
 * Begins to bring it up to date, and kills that so many milliseconds later; false if it was done before, or not killed.
 */
async function upgrade(address: StoreAddress, killAfter?: number): Promise<boolean> {
  const child = spawn(process.execPath, [script, JSON.stringify(address)], { stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  let failed = ''
  child.stderr.on('data', (text: Buffer) => (failed += text.toString()))
  child.stdout.on('data', (text: Buffer) => {
    if (said === '' && killAfter !== undefined) setTimeout(() => child.kill('SIGKILL'), killAfter)
    said += text.toString()
  })
  const [code] = (await once(child, 'close')) as [number | null]
  if (code !== 0 && code !== null) throw new Error(failed)
  return !said.includes('up')
}

/** Each earlier row is there, in each column that stays, and no other row. */
function expectKept(version: string, before: Contents, after: Contents): void {
  const changed: typeof notAsBefore = version === 'before-0.1.0' ? notAsBefore : { orders: paid }
  for (const [table, rows] of before.tables) {
    if (derived.includes(table)) continue
    const columns = Object.keys(rows[0] ?? {}).filter((name) => !changed[table]?.includes(name))
    const lines = (of: Contents) =>
      (of.tables.get(table) ?? [])
        .filter(isOriginal)
        .map((row) => JSON.stringify(columns.map((name) => [name, row[name]])))
    expectNone(`rows of ${table} that are lost or changed`, without(lines(before), lines(after)))
    expectNone(`rows of ${table} that are new`, without(lines(after), lines(before)))
  }
}

const isOriginal = ({ key }: ComparedRow): boolean => !derivedSettings.includes(key ?? '')

function without(lines: readonly string[], others: readonly string[]): string[] {
  const left = Map.groupBy(others, (line) => line)
  return lines.filter((line) => !left.get(line)?.pop())
}
