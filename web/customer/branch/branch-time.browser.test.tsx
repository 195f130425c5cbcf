// When a branch has something ready, before and after anything is chosen.
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { antwerpen } from '#web/testing/noors-shop.ts'
import { show } from '#web/testing/show.ts'
import { formatTime } from '#web/words/format.ts'
import { keepBasket } from '../basket/kept-basket.ts'
import { BranchTime, ReadyTime } from './branch-time.tsx'

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')))
  return () => vi.unstubAllGlobals()
})

test('[J-98] before anything is chosen the time is the soonest of all, and says so', async () => {
  show(<BranchTime branch={antwerpen} />)
  await expect.element(page.getByText(/^Ready from \d\d:\d\d$/)).toBeVisible()
})

test('[J-98] for what was chosen it is a time without “from”', async () => {
  show(<ReadyTime branch={antwerpen} lines={[{ quantity: 1, making: [] }]} />)
  await expect.element(page.getByText(/^Ready \d\d:\d\d$/)).toBeVisible()
})

test('[J-98] what a colleague chooses for an office basket is ready with the basket', async () => {
  const at = Date.now() + 90 * 60_000
  const kept = { link: 'basket', me: 'me', name: 'Tom', opener: 'Hanne', open: true, going: true }
  keepBasket({ ...kept, place: { branch: 'antwerpen', at } })
  show(<BranchTime branch={antwerpen} inline />)
  await expect.element(page.getByText(new RegExp(`ready ${formatTime(at, 'Europe/Brussels')}`))).toBeVisible()
  keepBasket({ ...kept, open: false, going: false })
  await expect.element(page.getByText(/ready from/)).toBeVisible()
})
