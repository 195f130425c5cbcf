// The staff log: what staff did is there for the owner in plain sentences, and can be searched.
import { readFileSync } from 'node:fs'
import { asOwner, expect, expectAccessible, test } from './journey-fixtures.ts'

test('[LIFE-7] the owner reads who set what out of stock, where and until when, and searches by words and person', async ({
  page,
  shop,
}) => {
  const jef = await shop.hire('Jef', [{ branch: 'antwerpen', role: 'barista' }])
  await shop.ask('stock.set', { item: 'salmon-bagel', branches: ['antwerpen'], stock: 'out', until: 'tomorrow' }, jef)
  const { id } = await shop.order()
  await shop.ask('orders.setLineStatus', { id, changes: [{ line: 1, status: 'ready' }] }, jef)
  await asOwner(page, shop, '/log')
  const outOfStock = page.getByText(
    /Jef\W* set \W*Salmon bagel\W* out of stock at \W*Antwerpen\W* until \W*5 Mar, 07:00/,
  )
  await expect(outOfStock).toBeVisible()
  await expect(page.getByText(/Jef\W* set 1 line of order \W*A-\d+\W* at \W*Antwerpen\W* to ready/)).toBeVisible()
  await expectAccessible(page)

  const waiting = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download as a spreadsheet' }).click()
  const file = await waiting
  expect(file.suggestedFilename()).toBe('log.csv')
  const rows = readFileSync(await file.path(), 'utf8')
    .trim()
    .split('\r\n')
  expect(rows[0]).toBe('Day,Time,Person,What,Act')
  expect(rows.find((row) => row.endsWith('stock.set'))).toBe(
    '2026-03-04,09:00,Jef,"Jef set Salmon bagel out of stock at Antwerpen until 5 Mar, 07:00",stock.set',
  )

  await page.getByLabel('Search').fill('salmon')
  await expect(page.getByText(/to ready/)).toHaveCount(0)
  await expect(outOfStock).toBeVisible()
  await page.getByLabel('Person').selectOption('Amira')
  await expect(page.getByText('Nothing found')).toBeVisible()
  await page.getByRole('button', { name: 'Show everything' }).click()
  await page.getByLabel('What', { exact: true }).selectOption('People')
  await expect(page.getByText(/Amira\W* appointed \W*Jef\W* at \W*Antwerpen/)).toBeVisible()
})
