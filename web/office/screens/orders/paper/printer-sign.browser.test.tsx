// What the board says of printers: one sentence for each state, by the live event, and nothing where there are none.
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { setCounter } from '#web/data/session/counter-device.ts'
import { signedIn } from '#web/data/session/session.ts'
import type { OrderSlip, PrinterTroubles, TroubledPrinter } from '#web/data/staff/slip-api.ts'
import { staffCache } from '#web/data/staff/staff-api.ts'
import { noorsLine, noorsTrackedOrder } from '#web/data/testing/api-fixtures.ts'
import { antwerpen, jef } from '#web/testing/noors-shop.ts'
import { clear, show } from '#web/testing/show.ts'
import { closeOpened } from '../board/board-state.ts'
import { Board } from '../board/order-board.tsx'
import '#web/ui/styles/staff.css'

const now = Date.now()
const zone = 'Europe/Brussels'
const timeOf = (at: number) =>
  new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: zone }).format(at)
const since = now - 60_000
const bar: TroubledPrinter = { id: 1, name: 'Bar', condition: 'no-paper', since, waiting: 4, by: null }
const failed: OrderSlip = {
  id: 9,
  order: 1,
  code: 'A-47',
  printer: { id: 1, name: 'Bar' },
  by: null,
  what: 'kitchen',
  mark: '',
  reprint: true,
  state: 'failed',
  why: 'no confirmation',
  since,
  endedAt: now,
}
const order = {
  ...noorsTrackedOrder,
  id: 1,
  code: 'A-47',
  course: 'accepted',
  version: 1,
  customerName: 'Noor',
  phone: '',
  source: 'web',
  toSee: null,
  making: 0,
  payments: [],
  placedAt: now,
  wantedAt: now,
  readyAt: null,
  lines: [{ ...noorsLine, making: [] }],
}
const fresh = { ...order, id: 2, code: 'A-48', token: 'K7QM2A92', course: 'placed' }
const nothing = { unseen: 0, newest: [] }

/** The stream of the page; the test decides what arrives. */
class Line extends EventTarget {
  static opened: Line[] = []
  readyState = 1
  onerror = null
  constructor() {
    super()
    Line.opened.push(this)
    setTimeout(() => this.bring('hello', { now }))
  }
  bring(name: string, data: object): void {
    this.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(data), lastEventId: '7' }))
  }
  close(): void {}
}

let troubles: PrinterTroubles
let asked: string[]

async function openBoard(found: Partial<PrinterTroubles>, orders: readonly object[] = [order]): Promise<void> {
  clear()
  closeOpened()
  setCounter('')
  staffCache.clear()
  asked = []
  troubles = { printers: [], failed: [], prints: ['kitchen'], ...found }
  vi.stubGlobal('EventSource', Line)
  vi.stubGlobal('fetch', async (address: string, { method = 'GET' }: RequestInit = {}) => {
    const { pathname } = new URL(address, location.href)
    asked.push(`${method} ${pathname}`)
    const answers: Readonly<Record<string, object>> = {
      '/api/staff/menu': {
        branches: [antwerpen],
        categories: [],
        items: [],
        groups: [],
      },
      '/api/staff/board': {
        orders,
        toSee: [],
        out: [],
        counts: { ready: 0, earlier: 0 },
        dayBegins: now - 36_000_000,
        soldOut: [],
        stations: [],
        asksUnpaid: false,
        seesTakings: false,
      },
      '/api/staff/arrivals': {
        at: now,
        orders: [],
        due: [],
        alone: [],
        reservations: nothing,
        messages: nothing,
        asks: nothing,
      },
      '/api/staff/board/printers': troubles,
      '/api/staff/slips/9/again': { ...failed, id: 10, state: 'queued' },
      '/api/staff/slips/9/let-be': { ...failed, state: 'dropped' },
    }
    if (method === 'POST' && pathname.includes('slips')) troubles = { ...troubles, failed: [] }
    const answer = answers[pathname]
    return answer ? Response.json(answer) : Response.json({ refusal: 'not_found', problems: [] }, { status: 404 })
  })
  await page.viewport(1280, 768)
  signedIn(jef)
  show(<Board />)
  await expect.element(page.getByText('A-').or(page.getByText('Begin now')).first()).toBeInTheDocument()
}

/** What a printer says of itself arrives as an event; the board reads what is wrong. */
function become(next: Partial<PrinterTroubles>): void {
  troubles = { ...troubles, ...next }
  Line.opened.at(-1)?.bring('printers.changed', { branch: 'antwerpen' })
}

const sign = (words: string | RegExp) => page.getByRole('button', { name: words })
const asks = () => asked.filter((one) => one.endsWith('/board/printers')).length

afterEach(() => vi.unstubAllGlobals())

test('[PAPER-3] a printer that runs out of paper is on the board by the event, with how many slips wait, and is gone once it prints', async () => {
  await openBoard({})
  await expect.poll(asks).toBe(1)
  expect(sign(/paper/).elements()).toEqual([])
  become({ printers: [bar] })
  await expect.element(sign(`Bar: no paper since ${timeOf(since)}, 4 slips waiting`)).toBeVisible()
  // Screen readers hear it once: how many wait may change without a word.
  const said = page.getByRole('status').filter({ hasText: 'Bar: no paper' })
  await expect.element(said).toHaveTextContent(`Bar: no paper since ${timeOf(since)}`)
  become({ printers: [{ ...bar, waiting: 1 }] })
  await expect.element(sign(/1 slip waiting/)).toBeVisible()
  expect(said.element().textContent).toMatch(/^Bar: no paper since \d\d:\d\d$/)
  become({ printers: [] })
  await expect.poll(() => sign(/paper/).elements()).toEqual([])
  expect(said.elements()).toEqual([])
})

test('[PAPER-3] each state has its sentence, and the panel says what helps', async () => {
  const states = {
    'cover-open': ['cover open', 'Close the cover. Waiting slips then print automatically.'],
    fault: ['out of order', 'Check the printer, or switch it off and on again.'],
    silent: ['silent', 'It is off or has no network.'],
  } as const
  await openBoard({})
  await expect.poll(asks).toBe(1)
  for (const [condition, [words, help]] of Object.entries(states)) {
    become({ printers: [{ ...bar, condition: condition as keyof typeof states, waiting: 0 }] })
    await sign(`Bar: ${words} since ${timeOf(since)}`).click()
    const panel = page.getByRole('dialog', { name: 'Printers' })
    await expect.element(panel.getByText(help)).toBeVisible()
    await panel.getByRole('button', { name: 'Close' }).click()
  }
})

test('[PAPER-3] if another printer takes over, the board says which; several in trouble are one sign', async () => {
  const covered = { ...bar, by: 'Counter printer' }
  await openBoard({ printers: [covered] })
  await expect.element(sign(`Bar: no paper since ${timeOf(since)}, Counter printer takes over`)).toBeVisible()
  become({ printers: [covered, { ...bar, id: 2, name: 'Kitchen', condition: 'silent' }] })
  await expect.element(page.getByText('2 printers are not printing')).toBeVisible()
  await expect.element(page.getByText('Bar, Kitchen', { exact: true })).toBeVisible()
})

test('[PAPER-3] little paper is a quiet hint that nobody hears', async () => {
  await openBoard({ printers: [{ ...bar, condition: 'low-paper', waiting: 0 }] })
  await expect.element(sign('Bar: little paper left')).toBeVisible()
  expect(sign('Bar: little paper left').element().className).not.toContain('cherry')
  expect(page.getByRole('status').filter({ hasText: 'paper' }).elements()).toEqual([])
})

test('[PAPER-3] a slip that was given up is printed again or let be, from the sign', async () => {
  await openBoard({ failed: [failed] })
  await sign('A-47 Kitchen ticket, reprint not printed, Bar').click()
  const panel = page.getByRole('dialog', { name: 'Printers' })
  await expect.element(panel.getByText(/may be on paper/)).toBeVisible()
  await panel.getByRole('button', { name: /^Dismiss/ }).click()
  await expect.element(panel.getByText('All printers are working.')).toBeVisible()
  expect(asked).toContain('POST /api/staff/slips/9/let-be')
})

test('[PAPER-3] while a new order takes the place of the head, the sign stands above it and covers nothing', async () => {
  await openBoard({ printers: [bar] }, [order, fresh])
  const look = page.getByRole('button', { name: 'Show' })
  await expect.element(look).toBeVisible()
  const accept = page.getByRole('button', { name: /New order A-48/ })
  await expect.element(accept).toBeVisible()
  const [above, below] = [look, accept].map((one) => one.element().getBoundingClientRect())
  expect(above?.bottom).toBeLessThanOrEqual(below?.top ?? 0)
  await look.click()
  await expect.element(page.getByRole('dialog', { name: 'Printers' }).getByText('Bar: no paper')).toBeVisible()
})

test('[PAPER-3] a branch without printers is asked once, and its board shows nothing', async () => {
  await openBoard({ prints: [] })
  await expect.poll(asks).toBe(1)
  await new Promise((done) => setTimeout(done, 1500))
  expect(asks()).toBe(1)
  expect(page.getByRole('button', { name: /rinter|paper/ }).elements()).toEqual([])
})
