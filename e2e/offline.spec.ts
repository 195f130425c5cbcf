// Without a connection: what every page says, and how it recovers.
import type { Page } from '@playwright/test'
import { expect, expectAccessible, test, visit } from './fixtures.ts'
import { addToCart, openCart } from './steps.ts'

const gone = (page: Page) => page.getByText('No connection. What you see may be out of date.')

test('[F-26] menu, cart, checkout and home say that there is no connection, and that it is back', async ({
  page,
  shop,
  context,
}) => {
  await visit(page, shop, '/')
  await expect(page.getByRole('link', { name: 'Order now' }).first()).toBeVisible()
  await page.goto(`${shop.url}/#/order`)
  await page.goto(`${shop.url}/#/foods`)
  await addToCart(page, 'Cappuccino')
  await page.waitForLoadState('networkidle')

  await context.setOffline(true)
  await expect(gone(page)).toBeVisible()
  await expectAccessible(page)
  const bar = await page.getByRole('button', { name: /View order/ }).boundingBox()
  const line = await page.locator('.line-bar').boundingBox()
  if (bar) expect(bar.y + bar.height).toBeLessThanOrEqual(line?.y ?? 0)
  const sheet = await openCart(page)
  await expect(sheet.getByText('You can send it once you are connected again.')).toBeVisible()
  await sheet.getByRole('button', { name: 'Close' }).click()
  for (const path of ['/order', '/', '/foods']) {
    await page.evaluate((to) => {
      location.hash = to
    }, path)
    await expect(gone(page)).toBeVisible()
  }
  await context.setOffline(false)
  await expect(page.getByText('You are connected again.')).toBeVisible()
  await expect(page.locator('.line-bar')).toHaveCount(0, { timeout: 6000 })
})

test('[F-26] a shop that answers nobody is no connection either, without a word from the browser', async ({
  page,
  shop,
}) => {
  await visit(page, shop, '/foods')
  await page.waitForLoadState('networkidle')
  await shop.restart(async () => {
    await expect(gone(page)).toBeVisible({ timeout: 30_000 })
  })
  await expect(gone(page)).toBeHidden({ timeout: 20_000 })
})

test('[F-26] a page that was never opened before opens by itself when the line is back', async ({
  page,
  shop,
  context,
}) => {
  await visit(page, shop, '/foods')
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await page.evaluate(() => {
    location.hash = '/about'
  })
  await expect(page.getByRole('heading', { name: 'This page did not open' })).toBeVisible()
  await expect(page.getByText('It opens by itself as soon as you are connected again.')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: 'This page did not open' })).toBeHidden({ timeout: 15_000 })
  await expect(page.getByRole('link', { name: 'View More' })).toBeVisible()
})

test('[F-26] pieces of the frame that do not come leave the page standing', async ({ page, shop }) => {
  let blocked = 0
  await page.route(/\/assets\/soon-.*\.js$/, (route) => {
    blocked += 1
    return route.abort()
  })
  await visit(page, shop, '/foods')
  await expect.poll(() => blocked).toBeGreaterThan(0)
  await page.waitForTimeout(1500)
  await expect(page.getByRole('heading', { name: 'Cappuccino', exact: true })).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
  await page.unroute(/\/assets\/soon-.*\.js$/)
  // A tap on a part that did not come loads the page anew, which brings it.
  await expect(async () => {
    await page.getByRole('button', { name: /^Cart, / }).click({ timeout: 2000 })
    await expect(page.getByRole('dialog', { name: 'Your order' })).toBeVisible({ timeout: 3000 })
  }).toPass({ timeout: 20_000 })
})

test('[F-26] sending an order again can be stopped, and the order that had arrived counts once', async ({
  page,
  shop,
}) => {
  await visit(page, shop, '/foods')
  await addToCart(page, 'Cappuccino')
  await page.goto(`${shop.url}/#/order`)
  await page.getByLabel(/^Name/).fill('Noor')
  await page.getByLabel(/^Phone/).fill('0470 12 34 56')
  await page.route('**/api/orders', async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(page.getByText('If you stop, your order may have reached us or not.')).toBeVisible()
  await page.getByRole('button', { name: 'Stop trying' }).click()
  await expect(page.getByText('We do not know whether your last try reached us.')).toBeVisible()
  await expect(page.getByRole('link', { name: '+32 3 200 00 14' }).first()).toHaveAttribute('href', 'tel:+3232000014')
  await expectAccessible(page)
  await page.unroute('**/api/orders')
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(page).toHaveURL(/#\/confirm\//)
  expect((await shop.ask('orders.list', {}, await shop.owner())).orders).toHaveLength(1)
})

test('[F-26] a picture that did not come is a quiet ground, and comes when the line is back', async ({
  page,
  shop,
  context,
}) => {
  await page.route('**/pictures/**', (route) => route.abort())
  await visit(page, shop, '/foods')
  const picture = page.getByRole('main').getByRole('listitem').locator('img[width="640"]').first()
  await expect(picture).toHaveAttribute('data-broken')
  await page.unroute('**/pictures/**')
  await context.setOffline(true)
  await expect(gone(page)).toBeVisible()
  await context.setOffline(false)
  await expect(picture).not.toHaveAttribute('data-broken')
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
})
