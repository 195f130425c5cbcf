// Money at the counter, on a tablet: what a ready order costs, taking it with one tap, and handing over what is not
// paid.
import type { Page } from '@playwright/test'
import { expect, expectAccessible, type JourneyShop, signIn, test, visit } from './journey-fixtures.ts'

type Placed = Awaited<ReturnType<JourneyShop['order']>>

const step = (shop: JourneyShop, as: string, id: number, name: 'accept' | 'pay', more: { paidWay?: 'card' } = {}) =>
  shop.ask('orders.step', { key: crypto.randomUUID(), id, step: name, ...more }, as)

async function ready(shop: JourneyShop, as: string, lines: { item: string; quantity: number }[]): Promise<Placed> {
  const placed = await shop.order({ lines })
  await step(shop, as, placed.id, 'accept')
  const changes = lines.map((_, at) => ({ line: at + 1, status: 'ready' as const }))
  await shop.ask('orders.setLineStatus', { id: placed.id, changes }, as)
  return placed
}

async function atTheBoard(page: Page, shop: JourneyShop): Promise<string> {
  await page.setViewportSize({ width: 1024, height: 768 })
  const jef = await shop.hire('Jef', [{ branch: 'antwerpen', role: 'barista' }])
  await signIn(page.context(), shop, jef)
  return jef
}

test('[H-61] a ready card says what is due or PAID, takes cash and card with one tap, and asks before an unpaid order goes out', {
  tag: ['@main', '@tablet'],
}, async ({ page, shop }) => {
  const jef = await atTheBoard(page, shop)
  const order = await ready(shop, jef, [{ item: 'cappuccino', quantity: 1 }])
  const paid = await ready(shop, jef, [{ item: 'espresso', quantity: 2 }])
  await step(shop, jef, paid.id, 'pay', { paidWay: 'card' })
  const read = () => shop.ask('orders.read', { id: order.id }, jef)
  const phase = async ({ token }: Placed) => (await shop.ask('orders.track', { token })).phase
  await visit(page, shop, '/board')

  const card = page.getByRole('button', { name: `Hand over ${order.code}` })
  const due = page.getByRole('group', { name: `${order.code}: To pay` })
  await expect(due.getByRole('button')).toHaveText(['Cash€3.20', 'Card€3.20'])
  await expect(card.getByText('paid')).toHaveCount(0)
  await expect(page.getByRole('button', { name: `Hand over ${paid.code}` }).getByText('paid')).toBeVisible()
  await expect(page.getByRole('group', { name: `${paid.code}: To pay` })).toHaveCount(0)
  await expectAccessible(page)

  // One tap on the card hands over nothing; a second one, elsewhere, does.
  await card.click()
  const unpaid = page.getByRole('button', { name: `Hand over unpaid ${order.code}` })
  await expect(unpaid).toBeVisible()
  await expectAccessible(page)
  expect(await phase(order)).toBe('ready')
  await unpaid.click()
  await expect.poll(() => phase(order)).toBe('out')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => phase(order)).toBe('ready')

  // Cash with one tap; undone, and paid by card.
  await due.getByRole('button', { name: 'Cash' }).click()
  await expect.poll(async () => (await read()).paidWay).toBe('cash')
  await expect(card.getByText('paid')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(async () => (await read()).paidWay).toBe(null)
  await due.getByRole('button', { name: 'Card' }).click()
  await expect.poll(async () => (await read()).paidWay).toBe('card')
  await card.click()
  await expect.poll(() => phase(order)).toBe('out')
})

test('[H-61] where the owner wants it, an unpaid order goes out with one tap', { tag: '@tablet' }, async ({
  page,
  shop,
  customer,
}) => {
  const jef = await atTheBoard(page, shop)
  const order = await ready(shop, jef, [{ item: 'cappuccino', quantity: 1 }])
  await visit(page, shop, '/board')
  const card = page.getByRole('button', { name: `Hand over ${order.code}` })
  await expect(card).toHaveAttribute('aria-expanded', 'false')

  await signIn(customer.context(), shop, await shop.owner())
  await visit(customer, shop, '/people')
  await customer.getByRole('group', { name: 'Handing over an order that is not paid' }).getByText('One tap').click()
  await expect(customer.getByText('Saved. It counts at once, on every screen.')).toBeVisible()
  // The open board follows.
  await expect(card).not.toHaveAttribute('aria-expanded')
  await card.click()
  await expect.poll(async () => (await shop.ask('orders.track', { token: order.token })).phase).toBe('out')
})

test('[H-93] an address that names no order says so', { tag: '@tablet' }, async ({ page, shop }) => {
  await atTheBoard(page, shop)
  await visit(page, shop, '/all-orders/AAAA1111/0')
  await expect(page.getByRole('link', { name: 'To the order list' })).toBeVisible()
})

test('[H-65] the printed receipt has shop, address, code, VAT number and how it was paid or that it is to be paid', {
  tag: '@tablet',
}, async ({ page, shop }) => {
  const jef = await atTheBoard(page, shop)
  const owner = await shop.owner()
  const { version, company } = await shop.ask('legal.readAll', {}, owner)
  await shop.ask('legal.saveCompany', { version, company: { ...company, name: 'Hazel', vat: '0417.497.106' } }, owner)
  const order = await ready(shop, jef, [{ item: 'cappuccino', quantity: 1 }])
  await page.emulateMedia({ media: 'print' })
  await visit(page, shop, `/all-orders/${order.token}/${order.id}`)
  const main = page.getByRole('main')
  const { branches } = await shop.ask('menu.readAll', {}, owner)
  const address = branches.find(({ id }) => id === 'antwerpen')?.address ?? 'no address'
  for (const text of ['Noisette', address, order.code, 'BE 0417.497.106', 'To pay'])
    await expect(main.getByText(text, { exact: false }).filter({ visible: true }).first()).toBeVisible()
  await step(shop, jef, order.id, 'pay', { paidWay: 'card' })
  await expect(main.getByRole('paragraph').filter({ hasText: /^Card\s*€3\.20$/, visible: true })).toBeVisible()
  await expect(main.getByText('To pay').filter({ visible: true })).toHaveCount(0)
})

test('[H-75] after a counter order its page takes the payment: cash with the change to give, card, or later', {
  tag: '@tablet',
}, async ({ page, shop }) => {
  const jef = await atTheBoard(page, shop)
  await visit(page, shop, '/new-order')
  await page.getByRole('button', { name: /^Cappuccino/ }).click()
  await page.getByRole('button', { name: /^Place the order/ }).click()
  const paying = page.getByRole('region', { name: 'Payment' })
  await expect(paying.getByRole('button')).toHaveText(['Cash€3.20', 'Card€3.20', 'Other€3.20'])
  await expect(page.getByRole('button', { name: 'Pays later · next order' })).toBeInViewport({ ratio: 1 })
  await expectAccessible(page)

  const paid = async () => {
    const { orders } = await shop.ask('orders.board', { branch: 'antwerpen', ready: 30, earlier: 0 }, jef)
    return orders.map(({ paidWay }) => paidWay)
  }
  await paying.getByRole('button', { name: 'Cash' }).click()
  await expect(paying).toContainText('€3.20 paid: Cash')
  expect(await paid()).toEqual(['cash'])
  await paying.getByRole('button', { name: '€10', exact: true }).click()
  await expect(paying.getByRole('status')).toHaveText('Give back €6.80')
  await expectAccessible(page)
  await paying.getByRole('button', { name: 'Undo the payment' }).click()
  await expect(paying.getByRole('button', { name: 'Card' })).toBeVisible()
  expect(await paid()).toEqual([null])
  await paying.getByRole('button', { name: 'Card' }).click()
  await expect(paying).toContainText('€3.20 paid: Card')
  await expect(paying.getByText('The customer gives')).toHaveCount(0)
  expect(await paid()).toEqual(['card'])

  await page.getByRole('button', { name: 'Next order', exact: true }).click()
  await page.getByRole('button', { name: /^Espresso/ }).click()
  await page.getByRole('button', { name: /^Place the order/ }).click()
  await page.getByRole('button', { name: 'Pays later · next order' }).click()
  await expect(page.getByRole('button', { name: /^Espresso/ })).toBeVisible()
  expect(await paid()).toEqual(['card', null])
})
