// A customer's own data below an order that is over: downloaded with the name that was given, and erased.
import { expect, expectAccessible, test, visit } from './journey-fixtures.ts'

test('[SAFE-4] [H-35] a customer reads, downloads and erases their data on the page of an order that is over', async ({
  page,
  shop,
}) => {
  const owner = await shop.owner()
  const { id, token } = await shop.order()
  await visit(page, shop, `/track/${token}`)
  await expect(page.getByText('Cappuccino').first()).toBeVisible()
  await expect(page.getByText('Your data in this order')).toHaveCount(0)
  const refuse = { key: crypto.randomUUID(), id, step: 'refuse', reason: 'other', words: 'Sorry' } as const
  await shop.ask('orders.step', refuse, owner)
  await page.getByText('Your data in this order').click()
  await page.getByRole('button', { name: 'Erase my name' }).click()
  await expect(page.getByText('Type the name or the telephone number.')).toBeVisible()
  const given = page.getByLabel('The name or telephone number that you gave')
  await given.fill('Jef')
  await page.getByRole('button', { name: 'Download my data' }).click()
  await expect(page.getByText(/neither the name nor the telephone number/)).toBeVisible()
  await given.fill('noor')
  await page.getByRole('button', { name: 'Show my data' }).click()
  const facts = page.locator('dl')
  await expect(facts).toContainText('NameNoor')
  await expect(facts).toContainText('Wednesday 4 March 2026, 09:0')
  await expect(facts).toContainText('2 × Cappuccino')
  await expect(facts).toContainText('€11.60')
  await expectAccessible(page)
  const waiting = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download my data' }).click()
  expect((await waiting).suggestedFilename()).toBe('my-order.json')
  await page.getByRole('button', { name: 'Erase my name' }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Yes, erase' }).click()
  await expect(page.getByText(/no longer knows who placed this order/)).toBeVisible()
  await expectAccessible(page)
})
