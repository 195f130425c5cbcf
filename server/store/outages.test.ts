// @module-tag long
// When SQLite cannot be written to, because it is locked or full: nothing is half done, and reading still works.
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, test, vi } from 'vitest'
import { noorsOrder } from '../testing/order-drafts.ts'
import { hour } from '../testing/test-clock.ts'
import { shopsOn, type TestShop } from '../testing/test-shop.ts'

const openShop = shopsOn('sqlite')

/** Another process that holds the write lock. */
function lockOf(shop: TestShop) {
  const connection = new DatabaseSync('sqlite' in shop.address ? shop.address.sqlite : '')
  connection.exec('begin immediate')
  return {
    release: () => {
      connection.exec('rollback')
      connection.close()
    },
  }
}

const countOf = async ({ store }: TestShop) => (await store.db.selectFrom('orders').select('id').execute()).length

describe('a locked database', () => {
  test('a short lock is waited for, while the server goes on with everything else', async () => {
    const shop = await openShop()
    const lock = lockOf(shop)
    const placing = Promise.all(Array.from({ length: 5 }, () => shop.ask('orders.place', noorsOrder())))
    let ticks = 0
    const timer = setInterval(() => ticks++, 10)
    await vi.waitFor(() => expect(ticks).toBeGreaterThan(20), { timeout: 5000 })
    expect((await shop.inject({ url: '/api/menu' })).statusCode).toBe(200)
    expect((await shop.inject({ url: '/readyz' })).statusCode).toBe(200)
    expect(await countOf(shop)).toBe(0)
    lock.release()
    expect(new Set((await placing).map(({ id }) => id)).size).toBe(5)
    clearInterval(timer)
  })

  test('[ORDER-5] a long lock is answered with "unavailable" and when to retry; the retry then gives one order', async () => {
    const shop = await openShop({ patience: 400 })
    const order = noorsOrder()
    const lock = lockOf(shop)
    const reply = await shop.reply('orders.place', order)
    expect(reply).toMatchObject({
      status: 503,
      ok: false,
      refusal: { refusal: 'unavailable', retryAfter: expect.any(Number) },
    })
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0)
    expect(await countOf(shop)).toBe(0)
    lock.release()
    const { id } = await shop.ask('orders.place', order)
    expect((await shop.ask('orders.place', order)).id).toBe(id)
    expect(await countOf(shop)).toBe(1)
  })
})

describe('a locked database and many orders', () => {
  test('[F-87] each is answered in its own time, whatever waited before it', async () => {
    const shop = await openShop({ patience: 500 })
    const lock = lockOf(shop)
    const first = shop.reply('orders.place', noorsOrder())
    await new Promise((later) => setTimeout(later, 100))
    const begun = performance.now()
    const second = await shop.reply('orders.place', noorsOrder())
    expect(performance.now() - begun).toBeLessThan(500 + 250)
    expect([(await first).status, second.status]).toEqual([503, 503])
    const ready = async () => (await shop.inject({ url: '/readyz' })).statusCode
    await vi.waitFor(async () => expect(await ready()).toBe(503), { timeout: 5000 })
    lock.release()
    await vi.waitFor(async () => expect(await ready()).toBe(200), { timeout: 5000 })
  })
})

describe('a full database', () => {
  /** No page may be added any more, as on a full disk. */
  const fill = async ({ store }: TestShop) => {
    const { sql } = await import('kysely')
    await sql`pragma max_page_count = 1`.execute(store.db)
  }
  const makeRoom = async ({ store }: TestShop) => {
    const { sql } = await import('kysely')
    await sql`pragma max_page_count = 1000000`.execute(store.db)
  }

  test('[F-87] orders are answered with "unavailable", /readyz says so, nothing is half stored, reading goes on, and room heals it', async () => {
    const shop = await openShop()
    const { jef } = await shop.staff()
    const { token } = await shop.ask('orders.place', noorsOrder())
    await fill(shop)

    const accepted = [token]
    const big = () =>
      noorsOrder({
        lines: Array.from({ length: 50 }, () => ({ item: 'cappuccino', quantity: 1, note: 'x'.repeat(100) })),
      })
    const refused = await vi.waitFor(async () => {
      const reply = await shop.reply('orders.place', big())
      if (reply.ok) accepted.push(reply.value.token)
      expect(reply.ok).toBe(false)
      return reply
    })
    expect(refused).toMatchObject({ status: 503, refusal: { refusal: 'unavailable' } })
    expect(await countOf(shop)).toBe(accepted.length)

    await vi.waitFor(async () => {
      const ready = await shop.inject({ url: '/readyz' })
      expect([ready.statusCode, ready.json()]).toEqual([
        503,
        { ready: false, reads: true, tidies: true, writes: false },
      ])
    })

    shop.clock.pass(2 * hour)
    expect((await shop.ask('orders.track', { token })).token).toBe(token)
    expect((await shop.ask('orders.list', {}, { as: jef })).orders).toHaveLength(accepted.length)
    expect((await shop.inject({ url: '/api/menu' })).statusCode).toBe(200)
    shop.clock.pass(-2 * hour)

    await makeRoom(shop)
    await vi.waitFor(async () => expect((await shop.inject({ url: '/readyz' })).statusCode).toBe(200), {
      timeout: 5000,
    })
    const { id: next } = await shop.ask('orders.place', big())
    expect(await countOf(shop)).toBe(accepted.length + 1)
    expect(accepted).not.toContain(next)
  })
})
