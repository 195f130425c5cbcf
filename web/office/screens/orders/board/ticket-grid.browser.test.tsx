// More orders than the tablet has columns for: what is hidden at either side, and the way back to the first ones.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { noorsStaffOrder } from '#web/data/testing/api-fixtures.ts'
import { show } from '#web/testing/show.ts'
import { ticketOf } from './ticket.ts'
import { gridQuietMs, TicketGrid } from './ticket-grid.tsx'
import '#web/ui/styles/staff.css'

const minute = 60_000
const now = Date.parse('2026-03-04T11:00:00Z')

/** Thirty orders, the first two of which are late. */
const tickets = Array.from({ length: 30 }, (_, at) => {
  const id = at + 1
  const promised = now + (at < 2 ? -5 : 20 + at) * minute
  return ticketOf({ ...noorsStaffOrder, id, code: `A-${10 + at}`, wantedAt: promised, kept: false })
})

const article = (code: string) => page.getByRole('article', { name: code })
const back = page.getByRole('button', { name: /due sooner/ })
const more = page.getByRole('button', { name: /more to the side/ })
const scroller = () => document.querySelector('[data-grid] .overflow-x-auto') as HTMLElement
const touch = (name: string, fingers: number) =>
  dispatchEvent(Object.assign(new Event(name), { touches: Array.from({ length: fingers }) }))

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await page.viewport(900, 640)
  show(
    <div data-grid className="flex" style={{ height: 600, width: 880 }}>
      <TicketGrid tickets={tickets} now={now} station={null} soldOut={new Set()} />
    </div>,
  )
  await expect.element(article('A-10')).toBeInViewport()
})
afterEach(() => vi.useRealTimers())

async function scrollAway() {
  await more.click()
  await expect.element(back).toBeVisible()
}

test('[H-66] scrolled sideways the board says how many are due sooner and how many of them are late, and a tap goes back', async () => {
  expect(back.elements()).toEqual([])
  await scrollAway()
  const hidden = Number(/\d+/.exec(back.element().textContent ?? '')?.[0])
  expect(hidden).toBeGreaterThan(2)
  await expect.element(back).toHaveTextContent(`${hidden} due sooner · 2 late`)
  await back.click()
  await expect.element(article('A-10')).toBeInViewport()
  expect(back.elements()).toEqual([])
})

test('[H-66] the ways to both sides cover no ticket', async () => {
  const covered = (over: DOMRect) =>
    [...document.querySelectorAll('article')]
      .map((one) => one.getBoundingClientRect())
      .filter((box) => box.left < over.right && box.right > over.left && box.top < over.bottom && box.bottom > over.top)
  scroller().scrollLeft = 300
  await expect.element(back).toBeVisible()
  await expect.element(more).toBeVisible()
  for (const way of [back, more]) expect(covered(way.element().getBoundingClientRect())).toEqual([])
})

test('[H-66] after a quiet time the board is back at its first orders, but not under a finger', async () => {
  await scrollAway()
  vi.advanceTimersByTime(gridQuietMs - 1000)
  touch('touchstart', 1)
  vi.advanceTimersByTime(3 * gridQuietMs)
  expect(scroller().scrollLeft).toBeGreaterThan(0)
  touch('touchend', 0)
  vi.advanceTimersByTime(gridQuietMs - 1000)
  expect(scroller().scrollLeft).toBeGreaterThan(0)
  vi.advanceTimersByTime(1000)
  await expect.element(article('A-10')).toBeInViewport()
  expect(scroller().scrollLeft).toBe(0)
})

test('[H-92] an order without a known time says so, and is never late', async () => {
  const times = { placedAt: now - 90 * minute, wantedAt: null }
  const imported = { ...noorsStaffOrder, ...times, code: 'A-9', kept: false }
  show(
    <div className="flex" style={{ height: 600, width: 880 }}>
      <TicketGrid tickets={[ticketOf(imported)]} now={now} station={null} soldOut={new Set()} />
    </div>,
  )
  await expect.element(article('A-9').getByText('no time')).toBeVisible()
  expect(article('A-9').getByText('late').elements()).toEqual([])
})
