// The slips of an order: what became of each, and buttons that print once and say where.
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { StaffOrder } from '#contract/index.ts'
import { signedIn } from '#web/data/session/session.ts'
import type { OrderSlip, PrinterTroubles } from '#web/data/staff/slip-api.ts'
import { staffCache } from '#web/data/staff/staff-api.ts'
import { noorsStaffOrder } from '#web/data/testing/api-fixtures.ts'
import { jef } from '#web/testing/noors-shop.ts'
import { clear, show } from '#web/testing/show.ts'
import { OrderSheetPart } from '../board/sheet-lines.tsx'
import { OrderPaper } from './lazy-paper.tsx'
import '#web/ui/styles/staff.css'

const now = Date.now()
const order: StaffOrder = { ...noorsStaffOrder, placedAt: now, wantedAt: now }
const slip = (id: number, more: Partial<OrderSlip>): OrderSlip => ({
  id,
  order: 1,
  code: 'A-47',
  printer: { id: 1, name: 'Bar' },
  by: null,
  what: 'kitchen',
  mark: '',
  why: '',
  reprint: false,
  state: 'printed',
  since: now,
  endedAt: now,
  ...more,
})
const well: PrinterTroubles = { printers: [], failed: [], prints: ['kitchen', 'receipt', 'label'] }

let posted: [address: string, body: unknown][]

function showSlips(slips: OrderSlip[], { troubles = well, refusal = '' } = {}): void {
  clear()
  staffCache.clear()
  posted = []
  let listed = slips
  vi.stubGlobal('fetch', async (address: string, { method, body }: RequestInit = {}) => {
    const { pathname } = new URL(address, location.href)
    if (method !== 'POST') return Response.json({ slips: listed, prints: troubles.prints })
    posted.push([pathname, JSON.parse(String(body ?? '{}'))])
    if (refusal) return Response.json({ refusal, problems: [] }, { status: 409 })
    const made = slip(50, { what: 'receipt', state: 'queued', endedAt: null })
    listed = [...listed, made]
    return Response.json(pathname.includes('orders') ? { slips: [made] } : made)
  })
  signedIn(jef)
  show(<OrderPaper order={order} troubles={troubles} timeZone="Europe/Brussels" frame={OrderSheetPart} />)
}

const button = (name: string | RegExp) => page.getByRole('button', { name })

afterEach(() => vi.unstubAllGlobals())

test('[PAPER-3] an order says of each slip where it is, which printer took over, and what is marked', async () => {
  const bar = { id: 1, name: 'Bar', condition: 'no-paper', since: now, waiting: 1, by: null } as const
  showSlips(
    [
      slip(1, { by: 'Counter' }),
      slip(2, { mark: 'changed', reprint: true, state: 'queued', endedAt: null }),
      slip(3, { what: 'label', printer: { id: 2, name: 'Cups' }, state: 'failed', why: '511 Media Decoding Error' }),
      slip(4, { what: 'receipt', state: 'failed', why: 'DeviceNotFound' }),
    ],
    { troubles: { ...well, printers: [bar] } },
  )
  await expect.element(page.getByText(/^printed \d\d:\d\d, Counter$/)).toBeVisible()
  await expect.element(page.getByText('Kitchen ticket, changed, reprint')).toBeVisible()
  await expect.element(page.getByText('waiting for Bar: no paper')).toBeVisible()
  await expect.element(page.getByText('The printer does not support this kind of picture.')).toBeVisible()
  await expect.element(page.getByText('The printer says: DeviceNotFound')).toBeVisible()
  // What exists is printed again where it is listed; only a receipt is new each time.
  expect(button(/^Print (kitchen ticket|labels)/).elements()).toEqual([])
  await button('Dismiss: A-47 Labels').click()
  await expect.poll(() => posted).toEqual([['/api/staff/slips/3/let-be', {}]])
})

test('[PAPER-3] a receipt prints once, however often its button is tapped, and the button says where', async () => {
  showSlips([])
  await expect.element(page.getByText('Nothing has been printed yet.')).toBeVisible()
  const print = button('Print receipt').element() as HTMLButtonElement
  for (let tap = 0; tap < 3; tap++) print.click()
  await expect.element(button('Sent to Bar')).toBeVisible()
  ;(button('Sent to Bar').element() as HTMLButtonElement).click()
  expect(posted).toEqual([['/api/staff/orders/1/slips', { what: 'receipt', key: expect.any(String) }]])
  await expect.element(page.getByText('waiting for Bar')).toBeVisible()
})

test('[PAPER-3] a ticket is printed again by one tap', async () => {
  showSlips([slip(1, {})])
  await button('Print again: A-47 Kitchen ticket').click()
  await expect.element(button('Sent to Bar')).toBeVisible()
  expect(posted).toEqual([['/api/staff/slips/1/again', { key: expect.any(String) }]])
})

test('[PAPER-3] [J-119] a refusal has its sentence, and a second tap sends the same again', async () => {
  showSlips([], { refusal: 'no_printer' })
  await button('Print receipt').click()
  await expect.element(page.getByText('No printer of this branch prints that.')).toBeVisible()
  await button('Print receipt').click()
  await expect.poll(() => posted.length).toBe(2)
  expect(posted[1]).toEqual(posted[0])
})

test('[PAPER-2] at a branch without printers an order says nothing of paper and asks nothing', async () => {
  showSlips([], { troubles: { ...well, prints: [] } })
  await new Promise((done) => setTimeout(done, 300))
  expect(page.getByText('On paper').elements()).toEqual([])
})
