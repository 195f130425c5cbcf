// A meal deal from its card to the counter: chosen part by part, ordered, tracked, made, and edited by the owner.
import { asOwner, expect, expectAccessible, test, visit } from './journey-fixtures.ts'
import { addToCart, fillPickUp, openCart, orderLines, pressOrder, unfold } from './journey-steps.ts'

test.use({ pace: 'paced' })

test('[OPT-7] [OPT-8] a lunch deal is chosen part by part, the drink with its own milk; cart, checkout, tracking and board say it; what sells out is chosen again', async ({
  page,
  shop,
  customer,
}) => {
  await visit(page, shop, '/specials')
  await addToCart(page, 'Lunch deal')
  const sheet = page.getByRole('dialog', { name: 'Lunch deal' })
  const add = sheet.getByRole('button', { name: /^Add to order/ })
  await expect(add).toContainText('€12.90')
  await add.click()
  await expect(sheet.getByRole('alert').first()).toContainText('Choose something for “Panini or bagel” first.')
  await expect(sheet).toContainText('What you still choose may add to it.')
  await expectAccessible(page)
  await sheet.getByRole('radio', { name: /^Tuna panini/ }).check()
  await sheet.getByRole('radio', { name: /^Caffè latte/ }).check()
  await sheet.getByRole('radio', { name: /^Cheesecake/ }).check()
  await expect(add).toContainText('€13.80')
  await sheet.getByRole('button', { name: 'Change Caffè latte' }).click()
  await sheet.getByRole('radio', { name: /^Oat milk/ }).check()
  await expect(add).toContainText('€14.20')
  await expectAccessible(page)
  await add.click()
  await expect(sheet).toBeHidden()

  const cart = await openCart(page)
  await expect(cart.getByRole('listitem').first()).toContainText('Caffè latte · Oat milk')
  await shop.ask('stock.set', { item: 'tuna-panini', branches: ['antwerpen'], stock: 'out' }, await shop.owner())
  await expect(cart.getByText('Tuna panini is sold out in Antwerpen right now.')).toBeVisible()
  await cart.getByRole('button', { name: 'Choose again Lunch deal' }).click()
  await sheet.getByRole('radio', { name: /^Caprese panini/ }).check()
  await sheet.getByRole('button', { name: /^Save choice/ }).click()
  await expect(cart.getByText('Tuna panini is sold out')).toBeHidden()

  await cart.getByRole('link', { name: 'Place Order' }).click()
  await expect(orderLines(page).first()).toContainText('Caprese panini')
  await fillPickUp(page)
  await pressOrder(page)
  await expect(page).toHaveURL(/#\/confirm\//)
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click()
  await unfold(page)
  await expect(page.getByText('Caffè latte · Oat milk')).toBeVisible()
  await page
    .getByRole('link', { name: /^Track/ })
    .first()
    .click()
  await expect(page).toHaveURL(/#\/track\//)
  await expect(page.getByText('Caffè latte · Oat milk')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessible(page)

  // At the counter the drink counts with the others, and what changes the making stands large.
  await asOwner(customer, shop, '/all-orders')
  await expect(customer.getByRole('main')).toContainText('Caprese panini')
  await customer.goto(`${shop.url}/#/board`)
  await customer
    .getByRole('button', { name: /Accept/ })
    .first()
    .click()
  await expect(customer.getByRole('list', { name: 'Still to be made' })).toContainText('Caffè latte')
  await expect(customer.getByRole('main')).toContainText('+ oat')
})

test('[H-78] [OPT-7] the owner makes an item a deal: an empty part is named, items are found by name, and customers see it', {
  tag: '@tablet',
}, async ({ page, shop }) => {
  await asOwner(page, shop, '/food-edit-specials')
  await page.getByRole('button', { name: 'Edit Apple cake with coffee', exact: true }).first().click()
  const dialog = page.getByRole('article').first()
  await dialog.locator('summary', { hasText: 'Meal deal' }).click()
  await dialog.getByRole('button', { name: 'Add a part' }).click()
  await dialog.getByLabel('Name of part 1').fill('Coffee')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(dialog.getByText(/Please choose at least one item for this part/)).toBeVisible()
  // The list is there before anything is typed.
  await expect(dialog.getByRole('button', { name: '+ Espresso', exact: true })).toBeVisible()
  await dialog.getByLabel('Add an item to Coffee').fill('lun')
  await dialog.getByRole('button', { name: '+ Lungo' }).click()
  await dialog.getByLabel('Add an item to Coffee').fill('latte')
  await dialog.getByRole('button', { name: '+ Caffè latte' }).click()
  await dialog.getByLabel('Extra price Caffè latte').fill('0,90')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Apple cake with coffee is saved.')).toBeVisible()
  await visit(page, shop, '/specials')
  await addToCart(page, 'Apple cake with coffee')
  const sheet = page.getByRole('dialog', { name: 'Apple cake with coffee' })
  await sheet.getByRole('radio', { name: /^Caffè latte/ }).check()
  await expect(sheet.getByRole('button', { name: /^Add to order/ })).toContainText('€5.40')
})
