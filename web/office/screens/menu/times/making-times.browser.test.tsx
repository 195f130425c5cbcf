// The making times of the whole menu: what is typed is kept until it is saved or given up.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { signedIn } from '#web/data/session/session.ts'
import { staffCache } from '#web/data/staff/staff-api.ts'
import { categories } from '#web/data/testing/api-fixtures.ts'
import { keepForm } from '#web/office/forms/kept-forms.ts'
import { editableItem, noor } from '#web/testing/noors-shop.ts'
import { clear, show } from '#web/testing/show.ts'
import { MakingTimes } from './making-times.tsx'
import '#web/ui/styles/staff.css'

const cappuccino = (version: string, seconds: number) =>
  editableItem({ making: [{ station: 'bar', seconds }], version })
let stored = cappuccino('1', 45)

function open() {
  staffCache.setQueryData(['items'], { items: [stored] })
  staffCache.setQueryData(['pace'], {
    branches: [{ branch: 'antwerpen', capacity: { stations: [{ id: 'bar', name: { en: 'Bar' } }] } }],
  })
  staffCache.setQueryData(['places', 'en'], { branches: [], categories, items: [], groups: [] })
  show(<MakingTimes />)
}

const time = page.getByRole('textbox')

beforeEach(() => {
  staffCache.clear()
  stored = cappuccino('1', 45)
  signedIn(noor)
  vi.stubGlobal('fetch', () => new Promise<Response>(() => {}))
})
afterEach(() => {
  clear()
  keepForm('making times', undefined)
  vi.unstubAllGlobals()
})

test('[J-6] making times that were left unsaved are there again until they are given up', async () => {
  open()
  await time.fill('1:10')
  clear()
  open()
  await expect.element(page.getByText('You left this without saving. Here it is as you typed it.')).toBeVisible()
  await expect.element(time).toHaveValue('1:10')
  await page.getByRole('button', { name: 'Start anew' }).click()
  await expect.element(time).toHaveValue('0:45')
  clear()
  open()
  await expect.element(time).toHaveValue('0:45')
})

test('[J-6] times that a colleague saved meanwhile are said, and what was typed stays', async () => {
  open()
  await time.fill('1:10')
  stored = cappuccino('2', 30)
  vi.stubGlobal('fetch', async (_url: string, init?: RequestInit) => {
    if (init?.method === 'GET' || !init?.method) return Response.json({ items: [stored] })
    return Response.json({ refusal: 'changed_meanwhile', problems: [] }, { status: 409 })
  })
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.element(page.getByRole('alert')).toMatchTextContent(/Cappuccino/)
  await expect.element(time).toHaveValue('1:10')
  await page.getByRole('button', { name: 'Take theirs' }).click()
  await expect.element(time).toHaveValue('0:30')
})

test('[J-6] a station that a colleague added to an item stays when I save the time of another one', async () => {
  staffCache.setQueryData(['items'], { items: [stored] })
  staffCache.setQueryData(['pace'], {
    branches: [
      {
        branch: 'antwerpen',
        capacity: {
          stations: [
            { id: 'bar', name: { en: 'Bar' } },
            { id: 'grill', name: { en: 'Grill' } },
          ],
        },
      },
    ],
  })
  staffCache.setQueryData(['places', 'en'], { branches: [], categories, items: [], groups: [] })
  show(<MakingTimes />)
  await page.getByRole('textbox').first().fill('1:10')
  stored = { ...cappuccino('2', 45), making: [...stored.making, { station: 'grill', seconds: 20 }] }
  const sent: (typeof stored)[] = []
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (!url.includes('/items')) return await new Promise<Response>(() => {})
    if (init?.method === 'GET' || !init?.method) return Response.json({ items: [stored] })
    const wish = JSON.parse(String(init.body))
    if (wish.version === '1') return Response.json({ refusal: 'changed_meanwhile', problems: [] }, { status: 409 })
    sent.push(wish)
    return Response.json({ ...stored, ...wish, version: '3' })
  })
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.element(page.getByRole('alert')).not.toMatchTextContent(/Cappuccino/)
  await page.getByRole('button', { name: 'Save mine' }).click()
  await expect
    .poll(() => sent.at(-1)?.making)
    .toEqual([
      { station: 'bar', seconds: 70 },
      { station: 'grill', seconds: 20 },
    ])
})
