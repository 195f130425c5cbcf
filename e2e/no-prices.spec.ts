// A branch where each order is rung up by hand: no screen of staff shows what an order on its way costs (REG-2).
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, signIn, test } from './journey-fixtures.ts'

/** Screens on which orders on their way stand. */
const ofOrders = [
  '/board',
  '/all-orders',
  '/all-orders/:token/:id',
  '/ring-ups',
  '/new-order',
  '/fake-orders',
  '/stamps',
]

/** All others, and what their amounts are: of the menu, of past days, of the owner's settings; or they have none. */
const ofNoOrder = [
  '/displays',
  '/displays/:branch',
  '/reservations',
  '/messages',
  '/review-admin',
  '/persons',
  '/promises',
  '/food-edit',
  '/food-edit-:category',
  '/food-edit-item/:id',
  '/food-edit-new',
  '/food-edit-new/:category',
  '/food-edit-copy/:id',
  '/food-edit-undeclared/:id',
  '/food-edit-options',
  '/food-edit-options/:id',
  '/food-edit-options/:id/:option',
  '/food-edit-prices',
  '/food-edit-sheet',
  '/food-edit-hidden',
  '/food-edit-undeclared',
  '/categories',
  '/categories/:id',
  '/making-times',
  '/bake',
  '/bake/left',
  '/money',
  '/money/:place',
  '/money/:place/:month',
  '/days/:branch',
  '/days/:branch/:day',
  '/figures',
  '/days',
  '/day-book',
  '/invoices',
  '/accountant',
  '/payouts',
  '/online-payment',
  '/online-payment/:place',
  '/branches',
  '/branches/new',
  '/branches/:id',
  '/branches/:id/capacity',
  '/branches/:id/till',
  '/reductions',
  '/gift-cards',
  '/table-cards',
  '/table-cards/:branch',
  '/site-edit',
  '/brand',
  '/legal-edit',
  '/legal-edit/:page/:language',
  '/vat',
  '/people',
  '/alerts',
  '/log',
  '/printers',
  '/printers/:id',
  '/begin',
  '/password',
]

const price = /€|(?<![\d:.])\d+[.,]\d{2}(?![\d])/

async function expectNoPrice(page: Page, where: string): Promise<void> {
  const texts = await page.locator('body').evaluate((body) => {
    const named = [...body.querySelectorAll('[aria-label], [placeholder], [title]')]
    const names = named.flatMap((one) =>
      ['aria-label', 'placeholder', 'title'].map((name) => one.getAttribute(name) ?? ''),
    )
    return [
      ...(body as HTMLElement).innerText.split('\n'),
      ...[...body.querySelectorAll('option')].map((one) => one.text),
      ...names,
    ]
  })
  expect(
    texts.filter((text) => price.test(text)),
    where,
  ).toEqual([])
}

test('[REG-2] each page of the table of staff pages has orders on it, which is walked below, or has none', () => {
  const table = readFileSync(new URL('../web/app/staff-pages.tsx', import.meta.url), 'utf8')
  const paths = [...table.matchAll(/path: '(\/[^']*)'/g)].map(([, path = '']) => path)
  const known = [...ofOrders, ...ofNoOrder]
  expect(paths.length).toBeGreaterThan(50)
  expect(paths.filter((path) => !known.includes(path))).toEqual([])
})

test('[REG-2] no screen of staff with orders on it shows a price where each is rung up by hand', {
  tag: '@tablet',
}, async ({ page, shop, context }) => {
  test.setTimeout(120_000)
  const owner = await shop.owner()
  const latte = { lines: [{ item: 'cappuccino', quantity: 2 }] }
  const { id, token } = await shop.order(latte)
  const other = await shop.order({ ...latte, name: 'Zoë', form: 'table', table: 4 })
  await shop.ask('tills.setDuty', { branch: 'antwerpen', duty: 'by-hand' }, owner)
  // KASA of other branches is none of this one's: a manager here sees no other.
  const lotte = await shop.hire('Lotte', [{ branch: 'antwerpen', role: 'manager' }])
  await signIn(context, shop, lotte)
  const open = async (path: string, heading: string | RegExp) => {
    await page.goto(`${shop.url}/#${path}`)
    await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible()
  }

  await open('/board', 'Orders')
  await expectNoPrice(page, 'the board')
  await page.getByRole('button', { name: /Accept both/ }).click()
  await expect(page.getByRole('link', { name: 'List to ring up' })).toBeVisible()
  await expectNoPrice(page, 'the board with an order that is accepted')

  await open('/all-orders', 'Order List')
  await expect(page.getByText('To ring up').first()).toBeVisible()
  await expectNoPrice(page, 'the list')

  await open(`/all-orders/${token}/${id}`, /Receipt/)
  await expect(page.getByRole('button', { name: /^Rung up/ })).toBeVisible()
  await expectNoPrice(page, 'the page of an order')

  await open('/new-order', 'New order')
  await page
    .getByRole('button', { name: /Cappuccino/ })
    .first()
    .click()
  await expect(page.getByRole('button', { name: 'Place the order' })).toBeVisible()
  await expectNoPrice(page, 'a new order')
  await page.getByRole('button', { name: 'Place the order' }).click()
  await expect(
    page.getByRole('heading', { name: 'The order is placed' }).or(page.getByText(/A-\d+/)).first(),
  ).toBeVisible()
  await expectNoPrice(page, 'a new order that is placed')

  for (const path of ['/fake-orders', '/stamps']) {
    await page.goto(`${shop.url}/#${path}`)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  }

  await open('/ring-ups', 'To ring up')
  await expectNoPrice(page, 'the list to ring up')
  const row = page.getByRole('listitem').filter({ hasText: 'Zoë' })
  await row.getByLabel(/^Ticket number of/).fill('00123')
  await row.getByRole('button', { name: /^Rung up/ }).click()
  await expect(page.getByText(/Lotte, .* · Ticket 00123/)).toBeVisible()
  await expectNoPrice(page, 'the list with one that is rung up')

  // Its customer reads what it costs.
  await page.goto(`${shop.url}/#/track/${other.token}`)
  await expect(page.getByText('€6.40').first()).toBeVisible()
})
