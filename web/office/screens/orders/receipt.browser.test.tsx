// One order in full, with the progress of its lines.
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { useObservable } from '#web/data/observable.ts'
import { toastMessage } from '#web/data/page/toast-message.ts'
import { signedIn } from '#web/data/session/session.ts'
import type { ShownOrder } from '#web/data/staff/tap-queue.ts'
import { noorsStaffOrder } from '#web/data/testing/api-fixtures.ts'
import { fakeServer } from '#web/testing/fake-server.ts'
import { jef } from '#web/testing/noors-shop.ts'
import { clear, show } from '#web/testing/show.ts'
import { warningIcon } from '#web/ui/icons/icons.ts'
import { Receipt } from './receipt.tsx'
import '#web/ui/styles/staff.css'

function Toast() {
  const toast = useObservable(toastMessage)
  return (
    <p role="status" aria-label="Toast">
      {toast?.text}
    </p>
  )
}

const order: ShownOrder = { ...noorsStaffOrder, id: 98, code: 'A-98', kept: false }

const server = fakeServer()

beforeEach(() => signedIn(jef))
afterEach(clear)

test('[LIFE-2] the lines of a refused order cannot be set, those of an open one can', async () => {
  show(<Receipt order={order} branch={undefined} />)
  await expect.element(page.getByRole('radio', { name: /^Order \(Ready\)/ })).toBeInTheDocument()
  show(<Receipt order={{ ...order, course: 'refused', endReason: 'too-busy' }} branch={undefined} />)
  await expect.element(page.getByText(/^Refused/).first()).toBeVisible()
  expect(page.getByRole('radio').elements()).toEqual([])
})

test('[STAFF-5] a tap that came too late names the order by the code that is called out', async () => {
  server.answers('orders.history', { steps: [] })
  server.refuses('orders.setLineStatus', 'changed_meanwhile')
  show(
    <>
      <Receipt order={order} branch={undefined} />
      <Toast />
    </>,
  )
  await page.getByText('Order (Ready)', { exact: true }).click()
  const toast = page.getByRole('status', { name: 'Toast' })
  await expect.element(toast).toMatchTextContent(/A-98 .*changed/)
  expect(toast.element().textContent).not.toContain('K7QM')
})

test('[LIFE-4] why a paid order cannot be changed is no success', async () => {
  const payments = [{ way: 'cash' as const, amount: 320, applied: 320, at: 0 }]
  show(<Receipt order={{ ...order, due: 0, paidWay: 'cash', payments }} branch={undefined} />)
  await page.getByRole('button', { name: 'Change the order' }).click({ force: true })
  expect(toastMessage.read()).toMatchObject({
    text: 'The order is paid. Undo the payment before you change it.',
    icon: warningIcon,
  })
})
