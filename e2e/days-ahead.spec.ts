// Ordering for a day of next week, and without a telephone number, where the branch allows it.
import type { Input } from '#contract/index.ts'
import { expect, expectAccessible, type JourneyShop, test, visit } from './journey-fixtures.ts'
import { card } from './journey-steps.ts'

/** The owner changes settings of Antwerpen. */
async function change(shop: JourneyShop, settings: Partial<Input<'branches.save'>['settings']>): Promise<void> {
  const owner = await shop.owner()
  const { branches } = await shop.ask('branches.read', {}, owner)
  const own = branches.find(({ id }) => id === 'antwerpen')
  if (own)
    await shop.ask('branches.save', { id: own.id, version: own.version, settings: { ...own, ...settings } }, owner)
}

test('[F-62] [F-63] an order for Monday of next week, chosen from a list that fits a phone, without a telephone number', async ({
  page,
  shop,
}) => {
  await change(shop, { daysAhead: 14, phoneField: 'hidden' })
  await visit(page, shop, '/app')
  await card(page, 'Cappuccino')
    .getByRole('button', { name: /Add to cart/ })
    .click()
  await visit(page, shop, '/order')
  const day = page.getByLabel('Day', { exact: true })
  await expect(day.getByRole('option')).toHaveCount(15)
  await expect(day.getByRole('option').first()).toHaveText('Today, Wednesday 4 March')
  await expect(page.getByRole('textbox', { name: /^Phone/ })).toHaveCount(0)
  await day.selectOption({ label: 'Monday 9 March' })
  await expect(page.getByText('Your order is for Monday 9 March.')).toBeVisible()
  await page.getByLabel(/^Name/).fill('Noor')
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  await page.getByLabel('Pick-up time').selectOption('08:00')
  await page.getByRole('button', { name: 'Order with obligation to pay' }).click()
  await expect(page.getByText('Thank you for your order!')).toBeVisible()
  await expect(page.getByText(/Monday 9 March · Ready around/)).toBeVisible()
})

test('[F-62] a day that has passed its cut-off meanwhile keeps the order and offers the others', async ({
  page,
  shop,
}) => {
  await change(shop, { daysAhead: 3 })
  await visit(page, shop, '/app')
  await card(page, 'Cappuccino')
    .getByRole('button', { name: /Add to cart/ })
    .click()
  await visit(page, shop, '/order')
  shop.setClock('2026-03-04', 18, 50)
  await page.reload()
  await expect(page.getByText('Orders for today were taken until 12:00.').first()).toBeVisible()
  await page.getByLabel('Day', { exact: true }).selectOption({ label: 'Friday 6 March' })
  await expect(page.getByText('Your order is for Friday 6 March.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Order with obligation to pay' })).toBeEnabled()
})
