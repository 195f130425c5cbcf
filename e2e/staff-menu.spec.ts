// Staff edit the menu: adding with an uploaded picture, changing, removing, the order, and two at once.
import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { asOwner, expect, expectAccessible, signIn, test, visit } from './journey-fixtures.ts'
import { asRead, card } from './journey-steps.ts'

const photo = (format: 'png' | 'webp' = 'png') =>
  sharp({ create: { width: 500, height: 400, channels: 3, background: '#c07030' } })
    .toFormat(format)
    .toBuffer()

const dialogOf = (page: Page): Locator => page.getByRole('article').first()

const editing = async (page: Page, name: string): Promise<Locator> => {
  await page.getByRole('button', { name: `Edit ${name}`, exact: true }).click()
  await expect(dialogOf(page).getByLabel('Name', { exact: true })).toHaveValue(name)
  return dialogOf(page)
}

test('[F-13] [EDIT-1] a category has its heading, its place, ADD, its cards with Edit and stock; empty it says so', async ({
  page,
  shop,
}) => {
  await asOwner(page, shop, '/food-edit-bagel')
  await expect(page.getByRole('heading', { level: 2, name: 'Bagels' })).toBeVisible()
  await expect(page.getByLabel('Sort order of Bagels').locator('option')).toHaveText(
    Array.from({ length: 13 }, (_, place) => String(place + 1)),
  )
  await expect(page.getByRole('button', { name: 'Edit Salmon bagel' })).toBeVisible()
  // Two states that exclude each other are radio buttons, not two checkboxes.
  const stock = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Salmon bagel' }) })
  await expect(stock.getByRole('radio', { name: 'AVAILABLE' })).toBeAttached()
  await expect(stock.getByRole('radio', { name: 'OUT OF STOCK' })).toBeAttached()
  await expectAccessible(page)
  const owner = await shop.owner()
  const { items } = await shop.ask('menu.read', {})
  for (const { id } of items.filter(({ category }) => category === 'SALADS'))
    await shop.ask('items.remove', { id }, owner)
  await shop.ask('categories.setIndex', { id: 'BAGEL', index: 1 }, owner)
  await page.goto(`${shop.url}/#/food-edit-salads`)
  await expect(page.getByText('No items found.')).toBeVisible()
  await expect(page.getByText("Menu items you added from the 'Add' button will appear here.")).toBeVisible()
})

test('[EDIT-2] [OFFICE-4] an item with an uploaded picture is on the open menu at once, and the form is clean again', {
  tag: '@sizes',
}, async ({ page, shop, customer }) => {
  await asOwner(page, shop, '/food-edit-bagel')
  await visit(customer, shop, '/bagel')
  await page.getByRole('button', { name: /Add to Bagels/ }).click()
  const dialog = dialogOf(page)
  await expectAccessible(page)
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'notes.png',
    mimeType: 'image/png',
    buffer: Buffer.from('eggs, flour'),
  })
  await expect(dialog.getByRole('alert')).toContainText('This file is not a picture.')
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'b.png', mimeType: 'image/png', buffer: await photo() })
  await expect(dialog.getByText('The picture is here.')).toBeVisible({ timeout: 15_000 })
  await expect(dialog.locator('img').first()).toHaveAttribute('src', /^\/uploads\/.+\/640$/)
  await dialog.getByLabel('Name', { exact: true }).fill('Plum bagel')
  await dialog.getByLabel('Description', { exact: true }).fill('With goat cheese')
  await dialog.getByLabel('Price', { exact: true }).first().fill('6,5x')
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(dialog.getByText('Please type a price such as 3,20 or 3.20.')).toBeVisible()
  await expect(dialog.getByLabel('Price', { exact: true }).first()).toBeFocused()
  await dialog.getByLabel('Price', { exact: true }).first().fill('6,5')
  await expect(dialog.getByLabel('Category')).toBeDisabled()
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByText('Plum bagel is on the menu.')).toBeVisible()

  const bagel = card(customer, 'Plum bagel')
  await expect(bagel).toContainText('With goat cheese', { timeout: 8000 })
  expect(asRead(await bagel.textContent())).toContain('€6.50')
  await bagel.scrollIntoViewIfNeeded()
  await expect
    .poll(() => bagel.locator('img').evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBeGreaterThan(0)

  await page.getByRole('button', { name: /Add to Bagels/ }).click()
  await expect(dialog.getByLabel('Name', { exact: true })).toHaveValue('')
  await expect(dialog.locator('img')).toHaveCount(0)
  await expect(dialog.getByRole('button', { name: 'Add', exact: true })).toBeDisabled()
})

test('[EDIT-3] [OFFICE-5] Save only when something changed; any kind of picture; what was typed is kept on leaving', async ({
  page,
  shop,
}) => {
  await asOwner(page, shop, '/food-edit-bagel')
  const dialog = await editing(page, 'Salmon bagel')
  const save = dialog.getByRole('button', { name: 'Save', exact: true })
  await expect(save).toBeDisabled()
  await dialog.getByLabel('Name', { exact: true }).fill('Salmon bagel XL')
  await expect(save).toBeEnabled()
  await dialog.getByRole('link', { name: 'Bagels' }).click()
  await page.getByRole('button', { name: 'Edit Salmon bagel', exact: true }).click()
  await expect(dialog.getByText('You left this without saving.')).toBeVisible()
  await expect(dialog.getByLabel('Name', { exact: true })).toHaveValue('Salmon bagel XL')
  // Side by side where there is room, else one by one.
  if (page.viewportSize()?.width === 390)
    await dialog.getByRole('group', { name: 'Language of the texts' }).getByRole('button', { name: 'FR' }).click()
  await dialog.getByLabel('Name · Français').fill('Grand bagel au saumon')
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'b.webp', mimeType: 'image/webp', buffer: await photo('webp') })
  await expect(dialog.getByText('The picture is here.')).toBeVisible({ timeout: 15_000 })
  await save.click()
  await expect(page.getByText('Salmon bagel XL is saved.')).toBeVisible()
  const { items } = await shop.ask('menu.read', { lang: 'fr' })
  const saved = items.find(({ id }) => id === 'salmon-bagel')
  expect(saved).toMatchObject({ name: 'Grand bagel au saumon', image: { kind: 'uploaded' } })
  const again = await editing(page, 'Salmon bagel XL')
  await again.getByLabel('Name', { exact: true }).fill('Nothing')
  await again.getByRole('button', { name: 'Discard changes' }).click()
  await again.getByRole('link', { name: 'Bagels' }).click()
  await expect(page.getByRole('heading', { name: 'Salmon bagel XL' })).toBeVisible()
})

test('[EDIT-4] [OFFICE-4] someone else was quicker: who and when and both values are named, what was typed stays, and may be saved all the same', async ({
  page,
  shop,
}) => {
  await asOwner(page, shop, '/food-edit-bagel')
  const dialog = await editing(page, 'Egg bagel')
  await dialog.getByLabel('Name', { exact: true }).fill('Egg bagel deluxe')
  await dialog.getByLabel('Price', { exact: true }).first().fill('7,50')
  await expect(dialog.getByText(/^Not saved yet · Kept in this tab since \d\d:\d\d$/)).toBeVisible()
  const owner = await shop.owner()
  const { items } = await shop.ask('items.read', {}, owner)
  const egg = items.find(({ id }) => id === 'egg-bagel')
  if (!egg) throw new Error('no egg bagel')
  await shop.ask('items.save', { ...egg, price: 777 }, owner)
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(dialog.getByText(/^Amira saved this at \d\d:\d\d, while you were typing$/)).toBeVisible()
  const apart = dialog.getByRole('listitem').filter({ hasText: 'You' }).filter({ hasText: 'Amira' })
  await expect(apart).toHaveText(['Price Amira 7.77 You 7,50'], { useInnerText: true })
  await expectAccessible(page)
  await expect(dialog.getByLabel('Name', { exact: true })).toHaveValue('Egg bagel deluxe')
  await dialog.getByRole('button', { name: 'Save mine' }).click()
  await expect(page.getByText('Egg bagel deluxe is saved.')).toBeVisible()
})

test('[OFFICE-4] the head of an item says where it is on sale, and where it is sold out once that is set there', async ({
  page,
  shop,
}) => {
  await asOwner(page, shop, '/food-edit-bagel')
  const dialog = await editing(page, 'Egg bagel')
  await expect(dialog.getByText('On sale in 3 branches')).toBeVisible()
  await dialog.getByRole('button', { name: 'Sold out today…' }).click()
  const stock = page.getByRole('dialog', { name: 'Stock of Egg bagel' })
  const merksem = stock.getByRole('group', { name: 'Stock of Egg bagel, Merksem' })
  await merksem.getByText('OUT OF STOCK').click()
  await expect(stock.getByRole('group', { name: 'Until when?' })).toHaveCount(1)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog.getByText('Sold out in Merksem')).toBeVisible()
})

test('[EDIT-4] without a connection nothing is lost: the reason, the texts, and Save again', async ({
  page,
  shop,
  faults,
}) => {
  faults.allow('cutRequest')
  await asOwner(page, shop, '/food-edit-bagel')
  const dialog = await editing(page, 'Egg bagel')
  await dialog.getByLabel('Name', { exact: true }).fill('Egg bagel to go')
  await page.route('**/api/staff/items/*', (route) => route.abort())
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(dialog.getByText('We do not know whether this arrived.')).toBeVisible()
  await expect(dialog.getByLabel('Name', { exact: true })).toHaveValue('Egg bagel to go')
  await page.unroute('**/api/staff/items/*')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Egg bagel to go is saved.')).toBeVisible()
})

test('[EDIT-5] a removed item leaves the open menu after a question', async ({ page, shop, customer }) => {
  await asOwner(page, shop, '/food-edit-bagel')
  await visit(customer, shop, '/bagel')
  await expect(card(customer, 'Hummus bagel')).toBeVisible()
  const dialog = await editing(page, 'Hummus bagel')
  await dialog.getByRole('button', { name: 'Remove from the menu' }).click()
  await page.getByRole('dialog', { name: 'Remove Hummus bagel?' }).getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('Hummus bagel is off the menu.')).toBeVisible()
  await expect(card(customer, 'Hummus bagel')).toHaveCount(0, { timeout: 8000 })
  await expect(page.getByRole('button', { name: 'Edit Hummus bagel' })).toHaveCount(0)
})

test('[EDIT-7] a category takes a place, and who stood there goes to the one that is free', async ({ page, shop }) => {
  await asOwner(page, shop, '/food-edit-bagel')
  await page.getByLabel('Sort order of Bagels').selectOption('1')
  await expect(page.getByText(/Bagels is now number 1\..+ went to 8\./)).toBeVisible()
  await expect(page.getByLabel('Sort order of Bagels')).toHaveValue('1')
  const { categories } = await shop.ask('menu.read', {})
  expect([...categories].sort((a, b) => a.index - b.index)[0]?.id).toBe('BAGEL')
})

test('[ROUTE-6] [OPT-2] drinks and cocktails with their glass and bottle prices; a barista sees stock alone', async ({
  page,
  shop,
  browser,
}) => {
  await asOwner(page, shop, '/beverage-edit')
  await expect(page.getByRole('heading', { level: 2, name: 'Cocktails' })).toBeVisible()
  const dialog = await editing(page, 'Spritz')
  const sizes = dialog.getByRole('group', { name: 'Sizes' })
  await expect(sizes.getByLabel('Glass')).toHaveValue('8.90')
  await sizes.getByLabel('Bottle').fill('35')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Spritz is saved.')).toBeVisible()
  const { items } = await shop.ask('items.read', {}, await shop.owner())
  expect(items.find(({ id }) => id === 'c3')).toMatchObject({
    price: null,
    sizes: [
      { size: 'GLASS', price: 890 },
      { size: 'BOTTLE', price: 3500 },
    ],
  })
  await expect(page.getByText('Glass €8.90 Bottle €35.00')).toBeVisible()

  const context = await browser.newContext()
  await signIn(context, shop, await shop.hire('Jef', [{ branch: 'antwerpen', role: 'barista' }]))
  const barista = await context.newPage()
  await visit(barista, shop, '/food-edit-bagel')
  await expect(barista.getByText('OUT OF STOCK').first()).toBeVisible()
  await expect(barista.getByRole('button', { name: /^(Edit|Add to) / })).toHaveCount(0)
  await expect(barista.getByLabel(/Sort order/)).toHaveCount(0)
  await context.close()
})

test('[F-7] the main edit page lists every item and adds one to a category that is chosen there', async ({
  page,
  shop,
}) => {
  await asOwner(page, shop, '/food-edit')
  await page.getByLabel('Find an item').fill('salmon')
  await expect(page.getByRole('button', { name: 'Edit Salmon bagel' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Edit / })).toHaveCount(1)
  await page.getByRole('button', { name: 'ADD', exact: true }).click()
  const dialog = dialogOf(page)
  await dialog.getByLabel('Name').first().fill('Lentil soup')
  await dialog.getByLabel('Price', { exact: true }).first().fill('5,40')
  await dialog.getByLabel('Category', { exact: true }).selectOption('Salads')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByText('Lentil soup is on the menu.')).toBeVisible()
  const { items } = await shop.ask('items.read', {}, await shop.owner())
  expect(items.find(({ name }) => name.en === 'Lentil soup')?.category).toBe('SALADS')
  await page.getByLabel('Find an item').fill('salmon')
  await page.getByRole('button', { name: 'Edit Salmon bagel' }).click()
  await expect(dialog.getByLabel('Category', { exact: true })).toHaveValue('BAGEL')
})
