// Alerts: each part while it waits, with nothing, full, and without a connection, without hiding the others.
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ToastView } from '#web/app/shell/toast-view.tsx'
import { signedIn } from '#web/data/session/session.ts'
import { fakeServer } from '#web/testing/fake-server.ts'
import { menuForStaff, noor } from '#web/testing/noors-shop.ts'
import { show } from '#web/testing/show.ts'
import { Alerts } from './staff-alerts-page.tsx'
import '#web/ui/styles/staff.css'

const server = fakeServer()
const at = Date.UTC(2026, 2, 4, 12)
const wait = page.getByText('Please wait some seconds ...')
const failed = page.getByRole('alert').filter({ hasText: 'This did not come through.' })
const both = (
  <>
    <Alerts />
    <ToastView />
  </>
)

beforeEach(() => {
  signedIn(noor)
  server.answers('menu.readAll', menuForStaff)
})

test('[WATCH-1] each part waits for itself, and the whole for the branches', async () => {
  server.waits('menu.readAll')
  show(both)
  await expect.element(wait).toBeVisible()
})

test('[WATCH-1] a part that cannot be read says so beside those that can', async () => {
  server.answers('boards.read', { at, branches: [] })
  server.answers('alerts.list', { alerts: [] })
  server.answers('hooks.list', { hooks: [], mailTo: [], anywhere: false })
  server.refuses('health.read', 'unavailable')
  show(both)
  await expect.element(page.getByText('No alerts so far')).toBeVisible()
  await expect.element(page.getByText('No web hook yet.')).toBeVisible()
  await expect.element(page.getByText('Alerts are not mailed: the server has no mail server yet.')).toBeVisible()
  expect(page.getByText('None in the last 24 hours').elements()).toHaveLength(2)
  await expect.element(failed).toBeVisible()
  server.answers('health.read', { at, subsystems: [], alerts: [] })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByRole('heading', { name: 'The server' })).toBeVisible()
})

test('[WATCH-1] without a connection all four parts say so', async () => {
  server.isLost()
  show(both)
  await expect.element(wait).toBeVisible()
  server.comesBack()
  for (const name of ['boards.read', 'alerts.list', 'hooks.list', 'health.read'] as const)
    server.refuses(name, 'broken')
  await expect.poll(() => failed.elements().length).toBe(4)
})

test('[WATCH-1] it says who watches, what was alerted and is over, how the server is, and what a web hook got', async () => {
  server.answers('boards.read', {
    at,
    branches: [
      { branch: 'antwerpen', live: 2, seen: at, pauses: true },
      { branch: 'gent', live: 0, seen: at, pauses: false },
    ],
  })
  const unheard = { id: 4, kind: 'unheard', branch: 'antwerpen', order: 47, code: 'A-47', since: at, at } as const
  server.answers('alerts.list', {
    alerts: [
      { ...unheard, closedAt: null, ended: null },
      { ...unheard, id: 3, kind: 'no-board', order: null, code: '', closedAt: at, ended: 'board-open' },
    ],
  })
  server.answers('hooks.list', {
    hooks: [
      {
        id: 1,
        url: 'https://noor.example/hook',
        events: ['alert.opened'],
        lang: 'en',
        at,
        waiting: 0,
        last: { event: 'test', at, state: 'given_up', tries: 9, next: null, error: '404 Not Found' },
      },
    ],
    mailTo: ['noor@example.com'],
    anywhere: false,
  })
  const disk = { subsystem: 'disk', name: 'Disk', machine: 'one', since: at, reason: '' } as const
  const over = {
    id: 1,
    kind: 'disk',
    title: 'The disk was full',
    message: '',
    since: at,
    at,
    closedAt: at,
    ended: 'gone',
  } as const
  server.answers('health.read', {
    at,
    subsystems: [{ ...disk, condition: 'ill', sentence: 'It is nearly full.' }],
    alerts: [over],
  })
  const branches = menuForStaff.branches.map((branch) => ({ ...branch, timeZone: 'Asia/Tokyo' }))
  server.answers('menu.readAll', { ...menuForStaff, branches })
  show(both)
  await expect.element(page.getByText('2 boards are open')).toBeVisible()
  await expect.element(page.getByText('No board is open')).toBeVisible()
  await expect.element(page.getByText(/Order A-47 was not seen$/)).toBeVisible()
  await expect.element(page.getByText('Not over yet')).toBeVisible()
  await expect.element(page.getByText(/^A board was opened, /)).toBeVisible()
  await expect.element(page.getByText('It is nearly full.')).toBeVisible()
  await expect.element(page.getByText('Needs attention')).toBeVisible()
  await expect.element(page.getByText('404 Not Found')).toBeVisible()
  // Noon in Greenwich: by the shop's clock, whatever that of the device is.
  await expect.element(page.getByText(/^Given up.*4 Mar, 21:00/)).toBeVisible()
  await expect.element(page.getByRole('listitem').filter({ hasText: 'The disk was full' })).toMatchTextContent(/21:00/)
  await expect.element(page.getByText(/^Alerts are mailed to noor@example\.com/)).toBeVisible()

  const pausing = page.getByRole('switch', { name: 'Pause orders at Gent while nobody watches' })
  server.refuses('boards.setPausing', 'unavailable')
  await pausing.click()
  await expect.element(page.getByText('This did not come through.')).toBeVisible()
  await expect.element(pausing).not.toBeChecked()
})
