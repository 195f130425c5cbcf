import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { TrackedOrder } from '#contract/index.ts'
import { noorsLine, noorsTrackedOrder } from '#web/data/testing/api-fixtures.ts'
import { clear, show } from '#web/testing/show.ts'
import { ChangedOrder } from './changed.tsx'

const proposing = (name: string, number: number): TrackedOrder => ({
  ...noorsTrackedOrder,
  proposal: { number, total: 320, lines: [{ ...noorsLine, id: 2, item: name, name: { en: name } }] },
})

function Following({ from }: { from: TrackedOrder }) {
  const [order, setOrder] = useState(from)
  return <ChangedOrder order={order} onTaken={setOrder} />
}

test('[H-2] a yes that came too late is refused in words, and the newer proposal stands there to be answered', async () => {
  const newer = proposing('Chicken bagel', 5)
  const sent: unknown[] = []
  const server = vi.spyOn(window, 'fetch').mockImplementation(async (_address, { body } = {}) => {
    if (!body) return Response.json(newer)
    sent.push(JSON.parse(String(body)))
    return Response.json({ refusal: 'changed_meanwhile', problems: [], requestId: '' }, { status: 409 })
  })
  show(<Following from={proposing('Hummus bagel', 3)} />)
  const yes = page.getByRole('button', { name: /^Yes/ })
  await yes.click()
  await expect.element(page.getByText(/^Someone else changed this just now/)).toBeVisible()
  await expect.element(page.getByText(/^Now: 1 × Chicken bagel/)).toBeVisible()
  await yes.click()
  await vi.waitFor(() => expect(sent).toMatchObject([{ proposal: 3 }, { proposal: 5 }]))
  server.mockRestore()
})

test('[LIFE-4] a question that the shop drops, as by noting a payment, is said to be gone; one that was answered here is not', async () => {
  const following = (order: TrackedOrder) => show(<ChangedOrder order={order} onTaken={() => {}} />)
  following(proposing('Hummus bagel', 3))
  await expect.element(page.getByRole('button', { name: /^Yes/ })).toBeVisible()
  following(noorsTrackedOrder)
  await expect.element(page.getByText('The shop asks no more')).toBeVisible()
  await expect.element(page.getByText('Your order stays as it was.')).toBeVisible()

  const server = vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json(noorsTrackedOrder))
  clear()
  show(<Following from={proposing('Hummus bagel', 3)} />)
  await page.getByRole('button', { name: /^No/ }).click()
  await expect.element(page.getByRole('button', { name: /^No/ })).not.toBeInTheDocument()
  expect(page.getByText('The shop asks no more').elements()).toEqual([])
  server.mockRestore()
})
