// The stamp card: the second coffee is free at the checkout, and a voucher is checked at the counter, offline too.
import type { Page } from '@playwright/test'
import { expect, expectAccessible, type JourneyShop, signIn, test, visit } from './journey-fixtures.ts'
import { addToCart, fillPickUp, orderIdOf, pressOrder, unfold } from './journey-steps.ts'

async function giveStamps(shop: JourneyShop): Promise<void> {
  const owner = await shop.owner()
  const { version } = await shop.ask('stamps.read', {}, owner)
  const rules = { on: true, every: 2, worth: 500, categories: ['COFFEE'], offline: 1000 }
  await shop.ask('stamps.save', { rules, version }, owner)
}

const serve = async (shop: JourneyShop, id: number): Promise<unknown> =>
  shop.ask('orders.setLineStatus', { id, changes: [{ line: 1, status: 'served' }] }, await shop.owner())

/** Noor has a cappuccino, which is handed over, and lets this device remember it. */
async function hadCoffee(page: Page, shop: JourneyShop): Promise<void> {
  await visit(page, shop, '/foods')
  await addToCart(page, 'Cappuccino')
  await page.goto(`${shop.url}/#/order`)
  await fillPickUp(page)
  await expect(page.getByText('1 stamp for this order, if this device may remember it.')).toBeVisible()
  await page.getByLabel('Remember my details and orders on this device').check()
  await expect(page.getByText('1 stamp for this order.')).toBeVisible()
  await pressOrder(page)
  await expect(page).toHaveURL(/#\/confirm\/[A-Z0-9]{8}$/)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('noisette.past'))).toContain('cappuccino')
  await serve(shop, await orderIdOf(shop, page.url().slice(-8)))
}

test('[STAMP-1] [J-99] one coffee fills the card, the next is free at the checkout, and the price says so', async ({
  page,
  shop,
}) => {
  await giveStamps(shop)
  await hadCoffee(page, shop)
  await visit(page, shop, '/')
  const card = page.getByRole('region', { name: 'Your stamp card' })
  await card.getByText(/^One is free, up to/).click()
  await expect(card.getByRole('img', { name: 'Voucher from your stamp card' })).toBeVisible()
  await expectAccessible(page)

  await visit(page, shop, '/foods')
  await addToCart(page, 'Cappuccino')
  await addToCart(page, 'Salmon bagel')
  await page.goto(`${shop.url}/#/order`)
  await expect(page.getByText('1 stamp for this order.')).toBeVisible()
  await page.getByLabel(/^Use my free one/).check()
  await expect(page.getByText('This order costs €3.20 less.')).toBeVisible()
  // The free one gives no stamp.
  await expect(page.getByText('1 stamp for this order.')).toBeHidden()
  await pressOrder(page)
  await expect(page).toHaveURL(/#\/confirm\/[A-Z0-9]{8}$/)
  await page.getByRole('dialog').getByRole('button', { name: 'Ok' }).click()
  await unfold(page)
  await expect(page.getByText('With your stamp card: €3.20 less')).toBeVisible()
  const { lines } = await shop.ask('orders.track', { token: page.url().slice(-8) })
  expect(lines.map(({ item, price, off }) => [item, price, off])).toContainEqual(['cappuccino', 0, 320])
})

test('[STAMP-1] [ORDER-4] a voucher that was used elsewhere leaves the checkout by itself, and the next tap pays what is shown', async ({
  page,
  shop,
}) => {
  await giveStamps(shop)
  await hadCoffee(page, shop)
  await visit(page, shop, '/foods')
  await addToCart(page, 'Cappuccino')
  await addToCart(page, 'Salmon bagel')
  await page.goto(`${shop.url}/#/order`)
  await page.getByLabel(/^Name/).fill('Noor Peeters')
  const box = page.getByLabel(/^Use my free one/)
  await box.check()
  const total = page.locator('.order-sum b')
  const reduced = await total.textContent()
  const vouchers = await page.evaluate(() => JSON.parse(localStorage.getItem('noisette.stamps') ?? '{}').vouchers)
  const spent = { key: crypto.randomUUID(), branch: 'antwerpen', voucher: vouchers[0] }
  await shop.ask('stamps.spend', spent, await shop.owner())

  await pressOrder(page)
  await expect(page.getByText('Your voucher was used already, so the total is without it now.')).toBeVisible()
  await expect(box).toHaveCount(0)
  await expect(total).not.toHaveText(reduced ?? '')
  await expect(page.getByLabel(/^Name/)).toHaveValue('Noor Peeters')
  const shown = (await total.textContent()) ?? ''
  await pressOrder(page)
  await expect(page).toHaveURL(/#\/confirm\/[A-Z0-9]{8}$/)
  const { lines, total: paid } = await shop.ask('orders.track', { token: page.url().slice(-8) })
  expect(`€${(paid / 100).toFixed(2)}`).toBe(shown)
  expect(lines.every(({ off }) => off === undefined)).toBe(true)
})

test('[STAMP-1] a counter checks a voucher, also while its connection is gone, and sends it in afterwards', async ({
  page,
  context,
  shop,
  faults,
}) => {
  faults.allow('cutRequest')
  await giveStamps(shop)
  const stamps = await Promise.all(
    Array.from({ length: 2 }, async () => {
      const { id, token } = await shop.order({ lines: [{ item: 'cappuccino', quantity: 1 }] })
      await serve(shop, id)
      return await shop.ask('stamps.card', { tokens: [token], stamps: [], vouchers: [] })
    }),
  )
  const [first = '', second = ''] = stamps.map(({ vouchers }) => vouchers[0]?.voucher ?? '')
  await signIn(context, shop, await shop.hire('Tine', [{ branch: 'antwerpen', role: 'barista' }]))
  await visit(page, shop, '/stamps')
  const check = async (voucher: string) => {
    await page.getByLabel('Voucher').fill(voucher)
    await page.keyboard.press('Enter')
  }
  await check(first)
  await expect(page.getByText('Good: one is free, up to €5.00.')).toBeVisible()
  await check(first)
  await expect(page.getByText('This voucher has already been used.')).toBeVisible()

  await context.setOffline(true)
  await check(second)
  await expect(page.getByText(/The shop is told once the connection is back/)).toBeVisible()
  await check(second)
  await expect(page.getByText('This counter has already taken this voucher.')).toBeVisible()
  await expectAccessible(page)
  // Whichever page is open once the connection is back sends it in.
  await page.goto('about:blank')
  await context.setOffline(false)
  await visit(page, shop, '/board')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('noisette.staff.vouchers'))).toBeNull()
  const asked = { tokens: [], stamps: [], vouchers: [first, second] }
  expect((await shop.ask('stamps.card', asked)).vouchers).toEqual([])
})
