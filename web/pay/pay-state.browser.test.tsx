// Who goes back to the cart while the payment arrives sees that it arrived, and orders nothing twice.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { checkoutKey } from '../ordering/kept-checkout.ts'
import { show } from '../testing/show.ts'
import { keepAwaiting } from './awaiting-order.ts'
import { PayState } from './pay-state.tsx'

const token = 'ABCD2345'
const order = { token, branch: 'antwerpen', course: 'awaiting', total: 320, wantedAt: null }
const online = {
  state: 'failed',
  reason: null,
  method: 'bancontact',
  mayPayAtCounter: true,
  until: null,
  unplaced: null,
}
const offer = { places: ['online'], methods: [{ id: 'creditcard', name: 'Card' }], down: false }

let answers: Record<string, () => object>
const taken = vi.fn()

beforeEach(() => {
  taken.mockReset()
  answers = { offer: () => offer }
  location.hash = '#/confirm/ABCD2345'
  keepAwaiting(token)
  vi.stubGlobal('fetch', async (address: string) => {
    const [, answer] = Object.entries(answers).find(([call]) => address.includes(call)) ?? []
    if (!answer) throw new TypeError('Failed to fetch')
    return Response.json(answer())
  })
})
afterEach(() => vi.unstubAllGlobals())

function showPaying() {
  const props = { order, online, timeZone: 'Europe/Brussels', onTaken: taken }
  show(<PayState {...(props as unknown as Parameters<typeof PayState>[0])} />)
}

async function backToCart() {
  showPaying()
  const { key } = checkoutKey()
  await page.getByRole('button', { name: 'Back to the cart' }).click()
  return key
}

test('[PAY-6] back from the provider by the browser’s own button, the order can be paid', async () => {
  const begun = vi.fn(() => ({ checkout: '#/the-bank' }))
  answers.begin = begun
  showPaying()
  const pay = page.getByRole('button', { name: /Card/ })
  await pay.click()
  await expect.poll(() => location.hash).toBe('#/the-bank')
  history.back()
  await pay.click()
  await expect.poll(() => begun.mock.calls.length).toBe(2)
})

test('[PAY-6] given up, the cart is a new order', async () => {
  answers['give-up'] = () => ({ ...order, course: 'lapsed' })
  const key = await backToCart()
  await expect.poll(() => location.hash).toBe('#/order')
  expect(checkoutKey().key).not.toBe(key)
})

test('[PAY-6] paid meanwhile, the page shows the order, and its cart orders nothing more', async () => {
  answers['give-up'] = () => ({ ...order, course: 'placed' })
  const key = await backToCart()
  await expect.poll(() => taken.mock.calls.length).toBe(1)
  expect(location.hash).toBe('#/confirm/ABCD2345')
  expect(checkoutKey().key).toBe(key)
})

test('[PAY-6] while the shop cannot be reached, nothing is given up', async () => {
  const key = await backToCart()
  await expect.element(page.getByText('We cannot reach the shop. Check your connection and try again.')).toBeVisible()
  expect(location.hash).toBe('#/confirm/ABCD2345')
  expect(checkoutKey().key).toBe(key)
})

test('[J-3] paid, but not made: the page says so, why and whom to call, and the cart is a new order', async () => {
  const { key } = checkoutKey()
  const lapsed = { ...order, course: 'lapsed' }
  const back = { amount: 320, at: 0, done: false, stuck: false }
  const paid = { ...online, state: 'paid', paid: 320, unplaced: 'closed', back }
  const props = { order: lapsed, online: paid, timeZone: 'Europe/Brussels', reach: <p>Call Antwerpen</p> }
  show(<PayState {...(props as unknown as Parameters<typeof PayState>[0])} />)
  await expect.element(page.getByText('Your order is not being made')).toBeVisible()
  await expect.element(page.getByText('The shop closed before your payment arrived.')).toBeVisible()
  await expect.element(page.getByText('€3.20 is being refunded')).toBeVisible()
  await expect.element(page.getByText('Call Antwerpen')).toBeVisible()
  expect(checkoutKey().key).not.toBe(key)
})
