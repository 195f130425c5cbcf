// Without a connection: what every page says, and how it recovers.
import type { Page } from '@playwright/test'
import { expect, expectAccessible, test, visit } from './journey-fixtures.ts'
import { boxOf, card, checkout, drawn, fillPickUp, loseAnswer, openCart, pressOrder } from './journey-steps.ts'

const gone = (page: Page) => page.getByText(/^No connection\. What you see is as of (.+ )?\d\d:\d\d\.$/)

/** The menu with its parts that load a little later: the foot is shown only then. */
async function wholeMenu(page: Page): Promise<void> {
  await expect(card(page, 'Cappuccino')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
}

test('[F-26] menu, cart, checkout and home say that there is no connection, and that it is back', async ({
  page,
  shop,
  context,
  faults,
}) => {
  faults.allow('cutRequest')
  await visit(page, shop, '/')
  await expect(page.getByText('A free waffle').first()).toBeAttached()
  await checkout(page, shop)
  await page.goto(`${shop.url}/#/foods`)
  await wholeMenu(page)

  await context.setOffline(true)
  await expect(gone(page)).toBeVisible()
  await expectAccessible(page)
  const room = async () => {
    const bar = await boxOf(page.getByRole('link', { name: /View order/ }))
    return (await boxOf(page.locator('.connection-bar'))).y - bar.y - bar.height
  }
  await expect.poll(room).toBeGreaterThanOrEqual(0)
  const sheet = await openCart(page)
  await expect(sheet.getByText('You can send it once you are connected again.')).toBeVisible()
  await sheet.getByRole('button', { name: 'Close' }).click()
  for (const [path, part] of [
    ['/order', page.getByLabel(/^Name/)],
    ['/', page.getByRole('heading', { level: 1, name: 'Your coffee is ready when you are' })],
    ['/foods', card(page, 'Cappuccino')],
  ] as const) {
    await page.evaluate((to) => {
      location.hash = to
    }, path)
    await expect(part).toBeVisible()
    await expect(gone(page)).toBeVisible()
  }
  await context.setOffline(false)
  await expect(page.getByText('You are connected again.')).toBeVisible()
  await expect(page.locator('.connection-bar')).toHaveCount(0, { timeout: 15_000 })
})

test('[F-26] a shop that answers nobody is no connection either, without a word from the browser', async ({
  page,
  shop,
  faults,
}) => {
  faults.allow('cutRequest', 'stoppingServer')
  await visit(page, shop, '/foods')
  await wholeMenu(page)
  await shop.restart(async () => {
    await expect(gone(page)).toBeVisible({ timeout: 30_000 })
  })
  await expect(gone(page)).toBeHidden({ timeout: 20_000 })
})

test('[F-26] a page that was never opened before opens by itself when the line is back', async ({
  page,
  shop,
  context,
  faults,
}) => {
  faults.allow('cutRequest', 'missingChunk', 'brokenScreen')
  await visit(page, shop, '/foods')
  await wholeMenu(page)
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

test('[F-26] pieces of the frame that do not come leave the page standing', async ({ page, shop, faults }) => {
  faults.allow('cutRequest', 'missingChunk', 'brokenScreen')
  let blocked = 0
  await page.route(/\/assets\/soon-.*\.js$/, (route) => {
    blocked += 1
    return route.abort()
  })
  // A page that misses a piece asks whether the shop can be reached, and then loads once more, by itself.
  let loads = 0
  let asked = 0
  page.on('load', () => {
    loads += 1
  })
  page.on('response', (response) => {
    if (loads > 1 && response.url().endsWith('/healthz')) asked += 1
  })
  await visit(page, shop, '/foods')
  await expect.poll(() => blocked).toBeGreaterThan(0)
  await expect.poll(() => asked).toBeGreaterThan(0)
  await drawn(page)
  await expect(page.getByRole('heading', { name: 'Cappuccino', exact: true })).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
  await page.unroute(/\/assets\/soon-.*\.js$/)
  // A tap on a part that failed to load reloads the page, which fixes it.
  await expect(async () => {
    await page.getByRole('button', { name: /^Cart, / }).click({ timeout: 2000 })
    await expect(page.getByRole('dialog', { name: 'Your order' })).toBeVisible({ timeout: 3000 })
  }).toPass({ timeout: 20_000 })
})

test('[F-26] sending an order again can be stopped, and the order that had arrived counts once', async ({
  page,
  shop,
  faults,
}) => {
  faults.allow('cutRequest')
  await checkout(page, shop)
  await fillPickUp(page)
  await page.route('**/api/orders', loseAnswer)
  await pressOrder(page)
  await expect(page.getByText('If you stop, your order may have reached us or not.')).toBeVisible()
  await page.getByRole('button', { name: 'Stop trying' }).click()
  await expect(page.getByText('We do not know whether your last try reached us.')).toBeVisible()
  await expect(page.getByRole('link', { name: '+32 3 200 00 14' }).first()).toHaveAttribute('href', 'tel:+3232000014')
  await expectAccessible(page)
  await page.unroute('**/api/orders')
  await pressOrder(page)
  await expect(page).toHaveURL(/#\/confirm\//)
  expect((await shop.ask('orders.list', {}, await shop.owner())).orders).toHaveLength(1)
})

test('[F-26] a picture that did not come is a quiet ground, and comes when the line is back', async ({
  page,
  shop,
  context,
  faults,
}) => {
  faults.allow('cutRequest')
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
