// The menu as a spreadsheet: taken out, changed, brought in with a mistake that is mended; and many prices at once.
import { readFile } from 'node:fs/promises'
import { asOwner, expect, expectAccessible, test, visit } from './journey-fixtures.ts'

test('[CATG-3] the owner takes the menu out, changes two prices, adds an item, mends a mistake, and an open menu shows it; then prices go up and back', {
  tag: '@sizes',
}, async ({ page, shop, customer }) => {
  test.setTimeout(120_000)
  await visit(customer, shop, '/foods')
  await asOwner(page, shop, '/food-edit-sheet')
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'CSV file' }).click()
  const taken = await readFile(await (await downloading).path(), 'utf8')

  const lines = taken.split('\r\n')
  const priceAt = (lines[0] ?? '').split(',').indexOf('Price')
  const priced = (id: string, price: string) => {
    const at = lines.findIndex((line) => line.startsWith(`${id},`))
    const cells = (lines[at] ?? '').split(',')
    cells[priceAt] = price
    lines[at] = cells.join(',')
  }
  priced('cappuccino', '3.45')
  priced('mocha', 'four')
  const sheet = (added: string) => ({
    name: 'menu.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from([...lines, added].join('\r\n')),
  })
  const soup = `,Coffee,,Pumpkin spice latte,,,,,4.80${','.repeat(6)}`
  const input = page.getByLabel('Choose a file')
  await input.setInputFiles(sheet(soup))

  const mistakes = page.getByRole('alert').filter({ hasText: '1 mistake' })
  await expect(mistakes).toContainText(/Row \d+, Price/)
  await expect(mistakes).toContainText('four')
  await expect(page.getByRole('button', { name: 'Do it' })).toHaveCount(0)
  await expectAccessible(page)

  priced('mocha', '4.10')
  await input.setInputFiles(sheet(soup))
  await expect(page.getByRole('heading', { name: '2 changed' })).toBeVisible()
  const cappuccino = page.getByRole('listitem').filter({ hasText: 'Cappuccino' }).first()
  await expect(cappuccino).toContainText(/3\.20.*3\.45/)
  await expect(page.getByRole('heading', { name: '1 new item' })).toBeVisible()
  await expect(page.getByText('Good to know')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Do it' }).press('Enter')
  await expect(page.getByText('The menu is as the sheet says.')).toBeVisible()
  await expect(customer.getByText('Pumpkin spice latte')).toBeVisible()
  await expect(customer.getByText('€ 3.45').or(customer.getByText('€3.45')).first()).toBeVisible()

  await page.goto(`${shop.url}/#/food-edit-prices`)
  await page.getByLabel('Percent', { exact: true }).fill('x')
  await expect(page.getByText('Please type a number such as 5, -10 or 2.5.')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Percent', { exact: true }).fill('10')
  await page.getByLabel('Find an item').fill('pumpkin')
  await page.getByRole('button', { name: 'Tick all 1' }).click()
  await expect(page.getByRole('checkbox', { name: /Pumpkin spice latte/ })).toBeChecked()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Change 1 price' }).click()
  await expect(page.getByText('1 price is changed.')).toBeVisible()
  await expect(customer.getByText('€ 5.30').or(customer.getByText('€5.30')).first()).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('The prices are as they were.')).toBeVisible()
  await expect(customer.getByText('€ 4.80').or(customer.getByText('€4.80')).first()).toBeVisible()
})
