// One order in full, with the progress of its lines.
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ToastView } from '#web/app/shell/toast-view.tsx'
import { useObservable } from '#web/data/observable.ts'
import { toastMessage } from '#web/data/page/toast-message.ts'
import { signedIn } from '#web/data/session/session.ts'
import type { ShownOrder } from '#web/data/staff/tap-queue.ts'
import { noorsStaffOrder } from '#web/data/testing/api-fixtures.ts'
import { fakeServer } from '#web/testing/fake-server.ts'
import { antwerpen, jef } from '#web/testing/noors-shop.ts'
import { clear, show } from '#web/testing/show.ts'
import { warningIcon } from '#web/ui/icons/icons.ts'
import { MoneyCard, NextCard, OrderActs } from './order-side.tsx'
import { OrderStatus } from './order-status.tsx'
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
  server.answers('orders.history', { steps: [] })
  show(<Receipt order={order} branch={undefined} />)
  await expect.element(page.getByRole('radio', { name: /^Order \(Ready\)/ })).toBeInTheDocument()
  const refused: ShownOrder = { ...order, course: 'refused', endReason: 'too-busy', overAt: 0 }
  show(
    <>
      <NextCard order={refused} />
      <Receipt order={refused} branch={undefined} />
    </>,
  )
  await expect.element(page.getByText(/^refused: /)).toBeVisible()
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
  show(
    <>
      <OrderActs order={{ ...order, due: 0, paidWay: 'cash', payments }} branch={undefined} />
      <ToastView />
    </>,
  )
  await page.getByRole('button', { name: 'Change the order' }).click({ force: true })
  expect(toastMessage.read()).toMatchObject({ icon: warningIcon })
  await expect.element(page.getByText('The order is paid. Undo the payment before you change it.')).toBeVisible()
})

test('[OFF-2] one button takes the next step and says what it does; money that is missing is taken beside it', async () => {
  server.answers('orders.setLineStatus', order)
  show(
    <>
      <NextCard order={order} />
      <MoneyCard order={order} />
    </>,
  )
  await expect.element(page.getByText('All lines become ready, and the customer is told.')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'To pay €3.20' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Card/ })).toBeVisible()
  await page.getByRole('button', { name: 'Ready' }).click()
  expect(server.sent('orders.setLineStatus')).toMatchObject([{ changes: [{ line: 1, status: 'ready' }] }])

  const paid = { ...order, due: 0, payments: [{ way: 'card' as const, amount: 320, applied: 320, at: 0 }] }
  show(<MoneyCard order={paid} />)
  await expect.element(page.getByRole('heading', { name: 'Paid €3.20' })).toBeVisible()
  expect(page.getByRole('button', { name: /^Card/ }).query()).toBeNull()
})

test('[OFF-2] the four steps have their times, and who took them; an allergy stands whole above the lines', async () => {
  const at = Date.UTC(2030, 0, 2, 11)
  const step = { number: 1, step: 'accept', actor: 'staff', staffName: 'Amina', at, data: {} } as const
  server.answers('orders.history', { steps: [step] })
  const note = 'Allergic to nuts, also traces. Please use a clean knife and a new sheet of paper for each of them.'
  const made: ShownOrder = {
    ...order,
    placedAt: at - 60_000,
    wantedAt: at + 600_000,
    firstPromisedAt: at + 600_000,
    acceptedAt: at,
    lines: order.lines.map((line) => ({ ...line, notes: note })),
  }
  show(
    <>
      <OrderStatus order={made} branch={antwerpen} />
      <Receipt order={made} branch={antwerpen} />
    </>,
  )
  const steps = page.getByRole('list', { name: 'How far the order is' }).getByRole('listitem')
  await expect.element(steps.nth(0)).toMatchTextContent(/Placed.*11:59, online/)
  await expect.element(steps.nth(1)).toMatchTextContent(/Accepted.*12:00, by Amina/)
  await expect.element(steps.nth(2)).toMatchTextContent(/Ready.*not yet/)
  await expect.element(steps.nth(3)).toMatchTextContent(/Handed over.*not yet/)
  const box = page.getByText(`“${note}”`)
  await expect.element(box).toBeVisible()
  const line = page.getByRole('group', { name: /Progress of/ }).element()
  expect(box.element().getBoundingClientRect().bottom).toBeLessThan(line.getBoundingClientRect().top)
})
