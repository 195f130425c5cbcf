// Reservations for staff: while they wait, none, without a connection, cancelled one by one and together, and the
// rules.
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Output } from '#contract/index.ts'
import { ToastView } from '#web/app/shell/toast-view.tsx'
import { signedIn } from '#web/data/session/session.ts'
import type { ReservationRulesRead, StaffReservation } from '#web/data/staff/guest-api.ts'
import { fakeServer } from '#web/testing/fake-server.ts'
import { jef, menuForStaff, noor } from '#web/testing/noors-shop.ts'
import { show } from '#web/testing/show.ts'
import { Reservations } from './staff-reservations-page.tsx'
import '#web/ui/styles/staff.css'

const server = fakeServer()
type List = Output<'reservations.list'>

const ofEmma: StaffReservation = {
  id: 12,
  branch: 'antwerpen',
  name: 'Emma',
  phone: '+32470123456',
  persons: 4,
  date: '2027-03-04',
  time: 12 * 60,
  stay: 90,
}
const two: List = { reservations: [ofEmma, { ...ofEmma, id: 13, name: 'Lotte', time: 13 * 60 }], more: false }
const none: List = { reservations: [], more: false }
const rules: ReservationRulesRead = {
  on: true,
  closedWeekdays: [1],
  holidays: [],
  stayMinutes: 90,
  mostPersons: 8,
  guestShare: 80,
  calendar: '',
  version: 'one',
}
const alert = page.getByRole('alert')
const button = (name: string) => page.getByRole('button', { name, exact: true })
const row = (name: string) => page.getByRole('listitem').filter({ hasText: name }).last()
const both = (
  <>
    <Reservations />
    <ToastView />
  </>
)

beforeEach(() => {
  signedIn(jef)
  server.answers('menu.readAll', menuForStaff)
  server.answers('reservations.rules', rules)
})

test('reservations wait', async () => {
  show(both)
  await expect.element(page.getByText('Please wait some seconds ...').first()).toBeVisible()
})

test('without a connection that is said; where there are none to come, the next comes by itself', async () => {
  server.isLost()
  show(both)
  await expect.element(alert).toMatchTextContent(/We cannot reach the shop/)
  await expect.element(button('Try again')).toBeVisible()
  server.answers('reservations.list', none)
  server.comesBack()
  await expect.element(page.getByText('No reservations to come')).toBeVisible()
  await page.getByText('Past', { exact: true }).click()
  await expect.element(page.getByText('No reservations yet')).toBeVisible()
  expect(server.sent('reservations.list').at(-1)).toMatchObject({ when: 'past' })
})

test('each party says when, how many and how to reach them; cancelling asks first and says why it failed', async () => {
  signedIn(noor)
  server.answers('reservations.list', two)
  show(both)
  await expect.element(row('Emma')).toMatchTextContent(/12:00.*until 13:30.*Emma.*4 people · Number 12 · Antwerpen/)
  await button('Cancel the reservation of Emma').click()
  const ask = page.getByRole('dialog', { name: 'Cancel this reservation?' })
  server.refuses('reservations.cancel', 'unavailable')
  await ask.getByRole('button', { name: 'Cancel it' }).click()
  await expect.element(ask.getByRole('alert')).toMatchTextContent('This did not come through.')
  server.answers('reservations.cancel', {})
  server.answers('reservations.list', none)
  await ask.getByRole('button', { name: 'Cancel it' }).click()
  await expect.element(page.getByText('The reservation of Emma is cancelled.')).toBeVisible()
  await expect.element(page.getByText('No reservations to come')).toBeVisible()
})

test('several that could not be cancelled stay selected, and are tried again with one tap', async () => {
  signedIn(noor)
  server.answers('reservations.list', two)
  show(both)
  const choice = page.getByRole('checkbox', { name: 'Select the reservation of Emma' })
  await choice.click()
  await page.getByRole('checkbox', { name: 'Select the reservation of Lotte' }).click()
  await expect.element(page.getByText('2 selected')).toBeVisible()
  server.refuses('reservations.cancelMany', 'unavailable')
  await button('Cancel the selected').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel the selected' }).click()
  await expect.element(page.getByText('This did not come through.')).toBeVisible()
  await expect.element(choice).toBeChecked()
  server.answers('reservations.cancelMany', { cancelled: 2 })
  server.answers('reservations.list', none)
  await button('Try again').click()
  await expect.element(page.getByText('2 reservations are cancelled.')).toBeVisible()
  expect(server.sent('reservations.cancelMany').at(-1)).toEqual({ ids: [12, 13] })
})

test('the owner’s rules say at their field what is wrong, and keep what is typed when they are refused', async () => {
  signedIn(noor)
  server.answers('reservations.list', none)
  show(both)
  await page.getByText('Rules for reservations').click()
  const stay = page.getByLabelText('How long a table is theirs, in minutes')
  await stay.fill('5')
  await button('Save').click()
  await expect.element(stay).toHaveAccessibleDescription(/From \d+ to \d+ minutes\./)
  await stay.fill('120')
  server.refuses('reservations.setRules', 'reservation_refused', [{ problem: 'calendar_invalid', field: 'calendar' }])
  await button('Save').click()
  const calendar = page.getByLabelText('Address of another booking calendar')
  await expect.element(calendar).toHaveAccessibleDescription(/Please enter a whole address/)
  await expect.element(stay).toHaveValue(120)
  const saved = { ...rules, stayMinutes: 120, version: 'two' }
  server.answers('reservations.setRules', saved)
  server.answers('reservations.rules', saved)
  await button('Save').click()
  await expect.element(page.getByText('The rules are saved.')).toBeVisible()
})
