// Signing in, up and out.
import { waitingLimits } from '#domain/people/staff.ts'
import { insertStaff } from '#server/store/people/staff-store.ts'
import { expect, expectAccessible, password, signIn, test, visit } from './journey-fixtures.ts'

test('[ACCT-1] wrong clears both fields and says so; right leads to the orders', async ({ page, shop }) => {
  await shop.owner()
  await visit(page, shop, '/account')
  await expectAccessible(page)
  const name = page.getByLabel('User name')
  const secret = page.getByLabel('Password', { exact: true })
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('Please enter your user name.')).toBeVisible()
  await expect(page.getByText('Please enter your password.')).toBeVisible()
  await expect(name).toBeFocused()
  await name.fill('Amira')
  await secret.fill('not the password')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('Invalid username or password.')).toBeVisible()
  await expect(name).toHaveValue('')
  await expect(secret).toHaveValue('')
  await expectAccessible(page)
  await name.fill('Amira')
  await secret.fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/#\/all-orders$/)
})

test('[NAV-1] no navigation bar on any path with /account', { tag: '@sizes' }, async ({ page, shop }) => {
  for (const path of ['/account', '/account/signup']) {
    await visit(page, shop, path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0)
    await expect(page.getByRole('button', { name: /^Cart, / })).toHaveCount(0)
  }
})

test('[ACCT-2] the owner signs up by the one-time link, a barista waits for approval and starts when it comes', async ({
  page,
  shop,
  context,
}) => {
  await visit(page, shop, `/account/signup?code=${await shop.setupCode()}`)
  await expectAccessible(page)
  await page.getByLabel('User name').fill('Amira')
  await page.getByLabel('Password', { exact: true }).fill('short')
  await page.getByRole('button', { name: 'Open the shop' }).click()
  await expect(page.getByText(/10 characters/).first()).toBeVisible()
  await expect(page.getByLabel('User name')).toHaveValue('Amira')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: /Show the password/ }).click()
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Open the shop' }).click()
  await expect(page).toHaveURL(/#\/all-orders$/)
  const owner = (await context.cookies()).find((cookie) => cookie.name === 'noisette')
  expect(owner).toMatchObject({ httpOnly: true, sameSite: 'Lax' })

  await context.clearCookies()
  await page.goto(`${shop.url}/#/account/signup`)
  await page.reload()
  await page.getByLabel('User name').fill('Jef')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Ask for an account' }).click()
  await expect(page.getByText('You are on the list')).toBeVisible()

  await page.goto(`${shop.url}/#/account`)
  await page.getByLabel('User name').fill('Jef')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('Your account is still waiting for the owner. Ask them to approve it.')).toBeVisible()

  await signIn(context, shop, `${owner?.name}=${owner?.value}`)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('about:blank')
  await page.goto(`${shop.url}/#/people`)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Copy the link' }).click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${shop.url}/#/account/signup`)
  await page
    .getByRole('button', { name: /Approve/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: /Approve|Save/ }).click()
  await expect(dialog.getByRole('alert')).toBeVisible()
  await dialog.getByRole('radio', { name: 'Barista' }).first().check({ force: true })
  await expect(dialog.getByRole('alert')).toBeHidden()
  await dialog.getByRole('button', { name: /Approve|Save/ }).click()
  await expect(page.getByText('Jef can start.')).toBeVisible()

  const jef = await shop.ask('account.signIn', { name: 'Jef', password })
  expect(jef.member.branches).toHaveLength(1)
})

test('[NAV-8] signing out asks first, ends the session on the server and goes home', async ({
  page,
  shop,
  context,
}) => {
  const cookie = await shop.owner()
  await signIn(context, shop, cookie)
  await visit(page, shop, '/foods')
  await page.getByRole('button', { name: 'Open the side menu' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sign out of your account?' })
  await expect(dialog).toContainText('Signing out will not delete any data. You can still sign in with this account.')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Open the side menu' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click()
  await dialog.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/#\/$/)
  await expect(shop.ask('orders.list', {}, cookie)).rejects.toThrow('not_signed_in')
})

test('[F-49] the owner turns the pages of those who wait, removes one and then all the others', {
  tag: '@sizes',
}, async ({ page, shop, context }) => {
  await signIn(context, shop, await shop.owner())
  await shop.store.write(async (trx) => {
    for (let guest = 1; guest <= waitingLimits.page + 2; guest++)
      await insertStaff(trx, {
        name: `Guest ${guest}`,
        password: '',
        state: 'pending',
        owner: false,
        askedAt: shop.now() - 60_000 + guest,
        askedFrom: null,
      })
  })
  await visit(page, shop, '/people')
  const cards = page.getByRole('region', { name: 'Waiting for you' }).getByRole('listitem')
  await expect(cards).toHaveCount(waitingLimits.page)
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(cards).toHaveCount(2)
  await expect(page.getByRole('heading', { name: /Waiting for you/ })).toBeInViewport()
  await page.getByRole('button', { name: 'Remove Guest 51' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(page.getByText('Guest 51 was removed.')).toBeVisible()
  await expect(cards).toHaveCount(1)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Remove all' }).click()
  const dialog = page.getByRole('dialog', { name: `Remove all ${waitingLimits.page + 1} who are waiting?` })
  await dialog.getByRole('button', { name: 'Remove all' }).click()
  await expect(cards).toHaveCount(0)
  await expect(page.getByText('The requests were removed.')).toBeVisible()
})
