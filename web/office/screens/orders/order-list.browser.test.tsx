// The order list: while it waits, empty, refused, searched in vain, and with a next page that does not come.
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { OrderRow, Output } from '#contract/index.ts'
import { signedIn } from '#web/data/session/session.ts'
import { staffCache } from '#web/data/staff/staff-api.ts'
import { fakeServer } from '#web/testing/fake-server.ts'
import { jef, menuForStaff, noor } from '#web/testing/noors-shop.ts'
import { clear, show } from '#web/testing/show.ts'
import { OrderList } from './order-list.tsx'
import '#web/ui/styles/staff.css'

const server = fakeServer()
const wait = page.getByText('Please wait some seconds ...')
const failed = page.getByRole('alert')
const button = (name: string) => page.getByRole('button', { name })
const row = (name: RegExp) => page.getByRole('row', { name })
const showMore = button('Show more')
const noOrders = 'No orders yet'

const listed = (id: number, customerName: string): OrderRow => ({
  id,
  branch: 'antwerpen',
  token: 'K7QM2A9X',
  code: `A-${id}`,
  customerName,
  address: '',
  phone: '',
  table: null,
  total: 320,
  wantedAt: 0,
  phase: 'accepted',
  payment: 'due',
  due: 320,
  items: [{ quantity: 1, name: 'Cappuccino' }],
  moreItems: 0,
})

/** Of Fatima's order and Wim's, neither of them paid. */
const cash: Output<'orders.list'>['cash'] = {
  total: 640,
  today: 0,
  orders: 2,
  takings: {
    taken: { cash: 0, card: 0, edenred: 0, monizze: 0, pluxee: 0, other: 0, online: 0 },
    rounding: 0,
    open: 640,
    later: 0,
    toGiveBack: 0,
  },
}
const firstPage: Output<'orders.list'> = {
  orders: [listed(48, 'Fatima')],
  next: { afterKey: '48', afterId: 48 },
  cash,
}
const lastPage: Output<'orders.list'> = { orders: [listed(47, 'Wim')], next: null, cash }
const empty: Output<'orders.list'> = {
  orders: [],
  next: null,
  cash: cash && { ...cash, total: 0, orders: 0, takings: { ...cash.takings, open: 0 } },
}

beforeEach(async () => {
  await page.viewport(1280, 800)
  signedIn(noor)
  server.answers('menu.readAll', menuForStaff)
})

test('[STAFF-1] the list waits, says that it cannot be read without a connection, and comes with one tap', async () => {
  show(<OrderList />)
  await expect.element(wait).toBeVisible()
  clear()
  server.isLost()
  show(<OrderList />)
  await expect.element(failed).toMatchTextContent(/We cannot reach the shop\. Check your connection/)
  server.comesBack()
  server.answers('orders.list', lastPage)
  await button('Try again').click()
  await expect.element(row(/Wim/)).toMatchTextContent(/A-47.*Antwerpen.*Wim.*1.×.Cappuccino.*Accepted.*€3\.20/)
})

test('[STAFF-1] a list that is refused says why', async () => {
  server.refuses('orders.list', 'not_allowed')
  show(<OrderList />)
  await expect.element(failed).toMatchTextContent(/Your account may not do this\./)
  expect(page.getByText(noOrders).query()).toBeNull()
})

test('[STAFF-1] a list without orders says so, and that the first one appears by itself', async () => {
  server.answers('orders.list', empty)
  show(<OrderList />)
  await expect.element(page.getByText(noOrders)).toBeVisible()
  await expect.element(page.getByText('The first one appears here by itself.')).toBeVisible()
  await expect.element(page.getByText('0 orders')).toBeVisible()
  expect(showMore.query()).toBeNull()
})

test('[STAFF-1] a list with orders is never called empty, not even for the moment in which they come', async () => {
  const seen: string[] = []
  const watch = new MutationObserver(() => seen.push(document.body.textContent ?? ''))
  watch.observe(document.body, { childList: true, subtree: true, characterData: true })
  server.answers('orders.list', lastPage)
  show(<OrderList />)
  await expect.element(row(/Wim/)).toBeVisible()
  watch.disconnect()
  expect(seen.filter((text) => text.includes(noOrders))).toEqual([])
})

test('[STAFF-1] if the next page does not come, the orders stay, the reason is said, and another tap brings it', async () => {
  server.answers('orders.list', firstPage)
  show(<OrderList />)
  await expect.element(row(/Fatima/)).toBeVisible()
  server.refuses('orders.list', 'unavailable')
  await showMore.click()
  await expect.element(failed).toBeVisible()
  await expect.element(row(/Fatima/)).toBeVisible()
  server.answers('orders.list', ({ afterId }) => (afterId ? lastPage : firstPage))
  await showMore.click()
  await expect.element(row(/Wim/)).toBeVisible()
  await expect.element(row(/Fatima/)).toBeVisible()
  expect(server.sent('orders.list').at(-1)).toMatchObject({ afterKey: '48', afterId: '48' })
  await expect.element(showMore).not.toBeInTheDocument()
  expect(failed.query()).toBeNull()
})

test('[STAFF-1] a search that finds nothing names what was typed, and a tap shows all orders again', async () => {
  server.answers('orders.list', ({ search }) => (search ? empty : lastPage))
  show(<OrderList />)
  const search = page.getByRole('searchbox', { name: 'Search' })
  await search.fill('Jef')
  await expect.element(page.getByText('Nothing found for “Jef”.')).toBeVisible()
  await button('Show all orders').click()
  await expect.element(row(/Wim/)).toBeVisible()
  await expect.element(search).toHaveValue('')
})

test('[F-50] the list says what its orders come to and what is not paid; who may not see the takings sees no amount', async () => {
  server.answers('orders.list', lastPage)
  show(<OrderList />)
  await expect.element(page.getByText('2 orders')).toBeVisible()
  await expect.element(page.getByText('On the list')).toBeVisible()
  expect(page.getByText('€6.40').elements()).toHaveLength(2)

  clear()
  staffCache.clear()
  signedIn(jef)
  server.answers('orders.list', { ...lastPage, cash: null })
  show(<OrderList />)
  await expect.element(row(/Wim/)).toBeVisible()
  expect(page.getByText('On the list').query()).toBeNull()
  expect(button('Delete all orders').query()).toBeNull()
})
