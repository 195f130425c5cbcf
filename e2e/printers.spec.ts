// A receipt printer: the owner adds it, its address is typed into it, it calls, and the test page comes out (PAPER-2).

import { overHttp } from '../server/testing/paper/printer-line.ts'
import { openStarStandIn } from '../server/testing/paper/star-stand-in.ts'
import { asOwner, expect, expectAccessible, test } from './journey-fixtures.ts'

test('[PAPER-1] [PAPER-2] the owner sets up a Star printer, reads that it was seen, and its test page is printed', {
  tag: ['@main', '@tablet'],
}, async ({ page, shop }) => {
  await asOwner(page, shop, '/printers')
  await expect(page.getByRole('heading', { name: 'No printer yet' })).toBeVisible()
  await expect(page.getByText('a printer could not reach it')).toBeVisible()
  await page.getByRole('button', { name: 'Add a printer' }).click()
  await page.getByLabel('Where it stands').fill('Bar')
  await page.getByRole('checkbox', { name: /^Receipts/ }).check()
  const preview = page.getByRole('img', { name: 'Kitchen ticket, as it prints' })
  await expect
    .poll(() => preview.evaluate((image: HTMLImageElement) => image.naturalWidth), { timeout: 15_000 })
    .toBe(576)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Add', exact: true }).click()

  const dialog = page.getByRole('dialog', { name: 'Connect Bar' })
  await expect(dialog.getByText('Waiting for its first call')).toBeVisible()
  await expectAccessible(page)
  const address = await dialog.getByLabel('Address of the printer').inputValue()
  expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/print\/star\/[\w-]{32}$/)
  const star = openStarStandIn({ line: overHttp, address })
  expect([await star.poll(), await star.poll()]).toEqual(['told', 'idle'])
  await expect(dialog.getByText('Star mC-Print3 · seen just now')).toBeVisible({ timeout: 10_000 })

  await dialog.getByRole('button', { name: 'Print a test page' }).click()
  await expect(dialog.getByText('The test page goes out with its next call.')).toBeVisible()
  expect(await star.poll()).toBe('printed')
  expect(star.prints).toMatchObject([{ whole: true, picture: { width: 576 } }])
  await expect(dialog.getByText('The test page is on paper.')).toBeVisible({ timeout: 10_000 })
  await dialog.getByRole('button', { name: 'Close' }).last().click()

  star.state.paper = 'out'
  await star.poll()
  await page.getByRole('link', { name: 'Printers' }).last().click()
  await expect(page.getByText(/^No paper since \d\d:\d\d$/)).toBeVisible()
  await expect(page.getByText('1 slip printed, 0 of them marked REPRINT, 0 given up.')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Bar' }).click()
  await page.getByRole('button', { name: 'Withdraw the printer' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'No printer yet' })).toBeVisible()
  await star.poll()
  expect(star.status).toBe(403)
})
