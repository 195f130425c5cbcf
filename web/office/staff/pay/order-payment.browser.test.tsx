// Undoing a payment, when the reply to the first try is lost, and the change for every note.
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { noorsStaffOrder } from '#web/data/testing/api-fixtures.ts'
import { fakeServer } from '#web/testing/fake-server.ts'
import { show } from '#web/testing/show.ts'
import { ChangeDue, Payment } from './order-payment.tsx'

const server = fakeServer()

test('[LIFE-6] undoing a payment names the order as it is on the screen, so that a second tap undoes no other one', async () => {
  const paid = (amount: number, at: number) => ({ way: 'cash' as const, amount, applied: amount, at })
  const order = { ...noorsStaffOrder, version: 7, total: 300, due: 0, payments: [paid(100, 1), paid(200, 2)] }
  server.loses('orders.step')
  show(<Payment order={order} />)
  const undo = page.getByRole('button', { name: 'Undo the payment' })
  await undo.click()
  await undo.click()
  await expect.poll(() => server.sent('orders.step').length).toBe(2)
  expect(server.sent('orders.step').map(({ step, version }) => [step, version])).toEqual([
    ['unpay', 7],
    ['unpay', 7],
  ])
})

test('[OFF-1] one tap on the note that a customer gives says what to give back, from five euros to five hundred', async () => {
  show(<ChangeDue due={260} />)
  const notes = page.getByRole('button', { name: /^€\d+$/ })
  expect(notes.elements().map((note) => note.textContent)).toEqual(['€5', '€10', '€20', '€50', '€100', '€200', '€500'])
  for (const [note, change] of [
    ['€5', '€2.40'],
    ['€20', '€17.40'],
    ['€500', '€497.40'],
  ] as const) {
    await page.getByRole('button', { name: note, exact: true }).click()
    await expect.element(page.getByRole('status')).toHaveTextContent(`Give back ${change}`)
  }
  // What does not cover it is not offered.
  show(<ChangeDue due={5_000} />)
  expect(notes.elements().map((note) => note.textContent)).toEqual(['€100', '€200', '€500'])
})
