// The office's page of gift cards: what a member sells, and what the owner reads, blocks and sets.
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Output } from '#contract/index.ts'
import { ToastView } from '#web/app/shell/toast-view.tsx'
import { startMenu } from '#web/data/menu/menu-state.ts'
import { signedIn } from '#web/data/session/session.ts'
import { fakeServer } from '#web/testing/fake-server.ts'
import { jef, menuForStaff, noor, shownMenu } from '#web/testing/noors-shop.ts'
import { show } from '#web/testing/show.ts'
import { GiftCardsPage } from './gift-cards-page.tsx'
import '#web/ui/styles/staff.css'

const server = fakeServer()
const rules: Output<'gifts.readRules'> = {
  on: true,
  amounts: [1000, 2500],
  least: 500,
  most: 25_000,
  months: null,
  branch: null,
  version: 'one',
  hasKey: false,
}
const card: Output<'gifts.list'>['cards'][number] = {
  id: 7,
  ends: 'SDH3',
  amount: 2500,
  balance: 1840,
  state: 'active',
  soldAt: 1,
  branch: 'antwerpen',
  expiresOn: null,
  reason: '',
  isCredit: false,
}
const sums = { sold: 2500, used: 660, returned: 0, credited: 0, expired: 0, corrected: 0 }
const both = (
  <>
    <GiftCardsPage />
    <ToastView />
  </>
)

beforeEach(async () => {
  localStorage.clear()
  sessionStorage.clear()
  server.answers('menu.readAll', menuForStaff)
  server.answers('menu.read', shownMenu)
  globalThis.menu = fetch('/api/menu')
  await startMenu()
  server.answers('gifts.offer', {
    on: false,
    amounts: [1000, 2500],
    least: 500,
    most: 25_000,
    months: null,
    expiresOn: null,
    mails: false,
    today: '2026-11-30',
    methods: [],
    down: false,
  })
  server.answers('gifts.report', {
    on: '2026-11-30',
    outstanding: 1840,
    expired: 0,
    branches: [{ branch: 'antwerpen', outstanding: 1840 }],
    months: [{ month: '2026-11', branch: 'antwerpen', ...sums }],
  })
  server.answers('gifts.list', { cards: [card], more: false })
  server.answers('gifts.readRules', rules)
})

test('[GIFT-1] Jef sells a card for cash, whose code is shown once; he reads no report', async () => {
  signedIn(jef)
  server.answers('gifts.sell', { id: 8, code: '123456789APXSDH3', expiresOn: null })
  show(both)
  await page.getByRole('button', { name: '€25', exact: true }).click()
  await page.getByRole('button', { name: 'Cash', exact: true }).click()
  await page.getByRole('button', { name: 'Sell for €25.00' }).click()
  await expect.element(page.getByRole('heading', { name: 'A gift card of €25.00 is sold' })).toBeVisible()
  await expect.element(page.getByText('1234 5678').first()).toBeVisible()
  expect(server.sent('gifts.sell')[0]).toMatchObject({ amount: 2500, way: 'cash' })
  await expect.element(page.getByText('What cards owe')).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Next card' }).click()
  await expect.element(page.getByText('1234 5678')).not.toBeInTheDocument()
})

test('[GIFT-2] the owner reads what is outstanding, by month and branch, and blocks a lost card with a reason', async () => {
  signedIn(noor)
  server.answers('gifts.block', { ...card, state: 'blocked', reason: 'lost' })
  show(both)
  await expect.element(page.getByText('€18.40').first()).toBeVisible()
  await expect.element(page.getByText('November 2026', { exact: true })).toBeVisible()
  await expect.element(page.getByText('€6.60', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Block' }).click()
  await page.getByLabelText('Why').fill('lost')
  server.answers('gifts.list', { cards: [{ ...card, state: 'blocked', reason: 'lost' }], more: false })
  await page.getByRole('dialog').getByRole('button', { name: 'Block' }).click()
  await expect.element(page.getByText('The card is blocked.')).toBeVisible()
  expect(server.sent('gifts.block')[0]).toEqual({ id: '7', blocked: true, reason: 'lost' })
  await expect.element(page.getByRole('button', { name: 'Let it pay again' })).toBeVisible()
})

test('[GIFT-2] an expiry is off unless the owner sets one; amounts that fit nowhere are said at their fields', async () => {
  signedIn(noor)
  server.answers('gifts.saveRules', (sent) => ({ ...rules, ...sent, version: 'two' }))
  show(both)
  const months = page.getByLabelText('Expires after months')
  await expect.element(months).toHaveValue('')
  await page.getByLabelText('Amounts on the buttons (€)').fill('10 300')
  await months.fill('3')
  const save = page.getByRole('button', { name: 'Save', exact: true })
  await save.click()
  await expect.element(page.getByText('From 12 to 120.')).toBeVisible()
  await months.fill('24')
  await save.click()
  await expect.element(page.getByText('Each amount lies between the least and the most.')).toBeVisible()
  await page.getByLabelText('Amounts on the buttons (€)').fill('10 20 50')
  await save.click()
  await expect.element(page.getByText('What you set about gift cards is saved.')).toBeVisible()
  expect(server.sent('gifts.saveRules')[0]).toMatchObject({ amounts: [1000, 2000, 5000], months: 24, version: 'one' })
})
