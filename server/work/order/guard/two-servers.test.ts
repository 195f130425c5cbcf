// @module-tag long
// Two servers on one PostgreSQL that judge orders in the same instant let in no more than one server would.
import { expect, test } from 'vitest'
import { newBrowser, type PrankBrowser } from '#proofs/prank/prank-day.ts'
import { noorsOrder } from '#server/testing/order-drafts.ts'
import { shopsOn, type TestShop } from '#server/testing/test-shop.ts'

const config = { ordersPerMinute: 120, trustProxy: 1 }
const openShop = shopsOn('postgres')

const browser = async (shop: TestShop, address: string): Promise<PrankBrowser> =>
  newBrowser(await shop.listen(), { store: shop.store, address, agent: 'Phone', language: 'nl-BE' })

/** Two servers whose clocks differ by two minutes. */
async function open(): Promise<readonly [TestShop, TestShop]> {
  const shop = await openShop({ config })
  const second = await openShop({ config, address: shop.address, demo: false, at: '2026-03-04 08:58' })
  return [shop, second]
}

/** All at once; returns how many were placed. */
async function placedOf(browsers: readonly PrankBrowser[]): Promise<number> {
  const answers = await Promise.all(browsers.map((one) => one.ask('orders.place', noorsOrder())))
  for (const answer of answers) if (!answer.ok) expect(answer.refusal.refusal).toBe('order_refused')
  return answers.filter(({ ok }) => ok).length
}

test('[H-48] of twenty new browsers on one connection that order at once at two servers, eight are let in', async () => {
  const shops = await open()
  for (let round = 0; round < 5; round++) {
    const browsers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => browser(shops[n % 2 ? 0 : 1], `2001:db8:${round}:${n}::1`)),
    )
    expect(await placedOf(browsers)).toBe(8)
  }
})

test('[H-48] one cookie at two servers, whose clocks differ, from many connections at once has three open orders', async () => {
  const [shop, second] = await open()
  for (let round = 0; round < 4; round++) {
    const first = await browser(shop, `198.51.${round}.1`)
    expect(await placedOf([first])).toBe(1)
    const copies = await Promise.all(
      Array.from({ length: 12 }, (_, n) => browser(n % 2 ? shop : second, `203.0.${round}.${n}`)),
    )
    for (const copy of copies) copy.takeCookies(first)
    expect(await placedOf(copies)).toBe(2)
  }
})
