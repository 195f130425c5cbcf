// Paying online: with the browser closed on the bank's page, after a failed payment, and as the owner sets it up
// (PAY-2, PAY-3, PAY-6).
import type { Page } from '@playwright/test'
import { molliePayoutKey } from '#server/testing/mollie/mollie-stand-in.ts'
import { expect, expectAccessible, signIn, visit } from './journey-fixtures.ts'
import { addToCart, checkout, fillPickUp, pressOrder } from './journey-steps.ts'
import { offerOnline, test } from './online-shop.ts'

test('[PAY-3] [PAY-6] Noor pays with Bancontact, closes the browser on the bank’s page and finds the order placed; a payment that fails leads to the counter', {
  tag: ['@main', '@phone'],
}, async ({ page, context, shop, mollie }) => {
  await offerOnline(shop, mollie)
  await checkout(page, shop)
  await fillPickUp(page)
  await page.getByRole('radio', { name: 'Bancontact' }).check()
  await expect(inTest(page)).toBeVisible()
  await expectAccessible(page)
  await pressOrder(page)
  await expect(page).toHaveURL(/\/pay\/tr_/)
  await page.close()
  const [payment] = mollie.book.payments.values()
  if (payment) mollie.book.set(payment, 'paid')
  await mollie.hooks.idle()

  const again = await context.newPage()
  await visit(again, shop, '/track')
  await expect
    .poll(async () => (await shop.ask('orders.board', { branch: 'antwerpen' }, await shop.owner())).orders.length)
    .toBe(1)
  const { orders } = await shop.ask('orders.board', { branch: 'antwerpen' }, await shop.owner())
  await again.goto(`${shop.url}/#/track/${orders[0]?.token}`)
  await expect(again.getByText(orders[0]?.code ?? '', { exact: true }).first()).toBeVisible()
  await expect(again.getByText('Paid €6.40')).toBeVisible()
  await expectAccessible(again)

  await again.goto(`${shop.url}/#/foods`)
  await addToCart(again, 'Cappuccino')
  await again.goto(`${shop.url}/#/order`)
  await fillPickUp(again)
  await again.getByRole('radio', { name: 'Bancontact' }).check()
  await pressOrder(again)
  await again.getByRole('button', { name: 'Fail' }).click()
  await again.getByRole('link', { name: 'Back to the shop' }).click()
  await expect(again.getByRole('heading', { name: 'The payment did not work' })).toBeVisible()
  await expect(again.getByText('There was not enough on the account.')).toBeVisible()
  await expect(again.getByText('You were not charged.')).toBeVisible()
  await expect(again.getByRole('radio', { name: 'Card', exact: true })).toBeChecked()
  await expectAccessible(again)
  await again.getByRole('radio', { name: /At the counter/ }).check()
  await again.getByRole('button', { name: 'Order and pay at the counter' }).click()
  await expect(again.getByRole('heading', { name: 'The payment did not work' })).toBeHidden()
  await expect
    .poll(async () => (await shop.ask('orders.board', { branch: 'antwerpen' }, await shop.owner())).orders.length)
    .toBe(2)
  expect(mollie.book.balance).toBe(640)
})

const inTest = (page: Page) => page.getByRole('note').filter({ hasText: 'TEST: paying online moves no real money.' })

test('[J-25] in test mode the board ends where the screen ends', { tag: '@tablet' }, async ({
  page,
  context,
  shop,
  mollie,
}) => {
  await offerOnline(shop, mollie)
  await signIn(context, shop, await shop.owner())
  await visit(page, shop, '/board')
  await expect(inTest(page)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Last 20' })).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(0)
})

test('[PAY-2] in test mode the board, the till and the landing page say so, and no longer once the key is taken away', {
  tag: '@tablet',
}, async ({ page, context, shop, mollie }) => {
  await offerOnline(shop, mollie)
  const owner = await shop.owner()
  await signIn(context, shop, owner)
  for (const path of ['/', '/board', '/new-order']) {
    await visit(page, shop, path)
    await expect(inTest(page)).toBeVisible()
  }
  const { version } = await shop.ask('payments.read', {}, owner)
  await shop.ask('payments.setKey', { key: null, version }, owner)
  await expect(inTest(page)).toBeHidden()
})

test('[PAY-2] the owner pastes the key, chooses the ways to pay and sees a test payment arrive', {
  tag: '@tablet',
}, async ({ page, context, shop, mollie }) => {
  await signIn(context, shop, await shop.owner())
  await visit(page, shop, '/online-payment')
  await page.getByLabel('API key').fill('test_nobody_has_such_a_key_here')
  await page.getByRole('button', { name: 'Save this key' }).click()
  await expect(page.getByText('The provider does not know this key.')).toBeVisible()
  await page.getByLabel('API key').fill(mollie.key)
  await page.getByRole('button', { name: 'Save this key' }).click()
  await expect(page.getByText('The key ending in 1234 is stored encrypted')).toBeVisible()
  await expect(page.getByText('Test: no real money moves.', { exact: true })).toBeVisible()
  const antwerpen = page.getByRole('group', { name: /^At .*Antwerpen/ })
  await antwerpen.getByText('as they like').click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible()
  await expect(inTest(page)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Make a test payment' }).click()
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(page.getByText('Online payment works.')).toBeVisible()
})

test('[PAY-9] the owner sees which payouts match the books, what they cost, and what differs or is unknown', {
  tag: '@tablet',
}, async ({ page, context, shop, mollie }) => {
  await offerOnline(shop, mollie)
  const owner = await shop.owner()
  const pay = async () => {
    const { token } = await shop.order({ pay: 'online', lines: [{ item: 'cappuccino', quantity: 1 }] })
    await shop.ask('payments.begin', { token, method: '', lang: 'en' })
    const payment = [...mollie.book.payments.values()].at(-1)
    if (payment) mollie.book.set(payment, 'paid')
    await expect.poll(async () => (await shop.ask('orders.track', { token })).phase).toBe('placed')
    return (await shop.ask('orders.track', { token })).code
  }
  await pay()
  await pay()
  mollie.book.settle()
  const code = await pay()
  const parts = mollie.book.settle().parts as { kind: string; id: string; payment: string; cents: number }[]
  if (parts[0]) parts[0].cents = 300
  parts.push({ kind: 'payments', id: 'tr_somebodyelse', payment: 'tr_somebodyelse', cents: 1000 })

  await signIn(context, shop, owner)
  await visit(page, shop, '/payouts')
  await expect(page).toHaveURL(/#\/online-payment\/payouts$/)
  await page.getByLabel('Access token').fill(molliePayoutKey)
  await page.getByRole('button', { name: 'Save this key' }).click()
  const payouts = page.getByRole('region', { name: 'Payouts', exact: true })
  await expect(payouts.getByText('Everything matches · 2 payments and refunds')).toBeVisible()
  await expect(payouts.getByText('-€0.61')).toBeVisible()
  await payouts.getByText('2 do not match').click()
  const differs = payouts.getByRole('listitem').filter({ hasText: 'a different amount from our books' })
  await expect(differs).toContainText(code)
  await expect(differs).toContainText('€3.00')
  await expect(differs).toContainText('€3.20')
  await expect(payouts.getByRole('listitem').filter({ hasText: 'not in our books' })).toContainText('tr_somebodyelse')
  await expectAccessible(page)
})
