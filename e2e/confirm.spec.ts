// The page after ordering: the token once in its dialog, what was promised, and the way back.
import { expect, expectAccessible, test, visit } from './fixtures.ts'
import { checkout, fillPickUp, place, plain } from './steps.ts'

test('[F-21] [F-65] [CALL-1] [CONF-2] the token stands in the dialog, once; the page has code, cup name, time, branch, amount and map; Back is the menu', async ({
  page,
  shop,
}) => {
  await checkout(page, shop)
  await fillPickUp(page)
  await page.getByRole('button', { name: 'A name for the cup' }).click()
  await page.getByLabel(/^Cup name/).fill('Noor')
  await place(page)
  await expect(page).toHaveURL(/#\/confirm\/[A-Z0-9]{8}$/)
  const token = page.url().slice(-8)
  const dialog = page.getByRole('dialog', { name: 'Your token' })
  await expect(dialog).toContainText(token)
  await expect(dialog).toContainText('You can use this token to track the progress of your order.')
  await dialog.getByRole('button', { name: 'Ok' }).click()

  const main = page.getByRole('main')
  await expect(main).toContainText(/A-\d\dNoor · Noisette Antwerpen/)
  await expect(main).toContainText(/Ready around\s*09:\d\d/)
  await expect(main).toContainText('Noisette Antwerpen')
  await expect(main.getByRole('link', { name: '+32 3 200 00 14' })).toHaveAttribute('href', 'tel:+3232000014')
  await expect(main.getByRole('link', { name: 'Show on the map' })).toHaveAttribute('href', /mlat=51\.2/)
  await expect.poll(async () => plain(await main.textContent())).toContain('€6.40')
  await expectAccessible(page)

  await page.reload()
  await expect(main).toContainText(/Ready around/)
  await expect(dialog).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL(/#\/foods$/)
  await expect(page.getByRole('heading', { name: 'Cappuccino', exact: true })).toBeVisible()

  // [F-65] Every page has the running order until it is collected, and says when it is ready.
  const bar = page.getByRole('region', { name: 'Your orders' })
  await expect(bar).toHaveText(/^A-\d\d · ready 09:\d\d$/)
  const { id } = await shop.ask('orders.track', { token })
  const set = async (status: 'ready' | 'served') =>
    shop.ask('orders.setLineStatus', { id, changes: [{ line: 1, status }] }, await shop.owner())
  await set('ready')
  await expect(bar).toHaveText(/^A-\d\d · ready$/, { timeout: 1000 })
  await expect(page).toHaveTitle(/^A-\d\d is ready · /)
  await page.reload()
  await expect(bar).toHaveText(/^A-\d\d · ready$/)
  await expectAccessible(page)
  await set('served')
  await expect(bar).toBeHidden()
  await expect(page).toHaveTitle(/^(?!A-)/)
})

test('[F-21] a token of no order says so, with a way on', async ({ page, shop }) => {
  await visit(page, shop, '/confirm/ABCD1234')
  const main = page.getByRole('main')
  await expect(main).toContainText('We could not find the token you are looking for.')
  await expect(main).not.toContainText('Thank you')
  await expect(page.getByRole('dialog', { name: 'Your token' })).toBeHidden()
  await expectAccessible(page)
  await main.getByRole('link', { name: 'Track your order' }).click()
  await expect(page).toHaveURL(/#\/track$/)
})
