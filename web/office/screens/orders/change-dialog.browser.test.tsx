// Changing an order: what was changed is lost neither by a press beside the dialog nor by leaving the page or a
// colleague.
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { ShownOrder } from '#web/data/staff/tap-queue.ts'
import { noorsStaffLine, noorsStaffOrder } from '#web/data/testing/api-fixtures.ts'
import { keepForm } from '#web/office/forms/kept-forms.ts'
import { fakeServer } from '#web/testing/fake-server.ts'
import { clear, show } from '#web/testing/show.ts'
import { ChangeDialog } from './change-dialog.tsx'
import '#web/ui/styles/staff.css'

const order: ShownOrder = { ...noorsStaffOrder, version: 3, kept: false }

const server = fakeServer()

afterEach(() => {
  clear()
  keepForm('order 1', undefined)
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
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Leave' }).click()
  await vi.waitFor(() => expect(closed).toHaveBeenCalledOnce())
  clear()
  show(<ChangeDialog order={order} onClose={closed} />)
  await userEvent.keyboard('{Escape}')
  await vi.waitFor(() => expect(closed).toHaveBeenCalledTimes(2))
})

const more = page.getByRole('button', { name: 'One more Cappuccino' })
const ask = page.getByRole('button', { name: 'Ask the customer' })
const note = page.getByRole('textbox', { name: 'Note for Cappuccino' })

test('[J-6] a change that was left is there again, and a tap gives it up', async () => {
  show(<ChangeDialog order={order} onClose={() => {}} />)
  await more.click()
  await note.fill('hot')
  clear()
  show(<ChangeDialog order={order} onClose={() => {}} />)
  await expect.element(page.getByText('You left this without saving. Here it is as you typed it.')).toBeVisible()
  await expect.element(note).toHaveValue('hot')
  await expect.element(page.getByText('€6.40')).toBeVisible()
  await page.getByRole('button', { name: 'Start anew' }).click()
  await expect.element(note).toHaveValue('')
  clear()
  show(<ChangeDialog order={order} onClose={() => {}} />)
  await expect.element(note).toHaveValue('')
})

test('[J-6] if a colleague changed the order meanwhile, that is said, and what I changed stays', async () => {
  const theirs = { ...order, version: 4, lines: [{ ...noorsStaffLine, notes: 'with cocoa' }] }
  server.refuses('orders.change', 'changed_meanwhile')
  server.answers('orders.read', theirs)
  const closed = vi.fn()
  show(<ChangeDialog order={order} onClose={closed} />)
  await more.click()
  await ask.click()
  await expect.element(page.getByText('Someone else saved this just now')).toBeVisible()
  await expect.element(page.getByText('Theirs 1 × with cocoa')).toBeVisible()
  await expect.element(page.getByText('€6.40')).toBeVisible()
  server.answers('orders.change', { ...theirs, version: 5 })
  await page.getByRole('button', { name: 'Save mine' }).click()
  await vi.waitFor(() => expect(closed).toHaveBeenCalledOnce())
  const sent = server.sent('orders.change')
  expect(sent).toMatchObject([
    { version: 3, lines: [{ quantity: 2 }] },
    { version: 4, lines: [{ quantity: 2 }] },
  ])
  expect(sent[1]?.key).toBe(sent[0]?.key)
})

test('[J-6] if the customer cancels while it is being changed, that is said alone, and nothing is left to try', async () => {
  server.refuses('orders.change', 'changed_meanwhile')
  server.answers('orders.read', { ...order, version: 4, course: 'cancelled', endReason: null })
  const closed = vi.fn()
  show(<ChangeDialog order={order} onClose={closed} />)
  await more.click()
  await ask.click()
  await expect.element(page.getByText('The customer has cancelled this order.')).toBeVisible()
  expect(page.getByText('Someone else saved this just now').elements()).toEqual([])
  expect(page.getByRole('button', { name: /Save mine|Ask the customer/ }).elements()).toEqual([])
  await page.getByRole('button', { name: 'Close' }).last().click()
  expect(closed).toHaveBeenCalledOnce()
  expect(server.sent('orders.change')).toHaveLength(1)
  clear()
  show(<ChangeDialog order={order} onClose={closed} />)
  await expect.element(page.getByText('€3.20').last()).toBeVisible()
  expect(page.getByText(/^You left this without saving/).elements()).toEqual([])
})
