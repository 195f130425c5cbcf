// Changing many prices: what is ticked and typed is kept until it counts, and no rule counts twice.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { signedIn } from '#web/data/session/session.ts'
import { staffCache } from '#web/data/staff/staff-api.ts'
import { categories } from '#web/data/testing/api-fixtures.ts'
import { keepForm } from '#web/office/forms/kept-forms.ts'
import { editableItem, noor } from '#web/testing/noors-shop.ts'
import { clear, show } from '#web/testing/show.ts'
import { PricesPage } from './prices-page.tsx'
import '#web/ui/styles/staff.css'

const itemAt = (price: number) => editableItem({ price })

const menu = { branches: [], categories, items: [], groups: [] }
let price = 320
let sent: { readonly items: readonly { readonly from: number; readonly to: number }[] }[] = []

/** A shop that changes the price; of the first tries, `lost` get no answer after it did so. */
function shop(lost = 0) {
  let left = lost
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (init?.method === 'POST' && url.includes('/prices')) {
      const wish = JSON.parse(String(init.body))
      sent.push(wish)
      const [one] = wish.items
      if (one.from !== price) return Response.json({ refusal: 'changed_meanwhile', problems: [] }, { status: 409 })
      price = one.to
      left -= 1
      if (left >= 0) throw new Error('the line is down')
      return Response.json({})
    }
    if (url.includes('/items')) return Response.json({ items: [itemAt(price)] })
    if (url.includes('/groups')) return Response.json({ groups: [], uses: [] })
    return Response.json(menu)
  })
}

function open() {
  staffCache.setQueryData(['items'], { items: [itemAt(price)] })
  staffCache.setQueryData(['groups'], { groups: [], uses: [] })
  staffCache.setQueryData(['places', 'en'], menu)
  show(<PricesPage />)
}

const percent = page.getByLabelText('Percent', { exact: true })
const cappuccino = page.getByRole('checkbox', { name: /Cappuccino/ })
const go = page.getByRole('button', { name: 'Change 1 price' })

beforeEach(() => {
  staffCache.clear()
  price = 320
  sent = []
  signedIn(noor)
  shop()
})
afterEach(() => {
  clear()
  keepForm('prices', undefined)
  vi.unstubAllGlobals()
})

test('[J-6] prices that were left half changed are there again, and a tap starts anew', async () => {
  open()
  await percent.fill('10')
  await cappuccino.click()
  clear()
  open()
  await expect.element(page.getByText('You left this without saving. Here it is as you typed it.')).toBeVisible()
  await expect.element(percent).toHaveValue('10')
  await expect.element(cappuccino).toBeChecked()
  await go.click()
  await expect.element(page.getByText('1 price is changed.')).toBeVisible()
  await expect.element(cappuccino).not.toBeChecked()
  expect(sent).toMatchObject([{ items: [{ from: 320, to: 350 }] }])
  clear()
  open()
  await expect.element(percent).toHaveValue('')
})

test('[J-6] prices that changed although the reply was lost change only once', async () => {
  shop(1)
  open()
  await percent.fill('10')
  await cappuccino.click()
  await go.click()
  await expect.element(page.getByText('We do not know whether this arrived.')).toBeVisible()
  // The shop tells that prices changed: what was sent is in sight, and not the raise on top of it.
  staffCache.setQueryData(['items'], { items: [itemAt(price)] })
  await expect.element(page.getByText('€3.50')).toBeVisible()
  expect(page.getByText('€3.85').elements()).toEqual([])
  await go.click()
  await expect.element(page.getByText('1 price is changed.')).toBeVisible()
  expect(price).toBe(350)
})

test('[J-6] a change whose reply was lost is said before another percentage counts, and does not count twice', async () => {
  shop(1)
  open()
  await percent.fill('10')
  await cappuccino.click()
  await go.click()
  await expect.element(page.getByText('We do not know whether this arrived.')).toBeVisible()
  staffCache.setQueryData(['items'], { items: [itemAt(price)] })
  await percent.fill('20')
  await expect.element(page.getByRole('alert')).toMatchTextContent(/^An earlier change did arrive/)
  expect(page.getByText('€4.20').elements()).toEqual([])
  await expect.element(go).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('button', { name: 'Go on with these prices' }).click()
  await expect.element(cappuccino).not.toBeChecked()
  await expect.element(percent).toHaveValue('20')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(page.getByText('The prices are as they were.')).toBeVisible()
  expect(price).toBe(320)
})

test('[J-6] before another change is sent after a lost reply, the prices are read anew', async () => {
  shop(1)
  const answering = fetch
  let isDown = true
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) =>
    isDown && init?.method !== 'POST' ? Promise.reject(new TypeError('Failed to fetch')) : answering(url, init),
  )
  open()
  await percent.fill('10')
  await cappuccino.click()
  await go.click()
  await expect.element(page.getByText('We do not know whether this arrived.')).toBeVisible()
  await percent.fill('20')
  isDown = false
  await go.click()
  await expect.element(page.getByRole('alert')).toMatchTextContent(/^An earlier change did arrive/)
  expect(sent).toHaveLength(1)
  expect(price).toBe(350)
})

test('[J-6] another percentage counts if the first try did not arrive', async () => {
  const answering = fetch
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  open()
  await percent.fill('10')
  await cappuccino.click()
  await go.click()
  await expect.element(page.getByText('We do not know whether this arrived.')).toBeVisible()
  vi.stubGlobal('fetch', answering)
  await percent.fill('20')
  await go.click()
  await expect.element(page.getByText('1 price is changed.')).toBeVisible()
  expect(price).toBe(385)
})

test('[J-6] a price that a colleague changed meanwhile is shown before anything counts; the ticks stay', async () => {
  open()
  await percent.fill('10')
  await cappuccino.click()
  price = 400
  await go.click()
  await expect.element(page.getByText(/^A price changed in the meantime/)).toBeVisible()
  await expect.element(cappuccino).toBeChecked()
  await go.click()
  await expect.poll(() => price).toBe(440)
})

test('[J-6] prices that a colleague raises while they are looked at are not raised once more before they are seen', async () => {
  open()
  await percent.fill('10')
  await cappuccino.click()
  await expect.element(page.getByText('€3.50')).toBeVisible()
  price = 350
  staffCache.setQueryData(['items'], { items: [itemAt(price)] })
  await expect.element(page.getByRole('alert')).toMatchTextContent(/^A price changed in the meantime/)
  await expect.element(go).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('button', { name: 'Go on with these prices' }).click()
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  expect(sent).toEqual([])
  await go.click()
  await expect.poll(() => price).toBe(385)
})

test('[CATG-3] undoing leaves a price that a colleague changed since, and says which', async () => {
  open()
  await percent.fill('10')
  await cappuccino.click()
  await go.click()
  await expect.element(page.getByText('1 price is changed.')).toBeVisible()
  price = 400
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(page.getByText('Not Cappuccino: somebody has changed the price meanwhile.')).toBeVisible()
  expect(price).toBe(400)
})

test('[CATG-3] an undo that did not arrive can be tried again', async () => {
  open()
  await percent.fill('10')
  await cappuccino.click()
  await go.click()
  await expect.element(page.getByText('1 price is changed.')).toBeVisible()
  const answering = fetch
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  const undo = page.getByRole('button', { name: 'Undo' })
  await undo.click()
  await expect.element(page.getByRole('alert')).toBeVisible()
  vi.stubGlobal('fetch', answering)
  await undo.click()
  await expect.element(page.getByText('The prices are as they were.')).toBeVisible()
  expect(price).toBe(320)
})
