// A second factor: setting it up, signing in with it, losing the phone, and what the owner requires.
import { readFileSync } from 'node:fs'
import type { CDPSession, Page } from '@playwright/test'
import { fromBase32, timeCode, timeWindowAt } from '#work/people/auth/factors/time-codes.ts'
import {
  asOwner,
  expect,
  expectAccessible,
  type JourneyShop,
  password,
  signIn,
  test,
  visit,
} from './journey-fixtures.ts'

const manager = [{ branch: 'antwerpen', role: 'manager' as const }]

/** The shop under a name: passkeys are bound to one, and `localhost` is a secure origin. */
const named = (shop: JourneyShop): JourneyShop =>
  Object.create(shop, { url: { get: () => shop.url.replace('127.0.0.1', 'localhost') } }) as JourneyShop

/** A phone in software, with a finger that is always right. */
async function withPhone(page: Page): Promise<CDPSession> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return cdp
}

async function firstStep(page: Page, name = 'Amira'): Promise<void> {
  await page.getByLabel('User name').fill(name)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

async function signOut(page: Page, shop: JourneyShop): Promise<void> {
  await page.context().clearCookies({ name: 'noisette' })
  await page.goto('about:blank')
  await page.goto(`${shop.url}/#/account`)
}

/** Sets up time codes on the open page; returns the secret and the recovery codes. */
async function setUpTimeCodes(page: Page, shop: JourneyShop): Promise<{ secret: string; codes: string[] }> {
  await page.getByRole('button', { name: 'Set up time codes' }).click()
  await expect(page.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible()
  const secret = ((await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()) ?? '').replaceAll(' ', '')
  await expectAccessible(page)
  const field = page.getByLabel('The code that the app shows now')
  await field.fill('123')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Please enter the 6 digits that the app shows.')).toBeVisible()
  await field.fill(timeCode(fromBase32(secret), timeWindowAt(shop.now())))
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeFocused()
  await expectAccessible(page)
  const codes = await page
    .getByRole('listitem')
    .filter({ hasText: /^[0-9A-Z-]{14}$/ })
    .allTextContents()
  await expectKeepable(page, codes)
  await page.getByRole('button', { name: 'I have kept them' }).click()
  return { secret, codes }
}

/** The codes are all that is printed, and all of them stand in the file. */
async function expectKeepable(page: Page, codes: readonly string[]): Promise<void> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as a file' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('recovery-codes.txt')
  const lines = readFileSync(await file.path(), 'utf8').split('\n')
  expect(lines).toEqual(expect.arrayContaining([new URL(page.url()).host, ...codes]))

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText(codes[0] ?? '', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading')).toHaveText(['Your recovery codes'])
  await expect(page.getByRole('button')).toHaveCount(0)
  await page.emulateMedia({ media: 'screen' })
  await page.evaluate(() => Object.assign(window, { print: () => document.body.setAttribute('data-printed', '') }))
  await page.getByRole('button', { name: 'Print', exact: true }).click()
  await expect(page.locator('body[data-printed]')).toBeAttached()
}

test('[SAFE-6] a member signs out on one other device alone', { tag: '@sizes' }, async ({ page, shop }) => {
  await asOwner(page, shop, '/password')
  for (let device = 0; device < 2; device++) await shop.ask('account.signIn', { name: 'Amira', password })
  await page.reload()
  const rows = page.getByRole('list', { name: 'Where you are signed in' }).getByRole('listitem')
  await expect(rows).toHaveCount(3)
  await expectAccessible(page)
  await page
    .getByRole('button', { name: /^Sign out on / })
    .first()
    .click()
  await expect(page.getByText(/^Signed out on .+\.$/)).toBeVisible()
  await expect(rows).toHaveCount(2)
  await expect(rows.filter({ hasText: 'here' })).toHaveCount(1)
})

test('[SAFE-6] the owner sets up time codes, signs in with one, and with a recovery code when the phone is lost', {
  tag: '@sizes',
}, async ({ page, shop }) => {
  await asOwner(page, shop, '/password')
  // This page has an address that is a number.
  await expect(page.getByText(/Browsers offer passkeys only over https/)).toBeVisible()
  await expectAccessible(page)
  const { secret, codes } = await setUpTimeCodes(page, shop)
  expect(codes).toHaveLength(10)
  await expect(page.getByText('10 codes are left.')).toBeVisible()

  shop.setClock('2026-03-04', 10)
  await signOut(page, shop)
  await firstStep(page)
  await expect(page.getByRole('heading', { name: 'Second factor' })).toBeFocused()
  await expectAccessible(page)
  await page.getByLabel('Code from your app').fill('000 000')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByText(/This code is wrong, or it was used already/)).toBeVisible()
  await page.getByLabel('Code from your app').fill(timeCode(fromBase32(secret), timeWindowAt(shop.now())))
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(/#\/all-orders$/)

  await signOut(page, shop)
  await firstStep(page)
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await page.getByLabel('Recovery code').fill((codes[0] ?? '').toLowerCase())
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByText('You used a recovery code. 9 are left.')).toBeVisible()
  await expect(page).toHaveURL(/#\/all-orders$/)
})

test('[SAFE-6] a passkey alone signs in, several have names, and one is removed', { tag: '@sizes' }, async ({
  page,
  shop: numbered,
}) => {
  const shop = named(numbered)
  await withPhone(page)
  await asOwner(page, shop, '/password')
  const cards = page.getByRole('list', { name: 'Passkeys' }).getByRole('listitem')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.getByText('Please give it a name.')).toBeVisible()
  await page.getByLabel('What do you call it?').fill('Phone')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByRole('button', { name: 'I have kept them' }).click()
  await expect(cards).toHaveText([/^Phone/])
  await expectAccessible(page)
  // The same phone has one already.
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByLabel('What do you call it?').fill('Phone again')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.getByText('This device already has a passkey for your account.')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()

  await signOut(page, shop)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page).toHaveURL(/#\/all-orders$/)

  await signOut(page, shop)
  await firstStep(page)
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page).toHaveURL(/#\/all-orders$/)

  // Ten minutes after the password was typed it is asked for again.
  numbered.setClock('2026-03-04', 11)
  await page.goto(`${shop.url}/#/password`)
  await page.getByRole('button', { name: 'Remove the passkey “Phone”' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  const dialog = page.getByRole('dialog', { name: 'Your password, please' })
  await expectAccessible(page)
  await dialog.getByLabel('Password', { exact: true }).fill('not this one')
  await dialog.getByRole('button', { name: 'Go on' }).click()
  await expect(dialog.getByText('This is not your password.')).toBeVisible()
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Go on' }).click()
  await expect(page.getByText('The passkey “Phone” was removed.')).toBeVisible()
  await expect(cards).toHaveCount(0)

  await signOut(page, shop)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page.getByText(/No passkey of this shop was shown/)).toBeVisible()
})

test('[SAFE-6] the owner requires a second factor: a manager is led to set one up, and goes on; a lost phone is reset', async ({
  page,
  shop,
  browser,
}) => {
  const lotte = await shop.hire('Lotte', manager)
  await asOwner(page, shop, '/people')
  await page.getByRole('radio', { name: 'Owners and managers' }).click({ force: true })
  await expect(page.getByText('Saved. It counts from the next sign-in on.')).toBeVisible()

  const context = await browser.newContext()
  const hers = await context.newPage()
  await signIn(context, shop, lotte)
  await visit(hers, shop, '/board')
  await expect(hers.getByRole('heading', { name: 'Set up a second factor' })).toHaveCount(0)
  await signOut(hers, shop)
  await hers.goto(`${shop.url}/#/reservations`)
  await firstStep(hers, 'Lotte')
  await expect(hers.getByRole('heading', { level: 1, name: 'Set up a second factor' })).toBeVisible()
  await expect(hers).toHaveURL(/#\/reservations$/)
  await setUpTimeCodes(hers, shop)
  await expect(hers.getByRole('heading', { level: 1, name: 'Reservations' })).toBeVisible()

  await page.reload()
  await page.getByRole('button', { name: 'Reset the second factor of Lotte' }).click()
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Reset' }).click()
  await expect(page.getByText('Lotte has no second factor any more.')).toBeVisible()
  await page.goto(`${shop.url}/#/log`)
  await expect(page.getByText(/Amira.* reset the second factor of .*Lotte/)).toBeVisible()
  await expect(page.getByText(/Lotte.* set up time codes/)).toBeVisible()
  await context.close()
})
