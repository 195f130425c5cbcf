// The owner sets the brand, and every open page follows (BRAND-1).
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { asOwner, expect, expectAccessible, test, visit } from './journey-fixtures.ts'

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
  const file = page.getByRole('group', { name: 'Logo' }).locator('input[type=file]')
  await file.setInputFiles({ name: 'evil.svg', mimeType: 'image/svg+xml', buffer: scripted })
  await expect(page.getByRole('alert').filter({ hasText: 'SVG' })).toBeVisible()
  await file.setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: logo })
  await expect(page.getByText('The picture is here.')).toBeVisible({ timeout: 15_000 })

  await page.getByText('Choose colours of your own').click()
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

const colour = (background: string, width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer()
const file = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer })

test('[H-90] a new logo leaves film, tour and pictures; the owner puts own ones in their place, or none', {
  tag: '@sizes',
}, async ({ page, shop, customer }) => {
  test.setTimeout(120_000)
  await asOwner(page, shop, '/brand')
  const save = async () => {
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Everything is saved')).toBeVisible()
  }
  await page
    .getByRole('group', { name: 'Logo' })
    .locator('input')
    .setInputFiles(file('logo.svg', 'image/svg+xml', logo))
  await expect(page.getByText('The picture is here.')).toBeVisible({ timeout: 15_000 })
  await save()

  await visit(customer, shop, '/', { branch: null })
  await expect(customer.getByRole('img', { name: /cappuccino with a biscuit/ })).toBeVisible()
  await expect(customer.locator('video source')).toHaveCount(2)
  await expect(customer.getByRole('slider', { name: 'Look around the shop' })).toBeAttached()
  await visit(customer, shop, '/about', { branch: null })
  await expect(customer.getByRole('region', { name: 'From our counter' }).locator('img')).toHaveCount(7)
  await visit(customer, shop, '/account', { branch: null })
  await expect(customer.locator('figure')).toHaveCount(4)

  const place = (name: string) => page.getByRole('group', { name, exact: true })
  await place('Top of the home page').getByLabel('Our own').check()
  const top = place('Top of the home page').last().locator('input[type=file]')
  await top.setInputFiles(file('bar.jpg', 'image/jpeg', await colour('#1f5c3a', 1800, 1200)))
  await expect(page.getByLabel('Picture 1: Words for the picture')).toBeVisible()
  await page.getByLabel('Picture 1: Words for the picture').fill('Our bar at eight')
  const film = readFileSync(new URL('../web/public/media/hero.webm', import.meta.url))
  await page.getByText('Add a film').click()
  await place('Film over the picture')
    .locator('input')
    .setInputFiles(file('bar.webm', 'video/webm', film))
  await expect(page.getByText('The film is here.')).toBeVisible()
  await place('Home: look around the shop').getByLabel('Our own').check()
  const around = place('Home: look around the shop').last().locator('input[type=file]')
  await around.setInputFiles(file('bar.jpg', 'image/jpeg', await colour('#1f5c3a', 1800, 1200)))
  await expect(page.getByText('exactly twice as wide as high')).toBeVisible()
  await place('Home: look around the shop').getByLabel('None').check()
  await place('About page').getByLabel('Our own').check()
  const about = place('About page').last().locator('input[type=file]')
  await about.setInputFiles(file('bench.jpg', 'image/jpeg', await colour('#6a5142', 900, 700)))
  await expect(page.getByRole('button', { name: 'Remove picture 1' })).toHaveCount(2)
  await place('Beside the sign-in').getByLabel('None').check()
  await expectAccessible(page)
  await save()

  await customer.goto(`${shop.url}/?lang=en`)
  await expect(customer.getByRole('img', { name: 'Our bar at eight' }).first()).toBeVisible()
  await expect(customer.locator('video source')).toHaveAttribute('src', /^\/uploads\/films\//)
  await expect.poll(() => customer.locator('video').evaluate((video: HTMLVideoElement) => video.paused)).toBe(false)
  await expect(customer.getByRole('slider', { name: 'Look around the shop' })).toHaveCount(0)
  await expect(customer.getByRole('img', { name: /waffle/i }).first()).toBeAttached()
  await visit(customer, shop, '/about', { branch: null })
  await expect(customer.getByRole('region', { name: 'From our counter' }).locator('img')).toHaveCount(1)
  await visit(customer, shop, '/account', { branch: null })
  await expect(customer.locator('figure')).toHaveCount(0)
})

test('[H-70] a language that is switched off is in no form and no legal text; what was written in it comes back', async ({
  page,
  shop,
}) => {
  const owner = await shop.owner()
  const setLanguages = async (languages: ('en' | 'nl' | 'fr' | 'ar')[]) => {
    const { brand, version } = await shop.ask('brand.read', {}, owner)
    await shop.ask('brand.save', { version, brand: { ...brand, languages } }, owner)
  }
  await setLanguages(['en', 'nl'])
  await asOwner(page, shop, '/legal-edit')
  await expect(page.getByRole('link', { name: /Nederlands/ })).toHaveCount(4)
  await expect(page.getByRole('link', { name: /Français|العربية/ })).toHaveCount(0)
  await visit(page, shop, '/branches/antwerpen', { branch: null })
  await expect(page.getByLabel('Nederlands').first()).toBeAttached()
  await expect(page.getByLabel(/Français|العربية/)).toHaveCount(0)
  await visit(page, shop, '/food-edit-coffee', { branch: null })
  const dialog = page.getByRole('article').first()
  await page.getByRole('button', { name: 'Edit Espresso', exact: true }).click()
  await expect(dialog.getByRole('button', { name: /^(NL|AR)/i })).toHaveCount(1)
  await dialog.getByLabel('Name', { exact: true }).fill('Ristretto')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Ristretto').first()).toBeVisible()
  await visit(page, shop, '/site-edit', { branch: null })
  await expect(page.getByLabel(/Français|العربية/)).toHaveCount(0)

  await setLanguages(['en', 'nl', 'fr', 'ar'])
  const { items } = await shop.ask('menu.read', { lang: 'ar' })
  expect(items.find(({ id }) => id === 'espresso')?.name).toBe('إسبريسو')
  await visit(page, shop, '/legal-edit', { branch: null })
  await expect(page.getByRole('link', { name: /Français|العربية/ })).toHaveCount(8)
})
