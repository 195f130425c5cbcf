// An order that may be fake asks for a word; staff let it in, or refuse and block with one tap, and lift that (SAFE-5).
import { test as base, expect, expectAccessible, signIn, visit } from './fixtures.ts'
import { addToCart, checkout, fillPickUp, place } from './steps.ts'

/** The limits of a real shop; other journeys order as much as they like. */
const test = base.extend({
  config: async ({ config }, use) => use({ ...config, ordersPerMinute: 120 }),
})

test('[SAFE-5] a number to say at the counter, one tap lets in, one tap refuses and blocks, and the list lifts it', {
  tag: '@tablet',
}, async ({ page: board, shop, context, customer }) => {
  const rules = { on: true, newOpen: 3, openOrders: 3, openValue: 500, blockHours: 24 }
  await shop.ask('guard.setRules', rules, await shop.owner())
  await signIn(context, shop, await shop.hire('Tine', [{ branch: 'antwerpen', role: 'barista' }]))
  await visit(board, shop, '/board')

  await checkout(customer, shop)
  await fillPickUp(customer)
  await place(customer)
  const said = customer.getByRole('alert').filter({ hasText: 'needs a word with us first' })
  await expect(said).toContainText('Your cart stays as it is.')
  await expect(said.getByRole('link')).toHaveAttribute('href', /^tel:/)
  await expectAccessible(customer)
  const code = (await said.locator('b').last().textContent()) ?? ''

  await board.getByRole('link', { name: '1 customer asks to order' }).click()
  const ask = board.getByRole('listitem').filter({ hasText: code })
  await expect(ask).toContainText('Noor · €')
  await expectAccessible(board)
  await ask.getByRole('button', { name: `Let in ${code}` }).click()
  await expect(board.getByText('Nobody is asking.')).toBeVisible()
  await expect(customer).toHaveURL(/confirm/)

  const { orders } = await shop.ask('orders.board', { branch: 'antwerpen' }, await shop.owner())
  const [fake] = orders
  await visit(board, shop, `/all-orders/${fake?.token}/${fake?.id}`)
  await board.getByRole('button', { name: 'Refuse and block' }).click()
  await expect(board.getByText(`${fake?.code} is refused and its customer blocked.`)).toBeVisible()
  await expect(board.getByRole('button', { name: 'Refuse and block' })).toBeHidden()

  await customer.goto(`${shop.url}/#/foods`)
  await addToCart(customer, 'Cappuccino')
  await customer.goto(`${shop.url}/#/order`)
  await fillPickUp(customer)
  await place(customer)
  await expect(customer.getByText('Please order at the counter, or call us.')).toBeVisible()

  await visit(board, shop, '/fake-orders')
  const block = board.getByRole('listitem').filter({ hasText: fake?.code ?? '' })
  await expect(block).toContainText('Device and telephone · By Tine')
  await block.getByRole('button', { name: `Lift the block of ${fake?.code}` }).click()
  await expect(board.getByText('Nobody is blocked.')).toBeVisible()
  await place(customer)
  await expect(customer).toHaveURL(/confirm/)
})
