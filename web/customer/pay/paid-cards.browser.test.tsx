// What a customer reads of an order that was paid online: another time than they chose, and what is still to be paid.
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { TrackedOrder } from '#contract/index.ts'
import { instantOf } from '#domain/branch/hours.ts'
import { noorsPayment, noorsTrackedOrder } from '#web/data/testing/api-fixtures.ts'
import { show } from '#web/testing/show.ts'
import { PaidOnline } from './paid-cards.tsx'

const timeZone = 'Europe/Brussels'
const at = (minutes: number) => instantOf('2026-03-04', minutes, timeZone)

function showOrder(change: { due?: number; overAt?: number; movedFrom?: number }) {
  const { due = 0, overAt = null, movedFrom = null } = change
  const order: TrackedOrder = { ...noorsTrackedOrder, course: 'placed', due, overAt, wantedAt: at(12 * 60 + 15) }
  show(<PaidOnline order={order} online={{ ...noorsPayment, movedFrom }} timeZone={timeZone} />)
}

test('[PAY-6] who paid late reads the time that it is now, until the order is over', async () => {
  const notice = page.getByText('Your payment came late, so your order is ready at 12:15, not at 12:00.')
  showOrder({ movedFrom: at(12 * 60) })
  await expect.element(notice).toBeVisible()
  showOrder({ movedFrom: at(12 * 60), overAt: at(12 * 60 + 20) })
  await expect.element(notice).not.toBeInTheDocument()
})

test('[PAY-5] [PAY-7] what is still due is paid with one button, and no longer once nothing is', async () => {
  const rest = page.getByRole('button', { name: 'Pay the rest: €3.20' })
  showOrder({ due: 320 })
  await expect.element(rest).toBeVisible()
  showOrder({ due: 0 })
  await expect.element(rest).not.toBeInTheDocument()
})

test('[J-98] what a colleague gets back is said to be theirs, and what all paid to be of all', async () => {
  const order: TrackedOrder = { ...noorsTrackedOrder, course: 'placed', due: 0, wantedAt: at(12 * 60) }
  const back = { name: 'Chloé', amount: 320, at: at(11 * 60), done: false, stuck: false }
  const online = { ...noorsPayment, paid: 1220, people: { paid: 3, backs: [back] } }
  show(<PaidOnline order={order} online={online} timeZone={timeZone} />)
  await expect.element(page.getByText('Paid by 3 people: €9.00')).toBeVisible()
  await expect.element(page.getByText('Chloé gets €3.20 back')).toBeVisible()
  expect(page.getByText(/to the account you paid with/).query()).toBeNull()
})

test('[PAY-6] money is said to be sent back only once it is; while the provider refuses, what becomes of it', async () => {
  const order: TrackedOrder = { ...noorsTrackedOrder, course: 'cancelled', due: 0, wantedAt: at(12 * 60) }
  const back = { amount: 320, at: at(11 * 60), done: false, stuck: false }
  const showBack = (change: Partial<typeof back>) =>
    show(<PaidOnline order={order} online={{ ...noorsPayment, back: { ...back, ...change } }} timeZone={timeZone} />)
  const sent = page.getByText(/^sent back on /)
  showBack({})
  await expect.element(page.getByText('It is being sent back to the account you paid with.')).toBeVisible()
  expect(sent.query()).toBeNull()
  showBack({ stuck: true })
  await expect.element(page.getByText(/^The payment service could not send it back/)).toBeVisible()
  expect(sent.query()).toBeNull()
  showBack({ done: true })
  await expect.element(sent).toMatchTextContent(/11:00, to the account you paid with$/)
})
