// The checkout: empty, without the menu, refused at a field, without a connection, and placed.
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { emptyCart } from '#domain/order/cart/kept-cart.ts'
import { changeCart, chooseBranch, readNow } from '#web/customer/cart/cart-store.ts'
import { rememberToken } from '#web/customer/ordering/kept-checkout.ts'
import { connectionStore } from '#web/data/http/connection-state.ts'
import { menuStore, startMenu } from '#web/data/menu/menu-state.ts'
import { fakeServer } from '#web/testing/fake-server.ts'
import { shownMenu } from '#web/testing/noors-shop.ts'
import { clear, show } from '#web/testing/show.ts'
import { Checkout } from './checkout.tsx'

const server = fakeServer()
const alert = page.getByRole('alert')
const field = (name: RegExp) => page.getByRole('textbox', { name })
const place = page.getByRole('button', { name: 'Order with obligation to pay' })

beforeEach(async () => {
  location.hash = '#/order'
  changeCart(() => ({ ...emptyCart, lines: [{ item: 'cappuccino', quantity: 2, note: '', seenPrice: 320 }] }))
  server.answers('menu.read', shownMenu)
  globalThis.menu = fetch('/api/menu')
  await startMenu()
})

// No branch is chosen before the others choose one.
test('[ORDER-1] without the menu it says so and keeps the lines; with it, the branch is asked for', async () => {
  const known = menuStore.read()
  menuStore.write({ ...known, branches: [], items: [], itemsById: new Map(), state: 'failed' })
  show(<Checkout />)
  await expect.element(alert).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('Korenmarkt 2, 9000 Gent', { exact: false }).first()).toBeVisible()
  await expect.element(page.getByText('Cappuccino').first()).toBeVisible()
})

test('[ORDER-1] an empty order leads to the menu', async () => {
  changeCart(() => emptyCart)
  show(<Checkout />)
  await expect.element(page.getByRole('heading', { name: 'Your order is empty' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'To the menu' })).toBeVisible()
})

test('[ORDER-3] [ORDER-5] what is missing or refused is said at its field and stays typed; without a connection nothing is sent', async () => {
  chooseBranch('antwerpen')
  show(<Checkout />)
  await place.click()
  await expect.element(field(/^Name/)).toBeInvalid()
  expect(server.sent('orders.place')).toEqual([])

  await field(/^Name/).fill('Jef')
  server.refuses('orders.place', 'order_refused', [{ problem: 'name_too_long', field: 'name' }])
  await place.click()
  await expect.element(field(/^Name/)).toBeInvalid()
  await expect.element(field(/^Name/)).toHaveValue('Jef')
  expect(readNow().lines).toHaveLength(1)

  connectionStore.write(false)
  await field(/^Name/).fill('Jef P')
  await place.click()
  await expect.element(alert).toMatchTextContent(/No connection.*Nothing was sent\. Your order stays as it is/)
  expect(server.sent('orders.place')).toHaveLength(1)
  clear()
  show(<Checkout />)
  await expect.element(field(/^Name/)).toHaveValue('Jef P')
})

test('[ORDER-5] an answer that is lost is waited for, and the order is then placed once under its key', async () => {
  chooseBranch('antwerpen')
  show(<Checkout />)
  await field(/^Name/).fill('Jef')
  server.refuses('orders.place', 'unavailable')
  await place.click()
  await expect.element(page.getByText('Trying again…')).toBeVisible()
  server.answers('orders.place', { token: 'K7QM2A9X', code: 'A-47', wantedAt: Date.UTC(2026, 2, 4, 12), total: 640 })
  await expect.poll(() => location.hash).toBe('#/confirm/K7QM2A9X')
  const [first, again] = server.sent('orders.place')
  expect(again).toEqual(first)
  expect(first).toMatchObject({ branch: 'antwerpen', name: 'Jef', lines: [{ item: 'cappuccino', quantity: 2 }] })
  expect(readNow().lines).toEqual([])
})

test('[ORDER-5] a cart that another tab ordered says so here, and leads to that order', async () => {
  chooseBranch('antwerpen')
  rememberToken('EARLIER1')
  show(<Checkout />)
  await expect.element(place).toBeVisible()
  rememberToken('OTHERTAB')
  changeCart(() => emptyCart)
  await expect.element(page.getByRole('heading', { name: 'You placed this order in another tab' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: /order/ })).toHaveAttribute('href', '#/track/OTHERTAB')
  clear()
  show(<Checkout />)
  await expect.element(page.getByRole('heading', { name: 'Your order is empty' })).toBeVisible()
})

test('[PAY-1] the way to pay that was chosen is kept through a visit to the menu; if it is gone, that is said', async () => {
  const methods = [{ id: 'bancontact', name: 'Bancontact' }]
  server.answers('payments.offer', { places: ['online', 'counter'], methods, down: false })
  chooseBranch('antwerpen')
  show(<Checkout />)
  await page.getByRole('radio', { name: 'Bancontact' }).click()
  clear()
  show(<Checkout />)
  await expect.element(page.getByRole('radio', { name: 'Bancontact' })).toBeChecked()
  clear()
  const others = [{ id: 'creditcard', name: 'Card' }]
  server.answers('payments.offer', { places: ['online', 'counter'], methods: others, down: false })
  show(<Checkout />)
  await expect.element(page.getByText(/^The way to pay that you chose is not offered any more/)).toBeVisible()
  await expect.element(page.getByRole('radio', { name: /^At the counter/ })).toBeChecked()
})

test.each([
  [
    'a note on a line, on any page or tab',
    () => changeCart((cart) => ({ ...cart, lines: cart.lines.map((line) => ({ ...line, note: 'no nuts' })) })),
    { lines: [{ item: 'cappuccino', quantity: 2, note: 'no nuts' }] },
  ],
  ['the name', () => field(/^Name/).fill('Jef Peeters'), { name: 'Jef Peeters' }],
])(
  '[ORDER-5] %s that is changed while the order is tried again stops it, and goes with the next try',
  async (_, change, sent) => {
    chooseBranch('antwerpen')
    show(<Checkout />)
    await field(/^Name/).fill('Jef')
    server.refuses('orders.place', 'unavailable')
    await place.click()
    await expect.element(page.getByText('Trying again…')).toBeVisible()
    await change()
    await expect.element(page.getByText(/We do not know whether your last try reached us/)).toBeVisible()
    server.answers('orders.place', { token: 'K7QM2A9X', code: 'A-47', wantedAt: Date.UTC(2026, 2, 4, 12), total: 640 })
    await place.click()
    await expect.poll(() => location.hash).toBe('#/confirm/K7QM2A9X')
    const [first, ...others] = server.sent('orders.place')
    expect(others.at(-1)).toMatchObject({ ...sent, key: first?.key })
  },
)

test.each([
  ['another day', () => changeCart((cart) => ({ ...cart, day: '2026-03-05' }))],
  ['another branch', () => chooseBranch('gent')],
])(
  '[ORDER-5] %s that is chosen while the order is tried again stops it: it was not what was sent',
  async (_, change) => {
    chooseBranch('antwerpen')
    show(<Checkout />)
    await field(/^Name/).fill('Jef')
    server.refuses('orders.place', 'unavailable')
    await place.click()
    await expect.element(page.getByText('Trying again…')).toBeVisible()
    change()
    server.answers('orders.place', { token: 'K7QM2A9X', code: 'A-47', wantedAt: Date.UTC(2026, 2, 4, 12), total: 640 })
    await expect.element(page.getByText('Trying again…')).not.toBeInTheDocument()
    // Longer than the pause before the next try.
    await new Promise((waited) => setTimeout(waited, 1500))
    expect(server.sent('orders.place')).toHaveLength(1)
    expect(location.hash).toBe('#/order')
  },
)
