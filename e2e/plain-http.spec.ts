// The shop over plain http under its own name, as for a phone in the shop's network: not a secure origin.
import type { Page } from '@playwright/test'
import { expect, type JourneyShop, password, test, visit } from './journey-fixtures.ts'
import { addToCart, fillPickUp, pressOrder, unfold } from './journey-steps.ts'

/** The same shop under the name that the journeys' browser resolves to this machine. */
async function enter(page: Page, shop: JourneyShop, path: string): Promise<string> {
  const url = shop.url.replace('127.0.0.1', 'shop.test')
  await visit(page, { ...shop, url }, path)
  expect(await page.evaluate(() => isSecureContext)).toBe(false)
  return url
}

test('[F-1] [APP-3] over plain http a customer orders, copies the token and follows the order', async ({
  page,
  shop,
  faults,
}) => {
  faults.allow('insecureOrigin')
  const url = await enter(page, shop, '/foods')
  expect(await page.evaluate(() => 'serviceWorker' in navigator)).toBe(false)
  await addToCart(page, 'Cappuccino')
  await page.goto(`${url}/#/order`)
  await fillPickUp(page)
  await pressOrder(page)
  await expect(page).toHaveURL(/#\/confirm\/[A-Z0-9]{8}$/)
  const token = page.url().slice(-8)
  await page.getByRole('dialog').getByRole('button', { name: 'Ok' }).click()
  await unfold(page)
  await page.getByRole('button', { name: /^Cop(y|ied)/ }).click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  await page.goto(`${url}/#/track`)
  await page.getByRole('textbox').focus()
  await page.keyboard.press('ControlOrMeta+v')
  await expect(page.getByRole('textbox')).toHaveValue(token)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toContainText('Order well received')

  const [order] = (await shop.ask('orders.list', {}, await shop.owner())).orders
  await shop.ask(
    'orders.setLineStatus',
    { id: order?.id ?? 0, changes: [{ line: 1, status: 'ready' }] },
    await shop.owner(),
  )
  await expect(page.getByRole('main')).toContainText('Order ready to be picked')
})

test('[F-1] over plain http a guest writes, reviews and reserves', async ({ page, shop, faults }) => {
  faults.allow('insecureOrigin')
  const url = await enter(page, shop, '/contact')
  await page.getByLabel(/^Name/).fill('Noor')
  await page.getByLabel('E-mail', { exact: true }).fill('noor@example.be')
  await page.getByLabel('Message', { exact: true }).fill('Is the hazelnut cake back?')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page).toHaveURL(/#\/sent$/)

  await page.goto(`${url}/#/review`)
  await page.getByRole('radio', { name: '5 stars' }).first().check({ force: true })
  await page.getByLabel('What would you like to tell us?').fill('The best waffle in town.')
  const reviewed = page.waitForResponse((answer) => answer.request().method() === 'POST')
  await page.getByRole('button', { name: 'Submit' }).click()
  expect((await reviewed).ok()).toBe(true)
  await expect(page).toHaveURL(/#\/$/)

  await page.goto(`${url}/#/reservation`)
  await page.getByRole('grid').getByRole('button', { name: 'Thursday 5 March' }).click()
  await page.getByLabel('Time').selectOption('12:00')
  await page.getByLabel('Name').fill('Noor')
  await page.getByLabel('Phone').fill('0470 12 34 56')
  await page.getByRole('button', { name: 'Reserve', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Your table is reserved' })).toBeVisible()
})

test('[F-1] over plain http staff sign in and see the board', async ({ page, shop, faults }) => {
  faults.allow('insecureOrigin')
  await shop.owner()
  const { code } = await shop.order()
  const url = await enter(page, shop, '/account')
  await page.getByLabel('User name').fill('Amira')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/#\/all-orders$/)
  await page.goto(`${url}/#/board`)
  await expect(page.getByRole('article', { name: code })).toBeVisible()
})
