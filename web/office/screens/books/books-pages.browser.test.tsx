// The pages of the books while they wait, without anything to show, full, refused, and without a connection.
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Output } from '#contract/index.ts'
import { usualNumbers } from '#domain/money/journal.ts'
import { ToastView } from '#web/app/shell/toast-view.tsx'
import { signedIn } from '#web/data/session/session.ts'
import { chooseOwnBranch } from '#web/office/staff/branch/my-branches.ts'
import { fakeServer } from '#web/testing/fake-server.ts'
import { antwerpen, gent, menuForStaff, noor } from '#web/testing/noors-shop.ts'
import { clear, show } from '#web/testing/show.ts'
import { AccountNumbersForm } from './account-numbers.tsx'
import { AccountantFiles } from './accountant-files.tsx'
import { DayBook } from './day-book-fold.tsx'
import { DayEndPage } from './day-end-page.tsx'
import { Invoices } from './invoices.tsx'
import '#web/ui/styles/staff.css'

const server = fakeServer()
const wait = page.getByText('Please wait some seconds ...')
const failed = page.getByRole('alert')
const tryAgain = page.getByRole('button', { name: 'Try again' })
const row = (name: string | RegExp) => page.getByRole('row', { name })

beforeEach(async () => {
  await page.viewport(1280, 800)
  signedIn(noor)
  chooseOwnBranch('antwerpen')
  server.answers('menu.readAll', menuForStaff)
})

const emptyDay: Output<'books.readDay'> = {
  branch: 'antwerpen',
  day: '2026-03-04',
  today: false,
  sold: [],
  ways: [],
  taken: [],
  giftSold: 0,
  rounding: 0,
  cash: 0,
  toGiveBack: 0,
  orders: { sold: 0, refused: 0, cancelled: 0, notCollected: 0 },
  large: [],
  invoiced: 0,
  floatBefore: null,
  count: null,
  version: 0,
  line: null,
}

/** Two cappuccinos for cash, and a catered lunch paid by card. */
const fullDay: Output<'books.readDay'> = {
  ...emptyDay,
  sold: [
    { rate: 600, net: 604, tax: 36 },
    { rate: 1200, net: 25_000, tax: 3_000 },
  ],
  ways: [
    { way: 'cash', byRate: [{ rate: 600, gross: 640 }] },
    { way: 'card', byRate: [{ rate: 1200, gross: 28_000 }] },
  ],
  taken: [
    { way: 'cash', amount: 640 },
    { way: 'card', amount: 28_000 },
  ],
  cash: 640,
  orders: { sold: 3, refused: 1, cancelled: 0, notCollected: 2 },
  large: [{ code: 'A-12', gross: 28_000 }],
}

const dayEnd = <DayEndPage branch="antwerpen" day="2026-03-04" />

test('[BOOK-1] the end of a day waits, says what is missing without a connection, and comes with one tap', async () => {
  server.waits('menu.readAll')
  show(dayEnd)
  await expect.element(wait).toBeVisible()
  clear()
  server.answers('menu.readAll', menuForStaff)
  show(dayEnd)
  await expect.element(page.getByRole('heading', { name: 'Wednesday 4 March' })).toBeVisible()
  await expect.element(wait).toBeVisible()

  server.isLost()
  clear()
  show(dayEnd)
  await expect.element(failed).toMatchTextContent(/We cannot reach the shop\. Check your connection/)
  server.comesBack()
  server.answers('books.readDay', emptyDay)
  await tryAgain.click()
  await expect.element(page.getByText('Nothing was sold on this day.')).toBeVisible()
})

test('[BOOK-1] a day on which nothing was sold says so, and its cash can be counted all the same', async () => {
  server.answers('books.readDay', emptyDay)
  show(dayEnd)
  await expect.element(page.getByText('Nothing was sold on this day.')).toBeVisible()
  const steps = page.getByRole('list', { name: 'What to do at the end of the day' })
  await expect.element(steps).toMatchTextContent(/0 orders sold.*count the cash.*type its totals/)
  await expect.element(page.getByRole('button', { name: 'Write it down' })).toBeEnabled()
})

test('[BOOK-1] what was paid today of sales of earlier days is called so, and not less than nothing due', async () => {
  const ways: Output<'books.readDay'>['ways'] = [
    { way: 'cash', byRate: [{ rate: 600, gross: 640 }] },
    { way: 'due', byRate: [{ rate: 600, gross: -640 }] },
  ]
  server.answers('books.readDay', { ...fullDay, ways })
  show(dayEnd)
  await expect.element(row(/^Paid or cancelled, of earlier days/)).toMatchTextContent(/6\.40/)
  expect(row(/^Not paid yet/).elements()).toEqual([])
})

test('[BOOK-1] a full day is a table by method of payment and rate, with what was taken and how orders ended', async () => {
  server.answers('books.readDay', fullDay)
  show(dayEnd)
  const cells = (name: string | RegExp) =>
    row(name)
      .getByRole('cell')
      .elements()
      .map((cell) => cell.textContent)
  await expect.element(row(/^Cash/)).toBeVisible()
  expect(cells(/^Cash/)).toEqual(['€6.40', '–', '€6.40'])
  expect(cells(/^Card at the counter/)).toEqual(['–', '€280.00', '€280.00'])
  expect(cells(/^All/)).toEqual(['€6.40', '€280.00', '€286.40'])
  expect(cells(/^VAT/)).toEqual(['€0.36', '€30.00', '€30.36'])
  expect(cells(/^Without VAT/)).toEqual(['€6.04', '€250.00', '€256.04'])
  const said = document.body.textContent ?? ''
  for (const words of ['Sold3', 'Refused1', 'Not collected2', 'Sales above €250: A-12€280.00', 'Cash€6.40'])
    expect(said).toContain(words)
})

test('[BOOK-1] the end of a day of a branch that there is not asks for one', async () => {
  show(<DayEndPage branch="leuven" day="2026-03-04" />)
  await expect.element(page.getByText('No branch yet')).toBeVisible()
})

const dayBook = <DayBook branches={[antwerpen, gent]} month="2026-03" />
const unfold = () => page.getByText('Day book, with the seal of each line').click()

test('[BOOK-2] the day book is read once it is opened, waits, may be empty, and cannot be read without a connection', async () => {
  show(dayBook)
  expect(server.sent('books.read')).toEqual([])
  await unfold()
  await expect.element(wait).toBeVisible()
  clear()
  server.answers('books.read', { lines: [] })
  show(dayBook)
  await unfold()
  await expect.element(page.getByText('No line in this month yet')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Page, PDF' }))
    .toHaveAttribute('href', expect.stringContaining('day-book.pdf?branch=antwerpen&month=2026-03'))

  server.isLost()
  await page.getByRole('combobox', { name: 'Branch' }).selectOptions('gent')
  await expect.element(failed).toMatchTextContent(/We cannot reach the shop/)
  server.comesBack()
  await tryAgain.click()
  await expect.element(page.getByText('No line in this month yet')).toBeVisible()
})

test('[BOOK-2] a line of the day book has its sums by rate and its seal, a large sale a line of its own', async () => {
  const sales = [{ rate: 600, net: 604, tax: 36 }]
  const large = [{ code: 'A-12', sales: [{ rate: 1200, net: 25_000, tax: 3_000 }] }]
  const line = {
    number: 7,
    closedAt: 0,
    seal: 'ab12cd34ef56',
    before: '',
    day: '2026-03-04',
    sales,
    large,
    invoiced: 0,
  }
  server.answers('books.read', { lines: [line] })
  show(dayBook)
  await unfold()
  await expect.element(row(/^7 · /)).toMatchTextContent(/€6\.40.*–.*€0\.36.*€6\.40.*AB12/i)
  await expect.element(row(/^Sale above €250: A-12/)).toMatchTextContent(/–.*€280\.00.*€30\.00.*€280\.00/)
  await expect.element(row(/^All/)).toMatchTextContent(/€6\.40.*€280\.00.*€30\.36.*€286\.40/)
})

const noInvoices: Output<'invoices.list'> = { invoices: [], next: null, offered: true, mails: true }
const invoice: Output<'invoices.list'>['invoices'][number] = {
  kind: 'invoice',
  number: '2026-A-0007',
  id: 7,
  branch: 'antwerpen',
  date: '2026-03-04',
  at: 0,
  company: 'Bakkerij Jef',
  reference: 'A-47',
  total: 12_100,
  corrects: null,
  mail: { state: 'given_up', error: 'mailbox full' },
}

const invoicesOf = (month: string) => <Invoices month={month} place="" branches={[antwerpen, gent]} />

test('[BOOK-4] the invoices of a month wait, may be none, and cannot be read without a connection', async () => {
  show(invoicesOf('2026-03'))
  await expect.element(wait).toBeVisible()
  clear()
  server.answers('invoices.list', { ...noInvoices, offered: false })
  show(invoicesOf('2026-03'))
  await expect.element(page.getByText('No invoice in this month')).toBeVisible()
  await expect.element(page.getByText(/An invoice needs your company’s name/)).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'To the legal pages' })).toBeVisible()

  server.isLost()
  show(invoicesOf('2026-02'))
  await expect.element(failed).toMatchTextContent(/We cannot reach the shop/)
  server.comesBack()
  server.answers('invoices.list', { ...noInvoices, mails: false })
  await tryAgain.click()
  await expect.element(page.getByText(/This shop sends no mail/)).toBeVisible()
})

test('[BOOK-4] the next page of invoices stands below the first, also if the connection was lost between them', async () => {
  server.answers('invoices.list', { ...noInvoices, invoices: [invoice], next: 7 })
  show(invoicesOf('2026-03'))
  await expect.element(row(/2026-A-0007/)).toMatchTextContent(/Bakkerij Jef.*A-47.*€121\.00.*Not delivered/)
  server.answers('invoices.list', {
    ...noInvoices,
    invoices: [{ ...invoice, id: 6, number: '2026-C-0001', kind: 'credit', corrects: '2026-A-0006', mail: null }],
  })
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect.element(row(/2026-C-0001/)).toMatchTextContent(/Credit note.*2026-A-0006.*Address erased/)
  await expect.element(row(/2026-A-0007/)).toBeVisible()
})

const numbers: Output<'books.readNumbers'> = { numbers: usualNumbers, version: 'one', company: true }
const cashBox = page.getByRole('textbox', { name: 'Cash box' })
const sales = page.getByRole('textbox', { name: 'Sales' })
const save = page.getByRole('button', { name: 'Save', exact: true })

const march: Output<'books.readMonth'> = { days: [], rates: [], takenOver: null }
const files = <AccountantFiles member={noor} place="" branches={[antwerpen, gent]} month="2026-02" today="2026-03-04" />
const journal = page.getByRole('link', { name: 'Download: Journal' })

test('[BOOK-3] the accountant’s files are there while the month waits or cannot be read, and say what they lack', async () => {
  show(files)
  await expect.element(wait).toBeVisible()
  await expect.element(journal).toHaveAttribute('href', expect.stringContaining('from=2026-02-01&to=2026-02-28'))
  server.isLost()
  clear()
  show(files)
  await expect.element(failed).toMatchTextContent(/We cannot reach the shop/)
  await expect.element(journal).toBeVisible()
  server.comesBack()
  server.answers('books.readMonth', march)
  server.answers('books.readNumbers', { ...numbers, company: false })
  await tryAgain.click()
  await expect.element(page.getByText('February 2026. Every day is closed.')).toBeVisible()
  clear()
  show(files)
  await expect.element(page.getByText(/^UBL needs your company’s name/)).toBeVisible()
  await page.getByText('Another period').click()
  await page.getByLabelText('To', { exact: true }).fill('2020-01-01')
  await expect.element(page.getByText('The first day is after the last one.')).toBeVisible()
  expect(journal.elements()).toEqual([])
})

test('[BOOK-3] account numbers that are refused stay typed, and what somebody else saved is shown beside them', async () => {
  server.answers('books.readNumbers', numbers)
  show(
    <>
      <AccountNumbersForm edits />
      <ToastView />
    </>,
  )
  await cashBox.fill('57')
  await save.click()
  await expect.element(page.getByText('An account number has 3 to 10 digits.')).toBeVisible()
  expect(server.sent('books.setNumbers')).toEqual([])

  server.refuses('books.setNumbers', 'unavailable')
  await cashBox.fill('571000')
  await save.click()
  await expect.element(failed).toBeVisible()
  await expect.element(cashBox).toHaveValue('571000')

  server.refuses('books.setNumbers', 'changed_meanwhile')
  server.answers('books.readNumbers', { ...numbers, numbers: { ...usualNumbers, sales: '701000' }, version: 'two' })
  await save.click()
  await expect.element(failed).toMatchTextContent(/They changed: Sales/)
  await expect.element(cashBox).toHaveValue('571000')
  await expect.element(sales).toHaveValue('701000')

  server.answers('books.setNumbers', { version: 'three' })
  await page.getByRole('button', { name: 'Save mine' }).click()
  await expect.element(page.getByText('Saved.', { exact: true })).toBeVisible()
  expect(server.sent('books.setNumbers').at(-1)).toMatchObject({
    numbers: { cash: '571000', sales: '701000' },
    version: 'two',
  })
})
