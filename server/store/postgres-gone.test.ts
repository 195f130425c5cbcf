// @module-tag long
// PostgreSQL is killed and comes back: calls are answered promptly meanwhile, and everything works again afterwards.
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { listenTo } from '../testing/live-stream.ts'
import { noorsOrder } from '../testing/order-drafts.ts'
import { createDatabase, type Postgres, startOwnPostgres } from '../testing/postgres/test-postgres.ts'
import { shopsOn, type TestShop } from '../testing/test-shop.ts'

const openShop = shopsOn('postgres')
let postgres: Postgres
let shop: TestShop

beforeAll(async () => {
  postgres = await startOwnPostgres()
  shop = await openShop({ address: { postgres: await createDatabase(postgres.url, 'noisette') } })
})
afterAll(async () => {
  await shop.close()
  await postgres.stop()
})

test('[ORDER-5] while the database is gone calls answer "unavailable" soon; afterwards all goes on', {
  timeout: 60_000,
}, async () => {
  const { jef } = await shop.staff()
  const stream = await listenTo(await shop.listen(), { branches: ['antwerpen'], as: jef })
  await stream.live()
  await shop.ask('orders.place', noorsOrder())
  await stream.until(1)
  await shop.inject({ url: '/api/menu' })

  const stopped = new AbortController()
  const acknowledged: number[] = []
  const customers = Array.from({ length: 4 }, () => keepOrdering(shop, acknowledged, stopped.signal))
  await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(10), { timeout: 20_000 })
  await postgres.crash()

  const asked = Date.now()
  const during = await Promise.all([
    ...Array.from({ length: 30 }, () => shop.reply('orders.place', noorsOrder())),
    shop.reply('orders.list', {}, { as: jef }),
    shop.reply('orders.track', { token: 'ABCDEFGH' }),
  ])
  expect(during.map(({ status }) => status)).toEqual(during.map(() => 503))
  expect(Date.now() - asked).toBeLessThan(8000)
  expect((await shop.inject({ url: '/readyz' })).statusCode).toBe(503)
  expect((await shop.inject({ url: '/healthz' })).statusCode).toBe(200)
  expect((await shop.inject({ url: '/api/menu' })).statusCode).toBe(200)

  await postgres.restart()
  await vi.waitFor(async () => expect((await shop.inject({ url: '/readyz' })).statusCode).toBe(200), {
    timeout: 10_000,
  })
  const before = acknowledged.length
  await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(before + 20), { timeout: 15_000 })
  stopped.abort()
  await Promise.all(customers)

  const stored = (await shop.store.db.selectFrom('orders').select('id').execute()).map(({ id }) => id)
  expect(stored).toEqual(expect.arrayContaining(acknowledged))
  expect(new Set(acknowledged).size).toBe(acknowledged.length)
  expect(stored).toHaveLength(acknowledged.length + 1)
  await stream.until(stored.length, 10_000)
  expect(new Set(stream.heard.map(({ data }) => data.id))).toEqual(new Set(stored))
  expect(stream.heard).toHaveLength(stored.length)
  stream.close()
})

/** A customer who places order after order, and sends each again under its key until it is answered. */
async function keepOrdering(at: TestShop, acknowledged: number[], stopped: AbortSignal): Promise<void> {
  while (!stopped.aborted) {
    const order = noorsOrder()
    const { id } = await vi.waitFor(() => at.ask('orders.place', order), { timeout: 30_000, interval: 20 })
    acknowledged.push(id)
  }
}
