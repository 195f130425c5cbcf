// @module-tag long
// The disk is full: every call is answered in words, nothing is half stored, and the shop goes on when there is room.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callNames } from '#contract/addresses.ts'
import { contract } from '#contract/index.ts'
import { checkedBody, injection } from '../testing/contract-check.ts'
import { inputsOf, shapeOf } from '../testing/fuzz/fuzz-shapes.ts'
import { fuzzRuns, fuzzSeed, inAddress } from '../testing/fuzz/fuzz-wire.ts'
import { noorsOrder, type PlaceWish } from '../testing/order-drafts.ts'
import { startProcess, withLimit } from '../testing/own-process.ts'
import { phonePhoto } from '../testing/picture-files.ts'
import type { Staff } from '../testing/test-people.ts'
import { shopsOn, storeOnBothEngines, type TestShop } from '../testing/test-shop.ts'
import { openStore } from './open.ts'

/** SQLite adds no page to the file any more; PostgreSQL answers every write as it does when its disk is full. */
async function fill({ store: { db, engine } }: TestShop): Promise<void> {
  if (engine.kind === 'sqlite') await sql`pragma max_page_count = 1`.execute(db)
  else {
    await sql`create or replace function disk_full() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`.execute(
      db,
    )
    for (const { name } of await db.introspection.getTables())
      await sql`create trigger disk_full before insert on ${sql.table(name)} for each statement execute function disk_full()`.execute(
        db,
      )
  }
}

async function makeRoom({ store: { db, engine } }: TestShop): Promise<void> {
  if (engine.kind === 'sqlite') await sql`pragma max_page_count = 1000000`.execute(db)
  else await sql`drop function disk_full cascade`.execute(db)
}

storeOnBothEngines((openShop) => {
  let shop: TestShop
  let staff: Staff
  const before = noorsOrder()
  beforeAll(async () => {
    shop = await openShop()
    staff = await shop.staff()
    await shop.ask('orders.place', before)
    await fill(shop)
  })
  const calls = callNames.filter((name) => !contract[name].file && !name.startsWith('account.sign'))

  test('[SAFE-8] a picture is refused with "unavailable" while nothing can be stored', async () => {
    const headers = { 'content-type': 'image/jpeg', cookie: staff.lotte.cookie }
    const payload = await phonePhoto(1600, 1200)
    const answer = await shop.inject({ method: 'POST', url: '/api/staff/images', payload, headers })
    expect([200, 503], answer.body).toContain(answer.statusCode)
  })

  describe.each(calls)('%s', (name) => {
    test('[SAFE-8] is answered as its contract says while nothing can be stored', async () => {
      const inputs = inputsOf(shapeOf(name)).filter((input) => typeof input === 'object' && input !== null)
      const property = fc.asyncProperty(inputs, fc.boolean(), async (input, isOwner) => {
        const as = isOwner ? { as: staff.amira } : {}
        const { statusCode: status, body } = await shop.inject(
          injection(name, inAddress(name, { ...(input as object) }), as),
        )
        if (status === 404 && body.includes('"not_found"')) return
        expect(status, body).not.toBe(500)
        checkedBody(name, status, body)
      })
      await fc.assert(property, { seed: fuzzSeed, numRuns: fuzzRuns(4) })
    })
  })

  test('[SAFE-8] with room again the earlier order is not made twice, whatever the owner did meanwhile', async () => {
    await makeRoom(shop)
    const stored = await ordersIn(shop)
    const reply = await shop.reply('orders.place', before)
    // The owner may have closed the day, or deleted it and closed the shop.
    if (!reply.ok) expect(['key_reused', 'order_refused']).toContain(reply.refusal.refusal)
    expect(await ordersIn(shop)).toBe(stored === 0 && reply.ok ? 1 : stored)
  })

  test('[SAFE-8] an order that found no room is taken when it is sent again with room, once', async () => {
    const other = await openShop()
    const refused: PlaceWish[] = []
    await other.ask('orders.place', noorsOrder())
    await fill(other)
    // Some are taken while pages of the file have room left.
    while (refused.length < 3 && (await ordersIn(other)) < 500) {
      const wish = noorsOrder({ lines: [{ item: 'cappuccino', quantity: 1, note: 'x'.repeat(190) }] })
      const reply = await other.reply('orders.place', wish)
      if (!reply.ok) refused.push(wish)
      expect(reply).toMatchObject(reply.ok ? { ok: true } : { refusal: { refusal: 'unavailable' } })
    }
    await makeRoom(other)
    const stored = await ordersIn(other)
    for (const wish of [...refused, ...refused]) await other.ask('orders.place', wish)
    expect(refused).toHaveLength(3)
    expect(await ordersIn(other)).toBe(stored + 3)
  })
})

const ordersIn = async ({ store: { db } }: TestShop) => (await db.selectFrom('orders').select('id').execute()).length

describe('a server whose files cannot grow', () => {
  const megabyte = 1024 * 1024
  const folders: string[] = []
  afterAll(() => {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true })
  })

  /** Orders with a long note, until one is not taken; that one is returned too. */
  async function orderUntilFull(address: string, day: string) {
    const taken: string[] = []
    for (;;) {
      const wish = noorsOrder({ day, lines: [{ item: 'cappuccino', quantity: 1, note: 'x'.repeat(190) }] })
      const answer = await send(address, wish)
      if (answer.status !== 200) return { taken, wish, answer }
      taken.push(answer.body.token)
    }
  }

  async function send(address: string, wish: PlaceWish) {
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(`${address}/api/orders`, { method: 'POST', headers, body: JSON.stringify(wish) })
    return { status: answer.status, body: (await answer.json()) as { token: string; refusal?: string } }
  }

  test('[SAFE-8] answers 503 in words, keeps what it acknowledged, and its successor with room goes on', {
    timeout: 60_000,
  }, async () => {
    const shop = await shopsOn('sqlite')()
    await shop.close()
    if (!('sqlite' in shop.address)) throw new Error('not on SQLite')
    const file = shop.address.sqlite
    const clock = new URL('../../proofs/lunch/steered-clock.ts', import.meta.url)
    const environment = { DATA_DIR: dirname(file), DEMO: 'no', SIMULATED_NOW: String(shop.clock.now()) }
    const largestFile = statSync(file).size + megabyte
    const full = await startProcess(environment, { preload: clock, largestFile })
    const { taken, wish, answer } = await orderUntilFull(full.address, '2026-03-04')
    expect(answer).toMatchObject({ status: 503, body: { refusal: 'unavailable' } })
    expect(taken.length).toBeGreaterThan(3)
    expect((await fetch(`${full.address}/api/menu`)).status).toBe(200)
    await full.end('SIGKILL')

    const next = await startProcess(environment, { preload: clock })
    const again = await send(next.address, wish)
    expect(again.status).toBe(200)
    await next.end('SIGTERM')
    const store = await openStore({ sqlite: file }, 0)
    const stored = await store.db.selectFrom('orders').select('token').orderBy('id').execute()
    await store.close()
    expect(stored.map(({ token }) => token)).toEqual([...taken, again.body.token])
  })

  test('[SAFE-8] a backup for which there is no room says so, and leaves nothing that could be taken for one', async () => {
    const shop = await shopsOn('sqlite')()
    await shop.ask('orders.place', noorsOrder())
    if (!('sqlite' in shop.address)) throw new Error('not on SQLite')
    const folder = mkdtempSync(join(tmpdir(), 'noisette-full-'))
    folders.push(folder)
    const script = fileURLToPath(new URL('../../scripts/backup.ts', import.meta.url))
    const [command = '', ...args] = [...withLimit(megabyte / 4), process.execPath, script]
    const env = { PATH: process.env.PATH ?? '', DATA_DIR: dirname(shop.address.sqlite), BACKUP_DIR: folder }
    const { status, stderr } = spawnSync(command, args, { env, encoding: 'utf8' })
    expect([status, stderr.trim().split('\n').length]).toEqual([1, 1])
    expect(stderr).toMatch(/^No backup: /)
    expect(readdirSync(folder)).toEqual([])
    await shop.ask('orders.place', noorsOrder())
  })
})
