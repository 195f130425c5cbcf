// Find by keyboard, and what each role finds.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Member } from '#web/data/session/session.ts'
import { staffCache } from '#web/data/staff/staff-api.ts'
import { jef, noor } from '#web/testing/noors-shop.ts'
import { show } from '#web/testing/show.ts'
import { Find } from './find-button.tsx'
import { soughtPerson } from './sought-person.ts'

const memberAs = (role: 'barista' | 'manager') => ({
  ...jef,
  id: 7,
  name: 'Tine',
  branches: [{ branch: 'merksem', role }],
})
const emma = {
  id: 12,
  branch: 'merksem',
  token: 'K7QM2PXD',
  code: 'M-47',
  customerName: 'Emma Janssens',
  wantedAt: 0,
  course: 'accepted',
  out: false,
  items: [],
  moreItems: 0,
  total: 420,
  address: '',
  phone: '',
  table: null,
}
let asked: string[]
let askedOfArchive: string[]

beforeEach(() => {
  staffCache.clear()
  asked = []
  askedOfArchive = []
  vi.stubGlobal('fetch', async (address: string) => {
    const url = new URL(address, location.href)
    if (url.pathname.endsWith('/stock'))
      return Response.json({
        items: [
          { id: 'latte', name: { en: 'Caffè latte', nl: 'Koffie verkeerd' }, category: 'COFFEE', out: [], until: [] },
        ],
      })
    const search = url.searchParams.get('search')
    if (search !== null) {
      asked.push(search)
      const isHers = /^(emma|m-47|k7qm2pxd)/i.test(search)
      return Response.json({ orders: isHers ? [emma] : [], next: null, cash: null })
    }
    const text = url.searchParams.get('text')
    if (text !== null) {
      askedOfArchive.push(text)
      const old = { ...emma, id: 3, code: 'M-12', token: 'Q2WXYZ34', archivedAt: 0 }
      return Response.json({ orders: /^(emma|m-12)/i.test(text) ? [old] : [] })
    }
    const branches = [{ id: 'merksem', name: 'Merksem', timeZone: 'Europe/Brussels' }]
    return Response.json({ branches, categories: [{ id: 'COFFEE', name: 'Coffee', index: 0 }], items: [], groups: [] })
  })
  location.hash = '#/all-orders'
})
afterEach(() => {
  vi.unstubAllGlobals()
  location.hash = ''
})

const field = page.getByRole('combobox')
const options = page.getByRole('option')
const texts = () => options.elements().map((option) => option.textContent)
const chosen = page.getByRole('option', { selected: true })

async function look(member: Member, text: string): Promise<void> {
  show(<Find member={member} />)
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(field).toHaveFocus()
  await field.fill(text)
}

test('[OFFICE-6] Ctrl K opens it, the arrow keys choose, Enter opens the page, Escape closes', async () => {
  await look(noor, 'pri')
  await expect.poll(() => chosen.element().textContent).toMatch(/Prices/)
  expect(field.element().getAttribute('aria-activedescendant')).toBe(chosen.element().id)
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(options.last()).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(location.hash).toBe('#/food-edit-prices')
  await expect.element(field).not.toBeInTheDocument()

  await look(noor, 'pri')
  await userEvent.keyboard('{Escape}')
  await expect.element(field).not.toBeInTheDocument()
})

test('[OFFICE-6] an order is found by its code, its token and the name on it, and the name leads to the customer', async () => {
  for (const text of ['M-47', 'K7QM2PXD']) {
    await look(noor, text)
    await expect.poll(() => texts()[0]).toMatch(/M-47Emma Janssens · Merksem/)
    await userEvent.keyboard('{Enter}')
    expect(location.hash).toBe('#/all-orders/K7QM2PXD/12')
  }
  await look(noor, 'emma')
  await page.getByRole('option', { name: /^Emma Janssens \d orders? found/ }).click()
  expect(location.hash).toBe('#/persons')
  expect(soughtPerson.read()).toBe('Emma Janssens')
})

test('[OFFICE-6] an archived order is found too, after those on the list, by who may see the archives', async () => {
  await look(noor, 'm-12')
  await expect.poll(() => texts()[0]).toMatch(/M-12Emma Janssens · Merksem · archived 1 Jan/)
  await userEvent.keyboard('{Enter}')
  expect(location.hash).toBe('#/all-orders/Q2WXYZ34/3')
  await look(noor, 'emma')
  await expect
    .poll(() =>
      texts()
        .slice(0, 2)
        .map((text) => text?.slice(0, 4)),
    )
    .toEqual(['M-47', 'M-12'])
  await expect.element(page.getByRole('option', { name: 'Emma Janssens 2 orders found' })).toBeVisible()
  askedOfArchive = []
  await look(memberAs('manager'), 'm-12')
  await expect.poll(() => asked).toContain('m-12')
  expect(askedOfArchive).toEqual([])
})

test('[OFFICE-6] an item is found in any language that it has, and a setting by another word, with its branch', async () => {
  await look(noor, 'verkeerd')
  await expect.poll(() => texts()[0]).toMatch(/Caffè latteCoffee/)
  await field.fill('vacation')
  await expect.poll(() => texts()[0]).toMatch(/Holidays and other daysMerksem/)
  await userEvent.keyboard('{Enter}')
  expect(location.hash).toBe('#/branches/merksem')
})

test('[OFFICE-6] what one may not open is not found, nor asked for', async () => {
  await look(memberAs('barista'), 'br')
  await expect.element(page.getByText('Nothing found for “br”.')).toBeVisible()
  await field.fill('opening')
  await expect.element(page.getByText('Nothing found for “opening”.')).toBeVisible()
  await field.fill('emma')
  await expect.poll(() => texts()[0]).toMatch(/M-47/)
  expect(texts()).toHaveLength(1)
  await look(memberAs('manager'), 'emma')
  await vi.waitFor(() => expect(texts()).toHaveLength(3))
  expect(asked).not.toContain('e')
})
