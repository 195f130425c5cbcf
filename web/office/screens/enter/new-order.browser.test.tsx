// A new order at the counter: while the menu waits, with nothing to sell, full, and placed without a connection.
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { menuStore, startMenu } from '#web/data/menu/menu-state.ts'
import { signedIn } from '#web/data/session/session.ts'
import { chooseOwnBranch } from '#web/office/staff/branch/my-branches.ts'
import { fakeServer } from '#web/testing/fake-server.ts'
import { jef, menuForStaff, noor, shownMenu } from '#web/testing/noors-shop.ts'
import { clear, show } from '#web/testing/show.ts'
import { NewOrderPage } from './new-order.tsx'
import '#web/ui/styles/staff.css'

const server = fakeServer()
const wait = page.getByText('Please wait some seconds ...')
const tile = page.getByRole('button', { name: /^Cappuccino/ })

beforeEach(async () => {
  await page.viewport(1280, 800)
  signedIn(jef)
  chooseOwnBranch('antwerpen')
  server.answers('menu.readAll', { ...menuForStaff, items: shownMenu.items })
  server.answers('menu.read', shownMenu)
  server.answers('orders.mostSold', { items: [] })
  globalThis.menu = fetch('/api/menu')
  await startMenu()
})

test('[LIFE-5] the page waits for the branches, and then for the menu', async () => {
  server.waits('menu.readAll')
  show(<NewOrderPage />)
  await expect.element(wait).toBeVisible()
  clear()
  server.answers('menu.readAll', menuForStaff)
  server.waits('menu.read')
  menuStore.write({ ...menuStore.read(), categories: [], items: [], state: 'loading' })
  show(<NewOrderPage />)
  await expect.element(wait).toBeVisible()
  await expect.element(page.getByText('Tap an item to add it.')).toBeVisible()
})

test('[LIFE-5] with nothing to sell a barista hears who adds it, the owner gets the way there', async () => {
  menuStore.write({ ...menuStore.read(), items: [] })
  server.answers('menu.read', { ...shownMenu, items: [] })
  show(<NewOrderPage />)
  await expect.element(page.getByText('Nothing to sell yet')).toBeVisible()
  await expect.element(page.getByText(/A manager adds them\./)).toBeVisible()
  signedIn(noor)
  await expect.element(page.getByRole('link', { name: 'To the menu' })).toBeVisible()
})

test('[LIFE-5] a tap is a line of the bill; what cannot be placed without a connection stays, and is placed once', async () => {
  show(<NewOrderPage />)
  await tile.click()
  await tile.click()
  const place = page.getByRole('button', { name: 'Place the order, €6.40' })
  await page.getByLabelText('Name (optional)').fill('Emma')
  server.isLost()
  await place.click()
  await expect.element(page.getByRole('alert')).toMatchTextContent(/We cannot reach the shop/)
  await expect.element(page.getByLabelText('Name (optional)')).toHaveValue('Emma')
  server.answers('orders.enter', {
    id: 12,
    token: 'K7QM2A9X',
    code: 'A-47',
    total: 640,
    wantedAt: Date.UTC(2026, 2, 4, 12),
  })
  server.comesBack()
  await place.click()
  await expect.element(page.getByRole('heading', { name: 'The order is placed' })).toBeVisible()
  await expect.element(page.getByText('A-47')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Next order' })).toHaveFocus()
})

test('[LIFE-5] a line whose item is sold out meanwhile says so at once, with its name', async () => {
  show(<NewOrderPage />)
  await tile.click()
  const bill = page.getByRole('listitem').last()
  await expect.element(bill).toMatchTextContent(/Cappuccino/)
  expect(page.getByText('Cappuccino is not in stock.').elements()).toEqual([])
  const { items, ...rest } = menuStore.read()
  menuStore.write({ ...rest, items: items.map((item) => ({ ...item, out: ['antwerpen'] })) })
  await expect.element(bill).toMatchTextContent(/Cappuccino is not in stock\./)
})
