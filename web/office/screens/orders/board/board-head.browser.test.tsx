// The head of the board: its search while a new order arrives, and whether there is a connection.
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setCounter } from '#web/data/session/counter-device.ts'
import { signedIn } from '#web/data/session/session.ts'
import { rememberOrder } from '#web/data/staff/board-orders.ts'
import { noorsStaffOrder } from '#web/data/testing/api-fixtures.ts'
import { fakeServer } from '#web/testing/fake-server.ts'
import { emptyBoard, jef, menuForStaff } from '#web/testing/noors-shop.ts'
import { show } from '#web/testing/show.ts'
import { Board } from './order-board.tsx'
import '#web/ui/styles/staff.css'

const server = fakeServer()

beforeEach(async () => {
  setCounter('')
  await page.viewport(1024, 768)
  server.answers('menu.readAll', menuForStaff)
  server.answers('orders.board', emptyBoard)
  server.answers('orders.find', { orders: [] })
  signedIn(jef)
})
afterEach(() => setCounter(undefined))

test('[BOARD-3] [BOARD-4] a new order takes neither the focus nor the words of a search, and then has the whole bar', async () => {
  show(<Board />)
  const field = page.getByRole('searchbox', { name: 'Find an order' })
  await field.fill('A-2')
  const now = Date.now()
  rememberOrder({ ...noorsStaffOrder, id: 9, course: 'placed', code: 'A-50', placedAt: now, wantedAt: now })
  const bar = page.getByRole('button', { name: /New order/ })
  await expect.element(bar).toBeVisible()
  await userEvent.keyboard('3')
  await expect.element(field).toHaveFocus()
  await expect.element(field).toHaveValue('A-23')
  const strip = bar.element().getBoundingClientRect()
  expect(strip.top).toBeGreaterThanOrEqual(field.element().getBoundingClientRect().bottom)
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('No order for “A-23”.')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(field).not.toBeInTheDocument()
  expect(bar.element().getBoundingClientRect().top).toBe(0)
  expect(bar.element().getBoundingClientRect().bottom).toBe(strip.bottom)
  // Digits that are typed now bring the search back.
  await userEvent.keyboard('4')
  await expect.element(field).toHaveFocus()
  await expect.element(field).toHaveValue('4')
})

test('[F-57] the head says that there is no connection as soon as the page knows it', async () => {
  show(<Board />)
  const said = page.getByText('No connection', { exact: true })
  await expect.element(page.getByText('Connecting', { exact: true })).toBeVisible()
  server.isLost()
  dispatchEvent(new Event('offline'))
  await expect.element(said, { timeout: 3000 }).toBeVisible()
  await expect.element(page.getByRole('alert').getByText(/^No connection since/)).toBeVisible()
  server.comesBack()
  dispatchEvent(new Event('online'))
  await expect.element(said).not.toBeInTheDocument()
})
