// The owner's figures in a real browser: a running day beside the same weekday before, as bars and as a table.
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '#web/testing/show.ts'
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
  expect(document.querySelectorAll('main [aria-hidden] .bar-running, main svg [fill^="url"]')).toHaveLength(2)
  const asTable = page.getByRole('button', { name: 'As a table', pressed: false })
  await asTable.click()
  await expect.element(page.getByRole('button', { name: 'As a table', pressed: true })).toBeVisible()
  expect(page.getByRole('table').element().getBoundingClientRect().width).toBeGreaterThan(100)
})

test('[BOOK-5] the bars are one stop for the keyboard, the arrows go from pair to pair as one reads, and each says its numbers', async () => {
  const rows = hourRows({ of, before, running: '10' })
  const names = { row: 'Hour', now: 'today', earlier: 'Wed 25 Feb' }
  show(<BarChart title="Orders by hour" rows={rows} names={names} show={String} file="orders.csv" wide={false} />)
  const pairs = page.getByRole('group', { name: 'Orders by hour' }).getByRole('img')
  await expect.element(pairs.nth(2)).toHaveAccessibleName('10:00 · today: 10 (still running) · Wed 25 Feb: 0')
  expect(pairs.elements().map((pair) => pair.getAttribute('tabindex'))).toEqual(['-1', '-1', '0', '-1'])
  const pair = pairs.nth(2).element()
  if (pair instanceof SVGElement) pair.focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(pairs.nth(3)).toHaveFocus()
  await expect.element(page.getByText('11:00 · today: 0 · Wed 25 Feb: 5', { exact: true })).toBeVisible()
  await userEvent.keyboard('{Home}{ArrowLeft}')
  await expect.element(pairs.nth(0)).toHaveFocus()
  expect(pairs.elements().map((one) => one.getAttribute('tabindex'))).toEqual(['0', '-1', '-1', '-1'])
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
