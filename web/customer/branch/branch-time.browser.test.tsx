// When a branch has something ready, before and after anything is chosen.
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { weekdays } from '#domain/shared/date.ts'
import { show } from '#web/testing/show.ts'
import { formatTime } from '#web/words/format.ts'
import { keepBasket } from '../basket/kept-basket.ts'
import { BranchTime, ReadyTime } from './branch-time.tsx'

const branch = {
  id: 'antwerpen',
  timeZone: 'Europe/Brussels',
  exceptions: [],
  cutOff: null,
  prepMinutes: 10,
  daysAhead: 0,
  hours: Object.fromEntries(weekdays.map((day) => [day, [{ from: 0, to: 24 * 60 }]])),
  forms: ['pick-up'],
  tables: 0,
  extra: null,
  shop: { open: true, date: '', desc: {}, until: null },
  pause: null,
  capacity: null,
} as unknown as Parameters<typeof BranchTime>[0]['branch']

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')))
  return () => vi.unstubAllGlobals()
})

test('[J-98] before anything is chosen the time is the soonest of all, and says so', async () => {
  show(<BranchTime branch={branch} />)
  await expect.element(page.getByText(/^Ready from \d\d:\d\d$/)).toBeVisible()
})

test('[J-98] for what was chosen it is a time without “from”', async () => {
  show(<ReadyTime branch={branch} lines={[{ quantity: 1, making: [] }]} />)
  await expect.element(page.getByText(/^Ready \d\d:\d\d$/)).toBeVisible()
})

test('[J-98] what a colleague chooses for an office basket is ready with the basket', async () => {
  const at = Date.now() + 90 * 60_000
  const kept = { link: 'basket', me: 'me', name: 'Tom', opener: 'Hanne', open: true, going: true }
  keepBasket({ ...kept, place: { branch: 'antwerpen', at } })
  show(<BranchTime branch={branch} inline />)
  await expect.element(page.getByText(new RegExp(`ready ${formatTime(at, 'Europe/Brussels')}`))).toBeVisible()
  keepBasket({ ...kept, open: false, going: false })
  await expect.element(page.getByText(/ready from/)).toBeVisible()
})
