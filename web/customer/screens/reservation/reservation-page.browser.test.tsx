// Reserving a table: while it waits, where it is off, without a connection, refused at a field, and reserved.
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Output } from '#contract/index.ts'
import { chooseBranch } from '#web/customer/cart/cart-store.ts'
import { menuStore, startMenu } from '#web/data/menu/menu-state.ts'
import { fakeServer } from '#web/testing/fake-server.ts'
import { shownMenu } from '#web/testing/noors-shop.ts'
import { clear, show } from '#web/testing/show.ts'
import { ReservationPage } from './reservation-page.tsx'

const server = fakeServer()
const rules: Output<'reservations.rules'> = {
  on: true,
  closedWeekdays: [1],
  holidays: [],
  stayMinutes: 90,
  mostPersons: 8,
  guestShare: 80,
  calendar: '',
  version: 'one',
}
const days: Output<'reservations.days'> = {
  days: [
    { date: '2027-03-04', times: [12 * 60, 13 * 60], reason: null },
    { date: '2027-03-05', times: [], reason: 'day_full' },
  ],
}
const alert = page.getByRole('alert')
const button = (name: string) => page.getByRole('button', { name, exact: true })
const field = (name: string) => page.getByRole('textbox', { name })
const time = page.getByRole('combobox', { name: 'Time' })
const day = (name: RegExp) => page.getByRole('button', { name })

beforeEach(async () => {
  chooseBranch('antwerpen')
  server.answers('menu.read', shownMenu)
  globalThis.menu = fetch('/api/menu')
  await startMenu()
})

test('[RES-1] the page waits, and without a connection says so and tries again', async () => {
  show(<ReservationPage />)
  await expect.element(page.getByText('One moment')).toBeVisible()
  clear()
  server.isLost()
  show(<ReservationPage />)
  await expect.element(alert).toMatchTextContent(/We cannot reach the shop/)
  server.answers('reservations.rules', rules)
  server.answers('reservations.days', days)
  server.comesBack()
  await button('Try again').click()
  await expect.element(page.getByText('A table is yours for 1 hour 30 minutes at most.')).toBeVisible()
  await expect.element(page.getByText('We take no reservations on Mondays.')).toBeVisible()
})

test('[RES-1] where reservations are off, where there is no branch, and where the menu fails, that is said', async () => {
  server.answers('reservations.rules', { ...rules, on: false })
  show(<ReservationPage />)
  await expect.element(page.getByText('We take no reservations. Just come in, or call us.')).toBeVisible()
  clear()
  server.answers('reservations.rules', rules)
  const known = menuStore.read()
  menuStore.write({ ...known, branches: [] })
  show(<ReservationPage />)
  await expect.element(page.getByText(/^No table can be reserved here yet/)).toBeVisible()
  menuStore.write({ ...known, branches: [], state: 'failed' })
  await expect.element(alert.getByRole('button', { name: 'Try again' })).toBeVisible()
})

test('[RES-1] the days are read apart from the rules: a failure says so beside what is typed', async () => {
  server.answers('reservations.rules', rules)
  server.refuses('reservations.days', 'unavailable')
  show(<ReservationPage />)
  await field('Name').fill('Jef')
  await expect.element(alert).toBeVisible()
  server.answers('reservations.days', days)
  await button('Try again').click()
  await expect.element(page.getByText(/^Days that are crossed out have no table/)).toBeVisible()
  await day(/5 March.*No table can be booked online for that day/).click({ force: true })
  await expect.element(page.getByRole('status').filter({ hasText: 'No table can be booked online' })).toBeVisible()
  await expect.element(field('Name')).toHaveValue('Jef')
})

test('[RES-1] what is missing or taken is said at its field, what is typed stays, and then the table is reserved', async () => {
  server.answers('reservations.rules', rules)
  server.answers('reservations.days', days)
  show(<ReservationPage />)
  await field('Name').fill('Jef')
  await field('Phone').fill('')
  await button('Reserve').click()
  await expect.element(page.getByText('Please choose a day.')).toBeVisible()
  await expect.element(field('Phone')).toHaveAccessibleDescription(/Please enter your phone number\./)
  await expect.element(alert).toMatchTextContent(/Something is missing or not right/)
  expect(server.sent('reservations.place')).toEqual([])

  await day(/^Thursday 4 March/).click()
  await time.selectOptions('12:00')
  await field('Phone').fill('0470 12 34 56')
  server.refuses('reservations.place', 'reservation_refused', [{ problem: 'time_full', field: 'time' }])
  await button('Reserve').click()
  await expect.element(time).toHaveAccessibleDescription(/The last table for that time was just taken/)
  await time.selectOptions('13:00')
  server.isLost()
  await button('Reserve').click()
  await expect.element(alert).toMatchTextContent(/We cannot reach the shop.*What you filled in is kept\./)
  await expect.element(field('Phone')).toHaveValue('0470 12 34 56')
  const wish = { branch: 'antwerpen', persons: 2, date: '2027-03-04', time: 13 * 60, name: 'Jef' }
  server.answers('reservations.place', { ...wish, id: 12, phone: '+32470123456', stay: 90 })
  server.comesBack()
  await button('Reserve').click()
  await expect.element(page.getByRole('heading', { name: 'Your table is reserved' })).toBeVisible()
  await expect.element(page.getByText(/13:00 to 14:30/)).toBeVisible()
  const sent = server.sent('reservations.place')
  expect(sent.at(-1)).toMatchObject(wish)
  await button('Reserve another table').click()
  await expect.element(field('Name')).toHaveValue('')
})

test('[RES-1] another calendar is shown only once one agrees', async () => {
  server.answers('reservations.rules', { ...rules, calendar: 'https://calendar.example/noisette' })
  show(<ReservationPage />)
  await expect.element(page.getByText(/^Reservations are kept in a calendar on calendar\.example/)).toBeVisible()
  expect(page.getByTitle('Reservation calendar').elements()).toEqual([])
  await expect.element(page.getByRole('link', { name: 'Open it in a new tab' })).toBeVisible()
})
