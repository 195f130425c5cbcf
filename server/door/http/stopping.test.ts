// A server that stops while a client is still sending.
import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { noorsOrder } from '#server/testing/order-drafts.ts'
import { shopsOn } from '#server/testing/test-shop.ts'

const openShop = shopsOn('sqlite')

/** Sends the first half of a request for an order; `rest` sends the second half. */
async function halfAnOrder(door: string) {
  const body = JSON.stringify(noorsOrder())
  const socket = connect(Number(new URL(door).port), '127.0.0.1')
  await once(socket, 'connect')
  let answer = ''
  socket.on('data', (text) => {
    answer += String(text)
  })
  socket.on('error', () => undefined)
  const closed = once(socket, 'close')
  const head = `POST /api/orders HTTP/1.1\r\nHost: noisette.example\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`
  socket.write(head + body.slice(0, 20))
  return {
    rest: () => socket.write(body.slice(20)),
    answer: async () => {
      await closed
      return answer.split('\r\n')[0]
    },
  }
}

/** Resolves once the request has reached the server. */
const underWay = async (door: string) => {
  await fetch(`${door}/healthz`)
  await new Promise((soon) => setTimeout(soon, 50))
}

test('a body that never ends does not keep the server from stopping', async () => {
  const shop = await openShop({ graceMs: 300 })
  const door = await shop.listen()
  const slow = await halfAnOrder(door)
  await underWay(door)
  const started = performance.now()
  await shop.close()
  expect(performance.now() - started).toBeLessThan(5000)
  expect(await slow.answer()).toBe('')
})

test('an order that is under way when the server stops is still taken', async () => {
  const shop = await openShop({ graceMs: 10_000 })
  const door = await shop.listen()
  const slow = await halfAnOrder(door)
  await underWay(door)
  const closed = shop.close()
  slow.rest()
  expect(await slow.answer()).toBe('HTTP/1.1 200 OK')
  await closed
})

test('[J-86] what arrives while the server stops is told in words of the shop when to come again', async () => {
  const shop = await openShop({ graceMs: 10_000 })
  const door = await shop.listen()
  const slow = await halfAnOrder(door)
  const socket = connect(Number(new URL(door).port), '127.0.0.1')
  await once(socket, 'connect')
  socket.write('GET /api/menu?lang=nl HTTP/1.1\r\nHost: noisette.example\r\n')
  await underWay(door)
  const closed = shop.close()
  socket.write('\r\n')
  const [answer] = (await once(socket, 'data')) as [Buffer]
  expect(String(answer)).toMatch(/^HTTP\/1\.1 503 /)
  expect(String(answer).toLowerCase()).toContain('retry-after: 2')
  expect(String(answer)).toContain('"refusal":"unavailable"')
  slow.rest()
  expect(await slow.answer()).toBe('HTTP/1.1 200 OK')
  await closed
})
