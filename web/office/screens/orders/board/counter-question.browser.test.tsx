// The question whether a device is the counter, on a board with stations.
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { setCounter } from '#web/data/session/counter-device.ts'
import { signedIn } from '#web/data/session/session.ts'
import { noorsStaffLine, noorsStaffOrder } from '#web/data/testing/api-fixtures.ts'
import { fakeServer } from '#web/testing/fake-server.ts'
import { emptyBoard, jef, menuForStaff } from '#web/testing/noors-shop.ts'
import { show } from '#web/testing/show.ts'
import { Board } from './order-board.tsx'
import '#web/ui/styles/staff.css'

const server = fakeServer()

afterEach(() => setCounter(undefined))

test('[J-35] the board asks whether this device is its counter, beside the row of stations', async () => {
  setCounter(undefined)
  server.answers('menu.readAll', menuForStaff)
  const now = Date.now()
  const line = { ...noorsStaffLine, making: [{ station: 'bar', seconds: 30 }] }
  const order = { ...noorsStaffOrder, placedAt: now, wantedAt: now, lines: [line] }
  server.answers('orders.board', { ...emptyBoard, orders: [order], stations: [{ id: 'bar', name: { en: 'Bar' } }] })
  await page.viewport(1024, 768)
  signedIn(jef)
  show(<Board />)
  const question = page.getByRole('region', { name: 'Is this device the counter of Antwerpen?' })
  await expect.element(question).toBeVisible()
  await expect.element(page.getByRole('group', { name: 'Stations' })).toBeVisible()
  await expect.element(page.getByRole('group', { name: 'Stations' })).toMatchTextContent(/Bar/)
  await question.getByRole('button', { name: 'No' }).click()
  await expect.element(question).not.toBeInTheDocument()
})
