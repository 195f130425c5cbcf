// Counting the cash of a day: what is typed is kept, and a second counter hears of the first.
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Output } from '#contract/index.ts'
import { fakeServer } from '#web/testing/fake-server.ts'
import { findsOwnSave } from '#web/testing/lost-reply.ts'
import { antwerpen } from '#web/testing/noors-shop.ts'
import { clear, show } from '#web/testing/show.ts'
import { CountDay } from './count-day.tsx'
import '#web/ui/styles/staff.css'

type DayEnd = Output<'books.readDay'>

const dayEnd: DayEnd = {
  branch: 'antwerpen',
  day: '2026-03-04',
  today: true,
  sold: [],
  ways: [],
  taken: [],
  giftSold: 0,
  rounding: 0,
  cash: 1_000,
  toGiveBack: 0,
  orders: { sold: 1, refused: 0, cancelled: 0, notCollected: 0 },
  large: [],
  invoiced: 0,
  floatBefore: null,
  count: null,
  version: 0,
  line: null,
}
const byLotte: DayEnd = {
  ...dayEnd,
  version: 7,
  count: {
    pieces: { 1000: 1 },
    float: 0,
    keeps: 0,
    register: [],
    note: 'Lotte’s',
    expected: 1_000,
    ours: [],
    at: 1,
    by: 'Lotte',
  },
}
const tens = page.getByRole('textbox', { name: 'How many of €10.00' })

const server = fakeServer()
afterEach(() => {
  clear()
  sessionStorage.clear()
})

test('[J-6] what is counted stays when the page is left and opened again, and is of the day that it was typed for', async () => {
  show(<CountDay end={dayEnd} branch={antwerpen} closes />)
  await tens.fill('3')
  clear()
  show(<CountDay end={dayEnd} branch={antwerpen} closes />)
  await expect.element(tens).toHaveValue('3')
  clear()
  show(<CountDay end={{ ...dayEnd, day: '2026-03-05' }} branch={antwerpen} closes />)
  await expect.element(tens).toHaveValue('')
})

test('[BOOK-1] before anything is counted nothing differs, also where more cash went back than came in', async () => {
  show(<CountDay end={{ ...dayEnd, branch: 'merksem', cash: -1_585 }} branch={antwerpen} closes />)
  await expect.element(page.getByText('Should be there')).toBeVisible()
  expect(page.getByText(/Too much|Short|To the bank/).elements()).toEqual([])
  await tens.fill('0')
  await expect.element(page.getByText('Too much')).toBeVisible()
  await tens.fill('')
  await expect.element(page.getByText('Too much')).not.toBeInTheDocument()
})

test('[J-6] a second counter is told what the first one wrote down, and decides', async () => {
  server.refuses('books.count', 'changed_meanwhile')
  server.answers('books.readDay', byLotte)
  show(<CountDay end={{ ...dayEnd, branch: 'gent' }} branch={antwerpen} closes />)
  await tens.fill('4')
  await page.getByRole('button', { name: 'Write it down' }).click()
  await expect.element(page.getByText(/^They changed: Counted/)).toBeVisible()
  await expect.element(tens).toHaveValue('4')
  await expect.element(page.getByRole('textbox', { name: 'Note' })).toHaveValue('Lotte’s')
  expect(server.sent('books.count')).toMatchObject([{ version: 0, pieces: { 1000: 4 } }])
})

test('[J-6] a count whose reply was lost is no other person’s, however its numbers were typed', async () => {
  const count = { ...byLotte.count, pieces: { 1000: 3 }, note: 'Mine' }
  show(<CountDay end={{ ...dayEnd, branch: 'leuven' }} branch={antwerpen} closes />)
  await tens.fill('03')
  await page.getByRole('textbox', { name: 'Note' }).fill('Mine ')
  await findsOwnSave(server, {
    save: 'books.count',
    read: 'books.readDay',
    stored: { ...byLotte, branch: 'leuven', count } as DayEnd,
    press: () => page.getByRole('button', { name: 'Write it down' }).click(),
  })
})
