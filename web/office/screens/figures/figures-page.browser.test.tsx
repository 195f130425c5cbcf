// The owner's figures: while they wait, without orders, without a connection, full, and without the takings.
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Output } from '#contract/index.ts'
import { signedIn } from '#web/data/session/session.ts'
import { chooseOwnBranch } from '#web/office/staff/branch/my-branches.ts'
import { fakeServer } from '#web/testing/fake-server.ts'
import { jef, menuForStaff, noor } from '#web/testing/noors-shop.ts'
import { show } from '#web/testing/show.ts'
import { FiguresPage } from './figures-page.tsx'
import '#web/ui/styles/staff.css'

const server = fakeServer()
type Figures = Output<'figures.read'>
type Money = Output<'figures.readMoney'>

const counts: Figures['before'] = {
  orders: 0,
  soFar: 0,
  hours: [],
  kept: 0,
  late: 0,
  refused: 0,
  cancelled: 0,
  notCollected: 0,
  timesOut: 0,
  minutesOut: 0,
}
const noOrders: Figures = { of: { ...counts, items: [], least: [], soldOut: [] }, before: counts, until: null }
const nothing = { turnover: 0, orders: 0 }
const noMoney: Money = {
  of: { ...nothing, soFar: nothing, points: [], ways: [] },
  before: { ...nothing, soFar: nothing, points: [], ways: [] },
  until: null,
}
const busy: Figures = {
  ...noOrders,
  of: {
    ...noOrders.of,
    orders: 12,
    soFar: 12,
    hours: [{ hour: 12, orders: 12 }],
    kept: 11,
    late: 1,
    refused: 1,
    items: [{ item: 'cappuccino', name: { en: 'Cappuccino' }, amount: 9, before: 3 }],
  },
}
const taken: Money = {
  ...noMoney,
  of: {
    turnover: 3_840,
    orders: 12,
    soFar: { turnover: 3_840, orders: 12 },
    points: [{ at: '12', turnover: 3_840, orders: 12 }],
    ways: [{ way: 'cash', amount: 3_840 }],
  },
}
const alert = page.getByRole('alert')

beforeEach(async () => {
  await page.viewport(1280, 800)
  signedIn(noor)
  chooseOwnBranch('antwerpen')
  server.answers('menu.readAll', menuForStaff)
  server.answers('figures.readMoney', noMoney)
})

test('[BOOK-5] the figures wait', async () => {
  show(<FiguresPage />)
  await expect.element(page.getByText('Please wait some seconds ...')).toBeVisible()
})

test('[BOOK-5] figures that cannot be read say why; a period without orders says so and leads to the board', async () => {
  server.refuses('figures.read', 'unavailable')
  show(<FiguresPage />)
  await expect.element(alert).toMatchTextContent(/This did not come through\./)
  server.answers('figures.read', noOrders)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('No orders in this period')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'To the board' })).toBeVisible()
})

test('[BOOK-5] a full day has its turnover, orders and best sellers', async () => {
  server.answers('figures.read', busy)
  server.answers('figures.readMoney', taken)
  show(<FiguresPage />)
  await expect.element(page.getByText('€38.40').first()).toBeVisible()
  await expect.element(page.getByText('Cappuccino').first()).toBeVisible()
  await expect.element(page.getByText('Cash').first()).toBeVisible()
})

test('[BOOK-5] who may not see the takings sees the orders without an amount', async () => {
  signedIn(jef)
  server.answers('figures.read', busy)
  server.refuses('figures.readMoney', 'not_allowed')
  show(<FiguresPage />)
  await expect.element(page.getByText('Cappuccino').first()).toBeVisible()
  expect(page.getByText(/€/).elements()).toEqual([])
  expect(alert.elements()).toEqual([])
})

test('[CHAIN-2] a chain chooses a region, and reads its regions side by side while all of it is shown', async () => {
  const [antwerpen, gent] = menuForStaff.branches
  if (!antwerpen || !gent) throw new Error('the shop has two branches')
  signedIn({ ...noor, owner: true })
  server.answers('menu.readAll', {
    ...menuForStaff,
    branches: [{ ...antwerpen, region: 'north' }, gent],
    regions: [{ id: 'north', name: 'North' }],
  })
  server.answers('figures.read', busy)
  server.answers('figures.readMoney', taken)
  server.answers('figures.readRegions', {
    regions: [
      { region: 'north', turnover: 3_000, orders: 10, before: { turnover: 2_500, orders: 8 } },
      { region: null, turnover: 840, orders: 2, before: nothing },
    ],
  })
  show(<FiguresPage />)
  await page.getByRole('combobox', { name: 'Branch' }).selectOptions('All branches')
  await expect.element(page.getByRole('heading', { name: 'By region' })).toBeVisible()
  await expect.element(page.getByText('No region')).toBeVisible()
  await page.getByRole('combobox', { name: 'Region' }).selectOptions('North')
  await expect.element(page.getByRole('heading', { name: 'By region' })).not.toBeInTheDocument()
  await expect.poll(() => server.sent('figures.read').at(-1)).toMatchObject({ region: 'north', span: 'day' })
  expect(server.sent('figures.read').at(-1)).not.toHaveProperty('branch')
  await page.getByRole('combobox', { name: 'Region' }).selectOptions('All regions')
  await expect.element(page.getByRole('heading', { name: 'By region' })).toBeVisible()
})
