// A meal deal on the board of one station: its own parts to tap, under the deal's name, and how far the others are.
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { StaffOrder } from '#contract/index.ts'
import { signedIn } from '#web/data/session/session.ts'
import { tapStore, useShownOrder } from '#web/data/staff/tap-queue.ts'
import { noorsStaffLine, noorsStaffOrder } from '#web/data/testing/api-fixtures.ts'
import { fakeServer } from '#web/testing/fake-server.ts'
import { jef } from '#web/testing/noors-shop.ts'
import { show } from '#web/testing/show.ts'
import { ticketOf } from './ticket.ts'
import { TicketCard } from './ticket-card.tsx'

const rum = { contains: ['alcohol', 'spirits'] as const, mayContain: [] }
const part = (id: string, station: string, name: string, ready = false) => ({
  part: id,
  item: id,
  name: { en: name },
  options: [],
  price: 0,
  declaration: id === 'sweet' ? rum : null,
  making: [{ station, seconds: 60 }],
  ...(ready && { ready }),
})
const dealWith = (...ready: readonly string[]) => ({
  ...noorsStaffLine,
  item: 'lunch-deal',
  name: { en: 'Lunch deal' },
  quantity: 2,
  making: [{ station: 'grill', seconds: 60 }],
  parts: [
    part('panini', 'grill', 'Caprese panini', ready.includes('panini')),
    part('drink', 'bar', 'Caffè latte', ready.includes('drink')),
    part('sweet', 'bar', 'Brownie', ready.includes('sweet')),
  ],
})
const espresso = { ...noorsStaffLine, id: 2, item: 'espresso', name: { en: 'Espresso' } }
const server = fakeServer()
const asked = () => server.sent('orders.setLineStatus').map(({ changes }) => changes)

function showAt(station: string | null, ...ready: readonly string[]) {
  const ticket = ticketOf({ ...noorsStaffOrder, lines: [dealWith(...ready), espresso], kept: false })
  show(<TicketCard ticket={ticket} urgency="calm" minutes={5} station={station} soldOut={new Set()} />)
}

beforeEach(() => {
  server.refuses('orders.setLineStatus', 'changed_meanwhile')
})

test('[OPT-7] [BOARD-2] a station reads and taps its own parts alone, and sees how far the others are', async () => {
  showAt('bar', 'panini')
  await expect.element(page.getByText('Lunch deal')).toBeVisible()
  await expect.element(page.getByText('1 elsewhere: ready')).toBeVisible()
  expect(page.getByText('Caprese panini').elements()).toEqual([])
  await page.getByRole('button', { name: '2 Caffè latte' }).click()
  await vi.waitFor(() => expect(asked()[0]).toEqual([{ line: 1, status: 'ready', from: 'received', parts: ['drink'] }]))
})

test('[H-29] a part of a deal at its station is marked with its age, and so is the whole deal', async () => {
  showAt('bar')
  await expect.element(page.getByRole('button', { name: /Brownie ?18\+/ })).toBeVisible()
  expect(page.getByText('18+').elements()).toHaveLength(1)
  showAt(null)
  await expect.element(page.getByRole('button', { name: /Lunch deal ?18\+/ })).toBeVisible()
})

test('[OPT-7] [BOARD-2] the whole order at one station is what that station makes of it', async () => {
  showAt('bar', 'drink')
  await expect.element(page.getByRole('button', { name: '2 Caffè latte' })).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: /^A-47: ready at bar/ }).click()
  await vi.waitFor(() =>
    expect(asked()[0]).toEqual([
      { line: 1, status: 'ready', from: 'received', parts: ['sweet'] },
      { line: 2, status: 'ready', from: 'received' },
    ]),
  )
})

test('[OPT-7] where all stations are shown a deal is one line, with a mark at what is ready', async () => {
  showAt(null, 'drink')
  const line = page.getByRole('button', { name: /Lunch deal/ })
  await expect.element(line).toHaveAttribute('aria-pressed', 'false')
  await expect.element(line).toHaveAccessibleName(/Lunch deal.*Caprese panini.*ready.*Caffè latte.*Brownie/)
  await line.click()
  await vi.waitFor(() =>
    expect(asked()[0]).toEqual([{ line: 1, status: 'ready', from: 'received', parts: ['panini', 'sweet'] }]),
  )
})

test('[H-80] a ticket that was changed says in what', async () => {
  const cup = noorsStaffLine
  const before = { lines: [{ ...cup, quantity: 3 }, cup, { ...espresso, quantity: 2 }], total: 1500 }
  const lines = [
    { ...cup, quantity: 4 },
    { ...espresso, quantity: 1 },
    { ...cup, id: 3, name: { en: 'Mocha' } },
  ]
  const ticket = ticketOf({ ...noorsStaffOrder, toSee: 'changed', changedFrom: before, lines, kept: false })
  show(<TicketCard ticket={ticket} urgency="calm" minutes={5} station={null} soldOut={new Set()} />)
  await expect.element(page.getByText('Changed')).toBeVisible()
  const strip = page.getByRole('button', { name: 'Seen' }).element().parentElement
  expect(strip?.textContent).toBe('Changed−1 Espresso+1 MochaSeen')
})

test('[PAY-7] a ticket on which the customer is owed money says how much, and not that it is paid', async () => {
  const payments = [{ way: 'edenred' as const, amount: 400, applied: 400, at: 1 }]
  const ticket = ticketOf({ ...noorsStaffOrder, lines: [espresso], total: 270, due: -130, payments, kept: false })
  show(<TicketCard ticket={ticket} urgency="calm" minutes={5} station={null} soldOut={new Set()} />)
  await expect.element(page.getByText('To give back')).toBeVisible()
  await expect.element(page.getByText('€1.30')).toBeVisible()
  expect(page.getByText('paid', { exact: true }).elements()).toEqual([])
})

test('[J-70] [J-74] a note about an allergy heads the ticket whole, once, and marks its line; a word such as without stays with its rest', async () => {
  const notes = 'I am allergic to walnuts, hazelnuts, pecans'
  const lines = [
    { ...espresso, id: 1, notes },
    { ...espresso, id: 2, notes: 'بدون سكر' },
  ]
  const ticket = ticketOf({ ...noorsStaffOrder, lines, kept: false })
  show(<TicketCard ticket={ticket} urgency="calm" minutes={5} station={null} soldOut={new Set()} />)
  const said = page.getByText(notes)
  await expect.element(said).toBeVisible()
  expect(page.getByRole('button', { name: /Espresso ?Allergy$/ }).elements()).toHaveLength(1)
  expect(page.getByText('بدون سكر').element().tagName).toBe('BDI')
})

test('[J-70] of several notes about allergies each has a number, which stands at its lines; a long one is never cut', async () => {
  const long = `allergic to ${'walnuts, hazelnuts, pecans, '.repeat(5)}and almonds`
  const lines = [
    { ...espresso, id: 1, notes: 'allergic to soy' },
    { ...espresso, id: 2, name: { en: 'Mocha' }, notes: long },
    { ...espresso, id: 3, name: { en: 'Latte' }, notes: long },
  ]
  const ticket = ticketOf({ ...noorsStaffOrder, lines, kept: false })
  show(
    <div className="w-51">
      <TicketCard ticket={ticket} urgency="calm" minutes={5} station={null} soldOut={new Set()} />
    </div>,
  )
  const note = page.getByText(long)
  await expect.element(note).toBeVisible()
  const box = note.element().closest('p') as HTMLElement
  expect(box.textContent).toBe(`2 ${long}`)
  expect(box.scrollHeight).toBeLessThanOrEqual(box.clientHeight)
  await expect.element(page.getByRole('button', { name: /Espresso ?Allergy 1/ })).toBeVisible()
  await expect.element(page.getByRole('button', { name: /Mocha ?Allergy 2/ })).toBeVisible()
  await expect.element(page.getByRole('button', { name: /Latte ?Allergy 2/ })).toBeVisible()
})

function Shown({ order }: { order: StaffOrder }) {
  const shown = useShownOrder(order)
  return shown && <TicketCard ticket={ticketOf(shown)} urgency="calm" minutes={5} station={null} soldOut={new Set()} />
}

test('[BOARD-5] what is not sent yet stands at the line that was tapped, and at no other', async () => {
  signedIn(jef)
  server.loses('orders.setLineStatus')
  const lines = [1, 2].map((id) => ({ ...espresso, id, name: { en: `Espresso ${id}` }, status: 'ready' as const }))
  show(<Shown order={{ ...noorsStaffOrder, lines: [...lines, { ...espresso, id: 3, name: { en: 'Mocha' } }] }} />)
  await page.getByRole('button', { name: /Espresso 2/ }).click()
  await expect.element(page.getByRole('button', { name: /Espresso 2.*Not sent yet/ })).toBeVisible()
  expect(page.getByRole('button', { name: /(Espresso 1|Mocha).*Not sent yet/ }).elements()).toEqual([])
  tapStore.write([])
})

test('[LIFE-3] a ticket says that its customer is here, or how much later they come', async () => {
  const showWith = (change: { hereAt?: number; lateBy?: number }) => {
    const ticket = ticketOf({ ...noorsStaffOrder, ...change, kept: false })
    show(<TicketCard ticket={ticket} urgency="calm" minutes={5} station={null} soldOut={new Set()} />)
  }
  showWith({ lateBy: 20 })
  await expect.element(page.getByText(/^20 min later/)).toBeVisible()
  showWith({ lateBy: 20, hereAt: 1 })
  await expect.element(page.getByText(/^Here/)).toBeVisible()
  expect(page.getByText(/^20 min later/).query()).toBeNull()
})
