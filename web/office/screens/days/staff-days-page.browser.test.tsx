// The days of the branches: while they wait, with nothing, running and closed, and without a connection or a branch.
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Output } from '#contract/index.ts'
import { signedIn } from '#web/data/session/session.ts'
import { fakeServer } from '#web/testing/fake-server.ts'
import { menuForStaff, noor } from '#web/testing/noors-shop.ts'
import { clear, show } from '#web/testing/show.ts'
import { Days } from './staff-days-page.tsx'
import '#web/ui/styles/staff.css'

const server = fakeServer()
type DayNow = Output<'days.now'>['days'][number]
type DayRecord = Output<'days.read'>

const none = { orders: 0, total: 0 }
const noTakings = { cash: 0, card: 0, other: 0, online: 0, edenred: 0, monizze: 0, pluxee: 0 }
const quiet: DayNow = {
  branch: 'gent',
  parts: { handedOver: none, fallen: none, open: none, later: none },
  money: { taken: noTakings, rounding: 0, unpaid: 0, toGiveBack: 0 },
}
const busy: DayNow = {
  branch: 'antwerpen',
  parts: { ...quiet.parts, handedOver: { orders: 3, total: 960 } },
  money: { taken: { ...noTakings, cash: 640, card: 320 }, rounding: 0, unpaid: 450, toGiveBack: 0 },
}
const closed: DayRecord = {
  id: 4,
  branch: 'gent',
  day: '2026-03-04',
  at: Date.UTC(2026, 2, 4, 18),
  by: 'Jef',
  alsoOpen: true,
  alsoLater: false,
  parts: { ...busy.parts, open: { orders: 1, total: 320 }, later: { orders: 2, total: 640 } },
  money: busy.money,
  ordersBack: 1,
  broughtBackAt: Date.UTC(2026, 2, 5, 12),
}
const waits = page.getByText('Please wait some seconds ...')

beforeEach(() => {
  signedIn(noor)
  server.answers('menu.readAll', menuForStaff)
})

test('[F-51] the days wait also while the branches do, and a shop without a branch is told so', async () => {
  server.waits('menu.readAll')
  show(<Days />)
  await expect.element(waits).toBeVisible()
  clear()
  server.answers('menu.readAll', { ...menuForStaff, branches: [] })
  show(<Days />)
  await expect.element(page.getByText('No branch yet')).toBeVisible()
  expect(waits.elements()).toEqual([])
})

test('[F-51] what runs and what was closed are read apart: one that fails says so beside the other', async () => {
  server.refuses('days.now', 'unavailable')
  server.answers('days.list', { days: [], next: null })
  show(<Days />)
  await expect.element(page.getByText('No day was closed yet')).toBeVisible()
  await expect.element(page.getByRole('alert')).toMatchTextContent(/This did not come through\./)
  server.answers('days.now', { days: [quiet, { ...quiet, branch: 'antwerpen' }] })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByRole('heading', { name: 'Nothing to close yet' })).toBeVisible()
})

test('[F-51] a running day shows what was handed over and taken, a closed one what became of the rest', async () => {
  server.answers('days.now', { days: [busy, quiet] })
  server.answers('days.list', { days: [closed], next: 4 })
  show(<Days />)
  const running = page.getByRole('listitem').filter({ hasText: 'Not closed yet' })
  await expect.element(running).toMatchTextContent(/Antwerpen.*3 orders · €9\.60.*€9\.60.*Cash.*€6\.40.*€4\.50/)
  await expect.element(running.getByRole('link')).toHaveAttribute('href', '#/days/antwerpen')
  const record = page.getByRole('listitem').filter({ hasText: 'Closed by Jef' })
  await expect
    .element(record)
    .toMatchTextContent(/The orders were brought back.*1 order of this day is back in the list/)
  await expect.element(record).toMatchTextContent(/left the list as well.*stayed in the list/)

  server.refuses('days.list', 'too_many')
  await page.getByRole('button', { name: 'Earlier days' }).click()
  await expect.element(page.getByRole('alert')).toBeVisible()
  await expect.element(record).toBeVisible()
})
