// The owner's figures in a real browser: a running day beside the same weekday before, as bars and as a table.
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '../../testing/show.ts'
import { BarChart } from './bar-chart.tsx'
import { hourRows } from './chart-rows.ts'
import { BestSellers } from './figure-lists.tsx'

const none = {
  orders: 0,
  soFar: 0,
  kept: 0,
  late: 0,
  refused: 0,
  cancelled: 0,
  notCollected: 0,
  timesOut: 0,
  minutesOut: 0,
}
const of = { ...none, hours: [8, 10].map((hour) => ({ hour, orders: hour })) }
const before = { ...none, hours: [{ hour: 11, orders: 5 }] }

test('[OFFICE-7] [BOOK-5] the hours are a table for those who do not see the bars; the running hour is marked by more than colour', async () => {
  const names = { row: 'Hour', now: 'today', earlier: 'Wed 25 Feb' }
  const rowsShown = hourRows({ of, before, running: '10' })
  show(<BarChart title="Orders by hour" rows={rowsShown} names={names} show={String} file="orders.csv" wide={false} />)
  const rows = page.getByRole('row').elements()
  expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
    ['Hour', 'today', 'Wed 25 Feb'],
    ['08:00', '8', '0'],
    ['09:00', '0', '0'],
    ['10:00', '10', '0'],
    ['11:00', '0', '5'],
  ])
  expect(document.querySelectorAll('main [aria-hidden] .bar-running')).toHaveLength(2)
  const asTable = page.getByRole('button', { name: 'As a table', pressed: false })
  await asTable.click()
  await expect.element(page.getByRole('button', { name: 'As a table', pressed: true })).toBeVisible()
  expect(page.getByRole('table').element().getBoundingClientRect().width).toBeGreaterThan(100)
})

test('[OFFICE-7] of what sold most the difference to the week before is said, not only coloured', async () => {
  const item = (name: string, amount: number, earlier: number) => ({
    item: name,
    name: { en: name },
    amount,
    before: earlier,
  })
  const items = [item('Espresso', 13, 10), item('Mocha', 4, 6), item('Lungo', 1, 1)]
  show(<BestSellers of={{ items, least: [{ item: 'Sencha', name: { en: 'Sencha' }, amount: 1 }] }} then="Wed 25 Feb" />)
  await expect.element(page.getByText('Yellow line: Wed 25 Feb. Sold least: Sencha 1×')).toBeVisible()
  const said = page
    .getByRole('listitem')
    .elements()
    .map((row) => row.textContent)
  expect(said).toEqual(['Espresso13×more by +3', 'Mocha4×less by −2', 'Lungo1×0'])
})
