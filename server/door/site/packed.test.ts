// Texts that many ask for: made one at a time, compressed once.
import { setImmediate as setImmediately } from 'node:timers/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { longestTurn } from '#server/testing/longest-turn.ts'
import { shopsOn } from '#server/testing/test-shop.ts'
import { demo } from '#tools/demo/index.ts'
import { bodyOf, packText } from './packed.ts'

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

const text = JSON.stringify(demo.items)

test('[J-116] [COST-7] a text is sent quickly compressed first, and later as well as it can be', async () => {
  const packed = await packText(() => text)
  const first = bodyOf(packed, 'br')
  expect(brotliDecompressSync(first).toString()).toBe(text)
  expect(gunzipSync(bodyOf(packed, 'gzip')).toString()).toBe(text)
  await vi.waitFor(() => expect(packed.br.length).toBeLessThan(first.length), { timeout: 15_000, interval: 50 })
  expect(brotliDecompressSync(bodyOf(packed, 'br')).toString()).toBe(text)
})

test('[COST-7] what is young is not compressed well, and one content is once, whatever asks for it', async () => {
  const young = await packText(() => 'changes with every tap', 60_000)
  const { br: youngForm } = young
  for (let send = 0; send < 3; send++) bodyOf(young, 'br')
  const lasting = `${text} `
  const twice = await Promise.all([packText(() => lasting), packText(() => lasting)])
  const quick = twice.map((packed) => bodyOf(packed, 'br'))
  await vi.waitFor(() => expect(twice.map(({ br }) => br)).not.toEqual(quick), { timeout: 15_000, interval: 50 })
  expect(twice[0].br).toBe(twice[1].br)
  const back = await packText(() => lasting)
  bodyOf(back, 'br')
  await vi.waitFor(() => expect(back.br).toBe(twice[0].br))
  expect(young.br).toBe(youngForm)
})

test('[COST-7] compressing holds the event loop for less than 50 ms, however long the text', async () => {
  const long = Array.from({ length: 60 }, (_, at) => `${at}${text}`).join('')
  expect(long.length).toBeGreaterThan(1_500_000)
  async function heldBy(one: string): Promise<number> {
    const packed = await packText(() => one)
    const { br } = packed
    return await longestTurn(async () => {
      await packText(() => one, 60_000)
      bodyOf(packed, 'br')
      // Not by `expect`, which would print both as text at each look.
      await vi.waitUntil(() => packed.br !== br, { timeout: 30_000, interval: 20 })
    })
  }
  // What earlier tests left may be collected meanwhile, once.
  expect(Math.min(await heldBy(`1${long}`), await heldBy(`2${long}`))).toBeLessThan(50)
}, 80_000)

test('[H-51] the OpenAPI document has a name by which it is not sent again', async () => {
  const shop = await openShop({ demo: false })
  const url = '/api/openapi.json'
  const first = await shop.inject({ url, headers: { 'accept-encoding': 'br' } })
  const { etag } = first.headers
  expect(first.headers['content-encoding']).toBe('br')
  const again = await shop.inject({ url, headers: { 'if-none-match': String(etag) } })
  expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag])
})
