// Who goes back to the cart while the payment arrives sees that it arrived, and orders nothing twice.
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { TrackedOrder } from '#contract/index.ts'
import { cartWithLines } from '#domain/order/cart/cart-lines.ts'
import { noorsPayment, noorsTrackedOrder } from '#web/data/testing/api-fixtures.ts'
import { fakeServer } from '#web/testing/fake-server.ts'
import { show } from '#web/testing/show.ts'
import { formatTime } from '#web/words/format.ts'
import { changeCart, readNow } from '../cart/cart-store.ts'
import { checkoutKey, rememberToken } from '../ordering/kept-checkout.ts'
import { awaitedToken, keepAwaiting, noteAwaited } from './awaiting-order.ts'
import { goAndPay } from './pay-api.ts'
import { PayState } from './pay-state.tsx'

type Payment = NonNullable<TrackedOrder['online']>

const token = 'ABCD2345'
const order: TrackedOrder = { ...noorsTrackedOrder, token, course: 'awaiting', wantedAt: null }
const online: Payment = { ...noorsPayment, state: 'failed', paid: 0 }
const card = { id: 'creditcard', name: 'Card' }
const server = fakeServer()
const taken = vi.fn()

beforeEach(() => {
  taken.mockReset()
  location.hash = '#/confirm/ABCD2345'
  keepAwaiting(token)
  rememberToken(token)
  server.answers('payments.offer', { places: ['online'], methods: [card], down: false })
})

function showPaying(given: Partial<Parameters<typeof PayState>[0]> = {}) {
  show(<PayState order={order} online={online} timeZone="Europe/Brussels" onTaken={taken} {...given} />)
}

async function backToCart() {
  showPaying()
  const { key } = checkoutKey()
  await page.getByRole('button', { name: 'Back to the cart' }).click()
  return key
}

test('[PAY-6] back from the provider by the browser’s own button, the order can be paid', async () => {
  server.answers('payments.begin', { checkout: '#/the-bank' })
  showPaying()
  const pay = page.getByRole('button', { name: /Card/ })
  await pay.click()
  await expect.poll(() => location.hash).toBe('#/the-bank')
  history.back()
  await pay.click()
  await expect.poll(() => server.sent('payments.begin').length).toBe(2)
})

test('[PAY-6] given up, the cart is a new order', async () => {
  server.answers('payments.giveUp', { ...order, course: 'lapsed' })
  const key = await backToCart()
  await expect.poll(() => location.hash).toBe('#/order')
  expect(checkoutKey().key).not.toBe(key)
})

test('[PAY-6] paid meanwhile, the page shows the order, and its cart orders nothing more', async () => {
  server.answers('payments.giveUp', { ...order, course: 'placed' })
  const key = await backToCart()
  await expect.poll(() => taken.mock.calls.length).toBe(1)
  expect(location.hash).toBe('#/confirm/ABCD2345')
  expect(checkoutKey().key).toBe(key)
})

test('[PAY-6] while the shop cannot be reached, nothing is given up', async () => {
  server.loses('payments.giveUp')
  const key = await backToCart()
  await expect.element(page.getByText('We cannot reach the shop. Check your connection and try again.')).toBeVisible()
  expect(location.hash).toBe('#/confirm/ABCD2345')
  expect(checkoutKey().key).toBe(key)
})

test('[J-3] paid, but not made: the page says so, why and which number to call, and the cart is a new order', async () => {
  const { key } = checkoutKey()
  const back = { amount: 320, at: 0, done: false, stuck: false }
  showPaying({
    order: { ...order, course: 'lapsed' },
    online: { ...noorsPayment, unplaced: 'closed', back },
    reach: <p>Call Antwerpen</p>,
  })
  await expect.element(page.getByText('Your order is not being made')).toBeVisible()
  await expect.element(page.getByText('The shop closed before your payment arrived.')).toBeVisible()
  await expect.element(page.getByText('€3.20 is being refunded')).toBeVisible()
  await expect.element(page.getByText('Call Antwerpen')).toBeVisible()
  expect(checkoutKey().key).not.toBe(key)
})

test('[J-95] who comes back from the bank without having paid reads so, and can pay, pay another way or at the counter', async () => {
  const left: Payment = { ...online, state: 'paying' }
  const bancontact = { id: 'bancontact', name: 'Bancontact' }
  server.answers('payments.check', { ...order, online: left })
  server.answers('payments.offer', { places: ['online', 'counter'], methods: [card, bancontact], down: false })
  showPaying({ online: left })
  await expect.element(page.getByRole('heading', { name: 'You did not finish paying' })).toBeVisible()
  await expect.element(page.getByRole('radio', { name: 'Bancontact' })).toBeChecked()
  await expect.element(page.getByRole('button', { name: /^Pay with Bancontact/ })).toBeVisible()
  await page.getByRole('radio', { name: /At the counter/ }).click()
  await expect.element(page.getByRole('button', { name: 'Order and pay at the counter' })).toBeVisible()
})

test('[J-98] the time is promised while it can be met, and not until the order can no longer be paid', async () => {
  const now = Date.now()
  const minute = 60_000
  const clock = (at: number) => formatTime(at, 'Europe/Brussels')
  const at = now + 4 * minute
  const showWaiting = (holdsUntil: number) => {
    const waiting = { ...online, until: now + 10 * minute, holdsUntil }
    showPaying({ order: { ...order, wantedAt: at }, online: waiting })
  }
  showWaiting(now + 2 * minute)
  await expect.element(page.getByText(`${clock(at)} is still yours`)).toBeVisible()
  await expect.element(page.getByText(`kept until ${clock(now + 2 * minute)}, with your cart and notes`)).toBeVisible()
  showWaiting(now - 1)
  await expect.element(page.getByText(`${clock(at)} can no longer be met`)).toBeVisible()
  await expect
    .element(page.getByText(`Paid by ${clock(now + 10 * minute)}, it is made as soon as possible.`))
    .toBeVisible()
  expect(page.getByText(/is still yours/).query()).toBeNull()
})

test('[J-3] on another device nobody reads of a cart, nor gives the order up', async () => {
  localStorage.clear()
  const at = Date.now() + 30 * 60_000
  const waiting = { ...online, until: at, holdsUntil: at }
  showPaying({ order: { ...order, wantedAt: at }, online: waiting })
  await expect.element(page.getByRole('button', { name: /^Pay with Card/ })).toBeVisible()
  expect(page.getByText(/your cart/).query()).toBeNull()
  expect(page.getByRole('button', { name: 'Back to the cart' }).query()).toBeNull()
})

test('[J-3] an order that was given up says so on every device', async () => {
  showPaying({ order: { ...order, course: 'lapsed' }, online: { ...online, state: 'lapsed', givenUp: true } })
  await expect.element(page.getByRole('heading', { name: 'This order was given up' })).toBeVisible()
  expect(page.getByText(/did not arrive in time/).query()).toBeNull()
})

test('[J-3] ordered while the payment service is down: the page that follows says so at once', async () => {
  server.refuses('payments.begin', 'payments_down')
  await goAndPay({ token, method: 'bancontact', lang: 'en' })
  showPaying({ online: { ...online, state: 'unpaid' } })
  await expect.element(page.getByText(/Online payment is not available right now/)).toBeVisible()
  expect(page.getByText('You did not finish paying').query()).toBeNull()
})

test('[J-94] heard on any page: once it is placed its cart is empty, and once it lapsed the cart is a new order', () => {
  const { key } = checkoutKey()
  noteAwaited({ token, course: 'awaiting' })
  expect(awaitedToken()).toBe(token)
  noteAwaited({ token: 'OTHER234', course: 'placed' })
  expect(checkoutKey().key).toBe(key)
  noteAwaited({ token, course: 'lapsed' })
  expect(awaitedToken()).toBeUndefined()
  expect(checkoutKey().key).not.toBe(key)
  changeCart((cart) => cartWithLines(cart, [{ item: 'cappuccino', quantity: 1, note: '', seenPrice: 320 }]))
  keepAwaiting(token)
  noteAwaited({ token, course: 'accepted' })
  expect(readNow().lines).toEqual([])
})
