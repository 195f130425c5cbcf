// Nobody takes all connections for streams.
import { once } from 'node:events'
import { request as ask } from 'node:http'
import { expect, test } from 'vitest'
import { openFiles, streamPlaces } from '#server/routes/live-routes.ts'
import { noorsOrder } from '#server/testing/order-drafts.ts'
import { shopsOn } from '#server/testing/test-shop.ts'

test('[F-73] an address has its share, the wider networks of IPv6 more, and what is given back is free', () => {
  const places = streamPlaces(3, 10_000)
  const release = [1, 2, 3].map(() => places.take('203.0.113.9', false))
  expect(places.take('203.0.113.9', false)).toBeUndefined()
  expect(places.take('203.0.113.10', false)).toBeDefined()
  release[0]?.()
  release[0]?.()
  expect(places.take('203.0.113.9', false)).toBeDefined()
  expect(places.take('203.0.113.9', false)).toBeUndefined()
  const of56 = Array.from({ length: 20 }, (_, place) => places.take(`2001:db8:1:1${place + 10}::1`, false))
  expect(of56.filter(Boolean)).toHaveLength(12)
})

test('[F-73] all streams together leave files for requests, and staff get the last places', () => {
  const places = streamPlaces(0, 1000)
  const open = (staff: boolean) => {
    let count = 0
    while (places.take(`10.0.${count >> 8}.${count & 255}`, staff)) count++
    return count
  }
  expect([open(false), open(true)]).toEqual([700, 100])
})

test('[F-73] the limit of the system is read', () => {
  expect(openFiles()).toBeGreaterThan(100)
  expect(openFiles('/nowhere')).toBe(10_240)
})

const openShop = shopsOn('sqlite')

test('[F-73] a customer who holds all the streams of an address can still order, and so can everybody else', async () => {
  const shop = await openShop({ config: { streamsPerAddress: 5, trustProxy: 1 } })
  const { hostname, port } = new URL(await shop.listen())
  const stream = async (from: string) => {
    const asked = ask({ hostname, port, path: '/api/live', headers: { 'x-forwarded-for': from } }).end()
    const [answer] = await once(asked, 'response')
    return { status: answer.statusCode as number, retry: answer.headers['retry-after'], end: () => asked.destroy() }
  }
  const streams = []
  for (let place = 0; place < 6; place++) streams.push(await stream('203.0.113.9'))
  expect(streams.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429])
  expect(Number(streams[5]?.retry)).toBeGreaterThan(0)
  const other = await stream('203.0.113.10')
  expect(other.status).toBe(200)
  expect((await shop.reply('orders.place', noorsOrder(), { from: '203.0.113.9' })).status).toBe(200)
  streams[0]?.end()
  await expect.poll(async () => (await stream('203.0.113.9')).status).toBe(200)
  for (const { end } of [...streams, other]) end()
})
