// Something is sold out: staff suggest another item, and the customer reads what it contains before it counts.
import { asOwner, expect, expectAccessible, test, visit } from './journey-fixtures.ts'
import { addToCart, fillPickUp, orderIdOf, pressOrder, unfold } from './journey-steps.ts'

test('[H-24] another bagel at the same price waits for a yes, beside what it contains and what the customer avoids', {
  tag: '@phone',
}, async ({ page, shop, customer: staff }) => {
  await page.addInitScript(() => localStorage.setItem('noisette.avoids', '{"avoids":[],"diets":["vegetarian"]}'))
  await visit(page, shop, '/foods')
  await addToCart(page, 'Avocado bagel')
  await page.goto(`${shop.url}/#/order`)
  await fillPickUp(page)
  const wish = page.getByLabel('If something is sold out')
  await expect(wish.getByRole('option', { selected: true })).toHaveText('Ask me before you replace it')
  await wish.selectOption('Replace it with something similar')
  await expect(page.getByText('Never dearer without your yes.')).toBeVisible()
  await wish.selectOption('Ask me before you replace it')
  await expectAccessible(page)
  await pressOrder(page)
  await page.getByRole('button', { name: 'Ok', exact: true }).click()
  await unfold(page)
  await page.getByRole('link', { name: 'Track Order' }).click()
  await expect(page.getByRole('main')).toContainText('Avocado bagel')

  const [token = ''] = /[0-9A-Z]{8}/.exec(page.url()) ?? []
  await asOwner(staff, shop, `/all-orders/${token}/${await orderIdOf(shop, token)}`)
  await staff.getByRole('button', { name: 'Change the order' }).click()
  const dialog = staff.getByRole('dialog')
  await expect(dialog).toContainText('For anything else the customer has to agree first.')
  await dialog.getByRole('button', { name: /^One Avocado bagel less/ }).click()
  await dialog.getByLabel('Add another item').selectOption({ label: 'Chicken curry bagel · €7.90' })
  await expect(dialog).toContainText('Contains wheat (gluten), eggs, mustard and meat')
  await expect(dialog).toContainText('The customer is asked first.')
  await expectAccessible(staff)
  await dialog.getByRole('button', { name: 'Ask the customer' }).click()
  await expect(staff.getByRole('main')).toContainText('Waiting for the customer to agree')

  const question = page.getByRole('alert').filter({ hasText: 'may we change this?' })
  await expect(question).toContainText('1 × Chicken curry bagel')
  await expect(question).toContainText('Contains wheat (gluten), eggs, mustard and meat')
  await expect(question).toContainText('Does not fit what you avoid')
  await expect(page.getByText('The shop changed your order')).toHaveCount(0)
  await expectAccessible(page)
  await question.getByRole('button', { name: 'No, leave it as it was' }).click()
  await expect(question).toHaveCount(0)
  const { lines } = await shop.ask('orders.track', { token })
  expect(lines.map(({ item }) => item)).toEqual(['avocado-bagel'])
})
