// The order list: while it waits, empty, refused, searched in vain, and with a next page that does not come.
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { OrderRow, Output } from '#contract/index.ts'
import { setServerNow } from '#web/data/http/server-clock.ts'
import { setLocale } from '#web/data/page/page-locale.ts'
import { signedIn } from '#web/data/session/session.ts'
import { staffCache } from '#web/data/staff/staff-api.ts'
import { noorsStaffLine, noorsStaffOrder } from '#web/data/testing/api-fixtures.ts'
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
const noOrders = 'No open orders'

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
  readyAt: null,
  phase: 'accepted',
  payment: 'due',
  due: 320,
  ringUp: null,
  items: [{ quantity: 1, name: 'Cappuccino' }],
  moreItems: 0,
})

/** Of Fatima's order and Wim's, neither of them paid. */
const cash: Output<'orders.list'>['cash'] = {
  total: 640,
  today: 0,
  orders: 2,
  takings: {
    taken: { cash: 0, card: 0, edenred: 0, monizze: 0, pluxee: 0, gift: 0, other: 0, online: 0 },
    rounding: 0,
    open: 640,
    later: 0,
    toGiveBack: 0,
  },
}
const counts = { all: 2, new: 0, making: 2, ready: 0, due: 2, late: 1 }
const whole = { cash, counts, partly: false }
const firstPage: Output<'orders.list'> = {
  ...whole,
  orders: [listed(48, 'Fatima')],
  next: { afterKey: '48', afterId: 48 },
}
const lastPage: Output<'orders.list'> = { ...whole, orders: [listed(47, 'Wim')], next: null }
const empty: Output<'orders.list'> = {
  orders: [],
  next: null,
  cash: cash && { ...cash, total: 0, orders: 0, takings: { ...cash.takings, open: 0 } },
  counts: { all: 0, new: 0, making: 0, ready: 0, due: 0, late: 0 },
  partly: false,
}

beforeEach(async () => {
  history.replaceState(null, '')
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
  await expect.element(page.getByText('A new one appears here by itself.')).toBeVisible()
  await expect.element(button('All 0')).toBeVisible()
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
  await expect.element(page.getByRole('heading', { name: 'KASA' })).toBeVisible()
  await expect.element(page.getByText('On the list').first()).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Close the day' })).toHaveAttribute('href', '#/days')
  await expect.poll(() => page.getByText('€6.40').elements()).toHaveLength(2)

  clear()
  staffCache.clear()
  signedIn(jef)
  server.answers('orders.list', { ...lastPage, cash: null })
  show(<OrderList />)
  await expect.element(row(/Wim/)).toBeVisible()
  expect(page.getByText('KASA').query()).toBeNull()
  expect(button('Delete all orders').query()).toBeNull()
})

/** 12:00 in Antwerp on 2 January 2030, five minutes after what Wim's order was promised for. */
const noon = Date.UTC(2030, 0, 2, 11)
const minute = 60_000

test('[OFF-2] a late order says by how much, an allergy is never cut, and each order has its next step', async () => {
  setServerNow(noon)
  const late = { ...listed(47, 'Wim'), wantedAt: noon - 5 * minute, allergy: true as const }
  const ready = { ...listed(48, 'Fatima'), phase: 'ready' as const, payment: 'paid' as const, due: 0, readyAt: noon }
  const later = { ...listed(49, 'Noor'), later: true as const, wantedAt: noon + 90 * minute }
  const owing = { ...listed(50, 'Zoë'), phase: 'ready' as const, readyAt: noon - 4 * minute }
  late.items = [{ quantity: 2, name: 'Cappuccino with a very long name that no column has room for' }]
  server.answers('orders.list', { ...lastPage, orders: [late, ready, later, owing] })
  show(<OrderList />)
  await expect.element(row(/Wim/)).toMatchTextContent(/11:55.*5 min late/)
  await expect.element(row(/Wim/).getByText('Allergy')).toBeInViewport({ ratio: 1 })
  const height = row(/Wim/).element().getBoundingClientRect().height
  expect(height).toBe(
    row(/Fatima/)
      .element()
      .getBoundingClientRect().height,
  )
  await expect.element(row(/Noor/)).toMatchTextContent(/13:30.*Later/)
  await expect.element(row(/Noor/).getByRole('link', { name: 'Open: A-49' })).toBeVisible()
  // It is not paid yet, so its money comes first.
  await expect.element(row(/Zoë/).getByRole('link', { name: 'Take payment: A-50' })).toBeVisible()

  server.answers('orders.read', {
    ...noorsStaffOrder,
    id: 48,
    code: 'A-48',
    lines: [{ ...noorsStaffLine, status: 'ready' }],
  })
  server.answers('orders.setLineStatus', { ...noorsStaffOrder, id: 48, code: 'A-48' })
  await row(/Fatima/)
    .getByRole('button', { name: 'Hand over: A-48' })
    .click()
  await expect
    .poll(() => server.sent('orders.setLineStatus').at(-1))
    .toMatchObject({ id: '48', changes: [{ line: 1, status: 'served', from: 'ready' }] })
})

test('[OFF-2] the states have their counts and narrow the list; a payment narrows it further, and all come back', async () => {
  server.answers('orders.list', ({ state }) => (state === 'late' ? lastPage : firstPage))
  show(<OrderList />)
  await button('Late 1').click()
  await expect.element(row(/Wim/)).toBeVisible()
  await expect.element(button('Late 1')).toHaveAttribute('aria-pressed', 'true')
  await button('Past orders and filters').click()
  server.answers('orders.list', empty)
  await page.getByRole('combobox', { name: 'Payment' }).selectOptions('To give back')
  await expect.element(page.getByText('No order is in this state or was paid like this.')).toBeVisible()
  expect(server.sent('orders.list').at(-1)).toMatchObject({ state: 'late', payment: 'owed', sort: 'work' })
  server.answers('orders.list', firstPage)
  await button('Show all orders').click()
  await expect.element(row(/Fatima/)).toBeVisible()
  await expect.element(button('All 2')).toHaveAttribute('aria-pressed', 'true')
})

test('[OFF-2] the orders of a past period are found; days that are missing or reversed are named at their field', async () => {
  setServerNow(noon)
  server.answers('orders.list', ({ from }) => (from ? { ...lastPage, cash: null, counts: null } : firstPage))
  show(<OrderList />)
  await button('Past orders and filters').click()
  await button('Yesterday').click()
  await expect.element(row(/Wim/)).toBeVisible()
  expect(server.sent('orders.list').at(-1)).toMatchObject({ from: '2030-01-01', to: '2030-01-01' })
  // What the list comes to says nothing about other days.
  expect(page.getByText('KASA').query()).toBeNull()

  await button('From – to').click()
  const first = page.getByLabelText('First day')
  const last = page.getByLabelText('Last day')
  // They begin with the days that are shown.
  await expect.element(first).toHaveValue('2030-01-01')
  await expect.element(last).toHaveValue('2030-01-01')
  await first.fill('')
  await last.fill('')
  await button('Show these days').click()
  await expect.element(first).toHaveAccessibleDescription('Enter the first day.')
  await expect.element(last).toHaveAccessibleDescription('Enter the last day.')
  await first.fill('2029-12-24')
  await last.fill('2029-12-20')
  await button('Show these days').click()
  await expect.element(last).toHaveAccessibleDescription('The last day is before the first day.')
  await last.fill('2029-12-31')
  await button('Show these days').click()
  await expect.poll(() => server.sent('orders.list').at(-1)).toMatchObject({ from: '2029-12-24', to: '2029-12-31' })
})

test('[OFF-2] who goes back from an order finds the list as it was narrowed; a new visit begins with all of it', async () => {
  server.answers('orders.list', ({ state }) => (state === 'late' ? lastPage : firstPage))
  show(<OrderList />)
  await button('Late 1').click()
  await page.getByRole('searchbox').fill('wim')
  await expect.poll(() => server.sent('orders.list').at(-1)).toMatchObject({ state: 'late', search: 'wim' })
  await expect.element(row(/Wim/)).toBeVisible()
  clear()
  history.pushState(null, '')
  show(<OrderList />)
  await expect.element(button('All 2')).toHaveAttribute('aria-pressed', 'true')
  await expect.element(page.getByRole('searchbox')).toHaveValue('')
  clear()
  const isBack = new Promise((done) => addEventListener('popstate', done, { once: true }))
  history.back()
  await isBack
  show(<OrderList />)
  await expect.element(button('Late 1')).toHaveAttribute('aria-pressed', 'true')
  await expect.element(page.getByRole('searchbox')).toHaveValue('wim')
})

test('[OFF-2] what was put away with its day says so, is late no more, and is only to be opened', async () => {
  const old = { ...listed(47, 'Wim'), wantedAt: 1000, archived: true as const }
  server.answers('orders.list', { ...lastPage, orders: [old] })
  show(<OrderList />)
  await expect.element(row(/Wim/)).toMatchTextContent(/Day closed/)
  expect(row(/Wim/).element().classList).not.toContain('pressing')
  expect(row(/Wim/).getByRole('button').query()).toBeNull()
  expect(row(/Wim/).getByRole('link', { name: /^Open/ }).elements().length).toBeGreaterThan(0)
  await expect.element(row(/Wim/)).not.toMatchTextContent(/late|Take payment/)
})

test('[OFF-2] who goes back from an order finds the table where it stood', async () => {
  const many = Array.from({ length: 60 }, (_, place) => listed(100 + place, `Guest ${place}`))
  server.answers('orders.list', { ...lastPage, orders: many })
  show(<OrderList />)
  await expect.element(row(/Guest 59/)).toBeInTheDocument()
  const table = () => page.getByRole('region', { name: 'Order List' }).element()
  table().scrollTo(0, 900)
  table().addEventListener('click', (event) => event.preventDefault())
  row(/Guest 25/)
    .getByRole('link')
    .first()
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  clear()
  show(<OrderList />)
  await expect.poll(() => table().scrollTop).toBe(900)
})

test('[STAFF-1] no word of a state, a payment or a next step is cut, in any language', async () => {
  const phases = ['placed', 'out', 'not-collected', 'lapsed', 'ready', 'ready'] as const
  const payments = ['due', 'part', 'owed', 'paid', 'due', 'part'] as const
  const orders = phases.map((phase, at) => ({
    ...listed(60 + at, `Noor ${at}`),
    phase,
    payment: payments[at] ?? 'due',
    due: 1234,
  }))
  server.answers('orders.list', { ...whole, orders, next: null })
  for (const locale of ['en', 'nl', 'fr', 'ar'] as const) {
    await setLocale(locale)
    show(<OrderList />)
    await expect.element(page.getByText('Noor 5')).toBeVisible()
    const cut = [...document.querySelectorAll('td:nth-child(5), td:nth-child(6), td:nth-child(8)')].filter((cell) => {
      const frame = cell.getBoundingClientRect()
      return [...cell.querySelectorAll('span, a, button')].some((one) => {
        const { left, right } = one.getBoundingClientRect()
        return left < frame.left - 0.5 || right > frame.right + 0.5
      })
    })
    expect(
      cut.map(({ textContent }) => textContent),
      locale,
    ).toEqual([])
    clear()
  }
  await setLocale('en')
})
