// Customers' data: staff find what there is of one person, hand it out and erase it.
import { readFileSync } from 'node:fs'
import { asOwner, expect, expectAccessible, test } from './journey-fixtures.ts'

test('[SAFE-4] the owner finds a customer, hands their data out, erases them, and sets for how long names are kept', async ({
  page,
  shop,
}) => {
  const owner = await shop.owner()
  const { id } = await shop.order()
  const refuse = { key: crypto.randomUUID(), id, step: 'refuse', reason: 'other', words: 'Not here' } as const
  await shop.ask('orders.step', refuse, owner)
  const open = await shop.order()
  await asOwner(page, shop, '/persons')
  const search = page.getByLabel('Name, telephone number, e-mail or token')
  await search.fill('no')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page.getByText('Type at least three characters.')).toBeVisible()
  await search.fill('noor')
  await search.press('Enter')
  await expect(page.getByText(/entries found/)).toBeVisible()
  await expect(page.getByText('Not over yet: it can be erased once')).toBeVisible()
  await expectAccessible(page)

  await page.getByLabel(`Order ${id}`).check()
  await page.getByLabel(`Order ${open.id}`).check()
  const waiting = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download to read' }).click()
  const text = readFileSync(await (await waiting).path(), 'utf8')
  expect(text).toMatch(/has stored about you/)
  expect(text).toMatch(new RegExp(`Order ${id}\\nName: Noor`))

  await page.getByRole('button', { name: 'Erase 1 entry' }).click()
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Erase' }).click()
  await expect(page.getByText('1 entry erased')).toBeVisible()
  await expect(page.getByLabel(`Order ${id}`)).toHaveCount(0)
  await expect(page.getByLabel(`Order ${open.id}`)).toBeVisible()

  const days = page.getByLabel('Days after the pick-up, the table or the message')
  await days.fill('3')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Choose a whole number from 7 to 365.')).toBeVisible()
  await days.fill('60')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(/are erased automatically 60 days after/)).toBeVisible()
})
