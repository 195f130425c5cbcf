// The VAT rates: what is typed is kept until it is saved, and meets what a colleague saved.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { vatClasses } from '#domain/money/vat-class.ts'
import { type Member, signedIn } from '#web/data/session/session.ts'
import { staffCache } from '#web/data/staff/staff-api.ts'
import { keepForm } from '#web/office/forms/kept-forms.ts'
import { clear, show } from '#web/testing/show.ts'
import { VatPage } from './vat-page.tsx'
import '#web/ui/styles/staff.css'

const rate = (of: string, way: string, points: number) => ({ class: of, way, rate: points, from: '2000-01-01' })
const vatAt = (version: number, food: number) => ({
  version,
  rules: {
    rates: vatClasses.flatMap((of) =>
      ['away', 'here'].map((way) => rate(of, way, of === 'food' && way === 'away' ? food : 2100)),
    ),
    day: 'pick-up',
    checked: true,
  },
})

function open(stored: object) {
  staffCache.setQueryData(['vat'], stored)
  staffCache.setQueryData(['categories'], { categories: [] })
  show(<VatPage />)
}

const first = page.getByRole('textbox').first()

beforeEach(() => {
  staffCache.clear()
  signedIn({ id: 1, name: 'noor', role: 'owner', branches: null } as unknown as Member)
  vi.stubGlobal('fetch', () => new Promise<Response>(() => {}))
})
afterEach(() => {
  clear()
  keepForm('vat', undefined)
  vi.unstubAllGlobals()
})

test('[J-6] a rate that was left unsaved is there again; one that a colleague saved meanwhile is said', async () => {
  open(vatAt(1, 600))
  await first.fill('12')
  clear()
  open(vatAt(1, 600))
  await expect.element(page.getByText('You left this without saving. Here it is as you typed it.')).toBeVisible()
  await expect.element(first).toHaveValue('12')
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (init?.method === 'POST') return Response.json({ refusal: 'changed_meanwhile', problems: [] }, { status: 409 })
    return Response.json(url.includes('/vat') ? vatAt(2, 900) : { categories: [] })
  })
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.element(page.getByText('Someone else saved this just now')).toBeVisible()
  await expect.element(first).toHaveValue('12')
  await page.getByRole('button', { name: 'Take theirs' }).click()
  await expect.element(first).toHaveValue('9')
})

test('[J-6] [VAT-1] two owners who change different rates keep both, and each is told what only they changed', async () => {
  const food = page.getByLabelText('Food, Taken away')
  const alcohol = page.getByLabelText('Alcohol, Taken away')
  const theirs = vatAt(2, 600)
  for (const row of theirs.rules.rates) if (row.class === 'alcohol' && row.way === 'away') row.rate = 2000
  const sent: { rates: { class: string; way: string; rate: number }[] }[] = []
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (init?.method !== 'POST') return Response.json(url.includes('/vat') ? theirs : { categories: [] })
    const { rules, version } = JSON.parse(String(init.body))
    sent.push(rules)
    if (version === 1) return Response.json({ refusal: 'changed_meanwhile', problems: [] }, { status: 409 })
    return Response.json({ rules, version: 3 })
  })
  open(vatAt(1, 600))
  await food.fill('9')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.element(alcohol).toHaveValue('20')
  await expect.element(food).toHaveValue('9')
  const said = page.getByRole('alert')
  await expect.element(said.getByText('Food, Taken away')).toBeVisible()
  await expect.element(said.getByText('Alcohol')).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Save mine' }).click()
  await expect.element(page.getByText('Everything is saved')).toBeVisible()
  const rateOf = (of: string) => sent.at(-1)?.rates.find((row) => row.class === of && row.way === 'away')?.rate
  expect([rateOf('food'), rateOf('alcohol')]).toEqual([900, 2000])
})
