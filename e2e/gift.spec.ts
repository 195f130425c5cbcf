// A gift card from end to end: bought online on a phone, spent at two branches, and taken at the counter (GIFT-1).
import type { Page } from '@playwright/test'
import { expect, expectAccessible, type JourneyShop, signIn, visit } from './journey-fixtures.ts'
import { addToCart, fillPickUp, orderIdOf, pressOrder } from './journey-steps.ts'
import { offerOnline, test } from './online-shop.ts'

async function sellGifts(shop: JourneyShop): Promise<void> {
  const owner = await shop.owner()
  const { hasKey, ...rules } = await shop.ask('gifts.readRules', {}, owner)
  await shop.ask('gifts.saveRules', { ...rules, on: true }, owner)
}

/** A lunch of one cappuccino and one bagel, which the card of this phone pays. */
async function lunchAt(page: Page, shop: JourneyShop): Promise<void> {
  await expect(page).toHaveURL(/#\/foods$/)
  await addToCart(page, 'Cappuccino')
  await page.goto(`${shop.url}/#/order`)
  await fillPickUp(page)
  await expect(page.getByText('Your gift card pays €3.20')).toBeVisible()
}

test('[GIFT-1] Noor gives Amina a card of € 10 on a phone; it pays two lunches at two branches, and its page says what is left', {
  tag: ['@main', '@phone'],
}, async ({ page, shop, mollie }) => {
  await offerOnline(shop, mollie)
  await sellGifts(shop)
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, shop, '/')
  await page.getByRole('link', { name: 'Give a gift card' }).click()
  await page.getByText('€10', { exact: true }).click()
  await page.getByLabel('For', { exact: true }).fill('Amina')
  await page.getByLabel('From', { exact: true }).fill('Noor')
  await page.getByLabel(/^Your words/).fill('Happy birthday.')
  if (await page.getByText('I print it').isVisible()) await page.getByText('I print it').click()
  await expect(page.getByText(/^for .Amina., from .Noor.$/)).toBeVisible()
  await expect(page.getByText(/Good in .* in parts too\. It does not expire\./)).toBeVisible()
  await expectAccessible(page)
  const order = page.getByRole('button', { name: /^Order with obligation to pay/ })
  await expect(order).toContainText('€10.00')
  await order.click()

  // The first try fails, and the form is as it was.
  await page.getByRole('button', { name: 'Fail' }).click()
  await page.getByRole('link', { name: 'Back to the shop' }).click()
  await expect(page.getByText('The payment did not work')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Change the card' }).click()
  await expect(page.getByLabel('For', { exact: true })).toHaveValue('Amina')
  await page.goBack()
  await page.getByRole('button', { name: /^Pay with .* €10\.00$/ }).click()
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  const back = page.getByRole('link', { name: 'Back to the shop' })
  if (await back.isVisible()) await back.click()
  await expect(page.getByRole('heading', { name: /^For .Amina., from .Noor.$/ })).toBeVisible()
  await expect(page.getByText('Your gift card is paid')).toBeVisible()
  await expect(page.getByText('left of €10.00')).toBeVisible()
  await expectAccessible(page)
  const card = page.url()

  await page.getByRole('link', { name: 'Order with this card' }).click()
  await lunchAt(page, shop)
  await expect(page.getByText('€6.80 stays on it', { exact: false })).toBeVisible()
  await expectAccessible(page)
  await pressOrder(page)
  await expect(page).toHaveURL(/#\/confirm\/[A-Z0-9]{8}$/)
  await page.getByRole('dialog').getByRole('button', { name: 'Ok' }).click()
  await expect(page.getByText(/^A gift card paid €3\.20/)).toBeVisible()

  await page.evaluate(() => localStorage.setItem('noisette.branch', 'merksem'))
  await page.goto(`${shop.url}/#/foods`)
  await page.reload()
  await lunchAt(page, shop)
  await pressOrder(page)
  await expect(page).toHaveURL(/#\/confirm\/[A-Z0-9]{8}$/)

  await page.goto(card)
  await expect(page.getByText('€3.60', { exact: true })).toBeVisible()
  const moves = page.getByRole('listitem').filter({ hasText: '€3.20' })
  await expect(moves).toHaveCount(2)
  await expect(moves.first()).toContainText('Merksem')
  await expect(moves.last()).toContainText('Antwerpen')
  expect(mollie.book.balance).toBe(1000)
})

test('[GIFT-1] [GIFT-2] the counter sells a card, takes it for a part of an order, and the owner reads what is outstanding', {
  tag: '@tablet',
}, async ({ page, context, shop }) => {
  await sellGifts(shop)
  await signIn(context, shop, await shop.owner())
  await visit(page, shop, '/gift-cards')
  await page.getByRole('button', { name: '€10', exact: true }).click()
  await page.getByRole('button', { name: 'Sell for €10.00' }).click()
  await expect(page.getByText('A gift card of €10.00 is sold')).toBeVisible()
  await expectAccessible(page)
  const code = await page.locator('.gift-code').first().innerText()
  await expect(page.getByText(`···· ${code.replaceAll(/\s/g, '').slice(-4)}`)).toBeVisible()

  const { token } = await shop.order({ lines: [{ item: 'cappuccino', quantity: 4 }] })
  const id = await orderIdOf(shop, token)
  await visit(page, shop, `/all-orders/${token}/${id}`)
  await page.getByRole('button', { name: 'Gift card' }).click()
  await page.getByLabel('Code of the gift card').fill(code.replace(/^\w/, 'Z'))
  await page.keyboard.press('Enter')
  await expect(page.getByText('There is a mistake in this code.', { exact: false })).toBeVisible()
  // As a scanner types it: the link of the card, and Enter.
  await page.getByLabel('Code of the gift card').fill(`${shop.url}/#/gift-card/${code.replaceAll(/\s+/g, '')}`)
  await page.keyboard.press('Enter')
  await expect(page.getByText('€10.00 is on this card.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Take €10.00' }).click()
  await expect(page.getByText(/^€10\.00 paid: Gift card/)).toBeVisible()

  await visit(page, shop, '/gift-cards')
  await expect(page.getByText('What cards owe')).toBeVisible()
  await expect(page.getByText('used up')).toBeVisible()
  await expectAccessible(page)
})
