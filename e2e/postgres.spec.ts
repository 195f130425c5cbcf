// A shop on PostgreSQL: what one browser does, the other sees.
import { expect, signIn, test } from './journey-fixtures.ts'
import { checkout, fillPickUp, pressOrder } from './journey-steps.ts'

test.use({ engine: 'postgres' })

test('[ORDER-1] [TRACK-3] on PostgreSQL an order comes to the board at once, and what the board says to its customer', async ({
  page,
  shop,
  customer,
  faults,
}) => {
  faults.allow('cutRequest', 'stoppingServer')
  const cookie = await shop.hire('Jef', [{ branch: 'antwerpen', role: 'barista' }])
  await signIn(page.context(), shop, cookie)
  await page.goto(`${shop.url}/#/board`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Orders')

  await checkout(customer, shop)
  await fillPickUp(customer)
  await pressOrder(customer)
  await expect(customer).toHaveURL(/#\/confirm\/[A-Z0-9]{8}$/)
  const token = customer.url().slice(-8)
  await expect(page.getByRole('article').getByText('Noor')).toBeVisible()

  await customer.goto(`${shop.url}/#/track/${token}`)
  await expect(customer.getByRole('main')).toContainText('Order well received')
  const { orders } = await shop.ask('orders.list', {}, cookie)
  expect(orders.map((order) => order.token)).toEqual([token])
  await page.getByRole('button', { name: /New order.*Accept/s }).click()
  await page.getByRole('button', { name: /: all ready/ }).click()
  const ready = customer.getByText('Order ready to be picked (Please come to our location)!')
  await expect(ready).toBeVisible()

  await shop.restart()
  await customer.reload()
  await expect(ready).toBeVisible()
})
