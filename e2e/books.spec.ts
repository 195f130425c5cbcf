// The books, on a tablet: the cash is counted beside what was sold, the day book has its lines, the accountant gets
// files.
import { closeBooks } from '#work/money/books/close-books.ts'
import { asOwner, expect, expectAccessible, test, visit } from './journey-fixtures.ts'

test('[BOOK-1] the cash and the registered till’s totals are typed beside ours, and the difference is written down', {
  tag: '@tablet',
}, async ({ page, shop }) => {
  const owner = await shop.owner()
  const placed = await shop.order({ lines: [{ item: 'cappuccino', quantity: 2 }] })
  const pay = { key: crypto.randomUUID(), id: placed.id, step: 'pay', paidWay: 'cash' } as const
  await shop.ask('orders.step', pay, owner)
  await asOwner(page, shop, '/money')
  await page.getByRole('link', { name: 'Count and compare Antwerpen' }).click()
  await expect(page.getByRole('table').first().getByRole('row', { name: /^Cash/ })).toContainText('€6.40')
  await page.getByRole('textbox', { name: 'How many of €5.00' }).fill('1')
  await page.getByRole('textbox', { name: 'How many of €1.00' }).fill('1')
  await expect(page.locator('dl > div').filter({ hasText: /^Short/ })).toContainText('-€0.40')
  await page.getByRole('textbox', { name: /^Registered till, 6 %/ }).fill('6.00')
  await page.getByRole('textbox', { name: 'Note' }).fill('M-58 was not rung up')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Write it down' }).click()
  await expect(page.getByText('Written down by Amira')).toBeVisible()
  await expect(page.getByRole('list', { name: 'What to do at the end of the day' })).toContainText('Short €0.40')
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Note' })).toHaveValue('M-58 was not rung up')
  await expect(page.getByRole('link', { name: 'Page, PDF' })).toHaveAttribute('href', /day-end\.pdf\?branch=antwerpen/)
})

test('[BOOK-2] [BOOK-3] the day book has a line for each day that has ended, and the accountant’s files wait for a period', {
  tag: '@tablet',
}, async ({ page, shop }) => {
  await shop.owner()
  await shop.order({ lines: [{ item: 'cappuccino', quantity: 2 }] })
  shop.setClock('2026-03-06', 9)
  await closeBooks(shop.store, shop.now())
  await asOwner(page, shop, '/day-book')
  await expect(page).toHaveURL(/#\/money\/days$/)
  await page.getByText('Day book, with the seal of each line').click()
  const rows = page.getByRole('region', { name: 'Day book' }).getByRole('row')
  await expect(rows.nth(1)).toContainText('€6.40')
  await expect(rows).toHaveCount(4)
  await expectAccessible(page)
  await visit(page, shop, '/accountant')
  await expect(page).toHaveURL(/#\/money\/accountant$/)
  await page.getByText('Another period').click()
  await page.getByLabel('From').fill('2026-03-04')
  await page.getByLabel('To', { exact: true }).fill('2026-03-01')
  await expect(page.getByText('The first day is after the last one.')).toBeVisible()
  await page.getByLabel('To', { exact: true }).fill('2026-03-05')
  const waiting = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download: Journal' }).click()
  expect((await waiting).suggestedFilename()).toBe('journal-2026-03-04-2026-03-05.csv')
  await expectAccessible(page)
})
