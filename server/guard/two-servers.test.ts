// Two servers on one PostgreSQL that judge orders in the same instant let in no more than one server would.
import { expect, test } from 'vitest'
import { noorsOrder } from '../testing/order-drafts.ts'
import { type Browser, newBrowser } from '../testing/prank/browser.ts'
import { type Shop, shopsOn } from '../testing/shop.ts'

const config = { ordersPerMinute: 120, trustProxy: 1 }
const openShop = shopsOn('postgres')
const agent = 'Phone'
let number = 0

async function browser(shop: Shop, address: string): Promise<Browser> {
  const one = newBrowser(await shop.listen(), { address, agent, language: 'nl-BE' })
  await one.ask('times.read', { branches: ['antwerpen'] })
  return one
}

async function open(): Promise<readonly [Shop, Shop]> {
  const shop = await openShop({ config })
  return [shop, await shop.beside({ config })]
}

/** All at once, each by its own browser; returns how many were placed. */
async function placedOf(browsers: readonly Browser[], phoneOf: () => string): Promise<number> {
  const answers = await Promise.all(browsers.map((one) => one.ask('orders.place', noorsOrder({ phone: phoneOf() }))))
  for (const answer of answers) if (!answer.ok) expect(answer.refusal.refusal).toBe('order_refused')
  return answers.filter(({ ok }) => ok).length
}

test('[SAFE-5] of twelve new browsers on one connection that order at once at two servers, three are let in', async () => {
  const shops = await open()
  for (let round = 0; round < 8; round++) {
    const browsers = await Promise.all(
      Array.from({ length: 12 }, (_, n) => browser(shops[n % 2 ? 0 : 1], `2001:db8:${round}:${n}::1`)),
    )
    expect(await placedOf(browsers, () => `0470 ${100_000 + ++number}`)).toBe(3)
  }
})

test('[SAFE-5] one telephone number from twelve connections at once at two servers has three open orders', async () => {
  const shops = await open()
  for (let round = 0; round < 8; round++) {
    const browsers = await Promise.all(
      Array.from({ length: 12 }, (_, n) => browser(shops[n % 2 ? 0 : 1], `198.51.${round}.${n}`)),
    )
    expect(await placedOf(browsers, () => `0470 ${200_000 + round}`)).toBe(3)
  }
})
