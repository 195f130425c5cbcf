// Counting the cash of a day: what is typed is kept, and a second counter hears of the first.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { Output } from '#contract/index.ts'
import { staffCache } from '#web/data/staff/staff-api.ts'
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

beforeEach(() => staffCache.clear())
afterEach(() => {
  clear()
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

test('[J-6] what is counted stays when the page is left and opened again, and is of the day that it was typed for', async () => {
  show(<CountDay end={dayEnd} place={antwerpen} closes />)
  await tens.fill('3')
  clear()
  show(<CountDay end={dayEnd} place={antwerpen} closes />)
  await expect.element(tens).toHaveValue('3')
  clear()
  show(<CountDay end={{ ...dayEnd, day: '2026-03-05' }} place={antwerpen} closes />)
  await expect.element(tens).toHaveValue('')
})

test('[J-6] a second counter is told what the first one wrote down, and decides', async () => {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (_url: string, init?: RequestInit) => {
    if (init?.method !== 'POST') return Response.json(byLotte)
    sent.push(JSON.parse(String(init.body)))
    return sent.length === 1
      ? Response.json({ refusal: 'changed_meanwhile', problems: [] }, { status: 409 })
      : Response.json({ ...byLotte, version: 8 })
  })
  show(<CountDay end={{ ...dayEnd, branch: 'gent' }} place={antwerpen} closes />)
  await tens.fill('4')
  await page.getByRole('button', { name: 'Write it down' }).click()
  await expect.element(page.getByText(/^They changed: Counted/)).toBeVisible()
  await expect.element(tens).toHaveValue('4')
  await expect.element(page.getByRole('textbox', { name: 'Note' })).toHaveValue('Lotte’s')
  expect(sent).toMatchObject([{ version: 0, pieces: { 1000: 4 } }])
})
