// The foot of a ticket that was paid in part, as narrow as a ticket is.
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { noorsStaffOrder } from '#web/data/testing/api-fixtures.ts'
import { show } from '#web/testing/show.ts'
import { PayBand } from './pay-band.tsx'
import '#web/ui/styles/staff.css'

test('[PAY-7] what was paid of the total does not run into what is still to pay', async () => {
  const payments = [{ way: 'cash' as const, amount: 200, applied: 200, at: 1 }]
  const order = { ...noorsStaffOrder, total: 2_260, due: 2_060, payments, kept: false }
  show(
    <div style={{ width: 168 }}>
      <PayBand order={order} />
    </div>,
  )
  const range = document.createRange()
  range.selectNodeContents(page.getByText('€2.00 of €22.60').element())
  const rest = page.getByText('€20.60', { exact: true }).element().getBoundingClientRect()
  expect(range.getBoundingClientRect().right).toBeLessThanOrEqual(rest.left)
  expect(rest.right).toBeLessThanOrEqual(168 + 8)
})
