// @module-tag long
// What a flood of requests may cost: large bodies of strangers are not read, many of them not parsed.
import { once } from 'node:events'
import { connect } from 'node:net'
import { beforeAll, expect, test } from 'vitest'
import { noorsLetter, noorsOrder, noorsTable } from '#server/testing/order-drafts.ts'
import { minute } from '#server/testing/test-clock.ts'
import { shopsOn, type TestShop } from '#server/testing/test-shop.ts'

const openShop = shopsOn('sqlite')
let shop: TestShop
beforeAll(async () => {
  shop = await openShop({ config: { ordersPerMinute: 120 } })
})

test('[F-74] what strangers send may be 32 kB, what staff send 256 kB', async () => {
  const { amira } = await shop.staff()
  const padded = (bytes: number) => ({ ...noorsOrder(), padding: 'x'.repeat(bytes) })
  expect(await shop.refused('orders.place', padded(33_000), { from: '10.20.0.1' })).toMatchObject({
    status: 413,
    refusal: 'too_large',
  })
  expect((await shop.reply('orders.place', padded(20_000), { from: '10.20.0.1' })).status).toBe(200)
  const message = { message: { en: 'Closed on Monday' }, padding: 'x'.repeat(100_000) }
  expect((await shop.reply('shop.setMessage', message, { as: amira })).status).toBe(200)
})

test('[F-74] beyond what people send, orders are refused before they are read, also those that would be refused', async () => {
  const from = '10.20.0.2'
  const bad = () => shop.reply('orders.place', noorsOrder({ name: '' }), { from })
  for (let time = 0; time < 600; time++) expect((await bad()).status).toBe(time < 120 ? 422 : 429)
  const unread = await shop.inject({
    method: 'POST',
    url: '/api/orders',
    headers: { 'content-type': 'application/json' },
    payload: '{ this is no JSON',
    remoteAddress: from,
  })
  expect([unread.statusCode, unread.json().refusal]).toEqual([429, 'too_many'])
  expect((await shop.reply('contact.send', noorsLetter(), { from })).status).toBe(200)
  expect((await shop.reply('orders.place', noorsOrder(), { from: '10.20.0.3' })).status).toBe(200)
  shop.clock.pass(minute)
  expect((await shop.reply('orders.place', noorsOrder(), { from })).status).toBe(200)
})

test('[F-74] the free tables and the document of the API are made once', async () => {
  const days = () => shop.ask('reservations.days', { branch: 'antwerpen', persons: 2 }, { from: '10.20.0.4' })
  const first = await days()
  const times = async () => (await days()).days.find(({ date }) => date === '2026-03-05')?.times
  for (let guest = 0; guest < 10; guest++)
    await shop.ask('reservations.place', noorsTable({ phone: `047012000${guest}` }), { from: `10.20.1.${guest}` })
  expect(first.days.find(({ date }) => date === '2026-03-05')?.times).toContain(720)
  expect(await times()).not.toContain(720)
  const spent = async (work: () => Promise<unknown>) => {
    await work()
    const begun = process.threadCpuUsage()
    for (let time = 0; time < 50; time++) await work()
    const { user, system } = process.threadCpuUsage(begun)
    return (user + system) / 50_000
  }
  const accepts = { 'accept-encoding': 'br' }
  expect(await spent(() => shop.inject({ url: '/api/openapi.json', headers: accepts }))).toBeLessThan(4)
  const url = '/api/reservations/days?branch=antwerpen&persons=2'
  expect(await spent(() => shop.inject({ url, headers: accepts }))).toBeLessThan(4)
})

test('[F-74] the free tables are asked for by no address all the time', async () => {
  const ask = () => shop.reply('reservations.days', { branch: 'antwerpen', persons: 2 }, { from: '10.20.0.5' })
  for (let time = 0; time < 300; time++) expect((await ask()).status).toBe(200)
  expect((await ask()).status).toBe(429)
})

test('[J-68] half a form, and half of its headers, do not keep a connection', async () => {
  const { port, hostname } = new URL(await shop.listen())
  const lines = ['POST /api/orders HTTP/1.1', 'host: noisette.example', 'content-type: application/json']
  const halves = [[...lines, 'content-length: 1000', '', '{"key":'], lines]
  const begun = performance.now()
  await Promise.all(
    halves.map(async (half) => {
      const socket = connect(Number(port), hostname)
      socket.on('error', () => {}).resume()
      socket.write(half.join('\r\n'))
      await once(socket, 'close')
    }),
  )
  expect(performance.now() - begun).toBeLessThan(60_000)
}, 90_000)

test('[J-68] the id of a request tells nothing of how many there were', async () => {
  const ids = []
  for (let time = 0; time < 3; time++)
    ids.push((await shop.refused('orders.track', { token: 'ZZZZ9999' }, { from: '10.20.0.6' })).requestId)
  expect(new Set(ids.map((id) => id.slice(0, 6))).size).toBe(3)
  for (const id of ids) expect(id).toMatch(/^[\w-]{12}$/)
})
