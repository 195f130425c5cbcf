// The owner's own categories: added, seen at once at their own address, put in order, hidden, and removed.
import type { Page } from '@playwright/test'
import { asOwner, expect, expectAccessible, test, visit } from './journey-fixtures.ts'
import { card } from './journey-steps.ts'

const headings = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 })

test('[CATG-1] [MENU-7] a new category is on the open menu with its first item, within a second, with an address of its own', {
  tag: '@sizes',
}, async ({ page, shop, customer }) => {
  await visit(customer, shop, '/foods')
  await asOwner(page, shop, '/categories')
  await expect(page.getByRole('heading', { level: 2, name: 'Categories' }).last()).toBeVisible()
  await page.getByRole('button', { name: 'Add a category' }).click()
  const dialog = page.getByRole('article').first()
  await dialog.getByLabel('Name').first().fill('Soup')
  await dialog.getByText('In the other languages').first().click()
  await dialog.getByLabel('العربية').first().fill('حساء')
  await dialog.getByLabel('Web address', { exact: true }).first().fill('warm soup')
  await dialog.getByRole('radio', { name: 'Soup', exact: true }).check()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(dialog.getByText('Please use small letters, digits and hyphens')).toBeVisible()
  await dialog.getByLabel('Web address', { exact: true }).first().fill('warm-soup')
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByText('Soup is a category now.')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Items of Soup' }).click()
  await expect(page).toHaveURL(/#\/food-edit\/soup$/)
  await page.getByRole('button', { name: /Add to Soup/ }).click()
  await dialog.getByLabel('Name').first().fill('Pea soup')
  await dialog.getByLabel('Price', { exact: true }).first().fill('5,40')
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByText('Pea soup is on the menu.')).toBeVisible()
  // A category without an item is nothing that a customer could order from.
  await expect(headings(customer).last()).toHaveText('Soup', { timeout: 8000 })
  await customer.goto(`${shop.url}/c/warm-soup`)
  await expect(customer).toHaveURL(/#\/c\/warm-soup$/)
  await expect(customer.getByRole('heading', { level: 1 })).toHaveText('Soup')
  await expect(card(customer, 'Pea soup')).toBeVisible()
  await expect(card(customer, 'Cappuccino')).toHaveCount(0)
  await expectAccessible(customer)
})

test('[CATG-1] put in order, hidden and removed with its items: open menus follow', async ({
  page,
  shop,
  customer,
}) => {
  const owner = await shop.owner()
  await shop.ask('categories.add', { name: { en: 'Soup' }, icon: 'soup' }, owner)
  await shop.ask('items.add', { category: 'soup', name: { en: 'Pea soup' }, price: 540 }, owner)
  await visit(customer, shop, '/c/soup')
  await expect(card(customer, 'Pea soup')).toBeVisible()
  await asOwner(page, shop, '/categories')

  await page.getByRole('button', { name: 'Move Iced coffee up' }).press('Enter')
  await expect(page.getByText('Iced coffee is now number 1.')).toBeVisible()
  await expect(page.getByRole('main').getByRole('heading', { level: 3 }).first()).toHaveText('Iced coffee')
  await expect(page.getByRole('button', { name: 'Move Iced coffee up' })).toBeDisabled()

  await page.getByRole('button', { name: 'Edit the category Soup' }).click()
  const dialog = page.getByRole('article').first()
  await dialog.getByRole('switch', { name: 'Customers see it' }).click()
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Soup is saved.')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Soup' }).last()).toContainText('Hidden')
  await expect(customer.getByRole('heading', { level: 1 })).toContainText(/welcome/i, { timeout: 8000 })

  await page.getByRole('button', { name: 'Edit the category Soup' }).click()
  await dialog.getByRole('button', { name: 'Remove the category' }).click()
  const asks = page.getByRole('dialog', { name: 'Remove Soup?' })
  await asks.getByRole('button', { name: 'Remove' }).click()
  await expect(asks.getByText('Please choose where its items go.')).toBeVisible()
  await asks.getByLabel('Move its item to').selectOption('Salads')
  await expectAccessible(page)
  await asks.getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('Soup is removed; its items were moved (1).')).toBeVisible()
  await customer.goto(`${shop.url}/#/salads`)
  await expect(card(customer, 'Pea soup')).toBeVisible()
  await page.goto(`${shop.url}/#/food-edit/soup`)
  await expect(page.getByText('This category is not there any more.')).toBeVisible()
})

test('[CATG-1] an item changes its category and place, and is copied', async ({ page, shop, customer }) => {
  await visit(customer, shop, '/salads')
  await asOwner(page, shop, '/food-edit-bagel')
  await page.getByRole('button', { name: 'Edit Salmon bagel', exact: true }).click()
  const dialog = page.getByRole('article').first()
  await dialog.getByLabel('Category', { exact: true }).selectOption('Salads')
  await dialog.getByLabel('Place in the category').selectOption('1')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Salmon bagel is saved.')).toBeVisible()
  await expect(customer.getByRole('main').getByRole('listitem').getByRole('heading').first()).toHaveText(
    'Salmon bagel',
    { timeout: 8000 },
  )
  await page.getByRole('button', { name: 'Edit Egg bagel', exact: true }).click()
  await dialog.getByRole('button', { name: 'Copy' }).click()
  await expect(page.getByRole('article', { name: 'A copy of Egg bagel' })).toBeVisible()
  await expect(dialog.getByLabel('Name', { exact: true })).toHaveValue('Egg bagel 2')
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByText('Egg bagel 2 is on the menu.')).toBeVisible()
  const { items } = await shop.ask('menu.read', { lang: 'en' })
  const bagels = items.filter(({ category }) => category === 'BAGEL').map(({ name }) => name)
  expect(bagels[bagels.indexOf('Egg bagel') + 1]).toBe('Egg bagel 2')
})
