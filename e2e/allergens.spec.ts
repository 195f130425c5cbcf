// What everything contains: a customer says once what to avoid, staff declare items, and it stands wherever it must.
import type { Page } from '@playwright/test'
import { asOwner, expect, expectAccessible, type JourneyShop, test, visit } from './journey-fixtures.ts'
import { addToCart, card, fillPickUp, openCart, orderIdOf, pressOrder, unfold } from './journey-steps.ts'

const avoids = (page: Page) => page.getByRole('dialog', { name: 'What do you avoid?' })

const kept = (page: Page) => page.evaluate(() => localStorage.getItem('noisette.avoids'))

/** The owner takes back what was declared of an item. */
async function undeclare(shop: JourneyShop, id: string): Promise<void> {
  const owner = await shop.owner()
  const item = (await shop.ask('items.read', {}, owner)).items.find((one) => one.id === id)
  if (item) await shop.ask('items.save', { ...item, declaration: null }, owner)
}

test('[ALLG-2] said once, the menu shows what fits, what has traces, what nobody declared, and what does not fit', {
  tag: '@sizes',
}, async ({ page, shop }) => {
  await undeclare(shop, 'mocha')
  await visit(page, shop, '/foods')
  await expect(card(page, 'Espresso').getByText('Fits')).toHaveCount(0)
  await page.getByRole('button', { name: 'Allergies, diet' }).click()
  await avoids(page).getByRole('checkbox', { name: 'nuts', exact: true }).check()
  await avoids(page).getByRole('checkbox', { name: 'milk', exact: true }).check()
  await expectAccessible(page)
  await avoids(page).getByRole('button', { name: 'Show the menu' }).click()

  await expect(page.getByRole('region', { name: 'Shown to suit you' })).toContainText('no milk')
  await expect(card(page, 'Espresso')).toContainText('Fits')
  await expect(card(page, 'Cold brew')).toContainText('Traces of almonds possible')
  await expect(card(page, 'Noisette')).toContainText('Contains milk and hazelnuts')
  await expect(card(page, 'Noisette').getByRole('button', { name: /Add to cart/ })).toHaveCount(0)
  await expect(card(page, 'Mocha')).toContainText('Not declared yet')
  await expectAccessible(page)
  // In the order of the menu.
  const names = await page.getByRole('main').getByRole('listitem').getByRole('heading').allTextContents()
  expect(names.slice(0, 3)).toEqual(['Espresso', 'Lungo', 'Noisette'])

  await page.getByRole('button', { name: 'Hide', exact: true }).click()
  await expect(card(page, 'Noisette')).toHaveCount(0)
  await expect(card(page, 'Mocha')).toBeAttached()
  await expect(page.getByText(/items that do not fit are hidden/).first()).toBeAttached()

  // Kept on the device, and nowhere else.
  expect(JSON.parse((await kept(page)) ?? '')).toEqual({ avoids: ['milk', 'nuts'], diets: [], rest: 'hide' })
  await page.reload()
  await expect(card(page, 'Espresso')).toContainText('Fits')
  await expect(card(page, 'Noisette')).toHaveCount(0)
  await page.getByRole('button', { name: 'Remove: no milk' }).click()
  await expect(card(page, 'Flat white')).toContainText('Fits')
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(card(page, 'Noisette')).toBeAttached()
  expect(await kept(page)).toBeNull()
})

test('[ALLG-2] one nut instead of all, a diet, and a device that kept rubbish', async ({ page, shop }) => {
  await page.addInitScript(() => {
    if (location.protocol === 'about:' || sessionStorage.getItem('once')) return
    sessionStorage.setItem('once', '1')
    localStorage.setItem('noisette.avoids', '{"avoids":["gold",7,null],"diets":"vegan","rest":{}}')
  })
  await visit(page, shop, '/foods')
  await addToCart(page, 'Espresso')
  await page.getByRole('button', { name: 'Allergies, diet' }).click()
  const dialog = avoids(page)
  await dialog.getByRole('checkbox', { name: 'nuts', exact: true }).check()
  await dialog.getByText('Only some cereals or nuts').click()
  await dialog.getByRole('checkbox', { name: 'hazelnuts' }).check()
  await expect(dialog.getByRole('checkbox', { name: 'nuts', exact: true })).not.toBeChecked()
  await dialog.getByRole('checkbox', { name: 'vegan', exact: true }).check()
  await page.keyboard.press('Escape')
  await expect(card(page, 'Cold brew')).toContainText('Fits')
  await expect(card(page, 'Flat white')).toContainText('Contains milk')
})

test('[ALLG-2] an undeclared item is asked about, and can be added all the same; what does not fit warns in the cart and at the checkout', async ({
  page,
  shop,
}) => {
  await undeclare(shop, 'mocha')
  await visit(page, shop, '/foods')
  await page.evaluate(() => localStorage.setItem('noisette.avoids', '{"avoids":["milk"],"diets":[],"rest":"grey"}'))
  await page.reload()
  await card(page, 'Mocha')
    .getByRole('button', { name: /Ask us/ })
    .click()
  const ask = page.getByRole('dialog', { name: 'What is in Mocha?' })
  await expect(ask.getByRole('link', { name: /Call Antwerpen/ })).toHaveAttribute('href', /^tel:\+32/)
  await expectAccessible(page)
  await ask.getByRole('button', { name: 'Add it anyway' }).click()

  // The opened item still adds what does not fit, for a friend.
  await card(page, 'Flat white').getByRole('button', { name: 'Flat white' }).click()
  const sheet = page.getByRole('dialog', { name: 'Flat white' })
  await expect(sheet).toContainText('Contains milk')
  await sheet.getByRole('button', { name: /^Add to order/ }).click()
  await addToCart(page, 'Espresso')

  const cart = await openCart(page)
  await expect(cart.getByRole('listitem').filter({ hasText: 'Flat white' })).toContainText(
    'Does not fit what you avoid',
  )
  await expect(cart.getByRole('listitem').filter({ hasText: 'Mocha' })).toContainText('Not declared yet')
  await expect(cart.getByRole('listitem').filter({ hasText: 'Espresso' })).not.toContainText('avoid')
  await expectAccessible(page)
  await page.goto(`${shop.url}/#/order`)
  await expect(page.getByText('2 items may not fit what you avoid.')).toBeVisible()
  await expectAccessible(page)
})

test('an opened item that is added before a branch is chosen asks for it, and leads back to the menu', async ({
  page,
  shop,
}) => {
  await visit(page, shop, '/foods', { branch: null })
  await card(page, 'Flat white').getByRole('button', { name: 'Flat white' }).click()
  const sheet = page.getByRole('dialog', { name: 'Flat white' })
  await sheet.getByRole('button', { name: /^Add to order/ }).click()
  await page
    .getByRole('dialog', { name: 'Choose your branch' })
    .getByRole('button', { name: /Antwerpen/ })
    .click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(card(page, 'Flat white').getByRole('status')).toHaveText('1')
})

test('[ALLG-3] what an item contains stands on it, before the order button, on the confirmation, while tracking and on the receipt', async ({
  page,
  shop,
}) => {
  await undeclare(shop, 'mocha')
  await visit(page, shop, '/foods')
  await card(page, 'Cappuccino').getByRole('button', { name: 'Cappuccino', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: 'Cappuccino' })
  await expect(sheet).toContainText('Contains wheat (gluten), soya and milk')
  await expectAccessible(page)
  await sheet.getByRole('button', { name: /^Add to order/ }).click()
  await addToCart(page, 'Mocha')
  await page.goto(`${shop.url}/#/order`)
  const panel = page.getByRole('region', { name: 'What you chose' })
  await expect(panel).toContainText('Contains wheat (gluten), soya and milk')
  await expect(panel).toContainText('Not declared yet. Please ask us what it contains.')
  await fillPickUp(page)
  await pressOrder(page)
  await expect(page.getByRole('heading', { name: 'Thank you for your order!' })).toBeAttached()
  await page.getByRole('button', { name: 'Ok', exact: true }).click()
  await expect(page.getByRole('main')).toContainText('Contains wheat (gluten), soya and milk')
  await expectAccessible(page)
  const token = page.url().split('/').at(-1) ?? ''
  await page.goto(`${shop.url}/#/track/${token}`)
  await expect(page.getByRole('main')).toContainText('Contains wheat (gluten), soya and milk')
  await expect(page.getByRole('main')).toContainText('Not declared yet. Please ask us what it contains.')
  const id = await orderIdOf(shop, token)
  await page.goto('about:blank')
  await asOwner(page, shop, `/all-orders/${token}/${id}`)
  await expect(page.getByRole('article')).toContainText('Contains wheat (gluten), soya and milk')
})

test('[ALLG-1] [ALLG-3] the owner sees what is not declared, declares it by the keyboard, and the menu says so at once', {
  tag: '@sizes',
}, async ({ page, shop, customer }) => {
  await undeclare(shop, 'mocha')
  await asOwner(page, shop, '/food-edit')
  await visit(customer, shop, '/foods')
  const notice = page.getByRole('status').filter({ hasText: '1 item or option is not declared yet' })
  await notice.getByRole('link', { name: 'Declare' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Not declared yet' })).toBeVisible()
  await page.getByRole('button', { name: 'Declare Mocha' }).press('Enter')
  const dialog = page.getByRole('article').first()
  await expect(dialog.getByRole('radio', { name: 'Not declared' })).toBeChecked()
  await dialog.getByRole('radio', { name: 'Not declared' }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(dialog.getByText('Nothing is chosen: customers read')).toBeVisible()
  const contains = dialog.getByRole('group', { name: 'It contains', exact: true }).first()
  const traces = dialog.getByRole('group', { name: 'It may contain traces of' }).first()
  await contains.getByRole('checkbox', { name: 'milk', exact: true }).press('Space')
  await dialog.locator('summary', { hasText: 'It may contain traces of' }).press('Enter')
  await traces.getByRole('checkbox', { name: 'hazelnuts' }).press('Space')
  // Either contained or a trace: the later tick counts.
  await traces.getByRole('checkbox', { name: 'milk', exact: true }).press('Space')
  await expect(contains.getByRole('checkbox', { name: 'milk', exact: true })).not.toBeChecked()
  await contains.getByRole('checkbox', { name: 'milk', exact: true }).press('Space')
  await expect(traces.getByRole('checkbox', { name: 'milk', exact: true })).not.toBeChecked()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Every item and option is declared.')).toBeVisible()

  await card(customer, 'Mocha').getByRole('button', { name: 'Mocha', exact: true }).click()
  const sheet = customer.getByRole('dialog', { name: 'Mocha' })
  await expect(sheet).toContainText('Contains milk', { timeout: 8000 })
  await expect(sheet).toContainText('May contain traces of hazelnuts')
  await page.goto(`${shop.url}/#/log`)
  await expect(page.getByText(/Amira.* changed what .*Mocha.* contains/).first()).toBeVisible()
})

test.describe('with options', () => {
  test.use({ pace: 'paced' })

  test('[ALLG-2] [ALLG-3] with oat milk it fits: the card says so, plus chooses it, and the verdict stands until the confirmation', {
    tag: '@sizes',
  }, async ({ page, shop }) => {
    await visit(page, shop, '/foods')
    await page.evaluate(() => localStorage.setItem('noisette.avoids', '{"avoids":["milk"],"diets":[],"rest":"hide"}'))
    await page.reload()
    await expect(card(page, 'Flat white')).toContainText('Fits with oat milk, +€0.40')
    await expectAccessible(page)
    await addToCart(page, 'Flat white')
    const sheet = page.getByRole('dialog', { name: 'Flat white' })
    await expect(sheet.getByRole('radio', { name: /^Oat milk/ })).toBeChecked()
    await expect(sheet.getByRole('radio', { name: /^Whole milk.*Contains milk/ })).not.toBeChecked()
    await expectAccessible(page)
    await sheet.getByRole('button', { name: /^Add to order/ }).click()
    const cart = await openCart(page)
    await expect(cart.getByRole('listitem').filter({ hasText: 'Flat white' })).toContainText('Fits')
    await page.goto(`${shop.url}/#/order`)
    await fillPickUp(page)
    await pressOrder(page)
    await page.getByRole('button', { name: 'Ok', exact: true }).click()
    await unfold(page)
    await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'Flat white' }).first()).toContainText(
      'Fits',
    )
    await expectAccessible(page)
  })
})
