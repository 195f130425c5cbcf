// Staff run the shop: stock, open or closed, the delivery message.
import type { BrowserContext, Page } from '@playwright/test'
import { asOwner, expect, expectAccessible, type JourneyShop, signIn, test, visit } from './journey-fixtures.ts'
import { card } from './journey-steps.ts'

type AtTheBagels = { page: Page; shop: JourneyShop; context: BrowserContext; customer: Page }

/** Jef has the stock of the bagels open, and a customer their menu. */
async function jefAtTheBagels({ page, shop, context, customer }: AtTheBagels) {
  await signIn(context, shop, await shop.hire('Jef', [{ branch: 'antwerpen', role: 'barista' }]))
  await visit(page, shop, '/food-edit-bagel')
  await visit(customer, shop, '/bagel')
  await expect(card(customer, 'Salmon bagel')).toBeVisible()
}

test('[EDIT-6] AVAILABLE and OUT OF STOCK save at once, and the open menu follows', async ({
  page,
  shop,
  context,
  customer,
}) => {
  await jefAtTheBagels({ page, shop, context, customer })

  await expectAccessible(page)
  const stock = page
    .getByRole('group', { name: /Salmon bagel/ })
    .or(page.getByRole('radiogroup', { name: /Salmon bagel/ }))
    .first()
  await stock.getByText('OUT OF STOCK').click()
  await expect(card(customer, 'Salmon bagel')).toHaveCount(0, { timeout: 8000 })
  await page.reload()
  await expect(stock.getByLabel('OUT OF STOCK')).toBeChecked()
  await stock.getByText('AVAILABLE').click()
  await expect(card(customer, 'Salmon bagel')).toBeVisible({ timeout: 8000 })
})

test('[OFFICE-9] twelve items are in sight at once on a tablet, each with its stock', { tag: '@tablet' }, async ({
  page,
  shop,
  context,
}) => {
  await signIn(context, shop, await shop.owner())
  await visit(page, shop, '/food-edit-coffee')
  await page.setViewportSize({ width: 1024, height: 768 })
  const stock = page.getByRole('group').filter({ has: page.getByRole('radio', { name: 'OUT OF STOCK' }) })
  await expect(stock).toHaveCount(8)
  const boxes = await Promise.all((await stock.all()).map((one) => one.boundingBox()))
  const bottomOf = (place: number) => (boxes[place]?.y ?? 0) + (boxes[place]?.height ?? 0)
  // One below the other: the twelfth is four rows after the eighth.
  const row = (bottomOf(7) - bottomOf(0)) / 7
  expect(bottomOf(7) + 4 * row).toBeLessThan(768)
})

test('[TIME-6] the bagels run out: two taps, and tomorrow they are back by themselves', async ({
  page,
  shop,
  context,
  customer,
}) => {
  await jefAtTheBagels({ page, shop, context, customer })
  const bagel = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Salmon bagel' }) })
  await bagel.getByText('OUT OF STOCK').click()
  await bagel.getByText('tomorrow 07:00').click()
  await expect(card(customer, 'Salmon bagel')).toHaveCount(0)
  await page.reload()
  await expect(bagel.getByLabel('tomorrow 07:00')).toBeChecked()
  await expectAccessible(page)

  shop.setClock('2026-03-05', 7)
  await expect(card(customer, 'Salmon bagel')).toBeVisible()
  await expect(bagel.getByLabel('AVAILABLE')).toBeChecked()
})

test('[SHOP-1] CLOSED with a date and words: customers read them, and no order is taken', async ({
  page,
  shop,
  customer,
}) => {
  const change = page.getByRole('button', { name: 'Open or close…' })
  await asOwner(page, shop, '/food-edit')
  await visit(customer, shop, '/foods')
  await expectAccessible(page)
  await page.getByLabel('Branch').selectOption('In all 3 branches')
  await change.click()
  await expectAccessible(page)
  await expect(page.getByPlaceholder('XX/XX/XXXX')).toBeVisible()
  await page.getByText('CLOSED', { exact: true }).first().click()
  await page.getByPlaceholder('XX/XX/XXXX').fill('10/03/2026')
  await page.getByLabel('Description').first().fill('Painting the walls.')
  await page.getByRole('button', { name: 'Close all 3 branches' }).click()
  await expect(page.getByText('All 3 branches are closed.')).toBeVisible()
  await expect(customer.getByText('Painting the walls.').first()).toBeVisible({ timeout: 8000 })
  await expect(customer.getByText(/10\/03\/2026/).first()).toBeVisible()
  await expect(shop.order()).rejects.toThrow('shop_closed')
  await page.reload()
  await page.getByLabel('Branch').selectOption('In all 3 branches')
  await expect(page.getByRole('heading', { name: /CLOSED$/ })).toBeVisible()
  await change.click()
  await page.getByRole('dialog').getByText('OPEN', { exact: true }).click()
  await page.getByRole('button', { name: 'Open all 3 branches' }).click()
  await expect(page.getByText('All 3 branches are open.')).toBeVisible()
  await expect(customer.getByText('Painting the walls.')).toHaveCount(0, { timeout: 8000 })
  expect((await shop.order()).token).toMatch(/^[A-Z0-9]{8}$/)
})

test('[F-59] closed until the end of today: customers read when it opens, can order for after it, and it opens by itself', async ({
  page,
  shop,
  customer,
}) => {
  await asOwner(page, shop, '/food-edit')
  await visit(customer, shop, '/foods')
  await page.getByRole('button', { name: 'Open or close…' }).click()
  await page.getByText('CLOSED', { exact: true }).first().click()
  await page.getByText('the end of today').click()
  await expect(page.getByText(/After Wednesday 4 March it opens again by itself/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Close the shop' }).click()
  await expect(customer.getByText('Antwerpen is closed')).toBeVisible()
  await expect(customer.getByText('Opens Thursday 5 March at 07:00').first()).toBeVisible()
  await customer.getByRole('button', { name: 'Order for Thursday 5 March' }).click()
  await expect(customer.getByText('Your order is for Thursday 5 March.')).toBeVisible()
  await expect(shop.order()).rejects.toThrow('shop_closed')
  expect((await shop.order({ day: '2026-03-05' })).token).toMatch(/^[A-Z0-9]{8}$/)

  shop.setClock('2026-03-05', 8)
  await expect.poll(async () => (await shop.ask('menu.read', {})).branches[0]?.shop.open).toBe(true)
  await visit(customer, shop, '/foods')
  await customer.reload()
  await expect(customer.getByText('Antwerpen is closed')).toHaveCount(0)
})

test('[F-32] stock, OPEN / CLOSED and the trash begin with the branch of the board; all branches is a choice of its own', async ({
  page,
  shop,
}) => {
  const { id } = await shop.order()
  await shop.order({ branch: 'merksem' })
  await shop.ask('orders.step', { key: 'accepted-before-it-rings', id, step: 'accept' }, await shop.owner())
  await asOwner(page, shop, '/board')
  await page.getByLabel('Branch').selectOption('Merksem')

  await visit(page, shop, '/food-edit-bagel')
  await expect(page.getByLabel('Branch')).toHaveValue('merksem')
  const stock = page.getByRole('group', { name: /Salmon bagel/ })
  const outAt = async () => (await shop.ask('menu.read', {})).items.find(({ id }) => id === 'salmon-bagel')?.out ?? []
  await stock.getByText('OUT OF STOCK').click()
  await expect.poll(outAt).toEqual(['merksem'])
  await page.getByLabel('Branch').selectOption('In all 3 branches')
  await expect(page.getByText('What you press here counts at once in all 3 branches.')).toBeVisible()
  await expectAccessible(page)
  await stock.getByText('OUT OF STOCK').click()
  await expect(page.getByText('Salmon bagel is out of stock in all 3 branches.')).toBeVisible()
  expect((await outAt()).length).toBe(3)

  await visit(page, shop, '/food-edit')
  await expect(page.getByLabel('Branch')).toHaveValue('merksem')
  await visit(page, shop, '/all-orders')
  await page.getByLabel('Branch').selectOption('All branches')
  await page.getByRole('button', { name: 'Delete all orders' }).click()
  const dialog = page.getByRole('dialog', { name: 'Are you sure?' })
  await expect(dialog.getByLabel('Merksem')).toBeChecked()
  await expect(dialog.getByLabel('In all 3 branches')).not.toBeChecked()
  await dialog.getByLabel('Still to be handed over').check()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('1 order went to the archive.')).toBeVisible()
})

test('[SHOP-2] the delivery message shows at once; emptied, the usual words come back', async ({
  page,
  shop,
  customer,
}) => {
  await asOwner(page, shop, '/food-edit')
  await visit(customer, shop, '/foods')
  const change = page.getByRole('button', { name: 'Change the message' })
  const box = page.getByRole('dialog')
  await change.click()
  await box.getByRole('textbox').first().fill('Free cookie with every flat white.')
  await box.getByRole('button', { name: 'Save' }).click()
  await expect(customer.getByText('Free cookie with every flat white.')).toBeVisible({ timeout: 8000 })
  await change.click()
  await box.getByRole('textbox').first().fill('')
  await box.getByRole('button', { name: 'Save' }).click()
  await expect(customer.getByText("We don't deliver at the moment (pick-up only). Thanks!")).toBeVisible({
    timeout: 8000,
  })
})

test('[F-37] the delivery message is switched off and on; its words are kept', async ({ page, shop, customer }) => {
  await shop.ask('shop.setMessage', { message: { en: 'Free cookie today.' } }, await shop.owner())
  await asOwner(page, shop, '/food-edit')
  await visit(customer, shop, '/foods')
  await expect(customer.getByText('Free cookie today.')).toBeVisible()
  const shown = page.getByRole('switch', { name: 'Shown' })
  await shown.click()
  await expect(customer.getByText('Free cookie today.')).toHaveCount(0, { timeout: 8000 })
  await expect(customer.getByText(/We don't deliver at the moment/)).toHaveCount(0)
  await expect(page.getByText('Customers read no message above the menu. Your words are kept.')).toBeVisible()
  await shown.click()
  await expect(customer.getByText('Free cookie today.')).toBeVisible({ timeout: 8000 })
})
