// Passwords: the owner's one-time link, and changing one's own.
import { expect, expectAccessible, password, signIn, test, visit } from './journey-fixtures.ts'
import { openMemberMenu } from './journey-steps.ts'

const fresh = 'a waffle at midnight'
const barista = [{ branch: 'antwerpen', role: 'barista' as const }]

test('[ACCT-2] the owner makes a link, the member chooses a new password with it, and it works once', async ({
  page,
  shop,
  context,
  browser,
}) => {
  const jef = await shop.hire('Jef', barista)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signIn(context, shop, await shop.owner())
  await visit(page, shop, '/people')
  await page.getByRole('button', { name: 'New password for Jef' }).click()
  const dialog = page.getByRole('dialog', { name: 'A new password for Jef?' })
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Make the link' }).click()
  await expect(dialog.getByText('Give this link to Jef and to nobody else.')).toBeVisible()
  await expectAccessible(page)
  const link = await dialog.getByLabel('One-time link').inputValue()
  expect(link).toMatch(new RegExp(`^${shop.url}/#/account/password\\?code=[\\w-]{32}$`))
  await dialog.getByRole('button', { name: 'Copy the link' }).click()
  await expect(dialog.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'New password for Jef' }).click()
  await expect(page.getByText('Give this link to Jef and to nobody else.')).toBeHidden()

  const phone = await browser.newContext()
  const his = await phone.newPage()
  await his.goto(link)
  await expect(his.getByLabel('User name')).toHaveValue('Jef')
  await expect(his.getByRole('navigation', { name: 'Main' })).toHaveCount(0)
  await expectAccessible(his)
  const field = his.getByLabel('New password', { exact: true })
  await field.fill('short')
  await his.getByRole('button', { name: 'Save the new password' }).click()
  await expect(his.getByText('Please choose 10 characters or more.')).toBeVisible()
  await expect(field).toBeFocused()
  await field.fill(fresh)
  await his.getByRole('button', { name: 'Show the password' }).click()
  await expect(field).toHaveAttribute('type', 'text')
  await his.getByRole('button', { name: 'Save the new password' }).click()
  await expect(his.getByText('Your new password is set')).toBeVisible()
  await expect(shop.ask('orders.list', {}, jef)).rejects.toThrow('not_signed_in')
  await his.getByRole('link', { name: 'Sign in', exact: true }).click()
  await his.getByLabel('User name').fill('Jef')
  await his.getByLabel('Password', { exact: true }).fill(fresh)
  await his.getByRole('button', { name: 'Sign in' }).click()
  await expect(his).toHaveURL(/#\/all-orders$/)
  await his.goto('about:blank')
  await his.goto(link)
  await expect(his.getByText(/It was used already\. If that was you/)).toBeVisible()
  await expectAccessible(his)
  await phone.close()
})

test('[ACCT-2] a link that is wrong, replaced or too old says so and shows the way on', async ({
  page,
  shop,
  faults,
}) => {
  faults.allow('cutRequest')
  await shop.hire('Jef', barista)
  const owner = await shop.owner()
  const { accounts } = await shop.ask('staff.list', {}, owner)
  const id = accounts.find(({ name }) => name === 'Jef')?.id ?? 0
  const older = await shop.ask('staff.resetLink', { id }, owner)
  const newer = await shop.ask('staff.resetLink', { id }, owner)
  for (const code of ['', 'made-up', older.code]) {
    await visit(page, shop, `/account/password?code=${code}`)
    await expect(page.getByText(/It is not complete, or a newer one took its place/)).toBeVisible()
  }
  await page.goto(`${shop.url}/#/account/password?code=${newer.code}`)
  const field = page.getByLabel('New password', { exact: true })
  await field.fill(fresh)
  // The connection breaks while it is sent: what was typed stays, and the second try succeeds.
  await page.route('**/api/account/password-link/use', (route) => route.abort())
  await page.getByRole('button', { name: 'Save the new password' }).click()
  await expect(page.getByText('That did not get through. Check the connection and try again.')).toBeVisible()
  await expect(field).toHaveValue(fresh)
  await page.unroute('**/api/account/password-link/use')
  shop.setClock('2026-03-05', 9, 5)
  await page.getByRole('button', { name: 'Save the new password' }).click()
  await expect(page.getByText('It is more than a day old. Ask the owner for a new link.')).toBeVisible()
  await page.getByRole('link', { name: 'To sign-in' }).click()
  await expect(page).toHaveURL(/#\/account$/)
})

test('[ACCT-2] a member changes their own password and stays signed in here, and only here', async ({
  page,
  shop,
  context,
}) => {
  const jef = await shop.hire('Jef', barista)
  const elsewhere = await shop.ask('account.signIn', { name: 'Jef', password })
  expect(elsewhere.member.name).toBe('Jef')
  await signIn(context, shop, jef)
  await visit(page, shop, '/all-orders')
  await openMemberMenu(page)
  await page.getByRole('link', { name: 'My account' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'My account' })).toBeVisible()
  const present = page.getByLabel('Current password', { exact: true })
  const next = page.getByLabel('New password', { exact: true })
  await present.fill('not the one')
  await next.fill(fresh)
  await page.getByRole('button', { name: 'Save the new password' }).click()
  await expect(present).toHaveAccessibleDescription('This is not your current password.')
  await expect(present).toBeFocused()
  await expect(next).toHaveValue(fresh)
  await expectAccessible(page)
  await present.fill(password)
  await page.getByRole('button', { name: 'Save the new password' }).click()
  await expect(page.getByText('Your new password is saved.')).toBeVisible()
  await expect(present).toHaveValue('')
  await expect(shop.ask('orders.list', {}, jef)).rejects.toThrow('not_signed_in')
  await page.goto(`${shop.url}/#/all-orders`)
  await expect(page.getByRole('heading', { level: 1, name: 'Order List' })).toBeVisible()
  expect((await shop.ask('account.signIn', { name: 'Jef', password: fresh })).member.name).toBe('Jef')
})

test('[ACCT-1] the pictures beside the sign-in turn every 4 s until they are stopped', { tag: '@sizes' }, async ({
  page,
  shop,
}) => {
  await page.clock.install()
  await visit(page, shop, '/account')
  const pictures = page.getByRole('region', { name: 'From our counter' })
  await expect(pictures.getByText('A dash of milk, a dark cup.')).toBeInViewport()
  await page.clock.runFor(4500)
  await expect(pictures.getByText('Waffles, still warm.')).toBeInViewport()
  await pictures.getByRole('button', { name: 'Stop turning' }).click()
  await page.clock.runFor(9000)
  await expect(pictures.getByText('Waffles, still warm.')).toBeInViewport()
  await expect(pictures.getByRole('button', { name: 'Turn by itself' })).toBeVisible()
})
