// The owner sets the brand, and every open page follows (BRAND-1).
import type { Page } from '@playwright/test'
import { asOwner, expect, expectAccessible, test, visit } from './fixtures.ts'

const logo = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><circle cx="5" cy="5" r="5" fill="#1f5c3a"/></svg>',
)
const scripted = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')

test('[BRAND-1] the owner names the shop, gives it a logo, colours and words; a customer’s open page follows at once', {
  tag: '@sizes',
}, async ({ page, shop, customer }) => {
  await visit(customer, shop, '/foods')
  const bar = customer.getByRole('banner').getByRole('link').first()
  await expect(bar).toHaveText('Noisette')

  await asOwner(page, shop, '/brand')
  const save = page.getByRole('button', { name: 'Save', exact: true })
  await expect(save).toBeDisabled()
  await page.getByLabel('Name of the shop').fill('Koffie Noor')
  const file = page.locator('input[type=file]')
  await file.setInputFiles({ name: 'evil.svg', mimeType: 'image/svg+xml', buffer: scripted })
  await expect(page.getByRole('alert').filter({ hasText: 'SVG' })).toBeVisible()
  await file.setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: logo })
  await expect(page.getByText('The picture is here.')).toBeVisible()

  await page.getByLabel('Ground of the page', { exact: true }).fill('#f4faf2')
  await page.getByLabel('Button', { exact: true }).fill('#1f5c3a')
  // Dark words on a dark button.
  const words = page.getByLabel('Text on the button', { exact: true })
  await expect(words).toHaveAttribute('aria-invalid', 'true')
  await save.click()
  await expect(page.getByText('Saved. Every page shows it now.')).toBeHidden()
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Take #/ }).click()
  await expect(words).not.toHaveAttribute('aria-invalid', 'true')
  await page.getByRole('radio', { name: /^Classic/ }).check()
  await page.getByLabel('Home: title').fill('Coffee by Noor')
  await page.getByRole('button', { name: 'Add an address' }).click()
  await page.getByLabel('Address 1', { exact: true }).fill('https://www.instagram.com/noor')
  await expectAccessible(page)
  await save.click()
  await expect(page.getByText('Saved. Every page shows it now.')).toBeVisible()

  await expect(bar).toHaveText('Koffie Noor')
  await expect(customer).toHaveTitle('Menu · Koffie Noor')
  const ground = () => customer.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  await expect.poll(ground).toBe('rgb(244, 250, 242)')
  await expect.poll(() => headingFace(customer)).toBe('Playfair Display')
  await expect(bar.locator('img')).toHaveAttribute('src', /^\/mark\.webp\?v=/)
  await expect(customer.getByRole('link', { name: 'instagram.com' })).toBeAttached()
  // A new page has it all from its first paint; the policy would refuse a style that it does not name.
  await customer.goto(`${shop.url}/?lang=en`)
  await expect(customer.getByRole('heading', { level: 1 })).toHaveText('Coffee by Noor')
  expect(await customer.locator('style#brand').count()).toBe(1)
  expect(await ground()).toBe('rgb(244, 250, 242)')
  await expect.poll(() => headingFace(customer)).toBe('Playfair Display')
  // Only the pair that the owner chose is loaded.
  const loaded = () =>
    customer.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family))
  await expect.poll(async () => (await loaded()).sort()).toEqual(['Playfair Display', 'Public Sans'])
})

/** The first of the families of a heading that is there. */
const headingFace = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => {
    const [first = ''] = getComputedStyle(document.querySelector('h1') ?? document.body).fontFamily.split(',')
    const family = first.replaceAll(/["']/g, '').trim()
    return [...document.fonts]
      .find((face) => face.family.replaceAll('"', '') === family && face.status === 'loaded')
      ?.family.replaceAll('"', '')
  })

test('[BRAND-1] the owner chooses which languages guests read', async ({ page, shop, customer }) => {
  await asOwner(page, shop, '/brand')
  for (const name of ['Français', 'العربية', 'English']) await page.getByLabel(name, { exact: true }).last().uncheck()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved. Every page shows it now.')).toBeVisible()
  await customer.goto(shop.url)
  await expect(customer.locator('html')).toHaveAttribute('lang', 'nl')
  await expect(customer.getByRole('heading', { level: 1 })).toHaveText(/Je koffie/)
  await expect(customer.getByRole('banner').getByRole('button', { name: /^Taal/ })).toHaveCount(0)
})
