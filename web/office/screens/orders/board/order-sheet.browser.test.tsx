// An order opened on the board while nothing reaches the shop.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { StaffOrder } from '#contract/index.ts'
import { staffCache } from '#web/data/staff/staff-api.ts'
import { noorsLine, noorsTrackedOrder } from '#web/data/testing/api-fixtures.ts'
import { antwerpen } from '#web/testing/noors-shop.ts'
import { show } from '#web/testing/show.ts'
import { OrderSheet } from './order-sheet.tsx'
import '#web/ui/styles/staff.css'

const onBoard = {
  ...noorsTrackedOrder,
  id: 1,
  version: 3,
  customerName: 'Noor',
  phone: '',
  source: 'web',
  toSee: null,
  making: 0,
  payments: [],
  lines: [{ ...noorsLine, making: [], name: { en: 'Cappuccino' } }],
} as unknown as StaffOrder
const note = page.getByText(/It could not be read again, so it may be older/)

/** The shop knows this order, and answers nothing else. */
const ordersFrom = (order: object) => async (url: string) => {
  if (!String(url).includes('/orders/')) return await new Promise<Response>(() => {})
  return Response.json(String(url).includes('history') ? { steps: [] } : order)
}

beforeEach(() => staffCache.clear())
afterEach(() => vi.unstubAllGlobals())

test('[H-68] without a connection it shows what the board has, says that this may be older, and can be worked on', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no line')))
  show(<OrderSheet id={1} known={onBoard} soldOut={new Set()} place={antwerpen} />)
  const sheet = page.getByRole('dialog')
  await expect.element(sheet.getByRole('button', { name: /Cappuccino/ })).toBeEnabled()
  await expect.element(sheet.getByRole('button', { name: 'All ready' })).toBeVisible()
  await expect.element(note, { timeout: 12_000 }).toBeVisible()
  expect(sheet.getByText('This did not come through').elements()).toEqual([])
  // An empty history would say that nothing happened.
  await expect.poll(() => sheet.getByRole('heading', { name: 'History' }).elements(), { timeout: 12_000 }).toEqual([])
})

test('[H-92] of an order without a known time no time is told, neither for when it is nor when it was placed', async () => {
  const imported = { ...onBoard, course: 'placed', placedAt: Date.parse('2026-03-04T07:00:00Z'), wantedAt: null }
  vi.stubGlobal('fetch', ordersFrom(imported))
  show(<OrderSheet id={1} known={imported as unknown as StaffOrder} soldOut={new Set()} place={antwerpen} />)
  const sheet = page.getByRole('dialog')
  await expect.element(sheet.getByText('no time', { exact: true }).first()).toBeVisible()
  expect(sheet.getByText(/ late|placed \d/).elements()).toEqual([])
  expect(sheet.getByText(/\d\d:\d\d/).elements()).toEqual([])
})

test('[H-68] what the shop refuses is not shown from the board', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ refusal: 'not_allowed', problems: [] }, { status: 403 }))
  show(<OrderSheet id={1} known={onBoard} soldOut={new Set()} place={antwerpen} />)
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  expect(page.getByText('Cappuccino').elements()).toEqual([])
})

test('[H-68] with a connection it is what the shop says, without a word about age', async () => {
  const read = { ...onBoard, version: 4, customerName: 'Noor Peeters' }
  vi.stubGlobal('fetch', ordersFrom(read))
  show(<OrderSheet id={1} known={onBoard} soldOut={new Set()} place={antwerpen} />)
  await expect.element(page.getByText('Noor Peeters')).toBeVisible()
  expect(note.elements()).toEqual([])
})

test('[J-23] with meal vouchers the sheet suggests the food of an order, and the gin is left to pay', async () => {
  const lines = [
    { ...noorsLine, making: [], name: { en: 'Bagel' }, quantity: 1, price: 700 },
    { ...noorsLine, id: 2, making: [], name: { en: 'Gin' }, quantity: 1, price: 900 },
  ].map((line) => ({
    ...line,
    vat: [{ class: 'food', rate: 600, amount: line.price, ...(line.price === 700 && { vouchers: true }) }],
  }))
  const order = { ...onBoard, course: 'accepted', total: 1_600, due: 1_600, lines }
  vi.stubGlobal('fetch', ordersFrom(order))
  show(<OrderSheet id={1} known={order as unknown as StaffOrder} soldOut={new Set()} place={antwerpen} />)
  await page.getByText('Meal vouchers, or a part of it').click()
  await expect.element(page.getByText(/Meal vouchers may pay €7.00 of it/)).toBeVisible()
  await page.getByRole('button', { name: 'Edenred' }).click()
  await expect.element(page.getByRole('button', { name: 'Note €7.00' })).toBeEnabled()
})

test('[J-40] of an order that nobody collected, the sheet says what the shop keeps, and one tap gives it back as goodwill', async () => {
  const payments = [{ way: 'online', amount: 320, applied: 320, at: 1 }]
  const kept = { ...onBoard, course: 'not-collected', total: 320, due: 0, keptAt: 9, payments }
  const asked = vi.fn()
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (init?.method !== 'POST') return await ordersFrom(kept)(url)
    asked(JSON.parse(String(init.body)).step)
    return Response.json({ ...kept, version: 4, keptAt: null, due: -320 })
  })
  show(<OrderSheet id={1} known={kept as unknown as StaffOrder} soldOut={new Set()} place={antwerpen} />)
  await expect.element(page.getByText('The shop keeps €3.20, as nobody collected the order.')).toBeVisible()
  await page.getByRole('button', { name: 'As goodwill, give back €3.20' }).click()
  await expect.poll(() => asked.mock.calls).toEqual([['goodwill']])
})
