// Searching the menu.
import type { Page } from '@playwright/test'
import { expect, expectAccessible, test, visit } from './journey-fixtures.ts'
import { addToCart, boxOf, openCart } from './journey-steps.ts'

async function lookFor(page: Page, text: string) {
  await page.getByRole('banner').getByRole('button', { name: 'Search the menu' }).click()
  await page
    .getByRole('searchbox')
    .or(page.getByRole('textbox', { name: 'What are you looking for?' }))
    .fill(text)
}
/** The position in the window of the bottom of one of the first results, which match the search. */
async function bottomOf(page: Page, place: number): Promise<number> {
  const { y, height } = await boxOf(found(page).nth(place))
  return y < 0 ? Number.NaN : y + height
}

const found = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('heading', { level: 3 })

test('[F-22] names of every language are found with a mistyped letter, and their number is said aloud', async ({
  page,
  shop,
}) => {
  await visit(page, shop, '/foods')
  await lookFor(page, 'zalm')
  await expect(found(page).first()).toHaveText('Salmon bagel')
  await page.getByRole('textbox').fill('capuccino')
  await expect(found(page).first()).toHaveText('Cappuccino')
  await page.getByRole('textbox').fill('السلمون')
  await expect(found(page).first()).toHaveText('Salmon bagel')
  await expect(page.getByRole('status').filter({ hasText: /^\d+ results?$/ })).toBeAttached()
  await expectAccessible(page)
  await page.getByRole('textbox').fill('x'.repeat(10_000))
  await expect(page.getByRole('status').filter({ hasText: 'Nothing on our menu matches' })).toBeAttached()
})

test('[F-22] before a branch is chosen the results stand above the fold, and plus asks for the branch', async ({
  page,
  shop,
}) => {
  await visit(page, shop, '/foods', { branch: null })
  await page.getByRole('heading', { level: 2, name: 'Salads', exact: true }).scrollIntoViewIfNeeded()
  await page.evaluate(() => {
    document.documentElement.dataset.bar = ''
  })
  await lookFor(page, 'latte')
  await expect(found(page).first()).toHaveText(/latte/i)
  await expect.poll(() => bottomOf(page, 0)).toBeLessThan(400)
})

test('[F-22] with the keyboard open the first results are in the part that is left', async ({ page, shop }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.addInitScript(() => {
    Object.defineProperty(VisualViewport.prototype, 'height', { get: () => 400 })
  })
  await visit(page, shop, '/foods')
  await lookFor(page, 'latte')
  await expect(found(page).first()).toHaveText(/latte/i)
  for (const n of [0, 1]) await expect.poll(() => bottomOf(page, n)).toBeLessThan(400)
  await expect(page.getByRole('textbox')).toBeInViewport()
})

test('[F-30] Back closes what was opened last: the cart over the search, then the search, then it leaves the menu', async ({
  page,
  shop,
}) => {
  await visit(page, shop, '/about')
  await page.goto(`${shop.url}/#/foods`)
  await lookFor(page, 'latte')
  const sheet = await openCart(page)
  await page.goBack()
  await expect(sheet).toBeHidden()
  await expect(page.getByRole('textbox')).toHaveValue('latte')
  await openCart(page)
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(page.getByRole('textbox')).toHaveValue('latte')
  // The page takes the cart's step back by itself; a browser makes one of two steps back at the same moment.
  await expect.poll(() => page.evaluate(() => history.state?.over)).toBe('search')
  await page.goBack()
  await expect(page.getByRole('textbox')).toHaveCount(0)
  await expect(page).toHaveURL(/#\/foods$/)
  await page.goBack()
  await expect(page).toHaveURL(/#\/about$/)
})

test('Back closes the question for the branch and stays on the menu', async ({ page, shop }) => {
  await visit(page, shop, '/about', { branch: null })
  await page.goto(`${shop.url}/#/foods`)
  await addToCart(page, 'Cappuccino')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page).toHaveURL(/#\/foods$/)
})
