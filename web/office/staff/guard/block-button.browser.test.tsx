// A fake order is refused with one tap, ten seconds later.
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { fakeServer } from '#web/testing/fake-server.ts'
import { show } from '#web/testing/show.ts'
import { BlockButton } from './block-button.tsx'
import { blockUndoMs, PendingBar } from './pending-blocks.tsx'
import '#web/ui/styles/staff.css'

const order = { id: 47, code: 'A-47', token: 'K7QM2A9X' }
const server = fakeServer()

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  server.answers('orders.block', { ended: [47], blocked: true })
})

const both = (button: boolean) => (
  <>
    {button && <BlockButton order={order} />}
    <PendingBar />
  </>
)
const undo = page.getByRole('button', { name: 'Undo' })

test('[H-62] nothing is sent before ten seconds are over, whatever page is open by then', async () => {
  show(both(true))
  await page.getByRole('button', { name: 'Refuse and block' }).click()
  await expect.element(page.getByText('A-47 is being refused and its customer blocked.')).toBeVisible()
  await expect.element(page.getByText(/Closing this page stops it/)).toBeVisible()
  // The barista goes to another page.
  show(both(false))
  // Each wait above moved the clock a little.
  vi.advanceTimersByTime(blockUndoMs - 1000)
  expect(server.sent('orders.block')).toEqual([])
  vi.advanceTimersByTime(1000)
  await vi.waitFor(() => expect(server.sent('orders.block')).toMatchObject([{ wide: false }]))
  expect(undo.elements()).toEqual([])
})

test('[H-62] undone in time, nothing happens; all of a connection likewise', async () => {
  show(both(true))
  await page.getByRole('button', { name: 'Refuse all of this connection' }).click()
  await undo.click()
  vi.advanceTimersByTime(2 * blockUndoMs)
  expect(server.sent('orders.block')).toEqual([])
  await page.getByRole('button', { name: 'Refuse all of this connection' }).click()
  vi.advanceTimersByTime(blockUndoMs)
  await vi.waitFor(() => expect(server.sent('orders.block')).toMatchObject([{ wide: true }]))
})
