// The owner's figures: while they wait, without orders, without a connection, full, and without the takings.
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Output } from '#contract/index.ts'
import { signedIn } from '#web/data/session/session.ts'
import { staffCache } from '#web/data/staff/staff-api.ts'
import { chooseOwnBranch } from '#web/office/staff/branch/my-branches.ts'
import { fakeServer } from '#web/testing/fake-server.ts'
import { jef, menuForStaff, noor } from '#web/testing/noors-shop.ts'
import { clear, show } from '#web/testing/show.ts'
import { FiguresPage, PromisesPage } from './figures-page.tsx'
import '#web/ui/styles/staff.css'

const server = fakeServer()
type Figures = Output<'figures.read'>
type Money = Output<'figures.readMoney'>

const day = { from: '2026-03-04', to: '2026-03-04' }
const counts: Figures['before'] = {
  days: day,
  counted: 1,
  compared: 1,
  orders: 0,
  soFar: 0,
  hours: [],
  grid: [],
  kept: 0,
  late: 0,
  notMarked: 0,
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
const rowOf = (weekday: number, date: string, ...hours: readonly (readonly [hour: number, orders: number])[]) => ({
  weekday,
  day: date,
  days: 1,
  hours: hours.map(([hour, orders]) => ({ hour, orders })),
})
const busy: Figures = {
  ...noOrders,
  of: {
    ...noOrders.of,
    orders: 12,
    soFar: 12,
    hours: [{ hour: 12, orders: 12 }],
    grid: [rowOf(3, '2026-03-04', [11, 0], [12, 12])],
    kept: 9,
    late: 1,
    notMarked: 2,
    refused: 1,
    items: [{ item: 'cappuccino', name: { en: 'Cappuccino' }, amount: 9, before: 3 }],
  },
  before: { ...counts, orders: 10, soFar: 10, refused: 2, grid: [rowOf(3, '2026-02-25', [12, 10])] },
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
  before: { ...noMoney.before, turnover: 4_000, orders: 10, soFar: { turnover: 4_000, orders: 10 } },
}
const week = { from: '2026-03-02', to: '2026-03-08' }
const busyWeek: Figures = {
  ...busy,
  of: {
    ...busy.of,
    days: week,
    counted: 7,
    compared: 7,
    grid: [rowOf(1, '2026-03-02', [8, 2], [9, 5]), rowOf(2, '2026-03-03', [8, 0], [9, 5]), rowOf(7, '2026-03-08')],
  },
}
const alert = page.getByRole('alert')

beforeEach(async () => {
  await page.viewport(1280, 800)
  location.hash = '#/figures'
  signedIn(noor)
  chooseOwnBranch('antwerpen')
  server.answers('menu.readAll', menuForStaff)
  server.answers('figures.readMoney', noMoney)
  server.answers('figures.readBranches', { branches: [], others: 0 })
  server.answers('pace.report', { from: 0, branches: [] })
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
      {
        region: 'north',
        turnover: 3_000,
        orders: 10,
        soFar: { turnover: 3_000, orders: 10 },
        before: { turnover: 2_500, orders: 8 },
      },
      { region: null, turnover: 840, orders: 2, soFar: { turnover: 840, orders: 2 }, before: nothing },
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

const rowsOf = (name: string) =>
  page
    .getByRole('table', { name })
    .getByRole('row')
    .elements()
    .map((row) => [...row.children].map((cell) => cell.textContent))

test('[OFF-6] each of the four numbers says its change in words, and the colour says good or bad', async () => {
  server.answers('figures.read', busy)
  server.answers('figures.readMoney', taken)
  show(<FiguresPage />)
  const number = (name: string) => page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })
  await expect.element(number('Turnover')).toMatchTextContent(/€38\.40▼ less by 4%.*: €40\.00/)
  await expect.element(number('Orders')).toMatchTextContent(/12▲ more by 20%.*: 10/)
  await expect.element(number('Average order')).toMatchTextContent(/€3\.20▼ less by 20%.*: €4\.00/)
  await expect.element(number('Not sold')).toMatchTextContent(/1▼ less by 50%1 refused.*: 2/)
  const isGood = (name: string) => number(name).element().querySelector('.text-leaf') !== null
  expect(['Turnover', 'Orders', 'Average order', 'Not sold'].map(isGood)).toEqual([false, true, false, true])
})

test('[OFF-6] the orders of a week are a grid of days and hours: closed hours are said and empty, open ones may be zero', async () => {
  server.answers('figures.read', busyWeek)
  show(<FiguresPage />)
  await page.getByRole('button', { name: 'Week' }).click()
  await expect.element(page.getByRole('heading', { name: 'Orders by day and hour' })).toBeVisible()
  expect(rowsOf('Orders by day and hour')).toEqual([
    ['', '88:00', '99:00', 'Orders'],
    ['Mon 2', '2', '5', '7'],
    ['Tue 3', expect.stringMatching(/^0?$/), '5', '5'],
    ['Sun 8', '–closed', '–closed', '0'],
  ])
})

test('[OFF-6] as a table the grid has the hours below each other, with the sums and the other period', async () => {
  server.answers('figures.read', { ...busyWeek, before: { ...counts, hours: [{ hour: 9, orders: 3 }] } })
  show(<FiguresPage />)
  await page.getByRole('button', { name: 'Week' }).click()
  await page.getByRole('button', { name: 'As a table' }).first().click()
  const [heads, ...rows] = rowsOf('Orders by day and hour')
  expect(heads?.slice(0, -1)).toEqual(['Hour', 'Mon 2', 'Tue 3', 'Sun 8', 'Orders'])
  expect(rows).toEqual([
    ['8:00', '2', '0', 'closed', '2', '0'],
    ['9:00', '5', '5', 'closed', '10', '3'],
    ['Together', '7', '5', '0', '12', '3'],
  ])
})

test('[OFF-6] a day has its hours beside those of the other day', async () => {
  server.answers('figures.read', busy)
  show(<FiguresPage />)
  await expect.element(page.getByRole('heading', { name: 'Orders by hour' })).toBeVisible()
  const [, ...rows] = rowsOf('Orders by hour')
  expect(rows.map(([, ...cells]) => cells)).toEqual([
    [expect.stringMatching(/^0?$/), '12', '12'],
    ['–closed', '10', '10'],
  ])
})

test('[OFF-6] what sold is ranked with its change, for as many days where the other period is longer', async () => {
  const items = [
    { item: 'espresso', name: { en: 'Espresso' }, amount: 13, before: 20 },
    { item: 'mocha', name: { en: 'Mocha' }, amount: 4, before: 12 },
    { item: 'lungo', name: { en: 'Lungo' }, amount: 1, before: 2 },
  ]
  const least = [{ item: 'sencha', name: { en: 'Sencha' }, amount: 1 }]
  server.answers('figures.read', {
    ...busy,
    of: { ...busy.of, items, least },
    before: { ...busy.before, counted: 2, compared: 2 },
  })
  show(<FiguresPage />)
  await expect.element(page.getByRole('heading', { name: 'Sold least' })).toBeVisible()
  const said = page
    .getByRole('list')
    .elements()
    .map((list) => [...list.children].map((row) => row.textContent))
  expect(said).toContainEqual(['Espresso13more by +3', 'Mocha4less by −2', 'Lungo10'])
  expect(said).toContainEqual(['Sencha1'])
  await expect.element(page.getByText('1 day is compared with 2, so by the average of a day.')).toBeVisible()
  await expect.element(page.getByText(/: 5 a day$/)).toBeVisible()
})

test('[TIME-7] [OFF-6] promises kept say what was not counted, and the hours of four weeks; their old address leads to them', async () => {
  server.answers('figures.read', busy)
  const kept = { orders: 201, kept: 200, minutesLate: 4 }
  server.answers('pace.report', {
    from: 0,
    branches: [
      {
        branch: 'antwerpen',
        ...kept,
        hours: [
          { hour: 8, orders: 40, kept: 40, minutesLate: 0 },
          { hour: 12, orders: 161, kept: 160, minutesLate: 4 },
        ],
        loads: [],
      },
    ],
  })
  show(<PromisesPage />)
  await expect.element(page.getByRole('heading', { name: 'Promises kept' })).toHaveFocus()
  await expect.element(page.getByText('9 of 10 orders that were ready')).toBeVisible()
  await expect.element(page.getByText('90%', { exact: true })).toBeVisible()
  await expect.element(page.getByText('at least 2')).toBeVisible()
  await expect.element(page.getByText('Late ones were late by 4 min on average.')).toBeVisible()
  await expect.element(page.getByText('161 orders · late by 4 min')).toBeVisible()
  await expect.element(page.getByText('99%')).toBeVisible()
})

test('[OFF-6] branches stand side by side with their numbers as a table', async () => {
  signedIn({ ...noor, owner: true })
  server.answers('figures.read', busyWeek)
  const branch = (id: string, orders: number, before: number) => ({
    branch: id,
    orders,
    turnover: 400 * orders,
    soFar: { orders, turnover: 400 * orders },
    before: { orders: before, turnover: 400 * before },
    kept: 9,
    late: 1,
    bars: [{ at: '2026-03-02', orders, before }],
  })
  const [antwerpen, other] = menuForStaff.branches
  server.answers('figures.readBranches', {
    branches: [branch(antwerpen?.id ?? '', 10, 8), branch(other?.id ?? '', 5, 10)],
    others: 298,
  })
  show(<FiguresPage />)
  await page.getByRole('combobox', { name: 'Branch' }).selectOptions('All branches')
  await expect.element(page.getByText(/^The 2 of 300 branches that sold most/)).toBeVisible()
  const rows = rowsOf('Branches, orders side by side')
  expect(rows[0]).toEqual(['Branch', antwerpen?.name, other?.name])
  expect(rows.slice(1).map(([, ...cells]) => cells)).toEqual([
    ['€40.00', '€20.00'],
    ['€32.00', '€40.00'],
    ['10', '5'],
    ['8', '10'],
    ['9', '9'],
    ['1', '1'],
    ['10', '5'],
    ['8', '10'],
  ])
})

test('[OFF-6] free days are typed; days that are no period say so at their field, and what was read stays', async () => {
  server.answers('figures.read', busyWeek)
  show(<FiguresPage />)
  await page.getByRole('button', { name: 'From – to' }).click()
  await page.getByRole('combobox', { name: 'Compared with' }).selectOptions('Against other days')
  const period = page.getByRole('group', { name: 'Period' }).last()
  await period.getByLabelText('From').fill('2026-03-10')
  await period.getByLabelText('To').fill('2026-03-02')
  await expect
    .element(period.getByLabelText('To'))
    .toHaveAccessibleDescription('To is before From. Choose a later day.')
  await expect.element(page.getByText('Cappuccino').first()).toBeVisible()
  await period.getByLabelText('From').fill('2026-03-01')
  const other = page.getByRole('group', { name: 'Compared with' })
  await other.getByLabelText('From').fill('2026-01-01')
  await other.getByLabelText('To').fill('2026-01-31')
  await expect
    .poll(() => server.sent('figures.read').at(-1))
    .toMatchObject({
      span: 'days',
      day: '2026-03-01',
      to: '2026-03-02',
      than: 'days',
      thanDay: '2026-01-01',
      thanTo: '2026-01-31',
    })
})

test('[OFF-6] a reload shows the period that was chosen; an address that names no period shows today', async () => {
  server.answers('figures.read', busyWeek)
  show(<FiguresPage />)
  await page.getByRole('button', { name: 'Week' }).click()
  await page.getByRole('combobox', { name: 'Compared with' }).selectOptions('Against a year before')
  await expect.poll(() => server.sent('figures.read').at(-1)).toMatchObject({ span: 'week', than: 'year' })
  clear()
  staffCache.clear()
  const asked = server.sent('figures.read').length
  show(<FiguresPage />)
  await expect.element(page.getByText('Cappuccino').first()).toBeVisible()
  const again = server.sent('figures.read').slice(asked)
  expect(again.length).toBeGreaterThan(0)
  expect(again.map(({ span, than }) => [span, than])).toEqual(again.map(() => ['week', 'year']))
  clear()
  location.hash = '#/figures?span=days&day=2026-03-08&to=9999-99-99'
  show(<FiguresPage />)
  await expect.poll(() => server.sent('figures.read').at(-1)).toMatchObject({ span: 'day' })
})
