// The page of an order: while it waits, of an unknown token, of a closed day, and as last heard without a connection.
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Output, TrackedOrder } from '#contract/index.ts'
import { startMenu } from '#web/data/menu/menu-state.ts'
import { noorsLine, noorsTrackedOrder } from '#web/data/testing/api-fixtures.ts'
import { fakeServer } from '#web/testing/fake-server.ts'
import { shownMenu } from '#web/testing/noors-shop.ts'
import { clear, show } from '#web/testing/show.ts'
import { TrackPage } from './track-page.tsx'

const server = fakeServer()
const link = (name: string) => page.getByRole('link', { name })
const unreached = page.getByText('We cannot reach the shop. Check your connection and try again.')
const looking = page.getByText('Looking for your order')
const notFound = page.getByRole('heading', { name: 'We could not find the token you are looking for.' })
const late = page.getByRole('button', { name: 'I am late' })
const tracked = <TrackPage token={noorsTrackedOrder.token} />

const minute = 60_000
const now = Date.now()
/** Noor's order, to be begun in an hour. */
const order: TrackedOrder = {
  ...noorsTrackedOrder,
  placedAt: now,
  acceptedAt: now,
  beginsAt: now + 60 * minute,
  wantedAt: now + 70 * minute,
  firstPromisedAt: now + 70 * minute,
}

const stored: Output<'orders.ownData'>['record'] = {
  kind: 'order',
  branch: 'antwerpen',
  at: now,
  for: now,
  day: null,
  time: null,
  persons: null,
  name: 'Noor',
  phone: '',
  email: '',
  address: '',
  words: ['no sugar'],
  token: noorsTrackedOrder.token,
  lines: [{ quantity: 1, name: { en: 'Cappuccino' }, price: 320 }],
  total: 320,
  isOpen: false,
}

beforeEach(async () => {
  location.hash = '#/track/K7QM2A9X'
  server.answers('menu.read', shownMenu)
  globalThis.menu = fetch('/api/menu')
  await startMenu()
})

test('[TRACK-2] while the order is on its way the page says so beside its token, then shows its code and lines', async () => {
  show(tracked)
  await expect.element(looking).toBeInTheDocument()
  await expect.element(page.getByRole('heading', { name: /^Order K7QM/ })).toBeVisible()
  clear()
  server.answers('orders.track', order)
  show(tracked)
  await expect.element(page.getByText('A-47').first()).toBeVisible()
  await expect.element(page.getByText('Cappuccino').first()).toBeVisible()
  await expect.element(page.getByText('Order well received (Keep tracking the order status here)!')).toBeVisible()
  expect(looking.query()).toBeNull()
})

test('[TRACK-1] a token that the shop does not know leads to another try and to the menu', async () => {
  server.refuses('orders.track', 'token_unknown')
  show(tracked)
  await expect.element(notFound).toBeVisible()
  await expect.element(link('Track your order')).toHaveAttribute('href', '#/track')
  await expect.element(link('To the menu')).toBeVisible()
  expect(looking.query()).toBeNull()
})

test('[TRACK-1] a link that was cut short is not found either, and the shop is not asked', async () => {
  show(<TrackPage token="K7QM" />)
  await expect.element(notFound).toBeVisible()
  expect(server.sent('orders.track')).toEqual([])
})

test('[TRACK-1] a link that was copied by hand with O for 0 goes on to the token that was meant', async () => {
  server.refuses('orders.track', 'token_unknown')
  show(<TrackPage token="k7om-2a9x" />)
  await expect.poll(() => location.hash).toBe('#/track/K70M2A9X')
})

test('[SAFE-4] of a day that was closed the page says where to ask, and who ordered reads what is stored of them', async () => {
  server.refuses('orders.track', 'order_archived')
  server.refuses('orders.ownData', 'not_found')
  show(tracked)
  await expect.element(page.getByText(/^The day of this order has been closed\..*ask at the counter/)).toBeVisible()
  expect(looking.query()).toBeNull()
  await page.getByText('Your data in this order').click()
  const given = page.getByRole('textbox', { name: 'The name or telephone number that you gave' })
  await given.fill('Jef')
  await page.getByRole('button', { name: 'Show my data' }).click()
  await expect.element(page.getByText(/^That is neither the name nor the telephone number of this order/)).toBeVisible()
  await expect.element(given).toHaveValue('Jef')

  server.answers('orders.ownData', { record: stored })
  await given.fill('Noor')
  await page.getByRole('button', { name: 'Show my data' }).click()
  await expect.element(page.getByText('no sugar')).toBeVisible()
  await expect.element(link('Track another order')).toBeVisible()
})

test('[TRACK-3] without a connection it stands there as last heard with its time, and is up to date once that is back', async () => {
  server.answers('orders.track', order)
  show(tracked)
  await expect.element(late).toBeVisible()
  clear()

  server.isLost()
  show(tracked)
  await expect.element(unreached).toBeVisible()
  await expect.element(page.getByText(/^As of \d\d:\d\d: what the shop last told this phone\.$/)).toBeVisible()
  await expect.element(page.getByText('A-47').first()).toBeVisible()
  await expect.element(page.getByText('Cappuccino').first()).toBeVisible()
  // What can only be done with a connection is not offered.
  expect(late.query()).toBeNull()

  server.answers('orders.track', { ...order, readyAt: now, lines: [{ ...noorsLine, status: 'ready' }] })
  server.comesBack()
  await expect.element(page.getByText('Order ready to be picked (Please come to our location)!')).toBeVisible()
  expect(page.getByText(/^As of/).query()).toBeNull()
  expect(unreached.query()).toBeNull()
})

test('[TRACK-3] an order that this phone has not seen shows nothing but the lost connection until that is back', async () => {
  server.isLost()
  show(<TrackPage token="W3NT5B8C" />)
  await expect.element(unreached).toBeVisible()
  expect(page.getByText(/^As of/).query()).toBeNull()
  expect(looking.query()).toBeNull()
  server.answers('orders.track', { ...order, token: 'W3NT5B8C', code: 'B-12' })
  server.comesBack()
  await expect.element(page.getByText('B-12').first()).toBeVisible()
})
