// @module-tag long
// A shop that is moved from one database to another is the same shop.
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, describe, expect, inject, test, vi } from 'vitest'
import { fillShop, type KeptShop } from '#proofs/kept/fill-shop.ts'
import { noorsOrder } from '#server/testing/order-drafts.ts'
import { createDatabase, dropDatabase } from '#server/testing/postgres/postgres-databases.ts'
import { type EngineName, shopsOn, type TestShop } from '#server/testing/test-shop.ts'
import type { CopiedRows } from '../engines/copied-rows.ts'
import { openStore, type StoreAddress } from '../open.ts'
import { copiedTables, copyShop, leftTables } from './copy-shop.ts'
import { moveShop } from './move-shop.ts'
import { betweenRows } from './sides.ts'

// Whole databases are copied, table by table.
vi.setConfig({ testTimeout: 60_000 })

const cleanUps: (() => Promise<void>)[] = []
afterAll(async () => {
  for (const cleanUp of cleanUps.reverse()) await cleanUp()
})

const at = Date.parse('2026-03-04T08:30:00Z')

/** The address of a database that nobody has used. */
async function fresh(engine: EngineName): Promise<StoreAddress> {
  if (engine === 'sqlite') {
    const folder = await mkdtemp(join(tmpdir(), 'noisette-move-'))
    cleanUps.push(() => rm(folder, { recursive: true, force: true }))
    return { sqlite: join(folder, 'noisette.db') }
  }
  const name = `move_${randomBytes(6).toString('hex')}`
  cleanUps.push(() => dropDatabase(inject('postgresUrl'), name))
  return { postgres: await createDatabase(inject('postgresUrl'), name) }
}

interface Filled {
  readonly from: StoreAddress
  readonly kept: KeptShop
  readonly orders: number
  readonly lastOrder: number
  readonly cursor: string
}

describe('a shop moved from sqlite to postgres', () => testsOfMoving('sqlite', 'postgres'))
describe('a shop moved from postgres to sqlite', { tags: ['long'] }, () => testsOfMoving('postgres', 'sqlite'))

function testsOfMoving(fromEngine: EngineName, toEngine: EngineName) {
  const openShop = shopsOn(fromEngine)
  const openThere = shopsOn(toEngine)

  async function filled(): Promise<Filled> {
    const shop = await openShop({ demo: 'paced' })
    const kept = await fillShop(shop)
    const cursor = await shop.store.engine.head()
    const last = await shop.ask('orders.place', noorsOrder({ name: 'The last' }))
    const orders = (await shop.store.db.selectFrom('orders').select('id').execute()).length
    await shop.close()
    return { from: shop.address, kept, orders, lastOrder: last.id, cursor }
  }

  const there = (address: StoreAddress): Promise<TestShop> =>
    openThere({ address, demo: false, at: '2026-03-04 09:07' })

  test('[SAFE-2] has every order, session, key and picture, and numbers its orders on', async () => {
    const { from, kept, orders, lastOrder, cursor } = await filled()
    const to = await fresh(toEngine)
    const told: string[] = []
    const moved = await moveShop({ from, to, now: at, tell: ({ table }) => told.push(table) })
    expect(moved.ok && moved.value.find(({ table }) => table === 'orders')?.rows).toBe(orders)
    expect(told).toEqual(copiedTables.map(({ name }) => name))

    const shop = await there(to)
    for (const { token, total, statuses } of kept.orders) {
      const order = await shop.ask('orders.track', { token })
      expect({ token, total: order.total, statuses: order.lines.map(({ status }) => status) }).toEqual({
        token,
        total,
        statuses,
      })
    }
    const me = await shop.ask('account.read', {}, { as: kept.owner })
    expect(me).toMatchObject({ member: { name: kept.owner.name } })
    const again = await shop.ask('orders.place', {
      ...noorsOrder({
        lines: [
          { item: 'cappuccino', quantity: 2, note: 'oat milk\nno sugar' },
          { item: 'brussels-waffle', quantity: 1 },
        ],
      }),
      key: kept.checkout.key,
    })
    expect(again.token).toBe(kept.checkout.token)
    const picture = await shop.inject({ method: 'GET', url: `/uploads/${kept.upload}/160` })
    expect(picture.statusCode).toBe(200)
    const next = await shop.ask('orders.place', noorsOrder({ name: 'The next' }))
    expect(next.id).toBeGreaterThan(lastOrder)
    const horizon = await sql<{ value: string }>`select value from setting where key = 'events.horizon'`.execute(
      shop.store.db,
    )
    expect(shop.store.engine.isCursor(horizon.rows[0]?.value ?? '')).toBe(true)
    expect(shop.store.engine.isCursor(cursor), 'what a page from before the move would resume from').toBe(false)
  })

  test('[SAFE-2] a move that was interrupted goes on, and no shop starts in between', async () => {
    const { from } = await filled()
    const to = await fresh(toEngine)
    const store = await openStore(to, at)
    await store.close()
    for (const most of [1, 4, 9]) {
      let left = most
      const stopping = (rows: CopiedRows): CopiedRows => ({
        ...rows,
        put: (...put) => (left-- > 0 ? rows.put(...put) : Promise.reject(new Error('the machine went off'))),
      })
      await expect(betweenRows(from, to, (ours, theirs) => copyShop(ours, stopping(theirs)))).rejects.toThrow(
        'went off',
      )
    }
    const half = await betweenRows(from, to, (ours, theirs) => copyShop(ours, theirs))
    expect(half.find(({ table }) => table === 'item')?.rows).toBeGreaterThan(90)
  })

  test('[SAFE-2] refuses a shop that runs, one that is not there, and a database with another shop in it', async () => {
    const shop = await openShop()
    const other = await openThere()
    const to = await fresh(toEngine)
    expect(await moveShop({ from: shop.address, to, now: at })).toEqual({ ok: false, refusal: 'from_in_use' })
    await shop.close()
    expect(await moveShop({ from: shop.address, to: other.address, now: at })).toEqual({
      ok: false,
      refusal: 'to_in_use',
    })
    await other.close()
    expect(await moveShop({ from: shop.address, to: other.address, now: at })).toEqual({
      ok: false,
      refusal: 'to_not_empty',
    })
  })
}

test('[SAFE-2] no shop starts on a database into which one is still being copied', async () => {
  const shop = await shopsOn('sqlite')()
  await shop.close()
  const to = await fresh('sqlite')
  const tell = () => {
    throw new Error('the machine went off')
  }
  await expect(moveShop({ from: shop.address, to, now: at, tell })).rejects.toThrow('went off')
  await expect(openStore(to, at)).rejects.toThrow('Run the same command again')
  expect((await moveShop({ from: shop.address, to, now: at })).ok).toBe(true)
  const store = await openStore(to, at)
  await store.close()
})

test('[SAFE-2] a shop that is not there is not made by moving it', async () => {
  const { sqlite: missing } = (await fresh('sqlite')) as { sqlite: string }
  const refused = await moveShop({ from: { sqlite: missing }, to: await fresh('postgres'), now: at })
  expect(refused).toEqual({ ok: false, refusal: 'from_missing' })
})

test('[SAFE-2] every table of the schema is copied, or is known to stay', async () => {
  const store = await openStore(await fresh('sqlite'), at)
  const tables = (await store.db.introspection.getTables()).map(({ name }) => name)
  expect(tables.filter((name) => name !== 'sqlite_sequence').sort()).toEqual(
    [...copiedTables.map(({ name }) => name), ...leftTables].sort(),
  )
  await store.close()
})
