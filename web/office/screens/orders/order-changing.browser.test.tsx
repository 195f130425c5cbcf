// What staff change about an order: its time, where it is eaten, and the customer's answer to a dearer one.
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ToastView } from '#web/app/shell/toast-view.tsx'
import { toastMessage } from '#web/data/page/toast-message.ts'
import { signedIn } from '#web/data/session/session.ts'
import type { ShownOrder } from '#web/data/staff/tap-queue.ts'
import { noorsStaffLine, noorsStaffOrder } from '#web/data/testing/api-fixtures.ts'
import { fakeServer } from '#web/testing/fake-server.ts'
import { antwerpen, jef } from '#web/testing/noors-shop.ts'
import { show } from '#web/testing/show.ts'
import { closeOpened, openOrder } from './board/board-state.ts'
import { OrderChanging } from './order-changing.tsx'
import '#web/ui/styles/staff.css'

const server = fakeServer()
const button = (name: string) => page.getByRole('button', { name, exact: true })
const dialog = (name: string) => page.getByRole('dialog', { name })
const later = dialog('When will it be ready?')
const seat = dialog('Where is it eaten?')
const timeField = later.getByLabelText('Time')

const minute = 60_000
/** 12:00 in Antwerp on 2 January 2030. */
const noon = Date.UTC(2030, 0, 2, 11)
const order: ShownOrder = { ...noorsStaffOrder, wantedAt: noon, firstPromisedAt: noon, version: 3, kept: false }
const twice = { number: 1, total: 640, lines: [{ ...noorsStaffLine, quantity: 2 }] }

const cashPayment = { way: 'cash', amount: 320, applied: 320, at: 0 } as const

const open = (changed: Partial<ShownOrder> = {}) =>
  show(
    <>
      <OrderChanging order={{ ...order, ...changed }} branch={antwerpen} />
      <ToastView />
    </>,
  )

beforeEach(() => signedIn(jef))
afterEach(() => toastMessage.write(undefined))

test('[LIFE-4] an order is made later with one tap, and the new time is said; a lost answer is sent again as the same step', async () => {
  open()
  await button('Later').click()
  server.loses('orders.postpone')
  await later.getByRole('button', { name: '+10 min' }).click()
  await expect.element(page.getByText('We cannot reach the shop. Check your connection and try again.')).toBeVisible()
  await expect.element(later).toBeVisible()

  server.answers('orders.postpone', { ...order, wantedAt: noon + 10 * minute, version: 4 })
  await later.getByRole('button', { name: '+10 min' }).click()
  await expect.element(page.getByText('The customer is told: ready around 12:10.')).toBeVisible()
  await expect.element(later).not.toBeInTheDocument()
  const [first, again] = server.sent('orders.postpone')
  expect(first).toMatchObject({ id: '1', version: 3, minutes: 10 })
  expect(again).toEqual(first)
})

test('[LIFE-4] what is said of a change names its order, and goes once another one is opened', async () => {
  open()
  await button('Later').click()
  server.answers('orders.postpone', { ...order, wantedAt: noon + 10 * minute, version: 4 })
  await later.getByRole('button', { name: '+10 min' }).click()
  const toast = page.getByText('The customer is told: ready around 12:10.')
  await expect.element(toast).toBeVisible()
  expect(toast.element().parentElement?.textContent).toBe(`${order.code} · The customer is told: ready around 12:10.`)
  openOrder(order.id)
  await expect.element(toast).toBeVisible()
  openOrder(order.id + 1)
  await expect.element(toast).not.toBeInTheDocument()
  closeOpened()
})

test('[LIFE-4] a time that is missing or too early is said at its field and stays; a later one on the same day is taken', async () => {
  open()
  await button('Later').click()
  await button('At this time').click()
  await expect.element(timeField).toHaveAccessibleDescription(/Please enter the time\./)
  expect(server.posted()).toEqual([])

  await timeField.fill('11:30')
  server.refuses('orders.postpone', 'bad_input', [{ problem: 'bad_input', field: 'to' }])
  await button('At this time').click()
  await expect.element(timeField).toHaveAccessibleDescription(/Choose a time after 12:00\./)
  await expect.element(timeField).toHaveValue('11:30')

  await timeField.fill('12:45')
  await expect.element(timeField).toBeValid()
  server.answers('orders.postpone', { ...order, wantedAt: noon + 45 * minute, version: 4 })
  await button('At this time').click()
  await expect.element(page.getByText('The customer is told: ready around 12:45.')).toBeVisible()
  expect(server.sent('orders.postpone').at(-1)).toMatchObject({ to: noon + 45 * minute })
})

test('[VAT-3] an order is seated at a table that the branch has, or taken away after all', async () => {
  open()
  await button('Table or take-away').click()
  await seat.getByRole('radio', { name: 'At a table' }).click()
  const number = seat.getByRole('textbox', { name: 'Table number' })
  await seat.getByRole('button', { name: 'Save' }).click()
  await expect.element(number).toHaveAccessibleDescription(/This branch has no such table\./)
  expect(server.posted()).toEqual([])

  await number.fill('77')
  server.refuses('orders.setForm', 'bad_input', [{ problem: 'table_unknown', field: 'table' }])
  await seat.getByRole('button', { name: 'Save' }).click()
  await expect.element(number).toHaveAccessibleDescription(/This branch has no such table\./)
  await expect.element(number).toHaveValue('77')

  await number.fill('4')
  server.answers('orders.setForm', { ...order, form: 'table', table: 4, version: 4 })
  await seat.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('The order and its VAT are changed.')).toBeVisible()
  await expect.element(seat).not.toBeInTheDocument()

  open({ form: 'table', table: 4, version: 4 })
  server.answers('orders.setForm', { ...order, version: 5 })
  await button('Table or take-away').click()
  await expect.element(number).toHaveValue('4')
  await seat.getByRole('radio', { name: 'Taken away' }).click()
  await seat.getByRole('button', { name: 'Save' }).click()
  await expect.element(seat).not.toBeInTheDocument()
  expect(server.sent('orders.setForm').map(({ table, version }) => ({ table, version }))).toEqual([
    { table: 77, version: 3 },
    { table: 4, version: 3 },
    { table: null, version: 4 },
  ])
})

test('[LIFE-4] what the customer says to a dearer order is noted, unless somebody was quicker', async () => {
  open({ proposal: twice })
  await expect.element(page.getByText('Waiting for the customer to agree to €6.40.')).toBeVisible()
  await expect.element(page.getByText(/^Now: 2 × Cappuccino/)).toBeVisible()
  server.refuses('orders.step', 'changed_meanwhile')
  await button('The customer agrees').click()
  await expect.element(page.getByText(/^Someone else changed this just now/)).toBeVisible()
  expect(page.getByText('The change counts.').query()).toBeNull()

  server.answers('orders.step', { ...order, ...twice, version: 4 })
  await button('The customer agrees').click()
  await expect.element(page.getByText('The change counts.')).toBeVisible()
  server.answers('orders.step', { ...order, version: 4 })
  await button('The customer declines').click()
  await expect.element(page.getByText('The order stays as it was.')).toBeVisible()
  expect(server.sent('orders.step')).toMatchObject([
    { id: '1', step: 'agree', version: 3 },
    { id: '1', step: 'agree', version: 3 },
    { id: '1', step: 'decline', version: 3 },
  ])
})

test('[LIFE-4] a changed order says what it was before', async () => {
  open({ total: 640, lines: twice.lines, changedFrom: { total: 320, lines: [noorsStaffLine] } })
  await expect.element(page.getByText('This order was changed.')).toBeVisible()
  await expect.element(page.getByText(/^Before: 1 × Cappuccino/)).toBeVisible()
})

test('[LIFE-4] a paid order says what comes first; one that was handed over can only be seated, and a refused one not at all', async () => {
  open({ paidWay: 'cash', paidAmount: 320, paidAt: 0, due: 0, payments: [cashPayment] })
  await expect.element(button('Change the order')).toHaveAttribute('aria-disabled', 'true')
  await button('Change the order').click({ force: true })
  await expect.element(page.getByText('The order is paid. Undo the payment before you change it.')).toBeVisible()
  expect(page.getByRole('dialog').elements()).toEqual([])

  open({ lines: [{ ...noorsStaffLine, status: 'served' }], readyAt: 0, overAt: 0 })
  await expect.element(button('Table or take-away')).toBeVisible()
  expect(button('Change the order').query()).toBeNull()
  expect(button('Later').query()).toBeNull()

  open({ course: 'refused', endReason: 'too-busy', overAt: 0 })
  await expect.element(button('Table or take-away')).not.toBeInTheDocument()
})
