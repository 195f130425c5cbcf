// What stands ready on the board.
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { StaffOrder } from '../../../../contract/index.ts'
import { noorsLine, noorsOrder } from '../../../api/testing/api-fixtures.ts'
import { show } from '../../../testing/show.ts'
import { ReadyColumn } from './ready-column.tsx'
import { ticketOf } from './ticket.ts'

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
