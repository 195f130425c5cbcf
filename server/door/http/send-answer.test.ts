// @module-tag long
// What a tablet asks for over and over travels compressed; what is small goes as it is.
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import type { Person } from '#server/testing/asking.ts'
import { noorsOrder } from '#server/testing/order-drafts.ts'
import { shopsOn, type TestShop } from '#server/testing/test-shop.ts'

const openShop = shopsOn('sqlite')
let shop: TestShop
let jef: Person
beforeAll(async () => {
  shop = await openShop()
  jef = (await shop.staff()).jef
  for (let n = 0; n < 30; n++) await shop.ask('orders.place', noorsOrder({ name: `Noor ${n}` }))
})

const list = (accepted: string, limit = 50) =>
  shop.inject({ url: `/api/staff/orders?limit=${limit}`, headers: { 'accept-encoding': accepted, cookie: jef.cookie } })

test.each([
  ['br, gzip', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
] as const)(
  'a list of orders is sent to clients that accept %s as %s, at a third of its size at most',
  async (accepted, encoding, unpack) => {
    const plain = await list('identity')
    const packed = await list(accepted)
    expect(packed.headers).toMatchObject({
      'content-encoding': encoding,
      vary: 'accept-encoding',
      'cache-control': 'no-store',
    })
    expect(packed.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(unpack(packed.rawPayload).toString()).toBe(plain.body)
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3)
    expect(plain.headers).not.toHaveProperty('content-encoding')
    expect(plain.headers.vary).toBe('accept-encoding')
  },
)

test('a small answer is sent as it is', async () => {
  const one = await list('br', 1)
  expect(one.headers).not.toHaveProperty('content-encoding')
  expect(one.json().orders).toHaveLength(1)
})

test('[F-70] 220 of the largest orders are a board’s answer of less than a megabyte', { timeout: 60_000 }, async () => {
  const lines = Array.from({ length: 50 }, (_, place) => ({
    item: 'cappuccino',
    quantity: 4,
    note: `${place} `.repeat(25),
  }))
  for (let n = 0; n < 220; n++) await shop.ask('orders.place', noorsOrder({ branch: 'merksem', lines }))
  const { lotte } = await shop.staff()
  const answer = await shop.inject({
    url: '/api/staff/board?branch=merksem&ready=12&earlier=0',
    headers: { 'accept-encoding': 'gzip, br', cookie: lotte.cookie },
  })
  expect([answer.statusCode, answer.headers['content-encoding']]).toEqual([200, 'br'])
  expect(answer.rawPayload.length).toBeLessThan(1_000_000)
})
