// Changing an order: what was changed is not lost by a press beside the dialog.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { staffCache } from '#web/data/staff/staff-api.ts'
import type { ShownOrder } from '#web/data/staff/tap-queue.ts'
import { noorsLine, noorsOrder } from '#web/data/testing/api-fixtures.ts'
import { clear, show } from '#web/testing/show.ts'
import { ChangeDialog } from './change-dialog.tsx'
import '#web/ui/styles/staff.css'

const order = {
  ...noorsOrder,
  id: 1,
  version: 3,
  payments: [],
  making: 0,
  proposal: null,
  changedFrom: null,
  lines: [{ ...noorsLine, making: [], parts: [] }],
} as unknown as ShownOrder

beforeEach(() => {
  staffCache.clear()
  vi.stubGlobal('fetch', () => new Promise<Response>(() => {}))
})
afterEach(() => {
  clear()
  vi.unstubAllGlobals()
})

test('[J-6] an order that was changed is not closed without a question; one that was not is', async () => {
  const closed = vi.fn()
  show(<ChangeDialog order={order} onClose={closed} />)
  await page.getByRole('button', { name: /one more/i }).click()
  await userEvent.keyboard('{Escape}')
  const question = page.getByRole('dialog').filter({ hasText: 'Keep editing' }).last()
  await expect.element(question).toBeVisible()
  expect(closed).not.toHaveBeenCalled()
  await page.getByRole('button', { name: 'Keep editing' }).click()
  clear()
  show(<ChangeDialog order={order} onClose={closed} />)
  await userEvent.keyboard('{Escape}')
  await vi.waitFor(() => expect(closed).toHaveBeenCalledOnce())
})
