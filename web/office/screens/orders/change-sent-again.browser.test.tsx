// Changing an order when the reply to the first try is lost although it arrived: what was added stands once.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { staffCache } from '#web/data/staff/staff-api.ts'
import type { ShownOrder } from '#web/data/staff/tap-queue.ts'
import { itemOf, noorsStaffLine, noorsStaffOrder } from '#web/data/testing/api-fixtures.ts'
import { keepForm } from '#web/office/forms/kept-forms.ts'
import { fakeServer } from '#web/testing/fake-server.ts'
import { clear, show } from '#web/testing/show.ts'
import { ChangeDialog } from './change-dialog.tsx'
import '#web/ui/styles/staff.css'

const categories = [{ id: 'COFFEE', name: 'Coffee', desc: '', index: 0, icon: 'cup' }]
const items = [
  itemOf('cappuccino', 'COFFEE', { name: 'Cappuccino' }),
  itemOf('lungo', 'COFFEE', { name: 'Lungo' }),
  itemOf('espresso', 'COFFEE', { name: 'Espresso' }),
]
vi.mock('#web/data/menu/public-menu-api.ts', async (original) => ({
  ...(await original<object>()),
  useMenu: () => ({ state: 'ready', categories, items, groups: [] }),
}))

const server = fakeServer()
const order: ShownOrder = { ...noorsStaffOrder, version: 3, kept: false }
const lungo = { ...noorsStaffLine, id: 2, item: 'lungo', name: { en: 'Lungo' }, notes: 'hot' }
const lines = [noorsStaffLine, lungo]
const closed = vi.fn()

beforeEach(() => void staffCache.setQueryData(['places', 'en'], { branches: [], categories, items, groups: [] }))
afterEach(() => {
  clear()
  closed.mockClear()
  keepForm('order 1', undefined)
})

const note = (name: string) => page.getByRole('textbox', { name: `Note for ${name}` })
const blame = page.getByText('Someone else saved this just now')
const ask = page.getByRole('button', { name: 'Ask the customer' })
const add = (item: string) => page.getByLabelText('Add another item').selectOptions(`${item} `)

/** A lungo was added, with space around its note, and the reply to it is lost. */
async function addsLungo() {
  server.loses('orders.change')
  show(<ChangeDialog order={order} onClose={closed} />)
  await add('lungo')
  await note('Lungo').fill(' hot')
  await ask.click()
  await expect.element(page.getByText('We do not know whether this arrived.')).toBeVisible()
}

/** What is sent once the form has found its first change: the shop refuses another text under the key of that. */
async function savesAgain(now: typeof noorsStaffOrder) {
  server.refuses('orders.change', 'key_reused')
  server.answers('orders.read', () => {
    server.answers('orders.change', { ...now, version: 5 })
    return now
  })
  await ask.click()
  await expect.poll(() => closed.mock.calls.length).toBe(1)
  expect(blame.elements()).toEqual([])
  const [first, second, third] = server.sent('orders.change')
  expect(second?.key).toBe(first?.key)
  expect(third?.key).not.toBe(first?.key)
  return third
}

test('[J-6] a change that counts goes on from itself: what it added stands once, and nobody is blamed', async () => {
  await addsLungo()
  await note('Cappuccino').fill('strong')
  expect(await savesAgain({ ...noorsStaffOrder, version: 4, total: 640, lines })).toMatchObject({
    version: 4,
    lines: [
      { line: 1, quantity: 1, note: 'strong' },
      { line: 2, quantity: 1, note: 'hot' },
    ],
  })
})

test('[J-6] a change that waits for the customer goes on from itself too, and asks for all of it', async () => {
  await addsLungo()
  await add('espresso')
  const proposal = { number: 4, total: 640, lines }
  const sent = await savesAgain({ ...noorsStaffOrder, version: 4, proposal })
  expect(sent).toMatchObject({ version: 4, lines: [{ line: 1 }, { item: 'lungo', note: 'hot' }, { item: 'espresso' }] })
  expect(sent?.lines).not.toMatchObject([{}, { line: 2 }, {}])
})

test('[J-6] the same change sent again is the very same, and what a colleague saved is said', async () => {
  await addsLungo()
  server.answers('orders.read', { ...noorsStaffOrder, version: 4, lines: [{ ...noorsStaffLine, notes: 'cold' }] })
  server.refuses('orders.change', 'changed_meanwhile')
  await ask.click()
  await expect.element(blame).toBeVisible()
  const [first, second] = server.sent('orders.change')
  expect(second).toEqual(first)
})
