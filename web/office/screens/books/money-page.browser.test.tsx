// The office's money on one page: today at each branch, a month by day, and what the accountant gets.
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Output } from '#contract/index.ts'
import { setServerNow } from '#web/data/http/server-clock.ts'
import { signedIn } from '#web/data/session/session.ts'
import { listPlace } from '#web/office/staff/branch/my-branches.ts'
import { fakeServer } from '#web/testing/fake-server.ts'
import { antwerpen, menuForStaff, noor, tine } from '#web/testing/noors-shop.ts'
import { clear, show } from '#web/testing/show.ts'
import { MoneyPage } from './money-page.tsx'
import '#web/ui/styles/staff.css'

const server = fakeServer()
type DayNow = Output<'days.now'>['days'][number]
type MonthRead = Output<'books.readMonth'>

const none = { orders: 0, total: 0 }
const noTakings = { cash: 0, card: 0, other: 0, online: 0, edenred: 0, monizze: 0, pluxee: 0, gift: 0 }
const quiet: DayNow = {
  branch: 'gent',
  parts: { handedOver: none, fallen: none, open: none, later: none },
  money: { taken: noTakings, rounding: 0, unpaid: 0, toGiveBack: 0 },
  closed: null,
  count: null,
  ringUps: null,
}
const busy: DayNow = {
  ...quiet,
  branch: 'antwerpen',
  parts: { ...quiet.parts, handedOver: { orders: 3, total: 960 } },
  money: { taken: { ...noTakings, cash: 640, card: 320 }, rounding: 0, unpaid: 450, toGiveBack: 0 },
}
const at = (hour: number, minute = 0) => Date.UTC(2026, 2, 4, hour - 1, minute)

const day = { sold: 328_500, branches: 2, open: 0, openAt: null, cash: 0, register: 0, differs: 0 }
const march: MonthRead = {
  days: [
    { ...day, day: '2026-03-01' },
    { ...day, day: '2026-03-02', cash: -460, differs: 1 },
    { ...day, day: '2026-03-03', open: 1, openAt: 'gent' },
    { ...day, day: '2026-03-04', sold: 1_160, open: 2, openAt: 'antwerpen' },
  ],
  rates: [{ rate: 600, net: 604, tax: 36 }],
  takenOver: { month: '2026-02', at: at(9), by: 'Noor' },
}

beforeEach(async () => {
  await page.viewport(1280, 800)
  setServerNow(at(18, 40))
  signedIn(noor)
  listPlace('')
  server.answers('menu.readAll', menuForStaff)
  server.answers('days.now', { days: [busy, quiet] })
  server.answers('books.readMonth', march)
  server.answers('invoices.list', { invoices: [], next: null, offered: true, mails: true })
})

const card = (branch: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: branch, level: 3 }) })
const closing = page.getByRole('button', { name: 'Close the day' })

test('[OFF-3] money waits also while the branches do, and a shop without a branch is told so', async () => {
  server.waits('menu.readAll')
  show(<MoneyPage />)
  await expect.element(page.getByText('Please wait some seconds ...')).toBeVisible()
  clear()
  server.answers('menu.readAll', { ...menuForStaff, branches: [] })
  show(<MoneyPage />)
  await expect.element(page.getByText('No branch yet')).toBeVisible()
})

test('[OFF-3] a part that cannot be read says so beside the others', async () => {
  server.refuses('days.now', 'unavailable')
  show(<MoneyPage />)
  await expect.element(page.getByRole('alert')).toMatchTextContent(/This did not come through\./)
  await expect.element(page.getByRole('button', { name: /^Monday 2 March/ })).toBeVisible()
  server.answers('days.now', { days: [busy, quiet] })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(card('Antwerpen')).toBeVisible()
})

test('[OFF-3] each branch has a card with what was taken and its one obstacle, and one button is honey', async () => {
  const count = { at: at(18, 20), counted: 640, cash: 0, register: [{ rate: 1200, difference: -460 }] }
  const both = [
    { ...busy, count },
    { ...busy, branch: 'gent' },
  ]
  server.answers('days.now', { days: both })
  show(<MoneyPage />)
  await expect
    .element(card('Antwerpen'))
    .toMatchTextContent(/can close.*€9\.60.*Cash counted, 18:20.*€6\.40.*Difference.*€0\.00.*-€4\.60 at 12 %/)
  await expect.element(card('Gent')).toMatchTextContent(/can close.*Cash not counted yet/)
  const honey = () => closing.elements().filter(({ classList }) => classList.contains('action'))
  expect(closing.elements()).toHaveLength(2)
  expect(honey()).toEqual([card('Antwerpen').getByRole('button', { name: 'Close the day' }).element()])
  await expect
    .element(card('Gent').getByRole('link', { name: 'Count and compare Gent' }))
    .toHaveAttribute('href', '#/days/gent')
})

test('[OFF-3] orders that are still open stand in the way, a closed day says when and by whom, with what was taken', async () => {
  const open = { ...busy, parts: { ...busy.parts, open: { orders: 2, total: 640 } } }
  const closed = { ...quiet, closed: { at: at(18, 34), by: 'Tine', taken: 84_210 } }
  server.answers('days.now', { days: [open, closed] })
  show(<MoneyPage />)
  await expect
    .element(card('Antwerpen'))
    .toMatchTextContent(/2 still open.*Still to be handed over.*2 orders · €6\.40.*Count and compare/)
  await expect.element(card('Gent')).toMatchTextContent(/closed.*€842\.10.*18:34 by Tine/)
  expect(closing.elements().filter(({ classList }) => classList.contains('action'))).toEqual([])
  // The day can be closed all the same, as an order may never be fetched.
  await card('Antwerpen').getByRole('button', { name: 'Close the day' }).click()
  await expect.element(page.getByRole('dialog', { name: /^Close .*4 March at Antwerpen\?/ })).toBeVisible()
})

test('[OFF-3] a manager closes and counts at their own branch, and who may not see the takings sees no amount', async () => {
  signedIn(tine)
  server.answers('days.now', { days: [{ ...busy, money: null }] })
  server.answers('books.readMonth', {
    days: march.days.map((one) => ({ ...one, sold: null, cash: 0, differs: 0 })),
    rates: null,
    takenOver: null,
  })
  show(<MoneyPage />)
  await expect.element(card('Antwerpen')).toMatchTextContent(/can close.*3 orders/)
  await expect.element(page.getByRole('button', { name: 'Monday 2 March: closed' })).toBeVisible()
  expect(page.getByRole('table').element().textContent).not.toMatch(/3,285/)
})

test('[OFF-3] among many branches only those that are shown are read for today', async () => {
  const branches = Array.from({ length: 40 }, (_, n) => ({ ...antwerpen, id: `b${n}`, name: `Branch ${n}` }))
  server.answers('menu.readAll', { ...menuForStaff, branches })
  server.answers('days.now', ({ branches: asked }) => ({
    days: String(asked)
      .split(',')
      .map((branch) => ({ ...busy, branch })),
  }))
  show(<MoneyPage />)
  await expect.element(card('Branch 5')).toBeVisible()
  expect(card('Branch 6').elements()).toEqual([])
  expect(server.sent('days.now').map(({ branches: asked }) => String(asked).split(',').length)).toEqual([6])
  await page.getByRole('searchbox').first().fill('Branch 39')
  await expect.element(card('Branch 39')).toBeVisible()
  expect(server.sent('days.now').at(-1)).toMatchObject({ branches: 'b39' })
})

test('[OFF-3] the calendar ticks closed days, says what differs and where a day is open, and adds up weeks and month', async () => {
  show(<MoneyPage />)
  const named = (name: string) => page.getByRole('button', { name, exact: true })
  /** What is heard, then what is seen. */
  const reads = (name: string, seen: string) => expect.element(named(name)).toHaveTextContent(`${name}${seen}`)
  await reads('Sunday 1 March: sold €3,285.00 and closed', '13,285')
  await reads('Monday 2 March: sold €3,285.00, closed and the cash differs by -€4.60', '2-4.603,285')
  await reads('Tuesday 3 March: sold €3,285.00 and not closed at 1 of 2 branches', '31 of 23,285')
  await reads('Wednesday 4 March: sold €11.60 and not closed at 2 of 2 branches', '40 of 212')
  expect(page.getByRole('button', { name: /^Thursday 5 March/ }).elements()).toEqual([])
  const table = page.getByRole('table').filter({ hasText: 'week 9' })
  await expect.element(table.getByRole('row').filter({ hasText: 'week 9' }).first()).toMatchTextContent(/week 93,285$/)
  await expect
    .element(table.getByRole('row').filter({ hasText: 'week 10' }).first())
    .toMatchTextContent(/week 106,582$/)
  await expect.element(page.getByText('€9,866.60')).toBeVisible()

  server.answers('books.readMonth', { ...march, days: [] })
  await page.getByRole('button', { name: 'Month before' }).click()
  await expect.element(page.getByRole('heading', { name: 'February 2026', exact: true })).toBeVisible()
  await expect.element(named('Saturday 28 February: nothing sold')).toBeVisible()
  expect(server.sent('books.readMonth').at(-1)).toMatchObject({ month: '2026-02' })
})

test('[OFF-3] [F-51] a day opens its closings, what became of the rest, and its end at each branch', async () => {
  const record: Output<'days.read'> = {
    id: 4,
    branch: 'gent',
    day: '2026-03-02',
    at: Date.UTC(2026, 2, 2, 18),
    by: 'Jef',
    alsoOpen: true,
    alsoLater: false,
    parts: { ...busy.parts, open: { orders: 1, total: 320 }, later: { orders: 2, total: 640 } },
    money: busy.money,
    ordersBack: 1,
    broughtBackAt: Date.UTC(2026, 2, 3, 12),
  }
  server.answers('days.list', { days: [record], next: 4 })
  show(<MoneyPage />)
  const monday = page.getByRole('button', { name: /^Monday 2 March/ })
  await monday.click()
  const opened = page.getByRole('region', { name: 'Monday 2 March' })
  await expect.element(opened).toMatchTextContent(/Gent.*Closed by Jef, 2 Mar.*19:00.*The orders were brought back/)
  await expect.element(opened).toMatchTextContent(/1 order of this day is back in the list/)
  await expect.element(opened).toMatchTextContent(/left the list as well.*stayed in the list/)
  expect(server.sent('days.list')).toMatchObject([{ day: '2026-03-02' }])
  await expect
    .element(opened.getByRole('link', { name: 'Antwerpen' }))
    .toHaveAttribute('href', '#/days/antwerpen/2026-03-02')
  server.refuses('days.list', 'too_many')
  await opened.getByRole('button', { name: 'Earlier days' }).click()
  await expect.element(opened.getByRole('alert')).toBeVisible()
  await monday.click()
  expect(opened.elements()).toEqual([])
})

test('[OFF-3] the accountant’s card says which days may still change, the VAT, and which month the accountant has', async () => {
  show(<MoneyPage />)
  const files = page.getByRole('region', { name: 'For the accountant' })
  await expect
    .element(files)
    .toMatchTextContent(/March 2026\. Not closed everywhere yet: Tue,? 3 Mar at Gent and Wed,? 4 Mar\./)
  await expect.element(files).toMatchTextContent(/February 2026 is with your accountant.*4 March 2026 by Noor/)
  await expect.element(files.getByRole('row', { name: /^6 %/ })).toMatchTextContent(/€6\.40.*€0\.36/)
  const link = decodeURIComponent(files.getByRole('link', { name: 'Send a link' }).element().getAttribute('href') ?? '')
  expect(link).toMatch(/^mailto:\?subject=Books of .*, March 2026&body=.*#\/money\/accountant\/2026-03/s)
  await expect.element(files.getByText('PDF: choose its branch')).toBeVisible()
  listPlace('gent')
  await expect
    .element(files.getByRole('link', { name: 'Download: Day book' }))
    .toHaveAttribute('href', expect.stringContaining('day-book.pdf?branch=gent&month=2026-03'))
})

test('[OFF-3] that the accountant has a month is noted for a month that is over, and taken back', async () => {
  server.answers('books.readMonth', { ...march, takenOver: null })
  show(<MoneyPage month="2026-02" />)
  const note = page.getByRole('button', { name: 'The accountant has February 2026' })
  await note.click()
  expect(server.sent('books.takeOver')).toEqual([{ month: '2026-02', taken: true }])
  clear()
  server.answers('books.readMonth', march)
  show(<MoneyPage month="2026-02" />)
  await page.getByRole('button', { name: 'Not after all' }).click()
  expect(server.sent('books.takeOver').at(-1)).toEqual({ month: '2026-02', taken: false })
})

test('[OFF-3] an address leads to its place, the tabs lead to the others, and a phone shows one column', async () => {
  await page.viewport(390, 844)
  show(<MoneyPage place="accountant" />)
  const heading = page.getByRole('heading', { name: 'For the accountant' })
  await expect.element(heading).toHaveFocus()
  await expect.element(heading).toBeInViewport()
  const tab = (name: string) =>
    page.getByRole('navigation', { name: 'Parts of this page' }).getByRole('button', { name })
  await expect.element(tab('For the accountant')).toHaveAttribute('aria-current', 'true')
  await tab('Days').click()
  await expect.element(page.getByRole('heading', { name: 'March 2026', exact: true })).toHaveFocus()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  const days = page.getByRole('button', { name: / March: / }).elements()
  for (const one of days) expect(one.getBoundingClientRect().width).toBeGreaterThanOrEqual(43.5)
})
