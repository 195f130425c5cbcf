// A receipt printer: the owner adds it, its address is typed into it, it calls, and the test page comes out (PAPER-2).
import type { Locator, Page } from '@playwright/test'
import { overHttp } from '#server/testing/paper/printer-line.ts'
import { openStarStandIn } from '#server/testing/paper/star-stand-in.ts'
import { asOwner, expect, expectAccessible, test } from './journey-fixtures.ts'

test('[PAPER-1] [PAPER-2] the owner sets up a Star printer, reads that it was seen, and its test page is printed', {
  tag: '@tablet',
}, async ({ page, shop }) => {
  await asOwner(page, shop, '/printers')
  await expect(page.getByRole('heading', { name: 'No printer yet' })).toBeVisible()
  await expect(page.getByText('a printer could not reach')).toBeVisible()
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
  await expect(dialog.getByText('Waiting for its first call', { exact: true })).toBeVisible()
  await expectAccessible(page)
  const address = await dialog.getByLabel('Address of the printer').inputValue()
  expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/print\/star\/[\w-]{32}$/)
  const star = openStarStandIn({ line: overHttp, address })
  expect([await star.poll(), await star.poll()]).toEqual(['told', 'idle'])
  await expect(dialog.getByText('Star mC-Print3 · seen just now')).toBeVisible({ timeout: 10_000 })

  await dialog.getByRole('button', { name: 'Print a test page' }).click()
  await expect(dialog.getByText('The test page prints at its next call.')).toBeVisible()
  expect(await star.poll()).toBe('printed')
  expect(star.prints).toMatchObject([{ whole: true, picture: { width: 576 } }])
  await expect(dialog.getByText('The test page has been printed.')).toBeVisible({ timeout: 10_000 })
  await dialog.getByRole('button', { name: 'Close' }).last().click()

  star.state.paper = 'out'
  await star.poll()
  await page.getByRole('link', { name: 'Printers' }).last().click()
  await expect(page.getByText(/^No paper since \d\d:\d\d$/)).toBeVisible()
  await expect(page.getByText('1 slip printed, 0 of them marked REPRINT, 0 not printed.')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Bar' }).click()
  await page.getByRole('button', { name: 'Withdraw the printer' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'No printer yet' })).toBeVisible()
  await star.poll()
  expect(star.status).toBe(403)
})

/** Moves on with Tab until it is there, as somebody without a pointer does. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let press = 0; press < 60; press++) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error('Tab never came there')
}

test('[PAPER-2] by keyboard alone: add, test, a new address, withdraw; each dialog takes the focus and gives it back', {
  tag: '@tablet',
}, async ({ page, shop }) => {
  const button = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true })
  const dialog = page.getByRole('dialog')
  const holdsFocus = () => dialog.evaluate((element) => element.contains(document.activeElement))
  await asOwner(page, shop, '/printers')
  await tabTo(page, button('Add a printer'))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByLabel('Where it stands'))
  await page.keyboard.type('Bar')
  await page.keyboard.press('Enter')

  await test.step('its address: the focus goes in, stays in, and Escape leads on to its page', async () => {
    await expect(dialog.getByRole('heading', { name: 'Connect Bar' })).toBeFocused()
    const star = openStarStandIn({
      line: overHttp,
      address: await dialog.getByLabel('Address of the printer').inputValue(),
    })
    await star.poll()
    await tabTo(page, dialog.getByRole('button', { name: 'Print a test page' }))
    await page.keyboard.press('Enter')
    await expect(dialog.getByText('The test page prints at its next call.')).toBeVisible()
    expect(await star.poll()).toBe('printed')
    await expect(dialog.getByText('The test page has been printed.')).toBeVisible({ timeout: 10_000 })
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1, name: 'Bar' })).toBeVisible()
    await expect(page.getByRole('main')).toBeFocused()
  })

  await test.step('a new address: Escape gives the focus back, before and after', async () => {
    await tabTo(page, button('New address'))
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(button('New address')).toBeFocused()
    await page.keyboard.press('Enter')
    await tabTo(page, dialog.getByRole('button', { name: 'Give it a new one' }))
    await page.keyboard.press('Enter')
    await expect(dialog.getByLabel('Address of the printer')).toBeVisible()
    expect(await holdsFocus()).toBe(true)
    await page.keyboard.press('Escape')
    await expect(button('New address')).toBeFocused()
  })

  await test.step('withdraw: not before it is confirmed; then the list has the focus', async () => {
    await tabTo(page, button('Withdraw the printer'))
    await page.keyboard.press('Enter')
    await expect.poll(holdsFocus).toBe(true)
    await page.keyboard.press('Escape')
    await expect(button('Withdraw the printer')).toBeFocused()
    await page.keyboard.press('Enter')
    await tabTo(page, dialog.getByRole('button', { name: 'Withdraw', exact: true }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'No printer yet' })).toBeVisible()
    await expect(page.getByRole('main')).toBeFocused()
  })
})
