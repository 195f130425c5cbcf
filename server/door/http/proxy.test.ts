// Limits as a visitor meets them over a connection, with and without a proxy in front, whatever headers are forged.
import { request } from 'node:http'
import { expect, test } from 'vitest'
import { type CallName, requestOf } from '#contract/addresses.ts'
import type { Config } from '#server/config.ts'
import { newKey, wrongOrder } from '#server/testing/order-drafts.ts'
import { shopsOn } from '#server/testing/test-shop.ts'

const openShop = shopsOn('sqlite')

/** Sends a request over a real connection and returns the status. */
const ask = (door: string, name: CallName, input: object, headers: Record<string, string>): Promise<number> =>
  new Promise((resolve, reject) => {
    const { method, url, body } = requestOf(name, { ...input })
    const asked = request(
      `${door}${url}`,
      { method, headers: { 'content-type': 'application/json', ...headers } },
      (answer) => {
        answer.resume()
        answer.on('end', () => resolve(answer.statusCode ?? 0))
      },
    )
    asked.on('error', reject)
    asked.end(body && JSON.stringify(body))
  })

/** How many of these refused orders are judged, each with the header that `forwardedFor` makes. */
async function ordersTaken(trustProxy: Config['trustProxy'], forwardedFor: (turn: number) => string): Promise<number> {
  const shop = await openShop({ config: { trustProxy, ordersPerMinute: 3 } })
  const door = await shop.listen()
  let taken = 0
  for (let turn = 0; turn < 6; turn++) {
    const headers = {
      'x-forwarded-for': forwardedFor(turn),
      forwarded: `for=9.9.9.${turn}`,
      'x-real-ip': `9.9.9.${turn}`,
    }
    if ((await ask(door, 'orders.place', wrongOrder(), headers)) === 422) taken++
  }
  return taken
}

test.each<[string, Config['trustProxy'], (turn: number) => string, number]>([
  ['without a proxy the header is ignored', false, (turn) => `9.9.9.${turn}`, 3],
  ['entries made up left of the proxy’s count for nothing', 1, (turn) => `9.9.9.${turn}, 203.0.113.9`, 3],
  ['nor do many of them', 1, (turn) => `9.9.9.${turn}, 127.0.0.1, 8.8.8.${turn},203.0.113.9`, 3],
  ['nor in front of a proxy named by its address', '127.0.0.1', (turn) => `9.9.9.${turn}, 203.0.113.9`, 3],
  ['nor in front of two proxies', 2, (turn) => `9.9.9.${turn}, 203.0.113.9, 10.0.0.7`, 3],
  [
    'nor in front of two with addresses',
    '127.0.0.1,10.0.0.0/8',
    (turn) => `9.9.9.${turn}, 203.0.113.9, 10.0.0.${turn}`,
    3,
  ],
  ['a stranger who is no proxy is not believed', '10.0.0.1', (turn) => `9.9.9.${turn}`, 3],
  ['ports that a proxy adds make nobody another', 1, (turn) => `203.0.113.9:${50_000 + turn}`, 3],
  ['the addresses of one IPv6 subscriber count as one', 1, (turn) => `2001:db8:1:2::${turn}`, 3],
  ['two subscribers are two', 1, (turn) => `2001:db8:1:${turn % 2}::${turn}`, 6],
  ['each visitor behind the proxy is one', 1, (turn) => `203.0.113.${turn}`, 6],
])('orders in a minute: %s', async (_name, trustProxy, forwardedFor, taken) => {
  expect(await ordersTaken(trustProxy, forwardedFor)).toBe(taken)
})

test('[TRACK-6] sign-ups, messages and guesses of one IPv6 subscriber count together, left-hand entries or not', async () => {
  const shop = await openShop({ config: { trustProxy: 1 } })
  await shop.staff()
  const door = await shop.listen()
  const from = (turn: number) => ({ 'x-forwarded-for': `9.9.9.${turn}, 2001:db8:1:2::${turn.toString(16)}` })
  const limited = async (turns: number, name: CallName, input: (turn: number) => object) => {
    for (let turn = 0; turn < turns; turn++) if ((await ask(door, name, input(turn), from(turn))) === 429) return turn
    return null
  }
  const message = (turn: number) => ({
    key: newKey(),
    name: 'Noor',
    email: 'noor@noisette.example',
    message: `hello ${turn}`,
  })
  expect(await limited(15, 'contact.send', message)).toBe(10)
  expect(await limited(15, 'account.signUp', () => ({ name: '', password: 'x' }))).toBe(10)
  expect(await limited(25, 'account.signIn', (turn) => ({ name: `Nobody ${turn}`, password: 'x' }))).toBe(20)
  expect(await limited(40, 'orders.track', (turn) => ({ token: `K7QM40${10 + turn}` }))).toBe(30)
  expect(await ask(door, 'contact.send', message(99), { 'x-forwarded-for': '2001:db8:1:3::1' })).toBe(200)
}, 60_000)
