// An office basket: opened on one phone, filled and paid from others, and one order at the counter (GROUP-1, GROUP-2).
import type { Browser, Page } from '@playwright/test'
import { expect, expectAccessible, type JourneyShop, visit } from './journey-fixtures.ts'
import { addToCart, openCart, unfold } from './journey-steps.ts'
import { phone } from './lunch-scene.ts'
import { offerOnline, test } from './online-shop.ts'

async function openBasket(page: Page, shop: JourneyShop, payer?: string): Promise<string> {
  await visit(page, shop, '/foods')
  await addToCart(page, 'Cappuccino')
  const cart = await openCart(page)
  await cart.getByRole('link', { name: 'Order together' }).click()
  await expect(page.getByRole('heading', { name: 'Office basket', level: 1 })).toBeVisible()
  await page.getByLabel(/^Name/).fill('Hanne Vos')
  await page.getByLabel(/^Phone/).fill('0470 12 34 56')
  if (payer) await page.getByRole('radio', { name: payer }).check()
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Open(,| the basket)/ }).click()
  await expect(page.getByRole('button', { name: 'Share the link' })).toBeVisible()
  return new URL(page.url()).hash.slice(1)
}

/** A colleague with a phone of their own, who chooses from the menu and puts it in. */
async function joins(browser: Browser, shop: JourneyShop, path: string, name: string): Promise<Page> {
  const page = await phone(browser, shop, path)
  await expect(page.getByRole('heading', { name: 'Hanne’s office basket' })).toBeVisible()
  await page.getByRole('link', { name: 'Choose from the menu' }).click()
  await addToCart(page, 'Espresso')
  const cart = await openCart(page)
  await cart.getByRole('link', { name: 'Put into Hanne’s basket' }).click()
  await page.getByRole('textbox', { name: 'Your name, for the cup' }).fill(name)
  await page.getByRole('button', { name: 'Put into Hanne’s basket' }).click()
  await expect(page.getByText('(you)')).toBeVisible()
  return page
}

const boardOf = async (shop: JourneyShop) =>
  (await shop.ask('orders.board', { branch: 'antwerpen' }, await shop.owner())).orders

test('[GROUP-1] Hanne opens a basket, Tom adds on his phone, she sees it at once, and the counter gets one order with names', {
  tag: '@phone',
}, async ({ page, browser, shop }) => {
  shop.setClock('2026-03-04', 9)
  const path = await openBasket(page, shop)
  const tom = await joins(browser, shop, path, 'Tom')
  await expect(page.getByText('2 people, 2 items')).toBeVisible()
  await expectAccessible(page)
  await expectAccessible(tom)
  await page.getByRole('button', { name: 'Order with obligation to pay' }).click()
  await expect(page.getByRole('heading', { name: 'It is ordered' })).toBeVisible()
  const [order, ...others] = await boardOf(shop)
  expect(others).toEqual([])
  expect(order?.lines.map(({ person }) => person?.name)).toEqual(['Hanne', 'Tom'])
  await expect(tom.getByRole('status').getByText(order?.code.slice(2) ?? '-')).toBeVisible()
  await expect(tom.getByRole('heading', { name: 'Your part' })).toBeVisible()
  await expectAccessible(tom)
  await page.getByRole('link', { name: 'Follow the order' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Ok' }).click()
  await unfold(page)
  await expect(page.getByText('Tom', { exact: true })).toBeVisible()
})

test('[GROUP-2] each pays their share: Tom pays, Lotte does not and reads that she dropped out', {
  tag: '@phone',
}, async ({ page, browser, shop, mollie }) => {
  shop.setClock('2026-03-04', 9)
  await offerOnline(shop, mollie)
  const path = await openBasket(page, shop, 'Each pays their share, online')
  const tom = await joins(browser, shop, path, 'Tom')
  const lotte = await joins(browser, shop, path, 'Lotte')
  await page.getByRole('button', { name: 'Close, then all pay' }).click()
  await expect(lotte.getByText('nobody can add any more')).toBeVisible()
  await tom.getByRole('button', { name: 'Pay my share' }).click()
  await expectAccessible(tom)
  await tom
    .getByRole('dialog')
    .getByRole('button', { name: /^Pay €/ })
    .click()
  await tom.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(tom.getByText('Paid 1 of 3')).toBeVisible()
  await expect(page.getByText('Paid 1 of 3')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Order now for those who have paid' }).click()
  await expect(lotte.getByText('You dropped out')).toBeVisible()
  await expectAccessible(lotte)
  await expect(tom.getByRole('heading', { name: 'Your receipt' })).toBeVisible()
  const orders = await boardOf(shop)
  expect(orders.map(({ lines, due }) => [lines.map(({ person }) => person?.name), due])).toEqual([[['Tom'], 0]])
  expect(mollie.book.balance).toBe(orders[0]?.total)
})

test('[GROUP-1] [GROUP-2] [J-92] Lotte is seen to be choosing; she does not pay, so Hanne reminds her, then pays for her', {
  tag: '@phone',
}, async ({ page, browser, shop, mollie }) => {
  shop.setClock('2026-03-04', 9)
  await offerOnline(shop, mollie)
  const path = await openBasket(page, shop, 'Each pays their share, online')
  const lotte = await phone(browser, shop, path)
  await lotte.getByRole('textbox', { name: 'Your name, for the cup' }).fill('Lotte')
  await lotte.getByRole('link', { name: 'Choose from the menu' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Lotte' }).getByText('is choosing …')).toBeVisible()
  await expectAccessible(page)
  await addToCart(lotte, 'Espresso')
  await lotte.getByRole('link', { name: /^Put into Hanne’s basket/ }).click()
  await lotte.getByRole('button', { name: 'Put into Hanne’s basket' }).click()
  await expect(page.getByText('2 people, 2 items')).toBeVisible()
  await expect(page.getByText('is choosing …')).toHaveCount(0)

  await page.getByRole('button', { name: 'Close, then all pay' }).click()
  const paysAt = async (act: string | RegExp) => {
    await page.getByRole('button', { name: act }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Pay €[\d.]+$/ })
      .click()
    await page.getByRole('button', { name: 'Pay', exact: true }).click()
  }
  await paysAt('Pay my share')
  await expect(page.getByText('Paid 1 of 2')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Remind Lotte' })).toBeVisible()
  await expectAccessible(page)
  await page.evaluate(() => {
    Object.assign(navigator, { share: async (said: ShareData) => Object.assign(window, { said }) })
  })
  await page.getByRole('button', { name: 'Remind Lotte' }).click()
  const said = await page.evaluate(() => (window as unknown as { said: ShareData }).said)
  expect(said.text).toMatch(/^Please pay your share of our office basket by \d\d:\d\d:$/)
  expect(said.url).toMatch(new RegExp(`#${path}$`))
  await expect(lotte.getByText(/^Hanne asks you to pay your share by/)).toBeVisible()
  await lotte.goto(`${shop.url}/#/`)
  await expect(lotte.getByText(/^Hanne asks you to pay your share by/)).toBeVisible()
  await lotte.getByRole('link', { name: 'Pay my share' }).click()
  await paysAt(/^Pay €[\d.]+ for Lotte$/)
  await expect(page.getByRole('heading', { name: 'It is ordered' })).toBeVisible()
  await expect(lotte.getByRole('heading', { name: 'Your receipt' })).toBeVisible()
  const orders = await boardOf(shop)
  expect(orders.map(({ lines, due }) => [lines.map(({ person }) => person?.name), due])).toEqual([
    [['Hanne', 'Lotte'], 0],
  ])
  expect(mollie.book.balance).toBe(orders[0]?.total)
})
