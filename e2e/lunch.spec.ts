// A lunch at Antwerpen with four browsers: the bar's tablet, the grill's tablet, a customer's phone, the screen for
// guests.
import type { Browser, Page } from '@playwright/test'
import { expect, type JourneyShop, test } from './journey-fixtures.ts'
import { lunchDay, lunchLine, type PlacedInLunch, phaseSeen, setUp, step, tablet } from './lunch-scene.ts'

test('[BOARD-1] [TIME-4] [LIFE-2] [CALL-2] a lunch: sixty orders, a full grill, a refusal, a code called and handed over, the cash right', {
  tag: '@tablet',
}, async ({ page: phone, shop, browser }) => {
  test.setTimeout(180_000)
  shop.setClock(lunchDay, 11, 5)
  const owner = await shop.owner()
  const jef = await shop.hire('Jef', [{ branch: 'antwerpen', role: 'barista' }])
  await setUp(shop, owner)

  const orders = await ordersComeIn(shop)
  const first = orders[0]
  const second = orders[1]
  const refused = orders[9]
  if (!first || !second || !refused) throw new Error('too few orders')
  const bar = await tablet(browser, shop, jef, '/board')
  await theBarAccepts(bar, shop, jef)
  const grill = await tablet(browser, shop, jef, '/board')
  await theGrillSeesItsOwn(grill, first, second)
  const wall = await screenForGuests(browser, shop)
  await oneCannotBeMade(phone, shop, jef, refused)
  await theFirstIsHandedOver({ bar, wall, shop, jef }, first)

  // The cash leaves out what was refused.
  const { cash } = await shop.ask('orders.list', { branch: 'antwerpen' }, owner)
  const sold = orders.filter(({ id }) => id !== refused.id).reduce((sum, { total }) => sum + total, 0)
  expect(cash?.total).toBe(sold)
  for (const one of [bar, grill, wall]) await one.context().close()
})

/**
 * From phones, at a table and for tomorrow; the bar takes lattes, the grill a panini now and then. No code comes twice.
 */
async function ordersComeIn(shop: JourneyShop): Promise<PlacedInLunch[]> {
  const orders: PlacedInLunch[] = []
  for (let n = 0; n < 60; n++) {
    const lines = [lunchLine('caffe-latte'), ...(n % 8 === 0 ? [lunchLine('caprese-panini')] : [])]
    orders.push(await shop.order({ name: `Guest ${n}`, lines }))
  }
  // The promises follow what bar and grill can make: nobody's is earlier than the one before could be.
  expect(orders[56]?.wantedAt).toBeGreaterThan(orders[0]?.wantedAt ?? 0)
  for (let table = 1; table <= 3; table++)
    orders.push(await shop.order({ form: 'table', table, name: 'Table', phone: '', lines: [lunchLine('cappuccino')] }))
  orders.push(await shop.order({ day: '2026-03-05', lines: [lunchLine('espresso')] }))
  expect(new Set(orders.map(({ code }) => code)).size).toBe(orders.length)
  return orders
}

async function theBarAccepts(bar: Page, shop: JourneyShop, jef: string): Promise<void> {
  await bar.getByRole('button', { name: /New order.*Accept/s }).click()
  await expect.poll(async () => (await shop.ask('arrivals.read', {}, jef)).orders.length).toBe(0)
  await expect(bar.getByRole('button', { name: /Later.*\(\d+\)/s })).toBeVisible()
}

/** The first order has a panini, the second has none. */
async function theGrillSeesItsOwn(grill: Page, first: PlacedInLunch, second: PlacedInLunch): Promise<void> {
  await grill.getByRole('button', { name: /^Grill \d/ }).click()
  await expect(grill.getByRole('button', { name: new RegExp(`^${first.code}: `) })).toBeVisible()
  await expect(grill.getByRole('button', { name: new RegExp(`^${second.code}: `) })).toHaveCount(0)
}

async function screenForGuests(browser: Browser, shop: JourneyShop): Promise<Page> {
  const wish = { branch: 'antwerpen', name: 'Door', languages: ['en' as const] }
  const { key } = await shop.ask('displays.add', wish, await shop.owner())
  const wall = await (await browser.newContext({ viewport: { width: 1920, height: 1080 } })).newPage()
  await wall.goto(`${shop.url}/#/display/${key}`)
  await expect(wall.getByText('Live', { exact: true })).toBeVisible()
  return wall
}

/** The customer reads it in Arabic, at once. */
async function oneCannotBeMade(phone: Page, shop: JourneyShop, jef: string, order: PlacedInLunch): Promise<void> {
  await phone.addInitScript(() => localStorage.setItem('noisette.locale', '"ar"'))
  await phone.goto(`${shop.url}/#/track/${order.token}`)
  await expect(phone.getByText(order.code).first()).toBeVisible()
  await step(shop, jef, order, 'refuse', { reason: 'sold-out' })
  await expect(phone.getByRole('heading', { name: /عذرًا/ })).toBeVisible({ timeout: 3000 })
}

interface Counter {
  readonly bar: Page
  readonly wall: Page
  readonly shop: JourneyShop
  readonly jef: string
}

/** Made, called on the screen for guests, paid in cash, and gone from both. */
async function theFirstIsHandedOver({ bar, wall, shop, jef }: Counter, order: PlacedInLunch): Promise<void> {
  await bar.getByRole('button', { name: `${order.code}: all ready` }).click()
  await expect.poll(() => phaseSeen(shop, order)).toBe('ready')
  await expect(wall.getByText(order.code, { exact: true }).first()).toBeVisible()
  await step(shop, jef, order, 'pay', { paidWay: 'cash' })
  const card = bar.getByRole('button', { name: `Hand over ${order.code}` })
  await expect(card.getByText('paid')).toBeVisible()
  await card.click()
  await expect.poll(() => phaseSeen(shop, order)).toBe('out')
  await expect(wall.getByText(order.code, { exact: true })).toHaveCount(0)
}
