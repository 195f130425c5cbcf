// The cart and the navigation around it.
import { expect, expectAccessible, test, visit } from './journey-fixtures.ts'
import { addToCart, asRead, card, openCart, orderLines, writeNote } from './journey-steps.ts'

test('[NAV-6] [NAV-7] [TIME-3] the icon counts and opens the cart; four ways close it; focus comes back', {
  tag: ['@main', '@sizes'],
}, async ({ page, shop }) => {
  await visit(page, shop, '/foods')
  await addToCart(page, 'Cappuccino')
  await card(page, 'Cappuccino').getByRole('button', { name: 'One more' }).click()
  const icon = page.getByRole('banner').getByRole('button', { name: 'Cart, 2 items' })
  const sheet = await openCart(page)
  await expectAccessible(page)
  await expect(sheet.locator('img').first()).toBeVisible()
  const text = asRead(await sheet.textContent())
  expect(text).toContain('Cappuccino')
  expect(text).toContain('€6.40')
  expect(text).toContain('Antwerpen · ready 09:10')
  await sheet.getByRole('button', { name: 'One more' }).click()
  await expect.poll(async () => asRead(await sheet.textContent())).toContain('€9.60')
  expect(
    await page.evaluate(
      () => getComputedStyle(document.documentElement).overflow + getComputedStyle(document.body).overflow,
    ),
  ).toContain('hidden')
  for (let tab = 0; tab < 12; tab++) {
    await page.keyboard.press('Tab')
    expect(
      await page.evaluate(
        () => document.activeElement === document.body || Boolean(document.activeElement?.closest('dialog')),
      ),
    ).toBe(true)
  }

  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Cart, 3 items' })).toBeFocused()
  await openCart(page)
  await sheet.getByRole('button', { name: 'Close' }).click()
  await expect(sheet).toBeHidden()
  await openCart(page)
  await page.mouse.click(5, 5)
  await expect(sheet).toBeHidden()
  await openCart(page)
  await sheet.getByRole('link', { name: /Place Order/ }).click()
  await expect(page).toHaveURL(/#\/order$/)
  await expect(sheet).toBeHidden()
  await expect(icon).toHaveCount(0)
})

test('[CART-1] cart, notes and branch outlive a reload and a closed tab', async ({ page, shop, context }) => {
  await visit(page, shop, '/foods')
  await addToCart(page, 'Cappuccino')
  await page.goto(`${shop.url}/#/order`)
  await writeNote(orderLines(page).first(), 'oat milk, please')
  await page.reload()
  await expect(page.getByRole('textbox', { name: /note/i }).first()).toHaveValue('oat milk, please')
  await page.close()
  const again = await context.newPage()
  await again.goto(`${shop.url}/#/order`)
  await expect(again.getByRole('textbox', { name: /note/i }).first()).toHaveValue('oat milk, please')
  await expect(again.getByRole('main')).toContainText('Antwerpen')
  await expect(again.getByRole('button', { name: 'Cart, 1 item', exact: true })).toBeVisible()
})

test('[CART-2] quantity times price in each language’s own format', async ({ page, shop }) => {
  await visit(page, shop, '/foods')
  await addToCart(page, 'Cappuccino')
  await card(page, 'Cappuccino').getByRole('button', { name: 'One more' }).click()
  const formats = { en: '€6.40', nl: '€ 6,40', fr: '6,40 €', ar: '6.40 €' }
  for (const [locale, price] of Object.entries(formats)) {
    await page.evaluate((language) => localStorage.setItem('noisette.locale', language), locale)
    await page.reload()
    await page.goto(`${shop.url}/#/order`)
    await expect.poll(async () => asRead(await page.getByRole('main').textContent())).toContain(price)
  }
})

test('[CART-3] what sold out or changed its price is marked, never silently changed', { tag: '@main' }, async ({
  page,
  shop,
}) => {
  const owner = await shop.owner()
  await visit(page, shop, '/foods')
  await addToCart(page, 'Cappuccino')
  await addToCart(page, 'Salmon bagel')
  await shop.ask('stock.set', { item: 'salmon-bagel', branches: ['antwerpen'], stock: 'out' }, owner)
  const sheet = await openCart(page)
  await expect(sheet).toContainText('Not in stock in Antwerpen right now.')
  await expect(sheet).toContainText('Salmon bagel')
  await shop.store.write(async (trx) => {
    await trx.updateTable('item').set({ price: 350 }).where('id', '=', 'cappuccino').execute()
    await trx.updateTable('setting').set({ value: '99' }).where('key', '=', 'catalogue.version').execute()
  })
  await shop.ask('shop.setMessage', { message: {} }, owner)
  await expect.poll(async () => asRead(await sheet.textContent())).toContain('The price went from €3.20 to €3.50.')
  await expectAccessible(page)
  await sheet.getByRole('button', { name: 'Use the new price' }).click()
  await expect(sheet).not.toContainText('The price went')
})

test('[NAV-2] [F-28] customers see Home, About, Contact and Menu; staff see Home, All Orders and the menu that they edit', {
  tag: '@sizes',
}, async ({ page, shop, context }) => {
  await visit(page, shop, '/foods')
  const entries = async () => {
    await page.getByRole('button', { name: 'Open the side menu' }).click()
    const menu = page.getByRole('dialog')
    await expect(menu).toContainText('Home')
    await expectAccessible(page)
    const text = asRead(await menu.textContent())
    const targets = await menu.locator('a').evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    return { text, targets }
  }
  const customer = await entries()
  for (const entry of ['Home', 'About', 'Contact', 'Menu', 'Track', 'Sign in']) expect(customer.text).toContain(entry)
  for (const entry of ['All Orders', 'New order', 'Sign out']) expect(customer.text).not.toContain(entry)
  expect(customer.targets).toContain('#/foods')
  expect(customer.targets).not.toContain('#/food-edit')
  // Signing in is for staff: small, at the foot.
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'For staff' })).toHaveAttribute(
    'href',
    '#/account',
  )
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toHaveCount(0)

  const [name = '', value = ''] = (await shop.owner()).split('=')
  await context.addCookies([{ name, value, url: shop.url }])
  await page.reload()
  await expect(page).toHaveTitle(/Admin$/)
  const staff = await entries()
  for (const entry of ['Home', 'All Orders', 'Menu', 'Sign out']) expect(staff.text).toContain(entry)
  for (const entry of ['About', 'Contact', 'Sign in']) expect(staff.text).not.toContain(entry)
  // Both call it “Menu”.
  expect(staff.targets).toContain('#/food-edit')
  expect(staff.targets).not.toContain('#/foods')
})

test('[NAV-3] the logo goes home and loads the page anew', async ({ page, shop }) => {
  await visit(page, shop, '/foods')
  await page.evaluate(() => Object.assign(window, { same: true }))
  const loaded = page.waitForEvent('load')
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Noisette/ })
    .click()
  await loaded
  await expect(page).toHaveURL(/#\/$/)
  expect(await page.evaluate(() => 'same' in window)).toBe(false)
})

test('[NAV-4] the side menu’s groups fold and lead to the categories', async ({ page, shop }) => {
  await visit(page, shop, '/contact')
  await page.getByRole('button', { name: 'Open the side menu' }).click()
  const menu = page.getByRole('dialog')
  const bagels = menu.getByRole('link', { name: /Bagel/ })
  await expect(bagels).toBeHidden()
  await menu.locator('summary').first().click()
  await expect(bagels).toBeVisible()
  await bagels.click()
  await expect(page).toHaveURL(/#\/bagel$/)
  await expect(menu).toBeHidden()
})

test('[NAV-5] the language buttons change everything at once, and the choice is kept', {
  tag: '@sizes',
}, async ({ page, shop }) => {
  await visit(page, shop, '/foods')
  const choose = async (name: RegExp) => {
    const folded = page.getByRole('button', { name: /: (EN|NL|FR|AR)$/ })
    if (await folded.isVisible()) await folded.click()
    await page.getByRole('button', { name }).filter({ visible: true }).first().click()
  }
  const heading = page.getByRole('heading', { level: 1 })
  await choose(/العربية/)
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
  await expect(heading).toHaveText(/[\u0600-\u06ff]/)
  await expect(card(page, 'كابتشينو')).toBeVisible()
  await expectAccessible(page)
  await page.evaluate(() => localStorage.getItem('noisette.locale'))
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(card(page, 'كابتشينو')).toBeVisible()
  await choose(/Nederlands/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl')
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr')
  await choose(/Français/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await expect(card(page, 'Cappuccino')).toBeVisible()
})
