// A guest at a table orders while the branch is open: by the card on the table, or by saying so.
import { expect, expectAccessible, signIn, test, visit } from './journey-fixtures.ts'
import { addToCart, card, pressOrder } from './journey-steps.ts'

test('[F-33] a table’s link lets its guest order after the cut-off, at that table, until it is left', async ({
  page,
  shop,
}) => {
  shop.setClock('2026-03-04', 15)
  await page.goto(`${shop.url}/foods?branch=antwerpen&table=8&lang=en`)
  await expect(page.getByText('Table 8 · Antwerpen')).toBeVisible()
  await expect(page).not.toHaveURL(/table=/)
  await expectAccessible(page)
  await addToCart(page, 'Cappuccino')
  await page.reload()
  await expect(page.getByText('Table 8 · Antwerpen')).toBeVisible()
  await page.goto(`${shop.url}/#/order`)
  await expect(page.getByLabel('Table', { exact: true })).toHaveValue('8')
  await expect(page.getByRole('radio', { name: /Pick up/ })).toBeDisabled()
  await page.getByLabel('Name').fill('Noor')
  await pressOrder(page)
  await expect(page.getByText('Thank you for your order!')).toBeVisible()
  const { orders } = await shop.ask('orders.board', { branch: 'antwerpen' }, await shop.owner())
  expect(orders.map(({ form, table }) => [form, table])).toEqual([['table', 8]])

  await page.goto(`${shop.url}/#/foods`)
  await page.getByRole('button', { name: 'Leave the table' }).click()
  await expect(page.getByText('Orders for today were taken until 12:00.')).toBeVisible()
  await expect(card(page, 'Cappuccino').getByRole('button', { name: /Add to cart/ })).toHaveCount(0)
})

test('[F-33] who says that it sits in the shop orders on; for everybody else the Add button hides', async ({
  page,
  shop,
}) => {
  shop.setClock('2026-03-04', 15)
  await visit(page, shop, '/foods')
  await expect(page.getByText('Orders for today were taken until 12:00.')).toBeVisible()
  await expect(card(page, 'Cappuccino').getByRole('button', { name: /Add to cart/ })).toHaveCount(0)
  await page.getByRole('button', { name: 'I am sitting at a table in the shop' }).click()
  await expect(page.getByText('At a table · Antwerpen')).toBeVisible()
  await addToCart(page, 'Cappuccino')
  await expect(card(page, 'Cappuccino').getByRole('status')).toHaveText('1')
})

test('[F-33] a guest who moved to another table is still there after a look back at the menu', async ({
  page,
  shop,
}) => {
  await page.goto(`${shop.url}/foods?branch=antwerpen&table=8&lang=en`)
  await expect(page.getByText('Table 8 · Antwerpen')).toBeVisible()
  await addToCart(page, 'Cappuccino')
  await page.goto(`${shop.url}/#/order`)
  await page.getByLabel('Table', { exact: true }).selectOption('9')
  await page.goto(`${shop.url}/#/foods`)
  await expect(page.getByText('Table 9 · Antwerpen')).toBeVisible()
  await page.goto(`${shop.url}/#/order`)
  await expect(page.getByLabel('Table', { exact: true })).toHaveValue('9')
})

test('[F-33] a card with an unknown table or branch says so', async ({ page, shop }) => {
  await page.goto(`${shop.url}/?branch=antwerpen&table=99&lang=en#/foods`)
  await expect(page.getByText(/Antwerpen has no table “99”/)).toBeVisible()
  await page.goto(`${shop.url}/?lang=en#/foods?branch=gent&table=3`)
  await expect(page.getByText(/names a branch that we do not have: “gent”/)).toBeVisible()
  await page.getByRole('button', { name: 'I see' }).click()
  await expect(page.getByText(/“gent”/)).toHaveCount(0)
})

test('[F-33] staff print a card for each table, with its link', { tag: '@tablet' }, async ({ page, shop, context }) => {
  await signIn(context, shop, await shop.hire('Jef', [{ branch: 'antwerpen', role: 'barista' }]))
  await visit(page, shop, '/table-cards')
  await expect(page.getByRole('heading', { name: 'Table 8' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Print 14 cards' })).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('From table').fill('8')
  await page.getByLabel('To table').fill('9')
  await expect(page.getByRole('button', { name: 'Print 2 cards' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { name: 'Table 8' })).toBeVisible()
  await expect(page.getByLabel('From table')).toBeHidden()
})
