// A shared cart: a broken link, while the menu waits or fails, what is left of it, and taking it.
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { emptyCart } from '#domain/order/cart/kept-cart.ts'
import { limits } from '#domain/order/order-limits.ts'
import { cartLink } from '#web/customer/cart/cart-link.ts'
import { changeCart, chooseBranch, readNow } from '#web/customer/cart/cart-store.ts'
import { menuStore, startMenu } from '#web/data/menu/menu-state.ts'
import { fakeServer } from '#web/testing/fake-server.ts'
import { shownMenu } from '#web/testing/noors-shop.ts'
import { clear, show } from '#web/testing/show.ts'
import { SharedCart } from './shared-cart.tsx'

const server = fakeServer()
const shared = (item: string, quantity = 2) => cartLink([{ item, quantity }]) ?? ''
const take = page.getByRole('button', { name: 'Put it into my cart' })

beforeEach(async () => {
  changeCart(() => emptyCart)
  chooseBranch('antwerpen')
  server.answers('menu.read', shownMenu)
  globalThis.menu = fetch('/api/menu')
  await startMenu()
})

test('[AGAIN-2] a broken link, and one of which nothing is left, say so and lead to the menu', async () => {
  show(<SharedCart link="1abc" />)
  await expect.element(page.getByText('This link is incomplete. Ask for it again.')).toBeVisible()
  show(<SharedCart link={shared('waffle')} />)
  await expect.element(page.getByText('None of it is on the menu any more.')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'To the menu' })).toBeVisible()
})

test('[AGAIN-2] without the menu it says so, and shows the cart once that comes', async () => {
  const known = menuStore.read()
  menuStore.write({ ...known, state: 'failed' })
  show(<SharedCart link={shared('cappuccino')} />)
  await expect.element(page.getByRole('alert')).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByRole('listitem')).toMatchTextContent(/2.*Cappuccino.*€6\.40/)
})

test('[AGAIN-2] it goes into the cart beside what is there, without a note, and not beyond what an order holds', async () => {
  changeCart((cart) => ({ ...cart, lines: [{ item: 'cappuccino', quantity: 1, note: 'hot', seenPrice: 320 }] }))
  show(<SharedCart link={shared('cappuccino')} />)
  await expect.element(page.getByText('Today’s prices in Antwerpen')).toBeVisible()
  await expect.element(page.getByText('What is in your cart stays.')).toBeVisible()
  await take.click()
  await expect.poll(() => location.hash).toBe('#/order')
  expect(readNow().lines).toMatchObject([
    { quantity: 1, note: 'hot' },
    { quantity: 2, note: '' },
  ])
  clear()
  changeCart((cart) => ({
    ...cart,
    lines: [{ item: 'cappuccino', quantity: limits.quantity, note: '', seenPrice: 320 }],
  }))
  show(<SharedCart link={shared('cappuccino')} />)
  await expect.element(page.getByText(/^Your cart has no room for all of this/)).toBeVisible()
  await expect.element(take).toBeDisabled()
})

test('[AGAIN-2] what is sold out stands there struck out, and cannot be taken', async () => {
  const [cappuccino] = shownMenu.items
  server.answers('menu.read', { ...shownMenu, items: cappuccino ? [{ ...cappuccino, out: ['antwerpen'] }] : [] })
  globalThis.menu = fetch('/api/menu')
  await startMenu()
  show(<SharedCart link={shared('cappuccino')} />)
  await expect.element(page.getByRole('listitem')).toMatchTextContent(/Cappuccino.*not available/)
  expect(take.elements()).toEqual([])
})
