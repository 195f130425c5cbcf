// Reserving a table, and the list of reservations for staff.
import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, type JourneyShop, signIn, test, visit } from './journey-fixtures.ts'
import { loseAnswer } from './journey-steps.ts'

const table = (wish: object = {}) => ({
  key: randomUUID(),
  branch: 'antwerpen',
  persons: 2,
  date: '2026-03-05',
  time: 12 * 60,
  name: 'Noor',
  phone: '0470 12 34 56',
  ...wish,
})
const listed = async (shop: JourneyShop) => (await shop.ask('reservations.list', {}, await shop.owner())).reservations
const day = (page: Page, name: string | RegExp) => page.getByRole('grid').getByRole('button', { name })

async function fillIn(page: Page, phone = '0470 12 34 56'): Promise<void> {
  await day(page, 'Thursday 5 March').click()
  await page.getByLabel('Time').selectOption('12:00')
  await page.getByLabel('Name').fill('Noor')
  await page.getByLabel('Phone').fill(phone)
}

test('[RES-1] Noor reads the rules, cannot take a Monday, reserves by keyboard and sees her table', {
  tag: '@sizes',
}, async ({ page, shop }) => {
  await visit(page, shop, '/reservation')
  const rules = page.getByRole('region', { name: 'Good to know' })
  await expect(rules).toContainText('A table is yours for 2 hours 15 minutes at most.')
  await expect(rules).toContainText('We take no reservations on Mondays.')
  await expect(rules).toContainText(/1\s?–\s?31 July 2026/)
  await day(page, /^Monday 9 March/).click({ force: true })
  await expect(page.getByText('Monday 9 March: We take no reservations on this day of the week.')).toBeVisible()
  await expect(page.getByLabel('Time')).toBeDisabled()

  await page.getByRole('button', { name: 'Reserve', exact: true }).click()
  for (const words of ['Please choose a day.', 'Please enter your name.', 'Please enter your phone number.'])
    await expect(page.getByText(words)).toBeVisible()
  await expectAccessible(page)

  await day(page, 'Friday 6 March').focus()
  await page.keyboard.press('ArrowDown')
  await expect(day(page, 'Friday 13 March')).toBeFocused()
  await page.keyboard.press('PageDown')
  await expect(day(page, 'Monday 13 April: We take no reservations on this day of the week.')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await page.getByLabel('Time').selectOption('16:45')
  await expect(page.getByLabel('Time').getByRole('option', { name: '17:00' })).toHaveCount(0)
  await page.getByLabel('How many are you?').selectOption('3 people')
  await page.getByLabel('Name').fill('Noor')
  await page.getByLabel('Phone').fill('12')
  await page.getByRole('button', { name: 'Reserve', exact: true }).click()
  await expect(page.getByText('This phone number does not look right.')).toBeVisible()
  await page.getByLabel('Phone').fill('0470 12 34 56')
  await page.getByRole('button', { name: 'Reserve', exact: true }).dblclick()
  await expect(page.getByRole('heading', { name: 'Your table is reserved' })).toBeVisible()
  const main = page.getByRole('main')
  for (const words of ['Tuesday 14 April, 16:45 to 19:00', '3 people', 'Antwerpen', 'Noor', '+32 470 12 34 56'])
    await expect(main).toContainText(words)
  await expectAccessible(page)
  const [reservation, ...others] = await listed(shop)
  expect(others).toEqual([])
  expect(reservation).toMatchObject({ name: 'Noor', persons: 3, date: '2026-04-14', time: 1005 })
  await expect(main).toContainText(`Number${reservation?.id}`)
})

test('[RES-1] a lost answer keeps what was typed, and trying again gives one table', async ({ page, shop, faults }) => {
  faults.allow('cutRequest')
  await visit(page, shop, '/reservation')
  await fillIn(page)
  let lost = false
  await page.route('**/api/reservations', async (route) => {
    if (lost) return route.continue()
    lost = true
    await loseAnswer(route)
  })
  const reserve = page.getByRole('button', { name: 'Reserve', exact: true })
  await reserve.click()
  await expect(page.getByRole('alert')).toContainText('What you filled in is kept.')
  await page.reload()
  await expect(page.getByLabel('Name')).toHaveValue('Noor')
  await expect(page.getByLabel('Time')).toHaveValue('720')
  await reserve.click()
  await expect(page.getByRole('heading', { name: 'Your table is reserved' })).toBeVisible()
  expect(await listed(shop)).toHaveLength(1)
})

test('[RES-1] a wish that is changed after a lost answer moves the table and takes no second one', async ({
  page,
  shop,
  faults,
}) => {
  faults.allow('cutRequest')
  await visit(page, shop, '/reservation')
  await fillIn(page)
  await page.route('**/api/reservations', loseAnswer)
  const reserve = page.getByRole('button', { name: 'Reserve', exact: true })
  await reserve.click()
  await expect(page.getByRole('alert')).toContainText('What you filled in is kept.')
  await page.unroute('**/api/reservations')
  await page.getByLabel('How many are you?').selectOption('3 people')
  await reserve.click()
  await expect(page.getByRole('heading', { name: 'Your table is reserved' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('3 people')
  expect(await listed(shop)).toMatchObject([{ persons: 3 }])
})

test('[RES-1] a tap while the free times are read again takes what was chosen', async ({ page, shop }) => {
  await visit(page, shop, '/reservation')
  await fillIn(page)
  let read: () => void = () => undefined
  const late = new Promise<void>((resolve) => {
    read = resolve
  })
  await page.route('**/api/reservations/days?**', async (route) => {
    await late
    await route.continue()
  })
  await page.getByLabel('How many are you?').selectOption('3 people')
  await page.getByRole('button', { name: 'Reserve', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Your table is reserved' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('3 people')
  read()
})

test('[RES-1] somebody else takes the last table meanwhile: it is said, and other times are offered', async ({
  page,
  shop,
}) => {
  await visit(page, shop, '/reservation')
  await fillIn(page)
  // Guests can reserve ten of the fourteen tables themselves. The others call, as one connection has no more than its
  // share.
  const owner = await shop.owner()
  for (const guest of [1, 2, 3, 4, 5])
    await shop.ask('reservations.place', table({ persons: 8, phone: `0470 12 35 0${guest}` }), owner)
  await page.getByRole('button', { name: 'Reserve', exact: true }).click()
  await expect(page.getByText('The last table for that time was just taken. Please choose another time.')).toBeVisible()
  await expect(page.getByLabel('Time').getByRole('option', { name: '12:00' })).toHaveCount(0)
  await page.getByLabel('Time').selectOption('14:15')
  await page.getByRole('button', { name: 'Reserve', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Your table is reserved' })).toBeVisible()
})

test('[RES-1] the owner’s other calendar is loaded only after a yes, and in a sandbox', async ({ page, shop }) => {
  const rules = await shop.ask('reservations.rules', {})
  const calendar = 'https://calendar.example/noisette'
  await shop.ask('reservations.setRules', { ...rules, calendar }, await shop.owner())
  const asked: string[] = []
  await page.route('https://calendar.example/**', (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<title>Calendar</title><h1>Pick a day</h1>' })
  })
  await visit(page, shop, '/reservation')
  await expect(page.getByText('Reservations are kept in a calendar on calendar.example')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Open it in a new tab' })).toHaveAttribute('href', calendar)
  await expect(page.getByRole('grid')).toHaveCount(0)
  await expectAccessible(page)
  expect(asked).toEqual([])
  await page.getByRole('button', { name: 'Show the calendar' }).click()
  const frame = page.locator('iframe')
  await expect(frame).toHaveAttribute('title', 'Reservation calendar')
  await expect(frame).toHaveAttribute('sandbox', /allow-scripts/)
  await expect(page.frameLocator('iframe').getByRole('heading', { name: 'Pick a day' })).toBeVisible()
})

test('[RES-2] staff see the reservations of their branch by day, new ones without reload, and cancel one', {
  tag: '@tablet',
}, async ({ page, shop, context }) => {
  await shop.ask('reservations.place', table({ name: 'Zoë', date: '2026-03-06', phone: '0470 12 34 57' }))
  await shop.ask('reservations.place', table({ name: 'Ali', branch: 'merksem', phone: '0470 12 34 58' }))
  await signIn(context, shop, await shop.hire('Jef', [{ branch: 'antwerpen', role: 'barista' }]))
  await visit(page, shop, '/reservations')
  await expect(page.getByRole('heading', { name: 'Friday 6 March, 2 people' })).toBeVisible()
  await expect(page.getByText('Live', { exact: true })).toBeVisible()
  await shop.ask('reservations.place', table({ persons: 4 }))
  const noor = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Noor' })
  await expect(noor).toContainText('12:00')
  await expect(noor).toContainText('4 people')
  await expect(noor).toContainText('+32 470 12 34 56')
  await expect(page.getByText('Ali')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Rules for reservations' })).toHaveCount(0)
  const days = page.getByRole('main').getByRole('heading', { level: 2 })
  await expect(days).toHaveText(['Thursday 5 March, 4 people', 'Friday 6 March, 2 people'])
  await expectAccessible(page)

  await noor.getByRole('button', { name: 'Cancel the reservation of Noor' }).click()
  await page
    .getByRole('dialog', { name: 'Cancel this reservation?' })
    .getByRole('button', { name: 'Cancel it' })
    .click()
  await expect(noor).toHaveCount(0)
  await page.getByRole('button', { name: 'Past' }).click()
  await expect(page.getByText('No reservations yet')).toBeVisible()
})

test('[RES-1] [H-81] the owner sets days without reservations and how long a table is theirs, never longer than 2 hours 15 minutes', {
  tag: '@tablet',
}, async ({ page, shop, context }) => {
  await signIn(context, shop, await shop.owner())
  await visit(page, shop, '/reservations')
  const panel = page.getByRole('region', { name: 'Rules for reservations' })
  await panel.getByRole('heading', { name: 'Rules for reservations' }).click()
  const stay = panel.getByLabel('How long a table is theirs, in minutes')
  await stay.fill('180')
  await panel.getByRole('button', { name: 'Add days' }).click()
  await panel.getByLabel('First day').last().fill('2026-03-05')
  await panel.getByRole('button', { name: 'Save' }).click()
  await expect(panel.getByText('From 30 to 135 minutes.')).toBeVisible()
  await expect(panel.getByText('Please enter the first and the last day, in this order.')).toBeVisible()
  await expectAccessible(page)
  await stay.fill('90')
  await panel.getByLabel('Last day').last().fill('2026-03-06')
  await panel.getByLabel('Tuesday').check()
  await panel.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('The rules are saved.')).toBeVisible()
  expect(await shop.ask('reservations.rules', {})).toMatchObject({ stayMinutes: 90, closedWeekdays: [1, 2] })

  await page.goto(`${shop.url}/#/reservation`)
  await expect(page.getByText('We take no reservations on Mondays and Tuesdays.')).toBeVisible()
  await expect(page.getByText('A table is yours for 1 hour 30 minutes at most.')).toBeVisible()
  // The message that the rules are saved may still cover the calendar.
  await day(page, /^Friday 6 March/).press('Enter')
  await expect(page.getByText('Friday 6 March: We are on holiday that day.')).toBeVisible()
})

test('[F-47] staff select a prank by its number, and cancel all of it with one yes', { tag: '@sizes' }, async ({
  page,
  shop,
  context,
}) => {
  const owner = await shop.owner()
  for (const [place, time] of [720, 840, 960].entries())
    await shop.ask('reservations.place', table({ name: `Prank ${place}`, time, phone: '0470 99 99 99' }), owner)
  await shop.ask('reservations.place', table({ name: 'Zoë', phone: '0470 12 34 57' }))
  await signIn(context, shop, await shop.hire('Jef', [{ branch: 'antwerpen', role: 'barista' }]))
  await visit(page, shop, '/reservations')
  await page.getByRole('checkbox', { name: 'Select the reservation of Prank 0' }).check()
  await page.getByRole('button', { name: 'Add all of the same number' }).click()
  await expect(page.getByText('3 selected')).toBeVisible()
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await expect.poll(overflow).toBeLessThanOrEqual(0)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Cancel the selected' }).click()
  const dialog = page.getByRole('dialog', { name: 'Cancel 3 reservations?' })
  await expect(dialog).toContainText('Prank 2')
  await dialog.getByRole('button', { name: 'Cancel the selected' }).click()
  await expect(page.getByText('3 reservations are cancelled.')).toBeVisible()
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1)
  await expect(page.getByRole('main')).toContainText('Zoë')
  // The message also appears for the last one, although its list disappears with it.
  await page.getByRole('checkbox', { name: 'Select the reservation of Zoë' }).check()
  await page.getByRole('button', { name: 'Cancel the selected' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel the selected' }).click()
  await expect(page.getByText('1 reservation is cancelled.')).toBeVisible()
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(0)
})

test('[F-47] a third table under one number is refused in words, and what was typed stays', async ({ page, shop }) => {
  await shop.ask('reservations.place', table({ time: 900 }))
  await shop.ask('reservations.place', table({ date: '2026-03-06', branch: 'merksem' }))
  await visit(page, shop, '/reservation')
  await fillIn(page)
  await page.getByRole('button', { name: 'Reserve', exact: true }).click()
  await expect(page.getByText('This number has 2 reservations to come already. Call us for another one.')).toBeVisible()
  await expect(page.getByLabel('Name')).toHaveValue('Noor')
  await expect(page.getByLabel('Time')).toHaveValue('720')
})
