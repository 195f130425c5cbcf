// What stands ready on the board.
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { StaffOrder } from '../../../../contract/index.ts'
import { noorsLine, noorsOrder } from '../../../api/testing/api-fixtures.ts'
import { show } from '../../../testing/show.ts'
import { ReadyColumn } from './ready-column.tsx'
import { ticketOf } from './ticket.ts'
import '../../../styles/staff.css'

const readyWith = (id: number, contains: readonly string[]) => {
  const line = { ...noorsLine, status: 'ready', making: [], declaration: { contains, mayContain: [] } }
  const order = { ...noorsOrder, id, lines: [line], version: 1, customerName: 'Noor', toSee: null, paidWay: 'cash' }
  return ticketOf({ ...(order as unknown as StaffOrder), kept: false })
}

test('[H-29] an order with alcohol says from which age it may be handed over', async () => {
  const tickets = [readyWith(1, ['barley', 'alcohol']), readyWith(2, ['milk'])]
  show(<ReadyColumn tickets={tickets} hidden={0} now={Date.now()} asksUnpaid={false} onMore={() => {}} />)
  await expect.element(page.getByText('16+')).toBeVisible()
  expect(page.getByText(/\d\+/).elements()).toHaveLength(1)
})

test('[J-35] on a ready card neither the age covers the tick nor a long code or name cuts how long it waits', async () => {
  const { order, ...ticket } = readyWith(1, ['alcohol'])
  const long = { ...order, code: 'M-112', customerName: 'Maximiliaan', readyAt: Date.now() - 12 * 60_000 }
  show(
    <div className="board w-[8.5rem]">
      <ReadyColumn
        tickets={[{ ...ticket, order: long }]}
        hidden={0}
        now={Date.now()}
        asksUnpaid={false}
        onMore={() => {}}
      />
    </div>,
  )
  const wait = page.getByText('· 12 min')
  await expect.element(wait).toBeVisible()
  const card = page.getByRole('button', { name: /M-112/ }).element()
  const boxOf = (element: Element) => element.getBoundingClientRect()
  expect(boxOf(wait.element()).right).toBeLessThanOrEqual(boxOf(card).right)
  expect(wait.element().scrollWidth).toBeLessThanOrEqual(wait.element().clientWidth || Infinity)
  const [tick] = card.querySelectorAll('svg')
  expect(boxOf(page.getByText('16+').element()).right).toBeLessThanOrEqual(boxOf(tick as Element).left)
})

test('[J-53] an imported order that is ready says nothing of how long it waits', async () => {
  const { order, ...ticket } = readyWith(1, [])
  const imported = { ...order, table: 4, wantedAt: null, readyAt: null }
  show(
    <ReadyColumn
      tickets={[{ ...ticket, order: imported }]}
      hidden={0}
      now={Date.now()}
      asksUnpaid={false}
      onMore={() => {}}
    />,
  )
  await expect.element(page.getByText('to table')).toBeVisible()
  await expect.element(page.getByText(/ min$/)).not.toBeInTheDocument()
})
