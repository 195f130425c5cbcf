// The board of a new role that only sees: one row more in the table of roles, and nothing on the board can be done.
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Output, StaffOrder } from '#contract/index.ts'
import { type Member, signedIn } from '#web/data/session/session.ts'
import { noorsStaffLine, noorsStaffOrder } from '#web/data/testing/api-fixtures.ts'
import { fakeServer } from '#web/testing/fake-server.ts'
import { emptyBoard, menuForStaff } from '#web/testing/noors-shop.ts'
import { show } from '#web/testing/show.ts'
import { Board } from './order-board.tsx'
import '#web/ui/styles/staff.css'

vi.mock('#domain/people/roles.ts', async (original) => {
  const table = await original<typeof import('#domain/people/roles.ts')>()
  const trainee = { leads: false, sees: ['orders.see'], does: [] }
  return { ...table, roles: { ...table.roles, trainee } }
})

const memberWith = (role: string) => {
  const member = { id: 7, name: 'Noa', owner: false, mustSetUp: false, branches: [{ branch: 'antwerpen', role }] }
  return member as unknown as Member
}
const now = Date.now()
const orderWith = (
  id: number,
  code: string,
  course: StaffOrder['course'],
  status: StaffOrder['lines'][number]['status'],
): StaffOrder => ({
  ...noorsStaffOrder,
  id,
  code,
  course,
  token: `K7QM2A9${id}`,
  placedAt: now,
  wantedAt: now,
  lines: [{ ...noorsStaffLine, status }],
})
const orders = [orderWith(1, 'A-47', 'placed', 'received'), orderWith(2, 'A-48', 'accepted', 'ready')]
const nothing = { unseen: 0, newest: [] }
const arrivals: Output<'arrivals.read'> = {
  at: now,
  orders: [],
  due: [],
  alone: [],
  reservations: nothing,
  messages: nothing,
  asks: { unseen: 1, newest: [{ id: 1, at: now }] },
  open: 2,
  accounts: 0,
  alerts: 0,
}

const server = fakeServer()

async function openBoard(role: string) {
  server.answers('menu.readAll', menuForStaff)
  server.answers('orders.board', {
    ...emptyBoard,
    orders,
    counts: { ready: 1, earlier: 0 },
    dayBegins: now - 36_000_000,
  })
  server.answers('arrivals.read', arrivals)
  server.answers('orders.read', ({ id }) => orders.find((order) => order.id === Number(id)) ?? noorsStaffOrder)
  server.answers('orders.history', { steps: [] })
  server.answers('boards.beat', {})
  await page.viewport(1024, 768)
  signedIn(memberWith(role))
  show(<Board />)
}

const why = 'You can look at this. Your role does not allow changing it.'
const button = (name: string | RegExp) => page.getByRole('button', { name })

test('[ROUTE-3] a trainee sees the board, and each of its buttons that does something is disabled, with the reason', async () => {
  await openBoard('trainee')
  await expect.element(page.getByText(why).first()).toBeVisible()
  for (const name of [/Cappuccino/, /A-47: all ready/, /hand over A-48/i]) {
    await expect.element(button(name).first()).toBeDisabled()
    expect(button(name).first().element().closest('[title]')?.getAttribute('title')).toBe(why)
  }
  // Nobody waits for a trainee to accept an order or to let a customer in, and this board does not count as watched.
  expect(button(/New order/).elements()).toEqual([])
  expect(button(/asks to order/).elements()).toEqual([])
  expect(server.posted()).toEqual([])

  await button('Open A-47').click()
  const sheet = page.getByRole('dialog')
  await expect.element(sheet.getByText(why)).toBeVisible()
  const enabled = sheet.getByRole('button', { disabled: false }).elements()
  expect(enabled.map((one) => one.getAttribute('aria-label') ?? one.textContent)).toEqual(['Close'])
  await userEvent.keyboard('{Escape}')
  await page.getByRole('searchbox').fill('48')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('dialog').getByText('A-48')).toBeVisible()
  expect(server.posted()).toEqual([])
})

test('a barista has the same buttons, and they work', async () => {
  await openBoard('barista')
  await expect.element(button(/New order A-47.*Accept/)).toBeEnabled()
  await expect.element(button(/Cappuccino/).first()).toBeEnabled()
  await expect.element(button(/hand over A-48/i)).toBeEnabled()
  expect(page.getByText(why).elements()).toEqual([])
  await expect.poll(() => server.posted()).toContain('boards.beat')
})
