// An order opened on the board while nothing reaches the shop.
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { StaffOrder } from '#contract/index.ts'
import { tapStore } from '#web/data/staff/tap-queue.ts'
import { noorsStaffLine, noorsStaffOrder } from '#web/data/testing/api-fixtures.ts'
import { fakeServer } from '#web/testing/fake-server.ts'
import { antwerpen } from '#web/testing/noors-shop.ts'
import { show } from '#web/testing/show.ts'
import { undoStore, undoTap } from './board-acts.ts'
import { OrderSheet } from './order-sheet.tsx'
import '#web/ui/styles/staff.css'

const server = fakeServer()
const onBoard: StaffOrder = { ...noorsStaffOrder, version: 3 }
const note = page.getByText(/It could not be read again, so it may be older/)

/** The shop knows this order, and answers nothing else. */
function knows(order: StaffOrder) {
  server.answers('orders.read', order)
  server.answers('orders.history', { steps: [] })
}

test('[H-68] without a connection it shows what the board has, says that this may be older, and can be worked on', async () => {
  server.loses('orders.read')
  server.loses('orders.history')
  show(<OrderSheet id={1} known={onBoard} soldOut={new Set()} branch={antwerpen} />)
  const sheet = page.getByRole('dialog')
  await expect.element(sheet.getByRole('button', { name: /Cappuccino/ })).toBeEnabled()
  await expect.element(sheet.getByRole('button', { name: 'All ready' })).toBeVisible()
  await expect.element(note, { timeout: 12_000 }).toBeVisible()
  expect(sheet.getByText('This did not come through').elements()).toEqual([])
  // An empty history would say that nothing happened.
  await expect.poll(() => sheet.getByRole('heading', { name: 'History' }).elements(), { timeout: 12_000 }).toEqual([])
})

test('[H-92] of an order without a known time no time is told, neither for when it is nor when it was placed', async () => {
  const imported: StaffOrder = {
    ...onBoard,
    course: 'placed',
    placedAt: Date.parse('2026-03-04T07:00:00Z'),
    wantedAt: null,
  }
  knows(imported)
  show(<OrderSheet id={1} known={imported} soldOut={new Set()} branch={antwerpen} />)
  const sheet = page.getByRole('dialog')
  await expect.element(sheet.getByText('no time', { exact: true }).first()).toBeVisible()
  expect(sheet.getByText(/ late|placed \d/).elements()).toEqual([])
  expect(sheet.getByText(/\d\d:\d\d/).elements()).toEqual([])
})

const minute = 60_000
const readyLines = noorsStaffOrder.lines.map((line) => ({ ...line, status: 'ready' as const }))

test('[F-55] an order that is ready says since when, and never that it is late', async () => {
  const readyAt = Date.parse('2026-03-04T11:03:00Z')
  const ready: StaffOrder = { ...onBoard, lines: readyLines, readyAt, wantedAt: readyAt + 2 * minute }
  knows(ready)
  show(<OrderSheet id={1} known={ready} soldOut={new Set()} branch={antwerpen} />)
  await expect.element(page.getByText(/^ready since .*12:03$/)).toBeVisible()
  expect(page.getByText(/ late$/).elements()).toEqual([])
})

test('[H-68] what the shop refuses is not shown from the board', async () => {
  server.refuses('orders.read', 'not_allowed')
  server.refuses('orders.history', 'not_allowed')
  show(<OrderSheet id={1} known={onBoard} soldOut={new Set()} branch={antwerpen} />)
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  expect(page.getByText('Cappuccino').elements()).toEqual([])
})

test('[H-68] with a connection it is what the shop says, without a word about age', async () => {
  knows({ ...onBoard, version: 4, customerName: 'Noor Peeters' })
  show(<OrderSheet id={1} known={onBoard} soldOut={new Set()} branch={antwerpen} />)
  await expect.element(page.getByText('Noor Peeters')).toBeVisible()
  expect(note.elements()).toEqual([])
})

test('[J-23] with meal vouchers the sheet suggests the food of an order, and the gin is left to pay', async () => {
  const lines = [
    {
      ...noorsStaffLine,
      name: { en: 'Bagel' },
      price: 700,
      vat: [{ class: 'food' as const, rate: 600, amount: 700, vouchers: true as const }],
    },
    {
      ...noorsStaffLine,
      id: 2,
      name: { en: 'Gin' },
      price: 900,
      vat: [{ class: 'food' as const, rate: 600, amount: 900 }],
    },
  ]
  const order: StaffOrder = { ...onBoard, total: 1_600, due: 1_600, lines }
  knows(order)
  show(<OrderSheet id={1} known={order} soldOut={new Set()} branch={antwerpen} />)
  await page.getByText('Meal vouchers, or a part of it').click()
  await expect.element(page.getByText(/Meal vouchers may pay €7.00 of it/)).toBeVisible()
  await page.getByRole('button', { name: 'Edenred' }).click()
  await expect.element(page.getByRole('button', { name: 'Note €7.00' })).toBeEnabled()
})

test.each(['abc', '4,0,0', '99'])(
  '[J-23] with %s as the part that is paid, nothing is noted and nothing handed over',
  async (typed) => {
    const order: StaffOrder = { ...onBoard, course: 'accepted', total: 320, due: 320 }
    knows(order)
    show(<OrderSheet id={1} known={order} soldOut={new Set()} branch={antwerpen} />)
    const both = page.getByRole('button', { name: 'Paid and handed over' })
    await expect.element(both).toBeEnabled()
    await page.getByText('Meal vouchers, or a part of it').click()
    await page.getByRole('textbox', { name: /how much/ }).fill(typed)
    await expect.element(both).toBeDisabled()
    await expect.element(page.getByRole('button', { name: 'Paid, stays here' })).toBeDisabled()
  },
)

test('[PAY-8] of less than is due, the sheet says how much is still missing', async () => {
  const order: StaffOrder = { ...onBoard, course: 'accepted', total: 320, due: 320 }
  knows(order)
  show(<OrderSheet id={1} known={order} soldOut={new Set()} branch={antwerpen} />)
  await page.getByRole('textbox', { name: 'Another amount' }).fill('2')
  await expect.element(page.getByText('Still missing')).toBeVisible()
  await expect.element(page.getByText('€1.20', { exact: true })).toBeVisible()
})

test('[J-40] of an order that nobody collected, the sheet says what the shop keeps, and one tap gives it back as goodwill', async () => {
  const payments = [{ way: 'online' as const, amount: 320, applied: 320, at: 1 }]
  const kept: StaffOrder = { ...onBoard, course: 'not-collected', total: 320, due: 0, keptAt: 9, payments }
  knows(kept)
  server.answers('orders.step', { ...kept, version: 4, keptAt: null, due: -320 })
  show(<OrderSheet id={1} known={kept} soldOut={new Set()} branch={antwerpen} />)
  await expect.element(page.getByText('The shop keeps €3.20, as nobody collected the order.')).toBeVisible()
  await page.getByRole('button', { name: 'As goodwill, give back €3.20' }).click()
  await expect.poll(() => server.sent('orders.step')).toMatchObject([{ step: 'goodwill' }])
})

test('[LIFE-6] that nobody collected an order can be undone like every other step', async () => {
  const ready: StaffOrder = { ...onBoard, id: 7, lines: readyLines, readyAt: Date.now(), wantedAt: Date.now() }
  knows(ready)
  server.answers('orders.step', { ...ready, version: 4, course: 'not-collected' })
  show(<OrderSheet id={7} known={ready} soldOut={new Set()} branch={antwerpen} />)
  await page.getByRole('button', { name: 'Not collected' }).click()
  await expect.poll(() => server.sent('orders.step')).toMatchObject([{ step: 'collectNot', version: 3 }])
  const done = undoStore.read()
  expect(done?.done).toBe('notCollected')
  await expect.poll(() => tapStore.read()).toEqual([])
  if (done) undoTap(done)
  await expect.poll(() => server.sent('orders.step').at(-1)).toMatchObject({ step: 'bringBack', version: 4 })
  await expect.poll(() => tapStore.read()).toEqual([])
})
