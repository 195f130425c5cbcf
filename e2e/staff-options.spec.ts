// Staff and options: a group is added, asked for, read on the board, and what ran out is told at once.
import { asOwner, expect, expectAccessible, signIn, test, visit } from './journey-fixtures.ts'

test.use({ pace: 'paced' })

test('[H-73] [H-78] [OPT-5] [OPT-6] [ALLG-1] [ALLG-3] the owner adds a group, declares its options and asks for it in a category; the barista reads it on the board and sets an option out of stock, and an open page says so at once', {
  tag: '@sizes',
}, async ({ page, shop, customer }) => {
  test.setTimeout(120_000)
  await asOwner(page, shop, '/food-edit-options')
  await page.getByRole('button', { name: 'Add a group' }).click()
  const dialog = page.getByRole('article').first()
  const preview = dialog.getByRole('region', { name: 'What customers see' })
  await dialog.getByLabel('Name of the group').fill('Finish')
  await dialog.getByText('Choose several').click()
  await dialog.getByLabel('Name', { exact: true }).fill('Powdered sugar')
  await dialog.getByLabel('Extra price').fill('0,3x')
  await dialog.getByRole('button', { name: 'Add an option' }).click()
  await expect(dialog.getByLabel('Name', { exact: true }).nth(1)).toBeFocused()
  await page.keyboard.type('Hot syrup')
  await dialog.getByLabel('How many of it').nth(1).fill('3')
  // Beside the fields, or folded on a phone.
  const fold = dialog.locator('summary').filter({ hasText: 'What customers see' })
  if (await fold.isVisible()) await fold.click()
  await expect(preview.getByText('Hot syrup')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('At least').fill('')
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(dialog.getByText('Please type a price such as 0.40 or -0.20.')).toBeVisible()
  await expect(dialog.getByLabel('Extra price').first()).toBeFocused()
  await dialog.getByLabel('Extra price').first().fill('0,30')
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByText('Finish is added. Now choose its items.')).toBeVisible()
  const added = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Finish' }) })
  await expect(added).toContainText('not asked for anywhere yet')

  // Nobody has said yet what they change of what is in the item.
  await page.goto(`${shop.url}/#/food-edit-undeclared`)
  await page.getByRole('button', { name: 'Declare Hot syrup' }).press('Enter')
  await dialog
    .getByRole('group', { name: 'Hot syrup' })
    .getByRole('radio', { name: 'Declared', exact: true })
    .check({ force: true })
  const adds = dialog.getByRole('group', { name: 'It adds', exact: true }).first()
  await adds.getByRole('checkbox', { name: 'hazelnuts' }).press('Space')
  await expectAccessible(page)
  await expect(dialog.getByText('1 option is not declared')).toBeVisible()
  // Each is asked for by itself: one tap for all of them would declare what nobody looked at.
  await expect(dialog.getByRole('button', { name: /others/ })).toHaveCount(0)
  await dialog.getByText('What it changes of what is in it').first().click()
  await dialog
    .getByRole('group', { name: 'Powdered sugar' })
    .getByRole('radio', { name: 'Declared', exact: true })
    .press('Space')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Every item and option is declared.')).toBeVisible()

  await page.goto(`${shop.url}/#/food-edit-options`)
  await page.getByRole('button', { name: 'Finish: choose its items' }).click()
  const uses = page.getByRole('dialog').first()
  await expectAccessible(page)
  await uses.getByLabel('Ask for it at').selectOption('Waffles')
  await expect(uses.getByRole('heading', { name: 'What is asked for: Waffles' })).toBeVisible()
  await expect(uses.getByRole('listitem').filter({ hasText: 'Finish' })).toBeVisible()
  await expectAccessible(page)
  await uses.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('The options of Waffles are saved.')).toBeVisible()
  await expect(uses.getByRole('button', { name: 'Waffles' })).toBeVisible()
  await uses.getByRole('button', { name: 'Close' }).first().click()
  await expect(added).toContainText(/used by \d+ items/)
  await expect(added).toContainText('Waffles')

  const jef = await shop.hire('Jef', [{ branch: 'antwerpen', role: 'barista' }])
  await signIn(customer.context(), shop, jef)
  const { items, groups } = await shop.ask('menu.read', {})
  expect(groups.find(({ id }) => id === 'finish')?.options.map(({ declaration }) => declaration?.adds)).toEqual([
    [],
    ['hazelnut'],
  ])
  const asked = items.find(({ id }) => id === 'brussels-waffle')?.groups?.map(({ group }) => group)
  expect(asked).toContain('finish')
  await shop.order({
    lines: [
      {
        item: 'brussels-waffle',
        quantity: 2,
        options: [
          { option: 'powdered-sugar', quantity: 1 },
          { option: 'hot-syrup', quantity: 2 },
        ],
      },
    ],
  })
  await visit(customer, shop, '/board')
  const bar = customer.getByRole('alert').filter({ hasText: 'New order' })
  await expect(bar).toContainText('Hot syrup')
  await bar.getByRole('button', { name: /Accept/ }).click()
  const ticket = customer.getByRole('article').first()
  await expect(ticket).toContainText('+ Powdered sugar')
  await expect(ticket).toContainText('+ 2× Hot syrup')

  // The owner enters an order meanwhile; the barista's two taps reach that open page.
  await page.goto(`${shop.url}/#/new-order`)
  await page.getByRole('button', { name: 'Coffee', exact: true }).click()
  await page.getByRole('button', { name: /^Caffè latte\s*€/ }).click()
  await page.getByRole('button', { name: 'Options of Caffè latte' }).click()
  const oat = page.getByRole('dialog').getByRole('radio', { name: /^Oat milk/ })
  await expect(oat).toBeEnabled()
  await customer.goto(`${shop.url}/#/food-edit`)
  const stock = customer.getByRole('group', { name: 'Stock of Oat milk' })
  await stock.getByText('OUT OF STOCK').click()
  await expect(oat).toBeDisabled()
  await customer
    .getByRole('group', { name: 'Until when?' })
    .getByText(/^tomorrow/)
    .click()
  await expect(stock.getByRole('radio', { name: 'OUT OF STOCK' })).toBeChecked()
  const now = await shop.ask('menu.read', {})
  const milks = now.groups.find(({ id }) => id === 'milk')?.options
  expect(milks?.find(({ id }) => id === 'oat-milk')?.out).toEqual(['antwerpen'])
})

test('[OPT-5] two owners say what one category asks for: the second sees both and decides', async ({ page, shop }) => {
  await asOwner(page, shop, '/food-edit-bagel')
  await page.getByRole('button', { name: 'Options of Bagels' }).click()
  const dialog = page.getByRole('dialog').first()
  await dialog.getByLabel('Ask for a group').selectOption('Milk')
  const owner = await shop.owner()
  const uses = [{ group: 'sugar' }]
  await shop.ask('groups.use', { owner: { category: 'BAGEL' }, uses, version: '' }, owner)
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(dialog.getByText(/^Amira saved this at/)).toBeVisible()
  await expect(dialog.getByRole('heading', { name: /Milk/ })).toBeVisible()
  await expect(dialog.getByRole('heading', { name: /Sugar/ })).toBeVisible()
  await dialog.getByRole('button', { name: 'Save mine' }).click()
  await expect(page.getByText('The options of Bagels are saved.')).toBeVisible()
  const asked = (await shop.ask('groups.read', {}, owner)).uses.find(
    (one) => 'category' in one.owner && one.owner.category === 'BAGEL',
  )
  expect(asked?.uses.map(({ group }) => group)).toEqual(['sugar', 'milk'])
})

test('[OPT-5] two owners change one group: the second keeps what was typed and decides; removing asks and says what it meets', async ({
  page,
  shop,
}) => {
  await asOwner(page, shop, '/food-edit-options')
  await page.getByRole('button', { name: 'Edit Milk' }).click()
  const dialog = page.getByRole('article').first()
  await dialog.getByLabel('Name of the group').fill('Milks')
  const owner = await shop.owner()
  const { groups } = await shop.ask('groups.read', {}, owner)
  const milk = groups.find(({ id }) => id === 'milk')
  if (!milk) throw new Error('no milk')
  await shop.ask('groups.save', { ...milk, name: { ...milk.name, nl: 'Melken' } }, owner)
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(dialog.getByText(/saved this at .*, while you were typing/)).toBeVisible()
  await expect(dialog.getByLabel('Name of the group')).toHaveValue('Milks')
  await dialog.getByRole('button', { name: 'Save mine' }).click()
  await expect(page.getByText('Milks is saved.')).toBeVisible()
  await page.getByRole('button', { name: 'Edit Milks' }).click()
  await dialog.getByRole('button', { name: 'Remove the group' }).click()
  const question = page.getByRole('dialog', { name: 'Remove Milks?' })
  await expect(question).toContainText(/used by \d+ items, which then no longer ask for it/)
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(page.getByText('Milks is removed.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Milks' })).toHaveCount(0)
})
