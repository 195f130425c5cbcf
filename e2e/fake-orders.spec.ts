// An order that may be fake asks for a word; staff let it in, or refuse and block with one tap, and lift that (SAFE-5).
import type { GuardRules } from '#domain/order/guard/guard.ts'
import { test as base, expect, expectAccessible, type JourneyShop, signIn, visit } from './journey-fixtures.ts'
import { addToCart, card, checkout, fillPickUp, pressOrder } from './journey-steps.ts'

/** The limits of a real shop; other journeys order as much as they like. */
const test = base.extend({
  config: async ({ config }, use) => use({ ...config, ordersPerMinute: 120 }),
})

async function limitTo(shop: JourneyShop, change: Partial<GuardRules>): Promise<void> {
  const owner = await shop.owner()
  const { rules, version } = await shop.ask('guard.read', {}, owner)
  await shop.ask('guard.setRules', { rules: { ...rules, ...change }, version }, owner)
}

test('[SAFE-5] [H-76] [H-62] a number to say at the counter, one tap lets in, one tap refuses and blocks, and the list lifts it', {
  tag: '@tablet',
}, async ({ page: board, shop, context, customer }) => {
  await limitTo(shop, { waiting: 0 })
  await signIn(context, shop, await shop.hire('Tine', [{ branch: 'antwerpen', role: 'barista' }]))
  await visit(board, shop, '/board')

  await checkout(customer, shop)
  await fillPickUp(customer)
  await pressOrder(customer)
  const said = customer.getByRole('alert').filter({ hasText: 'needs a word with us first' })
  await expect(said).toContainText('Your cart stays as it is.')
  await expect(said.getByRole('link')).toHaveAttribute('href', /^tel:/)
  await expectAccessible(customer)
  const code = (await said.locator('b').last().textContent()) ?? ''

  await board.getByRole('button', { name: '1 customer asks to order' }).click()
  const ask = board.getByRole('dialog').getByRole('listitem').filter({ hasText: code })
  await expect(ask).toContainText('Noor · 2 Cappuccino')
  await expect(board).toHaveURL(/board$/)
  await expectAccessible(board)
  await ask.getByRole('button', { name: `Let in ${code}` }).click()
  await expect(board.getByText('Nobody is asking.')).toBeVisible()
  await expect(customer).toHaveURL(/confirm/)
  await board.keyboard.press('Escape')

  const { orders } = await shop.ask('orders.board', { branch: 'antwerpen' }, await shop.owner())
  const [fake] = orders
  await visit(board, shop, `/all-orders/${fake?.token}/${fake?.id}`)
  await board.getByRole('button', { name: 'Refuse and block' }).click()
  await expect(board.getByText(`${fake?.code} is refused and its customer blocked.`)).toBeVisible({ timeout: 20_000 })
  await expect(board.getByRole('button', { name: 'Refuse and block' })).toBeHidden()

  await customer.goto(`${shop.url}/#/foods`)
  await addToCart(customer, 'Cappuccino')
  await customer.goto(`${shop.url}/#/order`)
  await fillPickUp(customer)
  await pressOrder(customer)
  await expect(customer.getByText('Please order at the counter, or call us.')).toBeVisible()

  await visit(board, shop, '/fake-orders')
  const block = board.getByRole('listitem').filter({ hasText: fake?.code ?? '' })
  await expect(block).toContainText('Device · By Tine')
  await block.getByRole('button', { name: `Lift the block of ${fake?.code}` }).click()
  await expect(board.getByText('Nobody is blocked.')).toBeVisible()
  await limitTo(shop, { waiting: 8 })
  await pressOrder(customer)
  await expect(customer).toHaveURL(/confirm/)
})

test('[H-40] [H-21] the first order passes; beyond the bound a number that a reload keeps and another cart does not, let in, placed', {
  tag: '@phone',
}, async ({ page: first, customer: second, shop }) => {
  await limitTo(shop, { waiting: 1 })
  await checkout(first, shop)
  await fillPickUp(first)
  await pressOrder(first)
  await expect(first).toHaveURL(/confirm/)

  await checkout(second, shop)
  await fillPickUp(second)
  await pressOrder(second)
  const said = second.getByRole('alert').filter({ hasText: 'Many orders of new customers are waiting' })
  const code = (await said.locator('b').last().textContent()) ?? ''
  expect(code).toMatch(/^\d{3}$/)
  await expectAccessible(second)
  await second.reload()
  await expect(said).toContainText(code)
  await second.goto(`${shop.url}/#/foods`)
  await card(second, 'Cappuccino').getByRole('button', { name: 'One more' }).click()
  await second.goto(`${shop.url}/#/order`)
  await expect(second.getByRole('button', { name: 'Order with obligation to pay' })).toBeVisible()
  await expect(said).toBeHidden()
  await pressOrder(second)
  await expect(said).toContainText(code)

  const owner = await shop.owner()
  const { asks } = await shop.ask('guard.read', { code }, owner)
  expect(asks).toMatchObject([{ name: 'Noor', lines: [{ quantity: 3, name: { en: 'Cappuccino' } }] }])
  await shop.ask('guard.answer', { ids: asks.map(({ id }) => id), letIn: true }, owner)
  await expect(second).toHaveURL(/confirm/)
})
