// Where and when things are sold: the owner says it of a category and of an item, a branch of itself, and open pages
// follow.
import { asOwner, expect, expectAccessible, signIn, test, visit } from './journey-fixtures.ts'
import { addToCart, asRead, card, openCart } from './journey-steps.ts'

test('[CATG-2] soup in two branches, in season, dearer in one of them and over for today: open pages say so', {
  tag: '@sizes',
}, async ({ page, shop, customer }) => {
  test.setTimeout(120_000)
  const owner = await shop.owner()
  await shop.ask('categories.add', { name: { en: 'Soup' }, icon: 'soup' }, owner)
  await shop.ask('items.add', { category: 'soup', name: { en: 'Pea soup' }, price: 600 }, owner)
  await visit(customer, shop, '/c/soup', { branch: 'etterbeek' })
  await expect(card(customer, 'Pea soup')).toBeVisible()

  await asOwner(page, shop, '/categories')
  await page.getByRole('button', { name: 'Edit the category Soup' }).click()
  const dialog = page.getByRole('article').first()
  await dialog.getByText('Where and when it is sold').click()
  await dialog.getByText('In some', { exact: true }).click()
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(dialog.getByText('Please choose at least one branch.')).toBeVisible()
  await dialog.getByRole('checkbox', { name: 'Antwerpen' }).press('Space')
  await dialog.getByRole('checkbox', { name: 'Merksem' }).press('Space')
  await dialog.getByText('At certain times').click()
  await dialog.getByText('Part of the year').click()
  const season = (name: string) => dialog.getByRole('group', { name, exact: true })
  await season('From').getByLabel('Month').selectOption('October')
  await season('From').getByLabel('Day').selectOption('1')
  await season('Up to and including').getByLabel('Month').selectOption('March')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Soup is saved.')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Soup' }).last()).toContainText('2 branches · Oct–Mar')
  await expect(card(customer, 'Pea soup')).toHaveCount(0, { timeout: 8000 })

  await page.goto(`${shop.url}/#/food-edit/soup`)
  await page.getByRole('button', { name: 'Edit Pea soup' }).click()
  await dialog.getByText('Where and when it is sold').click()
  await expect(dialog.getByText('What you set here narrows that.')).toBeVisible()
  await dialog.getByLabel('Merksem').fill('6,5x')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(dialog.getByText('Please type a price such as 3,20 or 3.20.')).toBeVisible()
  await expect(dialog.getByLabel('Merksem')).toBeFocused()
  await dialog.getByLabel('Merksem').fill('6,50')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Pea soup is saved.')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Pea soup' })).toContainText('1 own price')

  // Noor has it in her cart in Antwerpen, and goes to Merksem instead, as another tab of hers says.
  const move = (branch: string) =>
    customer.evaluate((id) => {
      localStorage.setItem('noisette.branch', JSON.stringify(id))
      dispatchEvent(new StorageEvent('storage', { key: 'noisette.branch', storageArea: localStorage }))
    }, branch)
  await move('antwerpen')
  await expect(card(customer, 'Pea soup')).toContainText('6.00')
  await addToCart(customer, 'Pea soup')
  await move('merksem')
  await expect(card(customer, 'Pea soup')).toContainText('6.50')
  const cart = await openCart(customer)
  await expect(cart).toContainText('The price went from')
  await cart.getByRole('button', { name: 'Use the new price' }).click()
  await customer.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Edit Pea soup' }).click()
  await dialog.getByText('Where and when it is sold').click()
  await dialog.getByText('At certain times').click()
  await dialog.getByLabel('Until', { exact: true }).fill('00:01')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Pea soup is saved.')).toBeVisible()
  await expect(card(customer, 'Pea soup')).toContainText('Only until 00:01', { timeout: 8000 })
  await expect(card(customer, 'Pea soup').getByRole('button', { name: 'One more' })).toBeDisabled()
  await expectAccessible(customer)
  await expect(await openCart(customer)).toContainText('We sell this until 00:01')
  await move('etterbeek')
  await expect(cart).toContainText('Etterbeek does not sell this.')

  const lines = [{ item: 'pea-soup', quantity: 1 }]
  const refused = await shop.order({ branch: 'etterbeek', lines }).catch((error: unknown) => asRead(String(error)))
  expect(refused).toContain('item_not_here')
})

test('[J-83] who manages Antwerpen removes nothing for all, and takes the egg bagel off its own menu with one tap', {
  tag: '@sizes',
}, async ({ page, context, shop, customer, browser }) => {
  await visit(customer, shop, '/bagel', { branch: 'antwerpen' })
  await expect(card(customer, 'Egg bagel')).toBeVisible()

  await signIn(context, shop, await shop.hire('Tine', [{ branch: 'antwerpen', role: 'manager' }]))
  await visit(page, shop, '/food-edit-bagel')
  await page.getByRole('button', { name: 'Edit Egg bagel', exact: true }).click()
  await expect(page.getByText('Only the owner, or someone who manages every branch,')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Remove from the menu' })).toHaveCount(0)
  await page.locator('summary', { hasText: 'Sold at' }).click()
  const antwerpen = page.getByRole('switch', { name: 'Antwerpen' })
  await expect(page.getByRole('switch', { name: 'Merksem' })).toHaveCount(0)
  await antwerpen.click()
  await expect(page.getByText('All branches but Antwerpen')).toBeVisible()
  await expectAccessible(page)
  await expect(card(customer, 'Egg bagel')).toHaveCount(0, { timeout: 8000 })

  const counter = await browser.newContext()
  await signIn(counter, shop, await shop.hire('Jef', [{ branch: 'antwerpen', role: 'barista' }]))
  const barista = await counter.newPage()
  await visit(barista, shop, '/food-edit-bagel')
  await expect(barista.getByRole('heading', { name: 'Salmon bagel' })).toBeVisible()
  await expect(barista.getByRole('heading', { name: 'Egg bagel' })).toHaveCount(0)
  await counter.close()

  await antwerpen.click()
  await expect(page.getByText('All branches', { exact: true })).toBeVisible()
  await expect(card(customer, 'Egg bagel')).toBeVisible({ timeout: 8000 })
})
