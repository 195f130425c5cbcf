// The first evening of an owner: the guide from an empty shop to a test order, and taking over the demo (BRAND-2).
import type { Locator } from '@playwright/test'
import { gentSettings } from '#server/testing/test-branch-settings.ts'
import { asOwner, expect, expectAccessible, password, test, visit } from './journey-fixtures.ts'

test.describe('without the demo', () => {
  test.use({ pace: 'no demo' })

  test('[BRAND-2] [OFFICE-10] [HOME-8] the guide takes an owner from nothing to a test order on the board, left and resumed', {
    tag: '@sizes',
  }, async ({ page, shop, customer }) => {
    await visit(page, shop, `/account/signup?code=${await shop.setupCode()}`, { branch: null })
    await page.getByLabel('User name').fill('Amira')
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Open the shop' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Set up your shop' })).toBeVisible()
    await expect(page.getByText('0 of 14 steps done')).toBeVisible()
    await page.getByLabel('Name of the shop').fill('Koffie Noor')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('1 of 14 steps done')).toBeVisible()
    const step = async (name: string) => {
      // It opened when the step before it was finished.
      await expect(page.getByRole('button', { name, expanded: true })).toBeFocused()
      await expectAccessible(page)
    }

    await step('Languages To do')
    await page.getByRole('button', { name: 'All four are right' }).click()
    await expect(page.getByText('2 of 14 steps done')).toBeVisible()

    await step('Your first branch To do')
    await page.getByRole('link', { name: 'Add your first branch' }).click()
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Kaai')
    await page.getByRole('textbox', { name: 'Address', exact: true }).fill('Notenlaan 7, 9000 Gent')
    await page.getByLabel('Phone', { exact: true }).first().fill('09 223 32 32')
    await page.getByLabel('E-mail', { exact: true }).first().fill('hallo@koffienoor.example')
    await page.getByRole('button', { name: 'Add the branch' }).click()
    await expect(page).toHaveURL(/begin$/)
    await expect(page.getByText('3 of 14 steps done')).toBeVisible()

    // It stands where it was left.
    await page.reload()
    await expect(page.getByText('3 of 14 steps done')).toBeVisible()
    await page.getByRole('button', { name: 'Take the example' }).click()
    await expect(page.getByText('6 of 14 steps done')).toBeVisible()
    await step('VAT To do')
    await page.getByRole('button', { name: 'Later' }).click()
    await step('Who sells To do')
    await page.getByRole('button', { name: 'Later' }).click()
    await step('Legal pages To do')
    await page.getByRole('button', { name: 'Later' }).click()
    await step('How much you can make To do')
    await page.getByRole('button', { name: 'We can always make it' }).click()
    await step('Paying online To do')
    await page.getByRole('button', { name: 'At the counter only' }).click()
    await step('A receipt printer To do')
    await page.getByRole('button', { name: 'No printer' }).click()
    await step('Your first colleague To do')
    await page.getByRole('button', { name: 'I work alone' }).click()

    await step('A test order To do')
    await page.getByRole('button', { name: 'Place a test order' }).click()
    await expect(page.getByText('It rings on the board now.')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'To the board' }).click()
    await expect(page.getByText('Test', { exact: true }).first()).toBeVisible()
    await page.getByRole('button', { name: /New order.*Accept/s }).click()
    await page.goBack()
    await expect(page.getByText('Accepted.')).toBeVisible()
    await page.getByRole('button', { name: 'End the test' }).click()
    await expect(page.getByText('8 of 14 steps done · 6 left for now')).toBeVisible()
    await expect(page.getByText('asked for by law: VAT, Who sells and Legal pages.')).toBeVisible()
    await page.getByRole('button', { name: 'Open Kaai' }).click()
    await expect(page.getByText('Guests can order.')).toBeVisible()

    await visit(customer, shop, '/foods', { branch: 'kaai' })
    await expect(customer.getByText('Cappuccino', { exact: true }).first()).toBeVisible()
    await expect(customer).toHaveTitle('Menu · Koffie Noor')
    await expect(customer.getByText('Noisette')).toHaveCount(0)
    await visit(customer, shop, '/', { branch: 'kaai' })
    await expect(customer.getByRole('heading', { name: 'From our menu' })).toBeVisible()
    await expect(customer.getByRole('main').getByText('Notenlaan 7, 9000 Gent')).toBeVisible()
    await expectAccessible(customer)
  })

  test('[OFFICE-10] from an empty shop to the first test order, with two branches, in under 60 actions and six minutes', async ({
    page,
    shop,
  }) => {
    const begun = Date.now()
    let actions = 0
    const press = async (target: Locator) => {
      actions += 1
      await target.click()
    }
    const type = async (target: Locator, text: string) => {
      actions += 1
      await target.fill(text)
    }
    const button = (name: string) => page.getByRole('button', { name, exact: true })
    const field = (name: string) => page.getByRole('textbox', { name, exact: true })

    await visit(page, shop, `/account/signup?code=${await shop.setupCode()}`, { branch: null })
    await type(page.getByLabel('User name'), 'Amira')
    await type(page.getByLabel('Password', { exact: true }), password)
    await press(button('Open the shop'))
    await type(page.getByLabel('Name of the shop'), 'Koffie Noor')
    await press(button('Save'))

    const languages = page.getByRole('group', { name: 'Languages for guests' })
    await press(languages.getByText('Français'))
    await press(languages.getByText('العربية'))
    await press(button('Save'))

    await press(page.getByRole('link', { name: 'Add your first branch' }))
    // Only what is offered is asked for.
    await expect(page.getByLabel('Nederlands')).toHaveCount(2)
    await expect(page.getByLabel('Français')).toHaveCount(0)
    await expect(page.getByLabel('العربية')).toHaveCount(0)
    await expect(page.getByLabel('Like which branch?')).toHaveCount(0)
    await type(field('Name'), 'Kaai')
    await type(field('Address'), 'Notenlaan 7, 9000 Gent')
    await type(page.getByLabel('Phone', { exact: true }).first(), '09 223 32 32')
    await type(page.getByLabel('E-mail', { exact: true }).first(), 'hallo@koffienoor.example')
    await press(button('Add the branch'))

    await press(page.getByRole('button', { name: /^Your first branch/ }))
    await press(page.getByRole('link', { name: 'Add another branch' }))
    await expect(page.getByLabel('Like which branch?')).toHaveValue('kaai')
    await expectAccessible(page)
    await type(field('Name'), 'Korenmarkt')
    await type(field('Address'), 'Korenmarkt 3, 9000 Gent')
    await type(page.getByLabel('Phone', { exact: true }).first(), '09 223 32 33')
    await type(page.getByLabel('E-mail', { exact: true }).first(), 'korenmarkt@koffienoor.example')
    await press(button('Add the branch'))

    await press(button('Take the example'))
    await press(page.getByRole('button', { name: /^Your menu/ }))
    await press(page.getByRole('link', { name: 'Add items' }))
    await press(button('ADD'))
    await type(page.getByLabel('Name', { exact: true }), 'Carrot soup')
    await type(page.getByLabel('Price', { exact: true }).first(), '4,50')
    await press(button('Add'))
    await expect(page.getByText('Carrot soup is on the menu.')).toBeVisible()
    await press(page.getByRole('link', { name: /Back to/ }))
    for (const step of ['Allergens', 'VAT', 'Who sells', 'Legal pages']) {
      await expect(page.getByRole('button', { name: `${step} To do`, expanded: true })).toBeVisible()
      await press(button('Later'))
    }
    await press(button('We can always make it'))
    await press(button('At the counter only'))
    await press(button('No printer'))
    await expect(page.getByRole('button', { name: 'Pictures To do', expanded: true })).toBeVisible()
    await press(button('Later'))
    await press(button('I work alone'))
    await press(button('Place a test order'))
    await press(page.getByRole('link', { name: 'To the board' }))
    await press(page.getByRole('button', { name: /New order.*Accept/s }))
    await page.goBack()
    await expect(page.getByText('Accepted.')).toBeVisible()
    expect(actions, 'clicks and fields filled').toBeLessThan(60)
    expect(Date.now() - begun, 'ms').toBeLessThan(6 * 60_000)
  })

  test('[H-71] [H-95] nothing of the demo is there before the owner makes it: categories, sizes, message, reservations', async ({
    page,
    shop,
    customer,
  }) => {
    await visit(customer, shop, '/app', { branch: null })
    await expect(customer.getByText('Currently unavailable')).toBeVisible()
    await expect(customer.getByText('We are still setting up our shop.')).toBeVisible()
    await expect(customer.getByRole('contentinfo').getByRole('link', { name: 'Reservation', exact: true })).toHaveCount(
      0,
    )
    await visit(customer, shop, '/reservation', { branch: null })
    await expect(customer.getByText('We take no reservations.')).toBeVisible()
    await expectAccessible(customer)

    await asOwner(page, shop, '/food-edit-coffee')
    await expect(page.getByText('No categories yet')).toBeVisible()
    await visit(page, shop, '/food-edit-options', { branch: null })
    await expect(page.getByText('No options yet')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Sell in sizes' })).toBeVisible()
    await visit(page, shop, '/food-edit', { branch: null })
    await expect(page.getByText('No categories yet')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Add your first category' }).click()
    await page.getByRole('button', { name: 'Add a category' }).click()
    const dialog = page.getByRole('article').first()
    await dialog.getByLabel('Name').first().fill('Soup')
    await dialog.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(page.getByText('Soup is a category now.')).toBeVisible()
    await page.goto(`${shop.url}/#/reservations`)
    await page.getByRole('heading', { name: 'Rules for reservations' }).click()
    await page.getByLabel('Guests can reserve tables').check()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('The rules are saved.')).toBeVisible()
    await expect(
      customer.getByRole('contentinfo').getByRole('link', { name: 'Reservation', exact: true }),
    ).toBeVisible()
  })

  test('[LIFE-5] [BRAND-2] the till of a shop that has nothing yet says what is missing, and leads there', async ({
    page,
    shop,
    customer,
  }) => {
    await asOwner(page, shop, '/new-order')
    await expect(page.getByRole('link', { name: 'Add a branch' })).toBeVisible()
    const settings = { ...gentSettings, latitude: 0, longitude: 0 }
    await shop.ask('branches.add', { settings }, await shop.owner())
    await page.reload()
    await expect(page.getByText('Nothing to sell yet')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'To the menu' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Menu', exact: true })).toBeVisible()
    // No map can be shown of a place that nobody has set.
    await visit(customer, shop, '/contact', { branch: null })
    await expect(customer.getByRole('heading', { level: 2, name: 'Gent' })).toBeVisible()
    await expect(customer.getByText('Always show the maps')).toHaveCount(0)
  })
})

test('[H-79] [BRAND-2] an owner takes over the demo; open pages follow, and what was changed stays', async ({
  page,
  shop,
  customer,
}) => {
  await shop.order({ branch: 'antwerpen' })
  await visit(customer, shop, '/', { branch: null })
  const bar = customer.getByRole('banner').getByRole('link').first()
  await expect(bar).toHaveText('Noisette')

  await asOwner(page, shop, '/begin')
  await page.getByRole('button', { name: 'Take over the demo' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Branches: 3 of the demo, 0 your own')).toBeVisible()
  await expect(dialog.getByText(/^With these choices the menu is empty afterwards/)).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Take over the demo' }).click()
  await expect(dialog.getByText('Not yet: Antwerpen')).toBeVisible()
  await dialog
    .getByRole('group', { name: /^Branches/ })
    .getByLabel('Keep', { exact: true })
    .check()
  await dialog.getByRole('button', { name: 'Take over the demo' }).click()
  await expect(page.getByText('The demo is out. The shop is yours.')).toBeVisible()
  await expect(bar).toHaveText('Our shop')
  // A street may carry the word; the shop's name may stand nowhere.
  await expect(customer.getByText(/\bNoisette\b/)).toHaveCount(0)
})
