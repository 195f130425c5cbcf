// The orders of this device: none, while the menu waits or fails, running and gone, and what is liked.
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { likeItem, likeOrder } from '#web/customer/again/favourites.ts'
import { notePast } from '#web/customer/again/remembered-orders.ts'
import { keepDetails, readDetails, rememberToken } from '#web/customer/ordering/kept-checkout.ts'
import { menuStore, startMenu } from '#web/data/menu/menu-state.ts'
import { noorsTrackedOrder } from '#web/data/testing/api-fixtures.ts'
import { fakeServer } from '#web/testing/fake-server.ts'
import { shownMenu } from '#web/testing/noors-shop.ts'
import { clear, show } from '#web/testing/show.ts'
import { OwnOrders } from './own-orders.tsx'

const server = fakeServer()
const now = Date.now()
const button = (name: string | RegExp) => page.getByRole('button', { name })
const card = page.getByRole('listitem').filter({ hasText: 'A-47' })

beforeEach(async () => {
  server.answers('menu.read', shownMenu)
  globalThis.menu = fetch('/api/menu')
  await startMenu()
})

test('[AGAIN-1] without any, it says how they get here and leads to the menu', async () => {
  show(<OwnOrders />)
  await expect.element(page.getByRole('heading', { name: 'No orders here yet' })).toBeVisible()
  await expect.element(page.getByText(/^Tick “Remember my details and orders”/)).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'To the menu' })).toBeVisible()
  await expect.element(button('Forget everything on this device')).toBeVisible()
})

test('[AGAIN-1] an order is shown as last heard, is followed while it runs, and says what became of it', async () => {
  keepDetails({ ...readDetails(), name: 'Noor', remember: true })
  rememberToken(noorsTrackedOrder.token)
  notePast({ ...noorsTrackedOrder, placedAt: now, wantedAt: now }, now)
  server.isLost()
  show(<OwnOrders />)
  await expect
    .element(card)
    .toMatchTextContent(/A-47.*today \d\d:\d\d.*€3\.20.*Cappuccino.*Antwerpen.*accepted, ready/i)
  await expect.element(card.getByRole('link', { name: 'Follow it A-47' })).toBeVisible()
  clear()
  server.answers('orders.track', {
    ...noorsTrackedOrder,
    placedAt: now,
    wantedAt: now,
    phase: 'refused',
    course: 'refused',
  })
  server.comesBack()
  show(<OwnOrders />)
  await expect.element(card).toMatchTextContent(/refused/i)
  await expect.element(card.getByRole('link', { name: 'Open A-47' })).toBeVisible()
})

test('[QUOTE-5] an order that nobody tapped as ready should be ready, and is followed no more the next day', async () => {
  const ago = (minutes: number) => {
    const wantedAt = now - minutes * 60_000
    notePast({ ...noorsTrackedOrder, placedAt: wantedAt, wantedAt, phase: 'accepted' }, now)
  }
  server.isLost()
  ago(7)
  show(<OwnOrders />)
  await expect.element(card).toMatchTextContent(/Should be ready, please ask/)
  await expect.element(card).not.toMatchTextContent(/accepted/i)
  ago(24 * 60)
  await expect.element(card.getByRole('link', { name: 'Open A-47' })).toBeVisible()
  await expect.element(card).not.toMatchTextContent(/Should be ready|accepted/i)
  server.comesBack()
})

test('[AGAIN-1] one that the shop no longer knows stays, without a link that leads nowhere', async () => {
  server.refuses('orders.track', 'token_unknown')
  show(<OwnOrders />)
  await expect.poll(() => card.getByRole('link').elements()).toEqual([])
  await expect.element(card.getByRole('button', { name: 'The same again' })).toBeVisible()
})

test('[AGAIN-1] while the menu does not come, it says so and tries again', async () => {
  const known = menuStore.read()
  menuStore.write({ ...known, state: 'failed' })
  show(<OwnOrders />)
  await expect.element(page.getByRole('alert')).toBeVisible()
  expect(card.elements()).toEqual([])
  await button('Try again').click()
  await expect.element(card).toBeVisible()
})

test('[AGAIN-2] what is liked stands above, and what has left the menu cannot be taken', async () => {
  likeItem('cappuccino', true)
  likeOrder(
    { id: 'liked', branch: 'antwerpen', lines: [{ item: 'waffle', quantity: 1, note: '', seenPrice: 500 }] },
    true,
  )
  show(<OwnOrders />)
  await expect.element(button('Cappuccino')).toBeVisible()
  await expect.element(page.getByText('None of it can be ordered now.')).toBeVisible()
  likeItem('cappuccino', false)
  await expect.poll(() => button('Cappuccino').elements()).toEqual([])
})
