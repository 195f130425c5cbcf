// Every address opens its screen.
import { expect, signIn, test, visit } from './journey-fixtures.ts'
import { customerScreens, expectScreen, staffScreens } from './screens.ts'

test('[ROUTE-1] [ROUTE-5] every public address opens its screen, at the top', async ({ page, shop }) => {
  await visit(page, shop, '/foods')
  for (const path of Object.keys(customerScreens)) {
    await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }))
    await page.evaluate((to) => {
      location.hash = to
    }, path)
    await expectScreen(page, path)
    expect(await page.evaluate(() => scrollY), path).toBe(0)
  }
})

test('[ROUTE-1] [ROUTE-6] every staff address opens its screen for the owner', { tag: '@tablet' }, async ({
  page,
  shop,
  context,
}) => {
  await signIn(context, shop, await shop.owner())
  await visit(page, shop, '/all-orders')
  for (const path of Object.keys(staffScreens)) {
    await page.evaluate((to) => {
      location.hash = to
    }, path)
    await expectScreen(page, path)
    await expect(page).toHaveURL(new RegExp(`#${path}$`))
  }
})

test('[ROUTE-2] any other path welcomes and leads to the menu', async ({ page, shop }) => {
  await visit(page, shop, '/there/is/no-such-page')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/welcome/i)
  await page.getByRole('main').getByRole('link').first().click()
  await expect(page).toHaveURL(/#\/foods$/)
})

test('[ROUTE-3] a staff address leads through signing in to the page that was asked for', async ({ page, shop }) => {
  await shop.owner()
  await visit(page, shop, '/food-edit')
  await expect(page).toHaveURL(/#\/account$/)
  await page.getByLabel('User name').fill('Amira')
  await page.getByLabel('Password', { exact: true }).fill('hazelnut-and-cream')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/#\/food-edit$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Menu')
})

test('[ROUTE-4] a printed plain path leads to its screen, query kept', async ({ page, shop }) => {
  await visit(page, shop, '/')
  await page.goto(`${shop.url}/foods?from=flyer`)
  await expect(page).toHaveURL(`${shop.url}/#/foods?from=flyer`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What can we make you?')
})

test('[NAV-9] the title of a page ends in - Admin for signed-in staff, and only for them', async ({
  page,
  shop,
  context,
}) => {
  await visit(page, shop, '/foods')
  await expect(page).toHaveTitle('Menu · Noisette')
  await signIn(context, shop, await shop.owner())
  await page.reload()
  await expect(page).toHaveTitle(/ - Admin$/)
})
