// Caddy with the Caddyfile of the repository in front of a real shop: a page, an order and its live events, over TLS.
// @module-tag long
import { once } from 'node:events'
import { request } from 'node:https'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { freePort } from '#server/testing/free-port.ts'
import { delayOf, listenTo } from '#server/testing/live-stream.ts'
import { noorsOrder } from '#server/testing/order-drafts.ts'
import { type Caddy, caddyVersion, startCaddy } from '#server/testing/outside/caddy.ts'
import { shopsOn, type TestShop } from '#server/testing/test-shop.ts'

const openShop = shopsOn('sqlite')

describe.skipIf(!caddyVersion())('behind Caddy (skipped where no caddy is installed)', () => {
  let shop: TestShop
  let address: string
  let caddy: Caddy

  beforeAll(async () => {
    shop = await openShop({ config: { trustProxy: 1 } })
    address = `https://localhost:${await freePort()}`
    caddy = await startCaddy(address, [new URL(await shop.listen()).host])
    await vi.waitFor(async () => expect((await ask('/readyz')).status).toBe(200), { timeout: 20_000, interval: 100 })
  })

  afterAll(() => caddy?.close())

  async function ask(path: string, body?: object) {
    const sent = request(`${address}${path}`, {
      rejectUnauthorized: false,
      method: body ? 'POST' : 'GET',
      headers: { 'accept-encoding': 'br', ...(body && { 'content-type': 'application/json' }) },
    }).end(body && JSON.stringify(body))
    const [answer] = await once(sent, 'response')
    return { status: answer.statusCode, headers: answer.headers, body: await text(answer) }
  }

  test('the menu comes as the shop compressed it', async () => {
    const menu = await ask('/api/menu?branch=antwerpen')
    expect([menu.status, menu.headers['content-encoding']]).toEqual([200, 'br'])
  })

  test('an order is placed, and its customer hears of it within a second', async () => {
    const placed = await ask('/api/orders', noorsOrder())
    expect(placed.status, placed.body).toBe(200)
    const { token } = JSON.parse(placed.body) as { token: string }
    const { amira } = await shop.staff()
    const { orders } = await shop.ask('orders.list', { branch: 'antwerpen' }, { as: amira })
    const id = orders[0]?.id ?? 0
    await shop.quiet()
    const stream = await listenTo(address, { token })
    await stream.live()
    const taps = (['ready', 'served', 'received'] as const).map(
      (status) => () => shop.ask('orders.setLineStatus', { id, changes: [{ line: 1, status }] }, { as: amira }),
    )
    expect(await delayOf(stream, taps)).toBeLessThan(1000)
    stream.close()
  })
})
