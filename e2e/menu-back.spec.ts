// Returning to the menu, a board for more persons, and a category that is out of stock.
import type { Page } from '@playwright/test'
import { expect, expectAccessible, test, visit } from './journey-fixtures.ts'
import { addToCart, card, openCart, scrolledTo, sizesOnMenu } from './journey-steps.ts'

/** Adds the item to the cart and returns the page's scroll position at that moment. */
async function addFarDown(page: Page, name: string): Promise<number> {
  await card(page, name).evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await addToCart(page, name)
  await expect(page.getByRole('link', { name: /^View order/ })).toBeVisible()
  return scrolledTo(page)
}

async function expectAt(page: Page, where: number) {
  await expect(card(page, 'Espresso')).toBeAttached()
  await expect.poll(async () => Math.abs((await scrolledTo(page)) - where)).toBeLessThanOrEqual(3)
}

test('[F-15] back from the checkout, by link or by the browser, the menu stands where it was; elsewhere at the top', async ({
  page,
  shop,
}) => {
  await visit(page, shop, '/foods')
  const where = await addFarDown(page, 'Salmon bagel')
  expect(where).toBeGreaterThan(1500)
  const order = async () => {
    await page.getByRole('link', { name: /^View order/ }).click()
    await expect(page).toHaveURL(/#\/order$/)
    await expect.poll(() => scrolledTo(page)).toBe(0)
  }
  await order()
  await page.goBack()
  await expect(page).toHaveURL(/#\/foods$/)
  await expectAt(page, where)

  await order()
  await page.getByRole('link', { name: 'Add more' }).click()
  await expect(page).toHaveURL(/#\/foods$/)
  await expectAt(page, where)

  await page.evaluate(() => {
    location.hash = '/about'
  })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.evaluate(() => {
    location.hash = '/foods'
  })
  await expectAt(page, 0)
})

test('[H-33] drinks and cocktails have a page each, and a reload keeps the category that was chosen', async ({
  page,
  shop,
}) => {
  await visit(page, shop, '/cocktails')
  const chosen = page.getByRole('navigation').locator('[aria-current]').filter({ visible: true })
  await expect(page).toHaveTitle(/^Cocktails/)
  await expect(chosen).toHaveText('Cocktails')
  await page.reload()
  await expect(page).toHaveURL(/#\/cocktails$/)
  await expect(chosen).toHaveText('Cocktails')
  await page.getByRole('link', { name: 'Drinks', exact: true }).filter({ visible: true }).click()
  await expect(page).toHaveURL(/#\/drinks$/)
  await expect(chosen).toHaveText('Drinks')

  await visit(page, shop, '/foods')
  await page.getByRole('link', { name: 'Bagels', exact: true }).filter({ visible: true }).click()
  await expect(chosen).toHaveText('Bagels')
  await scrolledTo(page)
  await page.reload()
  await expect(chosen).toHaveText('Bagels')
  await expect(card(page, 'Salmon bagel')).toBeInViewport()
})

test('[F-24] [MENU-4] changing the persons changes the line in the cart, which is there again on coming back', async ({
  page,
  shop,
}) => {
  const [, , forThree] = await sizesOnMenu(shop, 'breakfast-board')
  await visit(page, shop, '/specials')
  const shown = card(page, 'Breakfast board')
  await addToCart(page, 'Breakfast board')
  await shown.getByRole('radio', { name: '3 people' }).check()
  await expect(shown.getByRole('group', { name: 'Breakfast board' }).getByRole('status')).toHaveText('1')
  const lines = () => page.evaluate(() => JSON.parse(localStorage.getItem('noisette.cart') ?? '{}').lines)
  await expect.poll(lines).toMatchObject([{ item: 'breakfast-board', options: [{ option: 'PERSONS-3' }], quantity: 1 }])
  await page.reload()
  await expect(shown.getByRole('radio', { name: '3 people' })).toBeChecked()
  await expect(shown).toContainText(forThree?.price ?? '')
  await expectAccessible(page)
  const sheet = await openCart(page)
  await expect(sheet.getByText('3 people')).toHaveCount(1)
})

test('[F-10] [MENU-2] a category with nothing in stock stays in the list, marked, and its screen says so', async ({
  page,
  shop,
}) => {
  const owner = await shop.owner()
  const { items } = await shop.ask('menu.read', { lang: 'en' })
  for (const item of items.filter(({ category }) => category === 'SALADS'))
    await shop.ask('stock.set', { item: item.id, branches: ['antwerpen'], stock: 'out' }, owner)
  await visit(page, shop, '/foods')
  const chip = page
    .getByRole('navigation', { name: 'Categories' })
    .filter({ visible: true })
    .getByRole('link', { name: /^Salads/ })
  await expect(chip).toContainText('Currently unavailable')
  // The sections further down are rendered a little later; until then a chip leads to the category's own page.
  await expect(page.getByRole('region', { name: 'Drinks', exact: true })).toBeAttached()
  await chip.click()
  const section = page.getByRole('region', { name: 'Salads' })
  await expect(section).toBeInViewport()
  await expect(section).toContainText('Currently unavailable')
  await page.goto(`${shop.url}/#/salads`)
  await expect(chip).toHaveAttribute('aria-current', 'true')
  await expect(page.getByText("We're sorry for the inconvenience, you can check out our other items.")).toBeVisible()
  await expectAccessible(page)
})
