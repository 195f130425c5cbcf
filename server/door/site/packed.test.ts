// Texts that many ask for: made one at a time, compressed once.
import { setImmediate as setImmediately } from 'node:timers/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { shopsOn } from '#server/testing/test-shop.ts'
import { demo } from '#tools/demo/index.ts'
import { packText } from './packed.ts'

const openShop = shopsOn('sqlite')

test('[H-51] of texts that are asked for together each is made in a turn of its own, and others come between', async () => {
  const order: string[] = []
  const make = (name: string) => () => {
    order.push(name)
    setImmediate(() => order.push('somebody else'))
    return name
  }
  const broken = expect(
    packText(() => {
      throw new Error('no text')
    }),
  ).rejects.toThrow('no text')
  const packed = await Promise.all(['nl', 'fr', 'ar'].map((name) => packText(make(name))))
  await broken
  await setImmediately()
  expect(order).toEqual(['nl', 'somebody else', 'fr', 'somebody else', 'ar', 'somebody else'])
  expect(packed.map(({ plain }) => plain.toString())).toEqual(['nl', 'fr', 'ar'])
})

test('[J-116] what takes more than a moment to compress well is sent quickly compressed first, and later as well as it can be', async () => {
  const text = JSON.stringify(demo.items)
  const packed = await packText(() => text, 0)
  const first = packed.br
  expect(brotliDecompressSync(first).toString()).toBe(text)
  expect(gunzipSync(packed.gzip).toString()).toBe(text)
  await vi.waitFor(() => expect(packed.br.length).toBeLessThan(first.length), { timeout: 15_000, interval: 50 })
  expect(brotliDecompressSync(packed.br).toString()).toBe(text)
})

test('[H-51] the OpenAPI document has a name by which it is not sent again', async () => {
  const shop = await openShop({ demo: false })
  const url = '/api/openapi.json'
  const first = await shop.inject({ url, headers: { 'accept-encoding': 'br' } })
  const { etag } = first.headers
  expect(first.headers['content-encoding']).toBe('br')
  const again = await shop.inject({ url, headers: { 'if-none-match': String(etag) } })
  expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag])
})
