// One branch is found among three hundred, on a phone and in the office.
import type { Page } from '@playwright/test'
import { asOwner, expect, expectAccessible, test, visit } from './journey-fixtures.ts'
import { openChain } from './large-chain.ts'

const cards = (page: Page) => page.getByRole('button', { name: /^Choose / })
const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)

test('[J-84] on a phone a branch is found by its postcode and by where the phone is, which is never sent', async ({
  page,
  shop,
  context,
}) => {
  await openChain(shop, 297)
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 50.3, longitude: 3.05 })
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
  await visit(page, shop, '/foods', { branch: null })
  await expect(cards(page)).toHaveCount(6)
  await expectAccessible(page)

  await page.getByRole('searchbox', { name: 'Find a branch' }).fill('8805')
  await expect(cards(page)).toHaveText([/Deinze/])
  await page.getByRole('searchbox', { name: 'Find a branch' }).fill('')
  await page.getByRole('button', { name: 'Near me' }).click()
  await expect(cards(page).first()).toHaveText(/Eeklo Stationsstraat 2/)
  await expect(page.getByText('where you are is sent to nobody')).toBeVisible()
  await expectAccessible(page)
  await cards(page).first().click()
  await expect(page.getByText('Eeklo Stationsstraat 2')).toBeVisible()

  await page.getByRole('button', { name: 'Change' }).click()
  const dialog = page.getByRole('dialog', { name: 'Choose your branch' })
  await expect(cards(page)).toHaveCount(20)
  await expect(cards(page).first()).toHaveAttribute('aria-pressed', 'true')
  await dialog.getByRole('button', { name: 'Show more' }).click()
  await expect(cards(page)).toHaveCount(40)
  await expectAccessible(page)
  await dialog.getByRole('searchbox', { name: 'Find a branch' }).fill('leuven kerk')
  await cards(page).first().click()
  await expect(page.locator('[data-branch]')).toContainText('Leuven Kerkplein')
  expect(sent.filter((request) => /50\.3\b|3\.05\b/.test(request))).toEqual([])
})

test('[J-84] the pages with all branches stay short among three hundred', async ({ page, shop }) => {
  await openChain(shop, 297)
  for (const path of ['/foods', '/contact', '/track', '/reservation']) {
    await visit(page, shop, path)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    expect(await heightOf(page), path).toBeLessThan(20_000)
  }
})

test('[J-84] the office finds a branch for its lists, and ticks many of them at once', { tag: '@tablet' }, async ({
  page,
  shop,
}) => {
  await openChain(shop, 297)
  await asOwner(page, shop, '/branches')
  // All settings of 300 branches are read first.
  await expect(page.getByRole('link', { name: /^Change / })).toHaveCount(20, { timeout: 20_000 })
  expect(await heightOf(page)).toBeLessThan(5000)
  await page.getByRole('searchbox', { name: 'Find a branch' }).fill('8805')
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Deinze Stationsstraat 2'])
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Close days' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('0 of 300 branches ticked')).toBeVisible()
  await dialog.getByRole('searchbox').fill('leuven')
  await dialog.getByRole('button', { name: 'All 29 found' }).click()
  await expect(dialog.getByText('29 of 300 branches ticked')).toBeVisible()
  await dialog.getByRole('searchbox').fill('')
  await expect(dialog.getByRole('button', { name: 'Close at 29 branches' })).toBeVisible()
  await dialog.getByRole('button', { name: 'None', exact: true }).click()
  await expect(dialog.getByText('0 of 300 branches ticked')).toBeVisible()
  await expectAccessible(page)

  await visit(page, shop, '/all-orders')
  await page.getByRole('button', { name: 'Branch: All branches' }).click()
  const choice = page.getByRole('dialog', { name: 'Which branch?' })
  await choice.getByRole('searchbox').fill('genk kerk')
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Branch: Genk Kerkplein' })).toBeFocused()
})
