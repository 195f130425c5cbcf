// Customers who ask to order, as staff answer them: a line each, on whatever page.
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { Output } from '#contract/index.ts'
import { fakeServer } from '#web/testing/fake-server.ts'
import { antwerpen } from '#web/testing/noors-shop.ts'
import { show } from '#web/testing/show.ts'
import { Asks } from './guard-asks.tsx'
import { blockUndoMs, PendingBar } from './pending-blocks.tsx'
import '#web/ui/styles/staff.css'

const ask = (id: number, code: string, name: string, branch = 'antwerpen'): Output<'guard.read'>['asks'][number] => ({
  id,
  branch,
  code,
  name,
  total: 1240,
  pieces: 3,
  why: 'crowd',
  at: 0,
  lines: [
    { quantity: 2, name: { en: 'Cappuccino' } },
    { quantity: 1, name: { en: 'Brussels waffle' }, kitchenName: 'Waffle' },
  ],
})
/** The newest first, as the server sends them; 904 is older than those. */
const newest = [ask(3, '312', 'Noor'), ask(2, '207', 'Jan'), ask(9, '555', 'Lotte', 'merksem')]
const server = fakeServer()

beforeEach(async () => {
  server.answers('guard.answer', {})
  server.answers('guard.read', ({ code }) => ({
    asks: code === undefined ? newest : code === '904' ? [ask(1, '904', 'Sam')] : [],
    blocks: [],
    rules: { on: true, waiting: 0, holdMinutes: 10 },
    version: '',
  }))
  await page.viewport(1024, 768)
  show(
    <>
      <Asks branches={[antwerpen]} />
      <PendingBar />
    </>,
  )
  await expect.element(page.getByRole('listitem').first()).toBeVisible()
})

const rows = () => page.getByRole('listitem').elements()

test('[H-76] each is one line of number, name, what is ordered and total, the newest first, of this branch alone', () => {
  const [first, second, ...others] = rows()
  expect(others).toEqual([])
  expect(second?.textContent).toContain('Jan')
  for (const words of ['312', 'Noor', '2 Cappuccino, 1 Waffle', '€12.40']) expect(first?.textContent).toContain(words)
  expect(first?.getBoundingClientRect().height).toBeLessThanOrEqual(72)
})

test('[H-76] one is let in or not, or all of them at once', async () => {
  await page.getByRole('button', { name: 'Let in 312' }).click()
  await page.getByRole('button', { name: 'No: 207' }).click()
  await page.getByRole('button', { name: 'Let all 2 in' }).click()
  await vi.waitFor(() =>
    expect(server.sent('guard.answer')).toMatchObject([
      { ids: [3], letIn: true },
      { ids: [2], letIn: false },
      { ids: [3, 2], letIn: true },
    ]),
  )
})

test('[H-76] the number that the customer says finds the ask, also one beyond the newest', async () => {
  const search = page.getByRole('searchbox', { name: 'Number that the customer says' })
  await search.fill('20')
  await expect.poll(() => rows().map((row) => row.textContent?.slice(0, 3))).toEqual(['207'])
  await search.fill('904')
  await expect.poll(() => rows().map((row) => row.textContent?.slice(0, 3))).toEqual(['904'])
  await search.fill('111')
  await expect.element(page.getByText('Nobody is asking with the number 111.')).toBeVisible()
})

test('[H-76] all of a connection is refused with one tap, ten seconds later unless it is undone', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const all = page.getByRole('button', { name: 'No to all of this connection: 312' })
  await all.click()
  await page.getByRole('button', { name: 'Undo' }).click()
  vi.advanceTimersByTime(2 * blockUndoMs)
  expect(server.sent('guard.answer')).toEqual([])
  await all.click()
  vi.advanceTimersByTime(blockUndoMs)
  vi.useRealTimers()
  await vi.waitFor(() => expect(server.sent('guard.answer')).toMatchObject([{ ids: [3], letIn: false, wide: true }]))
})
