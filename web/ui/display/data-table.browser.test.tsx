import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '#web/testing/show.ts'
import '../styles/staff.css'
import type { Sorting } from './data-table.tsx'
import { DataTable } from './data-table.tsx'

const orders = [
  { id: 1, name: 'Noor', total: 640 },
  { id: 2, name: 'Jef', total: 320 },
]
const columns = [
  { id: 'name', header: 'Name', cell: ({ name }: (typeof orders)[number]) => name, sortable: true },
  { id: 'total', header: 'Total', cell: ({ total }: (typeof orders)[number]) => total, sortable: true, numeric: true },
  { id: 'open', header: 'Open', cell: () => <button type="button">Open</button>, headerHidden: true, pinned: true },
]

function Orders({ rows = orders }: { rows?: typeof orders }) {
  const [sorting, setSorting] = useState<Sorting>({ by: 'name', direction: 'ascending' })
  return (
    <DataTable
      caption="Orders"
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      sorting={sorting}
      onSort={setSorting}
      sortLabels={{ by: 'Sort by', turn: 'Turn the order' }}
      empty={<p>No orders yet</p>}
    />
  )
}

const header = (name: string) => page.getByRole('columnheader', { name })
const sortedBy = async (name: string, direction: string) =>
  expect.element(header(name)).toHaveAttribute('aria-sort', direction)

beforeEach(() => page.viewport(1024, 768))

test('[STAFF-1] the head sorts, by keyboard too, and says how', async () => {
  show(<Orders />)
  await sortedBy('Name', 'ascending')
  await page.getByRole('button', { name: 'Name' }).click()
  await sortedBy('Name', 'descending')
  page.getByRole('button', { name: 'Total' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(header('Total')).not.toHaveAttribute('aria-sort', 'none')
  await sortedBy('Name', 'none')
  expect(header('Open').element().hasAttribute('aria-sort')).toBe(false)
})

test('[STAFF-1] on a phone each row is a card, and the sorting is chosen above', async () => {
  await page.viewport(390, 844)
  show(<Orders />)
  await page.getByLabelText(/^Sort by/).selectOptions('Total')
  await sortedBy('Total', 'ascending')
  await page.getByRole('button', { name: 'Turn the order' }).click()
  await sortedBy('Total', 'descending')
  const [first, second] = page.getByRole('row').elements().slice(1)
  expect(first?.getBoundingClientRect().bottom).toBeLessThanOrEqual(second?.getBoundingClientRect().top ?? 0)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
})

test('[H-96] the cell that stays in view has the colour of its row, under the pointer too', () => {
  show(<Orders />)
  const row = page.getByRole('row').nth(1).element() as HTMLElement
  const cell = row.lastElementChild as HTMLElement
  const ground = (element: Element) => getComputedStyle(element).backgroundColor
  expect(ground(cell)).toBe(ground(row))
  row.style.backgroundColor = 'rgb(255, 247, 234)'
  expect(ground(cell)).toBe('rgb(255, 247, 234)')
})

test('[STAFF-1] without rows it says so', async () => {
  show(<Orders rows={[]} />)
  await expect.element(page.getByText('No orders yet')).toBeVisible()
})
