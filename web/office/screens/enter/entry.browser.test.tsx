// Entering an order: what was tapped and typed is kept until it is placed, and it is placed once.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { staffCache } from '#web/data/staff/staff-api.ts'
import { categories, itemOf } from '#web/data/testing/api-fixtures.ts'
import { keepForm } from '#web/office/forms/kept-forms.ts'
import { antwerpen } from '#web/testing/noors-shop.ts'
import { clear, show } from '#web/testing/show.ts'
import { OrderEntry } from './entry.tsx'
import '#web/ui/styles/staff.css'

const cappuccino = itemOf('cappuccino', 'COFFEE', { name: 'Cappuccino' })
vi.mock('#web/data/menu/public-menu-api.ts', async (original) => ({
  ...(await original<object>()),
  useMenu: () => ({ state: 'ready', categories, items: [cappuccino], itemsById: new Map(), groups: [] }),
}))

const placed = { id: 7, token: 'K7QM2A9X', code: 'A-47', total: 320, wantedAt: 0 }

interface Sent {
  readonly key: string
  readonly name: string
  readonly at: number | null
  readonly lines: readonly { readonly item: string; readonly quantity: number }[]
}
let sent: Sent[] = []

/** Each order gets the next of these answers; undefined: none comes. */
function answering(...answers: (Response | undefined)[]) {
  sent = []
  vi.stubGlobal('fetch', async (_url: string, init?: RequestInit) => {
    if (init?.method !== 'POST') return new Promise<Response>(() => {})
    sent.push(JSON.parse(String(init.body)))
    const answer = answers.shift()
    if (!answer) throw new Error('the line is down')
    return answer
  })
}

const refusing = (body: object, status = 409) => Response.json({ problems: [], ...body }, { status })

const open = (onDone: () => void = () => {}) => show(<OrderEntry branch={antwerpen} onDone={onDone} />)
const tile = page.getByRole('button', { name: /^Cappuccino/ })
const place = page.getByRole('button', { name: /^Place the order/ })
const name = page.getByLabelText('Name (optional)')

beforeEach(() => {
  staffCache.clear()
  staffCache.setQueryData(['places', 'en'], { branches: [antwerpen], categories, items: [cappuccino], groups: [] })
  staffCache.setQueryData(['most sold', 'antwerpen'], { items: [] })
  answering()
})
afterEach(() => {
  clear()
  keepForm('new order antwerpen', undefined)
  vi.unstubAllGlobals()
})

/** Tapped and typed, then left. */
async function leaveHalfDone() {
  open()
  await tile.click()
  await tile.click()
  await name.fill('Noor')
  clear()
}

test('[J-6] a new order that was left is there again as it was entered, at the prices of now, until a tap clears it', async () => {
  await leaveHalfDone()
  const dearer = [{ ...cappuccino, price: 350 }]
  staffCache.setQueryData(['places', 'en'], { branches: [antwerpen], categories, items: dearer, groups: [] })
  open()
  await expect.element(page.getByText('You left this without saving. Here it is as you typed it.')).toBeVisible()
  await expect.element(name).toHaveValue('Noor')
  await expect.element(place).toMatchTextContent('€7.00')
  await page.getByRole('button', { name: 'Start anew' }).click()
  await expect.element(name).toHaveValue('')
  await expect.element(page.getByText('Tap an item to add it.')).toBeVisible()
  clear()
  open()
  await expect.element(page.getByText('Tap an item to add it.')).toBeVisible()
})

test('[J-6] an order whose answer was lost is placed once, also after the page was left, and then forgotten', async () => {
  answering(undefined, Response.json(placed))
  const done = vi.fn()
  open()
  await tile.click()
  await place.click()
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent(/We do not know whether this arrived\..*Nothing counts twice\./)
  clear()
  open(done)
  await place.click()
  await vi.waitFor(() => expect(done).toHaveBeenCalledOnce())
  expect(sent[1]).toEqual(sent[0])
  clear()
  open()
  await expect.element(page.getByText('Tap an item to add it.')).toBeVisible()
})

test('[J-6] if it had arrived before it was changed, that is said, and only another tap places another one', async () => {
  answering(undefined, refusing({ refusal: 'key_reused' }), Response.json(placed))
  open()
  await tile.click()
  await place.click()
  await tile.click()
  await place.click()
  await expect.element(page.getByRole('alert')).toMatchTextContent(/An order was placed from here before/)
  await expect.element(page.getByRole('link', { name: 'To the orders' })).toBeVisible()
  expect(sent[1]?.key).toBe(sent[0]?.key)
  await place.click()
  await expect.poll(() => sent[2]?.lines).toMatchObject([{ item: 'cappuccino', quantity: 2 }])
  expect(sent[2]?.key).not.toBe(sent[0]?.key)
})

test('[J-6] what is wrong is said at its field and its line, and keeps what was typed', async () => {
  const problems = [
    { problem: 'table_unknown', field: 'table' },
    { problem: 'item_out_of_stock', line: 0 },
  ]
  answering(refusing({ refusal: 'order_refused', problems }, 422))
  open()
  await tile.click()
  await page.getByText('At a table').click()
  const table = page.getByLabelText('Table number')
  await table.fill('99')
  await place.click()
  await expect.element(table).toHaveAccessibleDescription('We do not have this table.')
  await expect.element(table).toHaveFocus()
  await expect.element(page.getByRole('listitem').last()).toMatchTextContent(/This is not in stock right now/)
  await expect.element(page.getByRole('alert')).toMatchTextContent(/Cappuccino is not in stock\./)
  await expect.element(table).toHaveValue('99')
})

test('[LIFE-5] “at a time” without a time, or with half of one, places nothing: the field says what is missing', async () => {
  answering(Response.json(placed))
  const done = vi.fn()
  open(done)
  await tile.click()
  await page.getByText('At a time').click()
  const time = page.getByLabelText('Time')
  await place.click()
  await expect.element(time).toHaveAccessibleDescription('Please enter the time.')
  await expect.element(time).toHaveFocus()
  await userEvent.keyboard('09')
  await place.click()
  await expect.element(time).toHaveAccessibleDescription('Fill in the whole time, or empty it.')
  await expect.element(time).toHaveFocus()
  expect(sent).toEqual([])
  await time.fill('23:30')
  await place.click()
  await vi.waitFor(() => expect(done).toHaveBeenCalledOnce())
  expect(sent[0]?.at).toEqual(expect.any(Number))
})
