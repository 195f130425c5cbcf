// The owner sets up the branches, and customers' open pages and orders follow at once.
import type { Page } from '@playwright/test'
import { phonePhoto } from '#server/testing/picture-files.ts'
import { asOwner, expect, expectAccessible, signIn, test, visit } from './journey-fixtures.ts'
import { addToCart, card } from './journey-steps.ts'

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true })

test('[MENU-5] the cut-off is moved: the preview says it, the open menu follows within a second, orders are refused', async ({
  page,
  shop,
  customer,
}) => {
  await asOwner(page, shop, '/branches')
  await visit(customer, shop, '/bagel')
  await expect(card(customer, 'Salmon bagel').getByRole('button', { name: /Add to cart/ })).toBeVisible()

  await page.getByRole('link', { name: 'Change Antwerpen' }).click()
  const preview = page.getByRole('region', { name: /customers/i })
  await expect(preview).toContainText('Orders for today until 12:00')
  await expect(save(page)).toBeDisabled()
  await page.getByLabel('Order cut-off').fill('830')
  await expect(preview).toContainText('Orders for Thursday 5 March')
  await expect(preview).toContainText('Open until 19:00')
  await expectAccessible(page)
  await save(page).click()
  await expect(page.getByText('Antwerpen is saved. Customers see it now.')).toBeVisible()
  await expect(customer.getByText('Orders for today were taken until 08:30.')).toBeVisible({ timeout: 1500 })
  await expect(card(customer, 'Salmon bagel').getByRole('button', { name: /Add to cart/ })).toHaveCount(0)
  await expect(shop.order()).rejects.toThrow('cut_off_passed')
  await expect(page.getByLabel('Order cut-off')).toHaveValue('08:30')
  await expect(save(page)).toBeDisabled()
})

test('[SHOP-1] hours and holidays are refused in words at their row, and what was typed stays', {
  tag: '@sizes',
}, async ({ page, shop }) => {
  await asOwner(page, shop, '/branches/antwerpen')
  const parts = page.getByRole('navigation', { name: 'Parts of this page' })
  await parts.getByRole('button', { name: 'Opening hours' }).click()
  await page.getByLabel('Monday, open until').fill('12')
  await page.getByRole('button', { name: 'Add hours on Monday' }).click()
  await page.getByLabel('Monday, open from').nth(1).fill('11:30')
  await page.getByLabel('Monday, open until').nth(1).fill('19:00')
  await page.getByLabel('Tuesday, open from').fill('22:00')
  await page.getByLabel('Tuesday, open until').fill('2')
  await parts.getByRole('button', { name: 'Holidays and other days' }).click()
  for (const _ of [1, 2]) await page.getByRole('button', { name: 'Add a day' }).click()
  for (const row of [0, 1]) await page.getByLabel('First day').nth(row).fill('2026-03-05')
  await page.getByLabel('Phone').fill('12')
  await save(page).click()
  await expect(page.getByText('These hours overlap with those above. Change one of them or remove it.')).toBeVisible()
  await expect(page.getByText(/Closing has to come after opening/)).toBeVisible()
  await expect(page.getByText('This date is in the list already. Keep one of the two.')).toBeVisible()
  await expect(page.getByText(/fields are not right yet/)).toBeVisible()
  await expect(page.getByLabel('Monday, open from').nth(1)).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel('Phone')).toBeFocused()
  await expect(page.getByLabel('Phone')).toHaveValue('12')
  await expectAccessible(page)

  await page.getByLabel('Phone').fill('03 999')
  await page.getByLabel('Monday, open from').nth(1).fill('13')
  await page.getByLabel('Tuesday, open from').fill('8')
  await page.getByLabel('Tuesday, open until').fill('24:00')
  await page.getByRole('button', { name: 'Remove Thursday 5 March 2026' }).first().click()
  await save(page).click()
  // Only the server knows all valid numbers.
  await expect(page.getByText(/This is no phone number that we know/)).toBeVisible()
  await page.getByLabel('Phone').fill('03 200 00 14')
  await save(page).click()
  await expect(page.getByText('Antwerpen is saved.')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Monday, open from').nth(1)).toHaveValue('13:00')
  await expect(page.getByLabel('Tuesday, open until')).toHaveValue('24:00')
  await expect(page.getByLabel('First day')).toHaveValue('2026-03-05')
  await expect(page.getByRole('region', { name: /customers/i })).toContainText('Next opening day: Friday 6 March')
})

test('a day’s hours are copied to the days that are ticked', async ({ page, shop }) => {
  await asOwner(page, shop, '/branches/antwerpen')
  await page.getByText('Mon – Sat').click()
  await page.getByLabel('Monday, open until').fill('16:30')
  await page.getByRole('button', { name: 'Copy the hours of Monday' }).click()
  const dialog = page.getByRole('dialog', { name: 'Copy Monday to' })
  await expectAccessible(page)
  await dialog.getByLabel('Sunday').uncheck()
  await dialog.getByRole('button', { name: 'Copy to these days' }).click()
  await expect(page.getByLabel('Saturday, open until')).toHaveValue('16:30')
  await expect(page.getByLabel('Sunday, open until')).toHaveValue('19:00')
  await page.getByRole('button', { name: 'Discard changes' }).click()
  await expect(page.getByLabel('Saturday, open until')).toHaveValue('19:00')
})

test('[ORDER-4] somebody else saved meanwhile: what was typed stays, theirs is there, and saving again works', async ({
  page,
  shop,
  context,
  browser,
}) => {
  const cookie = await shop.owner()
  await signIn(context, shop, cookie)
  await visit(page, shop, '/branches/merksem')
  await page.getByLabel('Number of tables').fill('2')
  const { branches } = await shop.ask('branches.read', {}, cookie)
  const merksem = branches.find(({ id }) => id === 'merksem')
  if (!merksem) throw new Error('Merksem is gone')
  const { id, version, shop: _shop, ...settings } = merksem
  await shop.ask('branches.save', { id, version, settings: { ...settings, prepMinutes: 31, forms: ['table'] } }, cookie)
  await save(page).click()
  await expect(page.getByText(/saved this at .*, while you were typing/)).toBeVisible()
  await expect(page.getByText(/They changed: .*Minutes to prepare an order/)).toBeVisible()
  await expect(page.getByLabel('Number of tables')).toHaveValue('2')
  await expect(page.getByLabel('Minutes to prepare an order')).toHaveValue('31')
  await page.getByRole('button', { name: 'Save mine' }).click()
  await expect(page.getByText('Merksem is saved.')).toBeVisible()
  await expect(shop.order({ branch: 'merksem' })).rejects.toThrow('form_not_offered')
  await expect(shop.order({ branch: 'merksem', form: 'table', table: 3 })).rejects.toThrow('table_unknown')

  // If nothing is typed, somebody else's change is shown at once.
  const other = await (await browser.newContext()).newPage()
  await signIn(other.context(), shop, cookie)
  await visit(other, shop, '/branches/merksem')
  await other.getByLabel('Number of tables').fill('5')
  await save(other).click()
  await expect(page.getByLabel('Number of tables')).toHaveValue('5', { timeout: 8000 })
  await other.context().close()
})

test('a new branch is added by keyboard alone, opened, and chosen by a customer', async ({ page, shop, customer }) => {
  await asOwner(page, shop, '/branches/new')
  const field = (name: string) => page.getByRole('textbox', { name, exact: true })
  const type = async (label: string, text: string) => {
    await field(label).focus()
    await page.keyboard.type(text)
  }
  await field('Name').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Give the branch a name in one language at least.')).toBeVisible()
  await expect(field('Name')).toBeFocused()
  await type('Name', 'Gent Dampoort')
  await type('Address', 'Notenlaan 7, 9000 Gent')
  await type('Phone', '09 223 32 32')
  await type('E-mail', 'gent@noisette.example')
  await page.locator('summary', { hasText: 'Time and place' }).focus()
  await page.keyboard.press('Enter')
  await type('Latitude', '51.0565')
  await type('Longitude', '3.7405')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#\/branches\/gent-dampoort$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Gent Dampoort' })).toBeVisible()
  await expect(shop.order({ branch: 'gent-dampoort' })).rejects.toThrow('shop_closed')
  await visit(customer, shop, '/bagel', { branch: 'gent-dampoort' })
  await expect(customer.getByText('Gent Dampoort is closed').first()).toBeVisible()
  await page.getByRole('button', { name: 'Open the branch' }).press('Enter')
  await expect(page.getByText('Gent Dampoort is open.')).toBeVisible()
  await expect(card(customer, 'Salmon bagel').getByRole('button', { name: /Add to cart/ })).toBeVisible({
    timeout: 8000,
  })
})

test('[CONTACT-1] the owner puts a picture of the street front in, says what it shows, and takes it away; guests see each step', async ({
  page,
  shop,
  context,
  customer,
  faults,
}) => {
  faults.allow('cutRequest')
  await signIn(context, shop, await shop.owner())
  await visit(customer, shop, '/contact')
  const block = customer
    .getByRole('listitem')
    .filter({ has: customer.getByRole('heading', { level: 2, name: 'Merksem', exact: true }) })
  const front = block.locator('img').first()
  await expect(front).toHaveAccessibleName('Our shop in Merksem, on a corner, with a broad window')

  await visit(page, shop, '/branches/merksem')
  const section = page.getByRole('region', { name: 'Picture of the branch' })
  await section.getByRole('heading', { name: 'Picture of the branch' }).click()
  const words = section.getByRole('textbox', { name: 'Words for the picture' })
  await expect(words).toHaveAccessibleDescription(/Left empty, they hear: “Our shop in Merksem/)
  await section
    .locator('input[type=file]')
    .setInputFiles({ name: 'front.png', mimeType: 'image/png', buffer: await phonePhoto() })
  await expect(section.getByText('The picture is here.')).toBeVisible({ timeout: 15_000 })
  await expect(words).not.toHaveAccessibleDescription(/Left empty/)
  await words.fill('x'.repeat(161))
  await save(page).click()
  await expect(words).toHaveAccessibleDescription(/^Words for a picture can be 160 characters at most\. /)
  await expect(words).toBeFocused()
  await words.fill('The new front in Merksem')
  await expectAccessible(page)
  await save(page).click()
  await expect(page.getByText('Merksem is saved. Customers see it now.')).toBeVisible()
  await expect(front).toHaveAttribute('src', /^\/uploads\//, { timeout: 8000 })
  await expect(front).toHaveAccessibleName('The new front in Merksem', { timeout: 8000 })
  await expect.poll(() => front.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)

  await section.getByText('Or the address of a picture').first().click()
  await section.getByLabel('Or the address of a picture').fill('https://nowhere.example/front.jpg')
  await expect(section.getByText(/The picture is another one now/)).toBeVisible()
  await page.getByRole('button', { name: 'Discard changes' }).click()
  await expect(section.getByLabel('Or the address of a picture')).toHaveValue('')
  await expect(save(page)).toBeDisabled()

  await section.getByRole('button', { name: 'Without a picture' }).click()
  await expect(words).toHaveCount(0)
  await save(page).click()
  await expect(page.getByText('Merksem is saved. Customers see it now.')).toBeVisible()
  await expect(block.locator('img')).toHaveCount(0, { timeout: 8000 })
  await expect(block).toContainText('Eekhoornlei 52')
  await expectAccessible(customer)
})

test('[H-22] [TIME-3] with the bar full until 12:35, the dialog says so for the coffee that was tapped, as the checkout does', {
  tag: '@phone',
}, async ({ page, shop }) => {
  shop.setClock('2026-03-04', 11, 57)
  const owner = await shop.owner()
  const { branches } = await shop.ask('pace.read', {}, owner)
  const merksem = branches.find(({ branch }) => branch === 'merksem')
  if (!merksem) throw new Error('Merksem is gone')
  const noHands = { day: 3 as const, from: 10 * 60, to: 12 * 60 + 30, hands: 0 }
  const bar = { id: 'bar', name: { en: 'Bar' }, hands: 1, handsAt: [noHands] }
  const capacity = { slotMinutes: 10 as const, orders: null, items: null, stations: [bar], share: 100 }
  await shop.ask('pace.save', { ...merksem, capacity }, owner)
  const { items } = await shop.ask('items.read', {}, owner)
  const cappuccino = items.find(({ id }) => id === 'cappuccino')
  if (cappuccino) await shop.ask('items.save', { ...cappuccino, making: [{ station: 'bar', seconds: 45 }] }, owner)

  await visit(page, shop, '/foods', { branch: null })
  await expect(page.getByRole('button', { name: /Merksem/ })).toContainText(/Ready (from )?12:[01]\d/)
  await addToCart(page, 'Cappuccino')
  const there = page.getByRole('dialog').getByRole('button', { name: /Merksem/ })
  await expect(there).toContainText('12:35')
  await expect(there).not.toContainText('Ready')
  await there.click()
  await page.goto(`${shop.url}/#/order`)
  await expect(page.getByRole('main')).toContainText('12:35')
  await expect(page.getByLabel('Pick-up time')).toContainText('12:35')
})

test('where the server refuses what no field can say, the form says so and keeps what was typed', async ({
  page,
  shop,
  faults,
}) => {
  faults.allow('madeUpAnswer')
  await asOwner(page, shop, '/branches/merksem')
  const problems = [{ problem: 'bad_input', field: 'settings.image' }]
  await page.route('**/api/staff/branches/merksem', (route) =>
    route.fulfill({ status: 400, json: { refusal: 'bad_input', problems, requestId: 'a-1' } }),
  )
  await page.getByLabel('Order cut-off').fill('830')
  await save(page).click()
  await expect(page.getByRole('alert')).toContainText('Something in what you filled in is not right.')
  await expect(page.getByLabel('Order cut-off')).toHaveValue('08:30')
  await page.unrouteAll()
  await save(page).click()
  await expect(page.getByText('Merksem is saved. Customers see it now.')).toBeVisible()
})

test('a manager is told that the branches are the owner’s', async ({ page, shop, context }) => {
  await signIn(context, shop, await shop.hire('Lotte', [{ branch: 'merksem', role: 'manager' }]))
  await visit(page, shop, '/branches/merksem')
  await expect(page.getByText('Your role does not allow this here.')).toBeVisible()
  await expect(page.getByLabel('Phone')).toHaveCount(0)
})

test('[F-5] a branch with an open order stays; an empty one is hidden, removed, brought back and shown again', async ({
  page,
  shop,
  customer,
}) => {
  await shop.order({ branch: 'merksem' })
  await asOwner(page, shop, '/branches')
  await visit(customer, shop, '/contact')
  const dialog = page.getByRole('dialog')
  const forCustomers = customer.getByRole('heading', { name: 'Etterbeek', exact: true })
  await expect(forCustomers).toBeVisible()

  await page.getByRole('button', { name: 'Hide Merksem' }).click()
  await expect(dialog.getByRole('heading', { name: 'Hide Merksem?' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Hide', exact: true }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Merksem stays as it is' })).toContainText('still open')

  await page.getByRole('button', { name: 'Hide Etterbeek' }).click()
  await dialog.getByRole('button', { name: 'Hide', exact: true }).click()
  await expect(page.getByText('Customers do not see this branch.')).toBeVisible()
  await expect(forCustomers).toHaveCount(0)
  await page.getByRole('button', { name: 'Remove Etterbeek' }).click()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Removed branches' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Change Etterbeek' })).toHaveCount(0)
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Bring back: Etterbeek' }).click()
  await page.getByRole('button', { name: 'Show again: Etterbeek' }).click()
  await expect(page.getByText('Customers see Etterbeek again.')).toBeVisible()
  await expect(forCustomers).toBeVisible()
})
