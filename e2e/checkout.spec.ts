// From the cart to the token.
import type { Page } from '@playwright/test'
import { expect, expectAccessible, type JourneyShop, test, visit } from './journey-fixtures.ts'
import {
  addToCart,
  asRead,
  card,
  checkout,
  fillPickUp,
  loseAnswer,
  orderLines,
  pressOrder,
  sentBy,
  unfold,
  writeNote,
} from './journey-steps.ts'

const ordersOf = async (shop: JourneyShop) => (await shop.ask('orders.list', {}, await shop.owner())).orders

test('[ORDER-1] [ORDER-6] [CONF-1] [CONF-2] Noor picks up: lines with notes, form, total, then her token, copied', {
  tag: ['@main', '@sizes'],
}, async ({ page, shop, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: shop.url })
  await checkout(page, shop)
  await expectAccessible(page)
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: /add more/i })).toHaveAttribute('href', '#/foods')
  await writeNote(orderLines(page).first(), 'oat milk 🥛')
  expect(asRead(await main.textContent())).toContain('€6.40')
  await fillPickUp(page)
  await expectAccessible(page)
  await pressOrder(page)

  await expect(page).toHaveURL(/#\/confirm\/[A-Z0-9]{8}$/)
  const token = page.url().slice(-8)
  await expect(page.getByRole('main')).toContainText('Thank you for your order!')
  await expect(page.getByRole('main')).toContainText("Here's your token.")
  await expect(page.getByRole('main')).toContainText(token)
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('You can use this token to track the progress of your order.')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Ok' }).click()
  await expect(dialog).toBeHidden()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(token)
  await unfold(page)
  await expect(page.getByRole('link', { name: 'Track Order' })).toHaveAttribute('href', `#/track/${token}`)
  await expect(page.getByRole('button', { name: 'Cart, 0 items' })).toBeVisible()

  const [row] = await ordersOf(shop)
  expect(row).toMatchObject({
    token,
    customerName: 'Noor',
    phone: '+32470123456',
    total: 640,
    branch: 'antwerpen',
    table: null,
  })
  const order = await shop.ask('orders.read', { id: row?.id ?? 0 }, await shop.owner())
  expect(order.lines).toMatchObject([
    { item: 'cappuccino', quantity: 2, price: 320, status: 'received', notes: 'oat milk 🥛' },
  ])
})

test('[CONF-2] when copying fails the dialog does not claim it, it is logged, and a copy button stays', async ({
  page,
  shop,
  faults,
}) => {
  faults.allow('noClipboard')
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new Error('not allowed')) },
    })
  })
  const logged = page.waitForEvent('console', {
    predicate: (message) => message.text().startsWith('Unable to show alert: '),
    timeout: 50_000,
  })
  await checkout(page, shop)
  await fillPickUp(page)
  await pressOrder(page)
  await expect(page).toHaveURL(/#\/confirm\//)
  await logged
  await page.getByRole('dialog').getByRole('button', { name: 'Ok' }).click()
  await unfold(page)
  await expect(page.getByRole('main').getByRole('button', { name: /copy/i })).toBeVisible()
  await expect(page.getByText(/copied/i).filter({ visible: true })).toHaveCount(0)
})

test('[ORDER-2] at a table: - until it is set, then Table 4', async ({ page, shop }) => {
  await checkout(page, shop)
  await page.getByText('At a table', { exact: true }).first().click()
  await page.getByLabel(/^Name/).fill('Jef')
  const table = page.getByRole('combobox', { name: /table/i })
  await expect(table.locator('option:checked')).toHaveText('-')
  await table.selectOption({ label: 'Table 4' })
  await pressOrder(page)
  await expect(page).toHaveURL(/#\/confirm\//)
  const [row] = await ordersOf(shop)
  const order = await shop.ask('orders.read', { id: row?.id ?? 0 }, await shop.owner())
  expect(order).toMatchObject({ customerName: 'Jef', table: 4, form: 'table', phone: '' })
})

test('[ORDER-3] what is missing is said in its sentence, tied to its field, and nothing is sent', {
  tag: '@sizes',
}, async ({ page, shop }) => {
  await checkout(page, shop)
  const sent = sentBy(page)
  await page.getByText('At a table', { exact: true }).first().click()
  await pressOrder(page)
  await expect(page.getByText('Please enter your name and table number in the form above')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('combobox', { name: /table/i }).selectOption({ label: 'Table 2' })
  await pressOrder(page)
  await expect(page.getByText('Please enter your name in the form above')).toBeVisible()
  await expect(page.getByLabel(/^Name/)).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel(/^Name/).fill('Jef')
  await page.getByRole('combobox', { name: /table/i }).selectOption({ index: 0 })
  await pressOrder(page)
  await expect(page.getByText('Please enter your table number in the form above')).toBeVisible()

  await page.getByText('Pick up', { exact: true }).first().click()
  await expect(page.getByLabel(/^Name/)).toHaveValue('Jef')
  await pressOrder(page)
  await expect(page.getByText('Please enter your phone number in the form above')).toBeVisible()
  await page.getByLabel(/^Name/).fill('   ')
  await pressOrder(page)
  await expect(page.getByText('Please enter your name and phone number in the form above')).toBeVisible()
  expect(sent).toEqual([])
})

test('[ORDER-4] the server’s refusals stand at their line and field, and nothing typed is lost', async ({
  page,
  shop,
  faults,
}) => {
  faults.allow('cutRequest')
  await checkout(page, shop)
  await fillPickUp(page)
  await page.getByLabel(/^Phone/).fill('12')
  await pressOrder(page)
  await expect(page.getByLabel(/^Phone/)).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel(/^Phone/)).toHaveValue('12')
  await expect(page.getByLabel(/^Name/)).toHaveValue('Noor')
  await expectAccessible(page)
  await page.getByLabel(/^Phone/).fill('0470 12 34 56')

  await page.route('**/api/live**', (route) => route.abort())
  await shop.ask('stock.set', { item: 'cappuccino', branches: ['antwerpen'], stock: 'out' }, await shop.owner())
  await pressOrder(page)
  await expect(page.getByRole('main')).toContainText(/not in stock|out of stock/i)
  expect(await ordersOf(shop)).toEqual([])
  await expect(page.getByLabel(/^Name/)).toHaveValue('Noor')
})

test('[ORDER-4] past the cut-off the order moves to the next opening day with one tap', async ({ page, shop }) => {
  await checkout(page, shop)
  await fillPickUp(page)
  shop.setClock('2026-03-04', 12, 0)
  await page.reload()
  await page.getByRole('button', { name: 'Order for Thursday 5 March' }).first().click()
  await fillPickUp(page)
  await pressOrder(page)
  await expect(page).toHaveURL(/#\/confirm\//)
  const [row] = await ordersOf(shop)
  expect(new Date(row?.wantedAt ?? 0).toISOString()).toMatch(/^2026-03-05/)
})

test('[ORDER-5] a double click and a lost answer give one order', { tag: '@main' }, async ({ page, shop, faults }) => {
  faults.allow('cutRequest')
  await checkout(page, shop)
  await fillPickUp(page)
  let lost = 0
  await page.route('**/api/orders', async (route) => {
    if (lost++ > 0) return await route.continue()
    await loseAnswer(route)
  })
  await page.getByRole('button', { name: 'Order with obligation to pay' }).dblclick()
  await expect(page).toHaveURL(/#\/confirm\/[A-Z0-9]{8}$/, { timeout: 20_000 })
  expect(lost).toBeGreaterThan(1)
  const orders = await ordersOf(shop)
  expect(orders).toHaveLength(1)
  expect(page.url()).toContain(orders[0]?.token)
})

test('[ORDER-5] after a reload in the middle the same order is found again', async ({ page, shop, faults }) => {
  faults.allow('cutRequest')
  await checkout(page, shop)
  await fillPickUp(page)
  let hold = true
  await page.route('**/api/orders', async (route) => {
    if (!hold) return await route.continue()
    await loseAnswer(route)
  })
  await pressOrder(page)
  await expect(page.getByText(/trying again/i)).toBeVisible()
  await expect.poll(async () => (await ordersOf(shop)).length).toBe(1)
  hold = false
  await page.reload()
  await expect(page.getByRole('button', { name: 'Order with obligation to pay' })).toBeVisible()
  if (!(await page.getByLabel(/^Name/).inputValue())) await fillPickUp(page)
  await pressOrder(page)
  await expect(page).toHaveURL(/#\/confirm\//, { timeout: 20_000 })
  expect(await ordersOf(shop)).toHaveLength(1)
})

/** Noor's order arrives but its answer does not; she stops trying, and orders under another name. */
async function orderAnew(page: Page, shop: JourneyShop): Promise<void> {
  await checkout(page, shop)
  await fillPickUp(page)
  await page.route('**/api/orders', loseAnswer)
  await pressOrder(page)
  await page.getByRole('button', { name: 'Stop trying' }).click()
  await page.unroute('**/api/orders')
  await page.getByLabel(/^Name/).fill('Jef')
  await pressOrder(page)
  await expect(page.getByRole('alert')).toContainText(
    'Your earlier order did reach us, so this looks like a second one.',
  )
}

test('[ORDER-5] an order that looks like a second one may be the first: the guest is led to that', async ({
  page,
  shop,
  faults,
}) => {
  faults.allow('cutRequest')
  await orderAnew(page, shop)
  await expectAccessible(page)
  const [first, ...others] = await ordersOf(shop)
  expect(others).toEqual([])
  await page.getByRole('button', { name: 'Track that order' }).click()
  await expect(page).toHaveURL(`${shop.url}/#/track/${first?.token}`)
  await expect(page.getByRole('button', { name: /^Cart, 0/ })).toBeVisible()
  expect(await ordersOf(shop)).toHaveLength(1)
})

test('[ORDER-5] who is led to the order that did arrive keeps in the cart what was put there since', async ({
  page,
  shop,
  faults,
}) => {
  faults.allow('cutRequest')
  await checkout(page, shop)
  await fillPickUp(page)
  await page.route('**/api/orders', loseAnswer)
  await pressOrder(page)
  await page.getByRole('button', { name: 'Stop trying' }).click()
  await page.unroute('**/api/orders')
  await page.goto(`${shop.url}/#/foods`)
  await addToCart(page, 'Espresso')
  await card(page, 'Cappuccino').getByRole('button', { name: 'One more' }).click()
  await page.goto(`${shop.url}/#/order`)
  await pressOrder(page)
  await page.getByRole('button', { name: 'Track that order' }).click()
  await expect(page).toHaveURL(/#\/track\//)
  await expect(page.getByRole('button', { name: /^Cart, 2/ })).toBeVisible()
  await page.goto(`${shop.url}/#/order`)
  await expect(orderLines(page)).toContainText(['Cappuccino', 'Espresso'])
  await pressOrder(page)
  await expect(page).toHaveURL(/#\/confirm\//)
  expect((await ordersOf(shop)).length).toBe(2)
})

test('[ORDER-5] a second order is placed when the guest says that it is one', async ({ page, shop, faults }) => {
  faults.allow('cutRequest')
  await orderAnew(page, shop)
  await page.getByRole('button', { name: 'This is a new order' }).click()
  await expect(page).toHaveURL(/#\/confirm\/[A-Z0-9]{8}$/)
  expect((await ordersOf(shop)).map(({ customerName }) => customerName).sort()).toEqual(['Jef', 'Noor'])
})

test('[ORDER-5] the server is killed in the middle: the order is placed once when it is back', async ({
  page,
  shop,
  faults,
}) => {
  faults.allow('cutRequest', 'stoppingServer')
  await checkout(page, shop)
  await fillPickUp(page)
  await shop.restart(async () => {
    await pressOrder(page)
    // The page may have noticed before the press that the server is gone.
    await expect(page.getByText(/trying again|nothing was sent/i)).toBeVisible()
  })
  const button = page.getByRole('button', { name: /Try again|Order with obligation to pay/ }).filter({ visible: true })
  await expect(async () => {
    if (!/confirm/.test(page.url()) && (await button.first().isEnabled())) await button.first().click()
    await expect(page).toHaveURL(/#\/confirm\//, { timeout: 8000 })
  }).toPass({ timeout: 30_000 })
  expect(await ordersOf(shop)).toHaveLength(1)
})

test('a price that changed meanwhile is shown and agreed to before it is charged', async ({ page, shop, faults }) => {
  faults.allow('cutRequest')
  await checkout(page, shop)
  await fillPickUp(page)
  await page.route('**/api/live**', (route) => route.abort())
  await shop.store.write(async (trx) => {
    await trx.updateTable('item').set({ price: 350 }).where('id', '=', 'cappuccino').execute()
    await trx.updateTable('setting').set({ value: '99' }).where('key', '=', 'catalogue.version').execute()
  })
  await shop.ask('shop.setMessage', { message: {} }, await shop.owner())
  await pressOrder(page)
  await expect.poll(async () => asRead(await page.getByRole('main').textContent())).toContain('€7.00')
  expect(await ordersOf(shop)).toEqual([])
})

test('[J-97] only the keyboard: from the menu to the token, and Enter in a field orders nothing', async ({
  page,
  shop,
}) => {
  await visit(page, shop, '/app')
  await card(page, 'Cappuccino').getByRole('button', { name: 'Add to cart' }).focus()
  await page.keyboard.press('Enter')
  await page.goto(`${shop.url}/#/order`)
  await page.getByLabel(/^Name/).focus()
  await page.keyboard.type('Noor')
  await page.keyboard.press('Tab')
  await page.keyboard.type('0470123456')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#\/order$/)
  await page.getByRole('button', { name: 'Order with obligation to pay' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#\/confirm\//)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeHidden()
})
