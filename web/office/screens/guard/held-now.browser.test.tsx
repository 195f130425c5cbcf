// What is held now, as staff see it: by kind against the bound, and one tap for a connection that has reached its own.
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { blockUndoMs, PendingBar } from '#web/office/staff/guard/pending-blocks.tsx'
import { fakeServer } from '#web/testing/fake-server.ts'
import { antwerpen } from '#web/testing/noors-shop.ts'
import { show } from '#web/testing/show.ts'
import { HeldNow } from './held-now.tsx'
import '#web/ui/styles/staff.css'

const branches = [antwerpen, { ...antwerpen, id: 'merksem', name: 'Merksem' }]
const noon = Date.parse('2026-03-04T11:00:00Z')
const held = {
  branch: 'antwerpen',
  online: 6,
  basket: 4,
  counter: 8,
  total: 12_000,
  most: 40,
  mostTotal: 187_500,
  fullest: { from: noon, to: noon + 1_200_000, percent: 100 },
  connections: [
    { order: 7, orders: 8, total: 5120, since: noon, full: true },
    { order: 3, orders: 2, total: 640, since: noon, full: false },
  ],
}
const quiet = { ...held, branch: 'merksem', online: 0, basket: 0, counter: 0, total: 0, fullest: null, connections: [] }
const server = fakeServer()

beforeEach(async () => {
  server.answers('guard.held', { held: [held, quiet] })
  server.answers('orders.block', { ended: [7], blocked: true })
  await page.viewport(390, 844)
  show(
    <>
      <HeldNow branches={branches} />
      <PendingBar />
    </>,
  )
  await expect.element(page.getByRole('heading', { name: 'Antwerpen' })).toBeVisible()
})

test('[J-60] [J-61] each branch says how much is held of each kind, how much room is left, and when none', async () => {
  const room = 'Room for 22 more. New customers on the connection below ask first.'
  const time = 'From 12:00 to 12:20 new customers hold all that they may, so they get another time.'
  for (const words of ['18', 'of 40 orders', room, time, 'Nothing is held.'])
    await expect.element(page.getByText(words).first()).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
})

test('[J-60] one tap refuses all of the connection that has reached its bound, after ten seconds; two at one address are nothing', async () => {
  expect(page.getByRole('button').elements()).toHaveLength(1)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await page.getByRole('button', { name: 'Refuse all of this connection' }).click()
  expect(server.sent('orders.block')).toEqual([])
  vi.advanceTimersByTime(blockUndoMs)
  vi.useRealTimers()
  await vi.waitFor(() => expect(server.sent('orders.block')).toMatchObject([{ id: '7', wide: true }]))
})
