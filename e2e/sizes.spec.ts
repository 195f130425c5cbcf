// The owner adds a size of the shop's own; the menu, the till, the list and the change of prices follow it (OPT-2).
import { asOwner, expect, expectAccessible, test, visit } from './journey-fixtures.ts'
import { card } from './journey-steps.ts'

test('[OPT-2] [EDIT-2] [CATG-3] the owner adds a size, sells an item in it, enters an order of it, and raises its prices', {
  tag: '@sizes',
}, async ({ page, shop, customer }) => {
  await visit(customer, shop, '/bagel')
  await asOwner(page, shop, '/food-edit-options')
  await page.getByRole('button', { name: 'Edit Size' }).click()
  const dialog = page.getByRole('article').first()
  await expect(dialog.getByRole('button', { name: /^Remove / })).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Add an option' }).click()
  await page.keyboard.type('Family')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Size is saved.')).toBeVisible()

  await page.goto(`${shop.url}/#/food-edit-bagel`)
  await page.getByRole('button', { name: 'Edit Salmon bagel' }).click()
  await dialog.getByText('Sizes', { exact: true }).first().click()
  const family = dialog.getByRole('group', { name: 'Sizes' }).getByLabel('Family')
  await family.fill('19,5x')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(dialog.getByText('Please type a price such as 3,20 or 3.20.')).toBeVisible()
  await expect(family).toBeFocused()
  await expectAccessible(page)
  await family.fill('19,5')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Salmon bagel is saved.')).toBeVisible()
  const stock = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Salmon bagel' }) })
  await expect(stock).toContainText('Family €19.50')
  await card(customer, 'Salmon bagel').getByRole('button', { name: 'Salmon bagel' }).click()
  const choices = customer.getByRole('dialog', { name: 'Salmon bagel' }).getByRole('group', { name: 'Size' })
  await expect(choices).toContainText(/Family\s*€19\.50/)

  await page.goto(`${shop.url}/#/new-order`)
  await page.getByRole('button', { name: 'Bagels', exact: true }).click()
  await page.getByRole('button', { name: /^Salmon bagel · Family/ }).click()
  await page.getByRole('button', { name: /^Place the order/ }).click()
  await expect(page.getByText('The order is placed')).toBeVisible()
  const { orders } = await shop.ask('orders.board', { branch: 'antwerpen' }, await shop.owner())
  expect(orders.map(({ total }) => total)).toEqual([1950])
  const [order] = orders
  await page.goto(`${shop.url}/#/all-orders/${order?.token}/${order?.id}`)
  await expect(page.getByRole('main')).toContainText(/1\s*×\s*Salmon bagel · Family/)

  await page.goto(`${shop.url}/#/food-edit-prices`)
  await page.getByLabel('Find an item').fill('Salmon bagel')
  await page.getByRole('button', { name: 'Tick all 1' }).click()
  await page.getByLabel('Percent', { exact: true }).fill('10')
  await expect(page.getByRole('listitem').filter({ hasText: 'Salmon bagel' })).toContainText('€21.45')
  await page.getByRole('button', { name: 'Change 2 prices' }).click()
  await expect(choices).toContainText(/Family\s*€21\.45/)
})
