// The office's navigation in a real browser: what stands open, what flies out, and what is counted.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { staffCache } from '#web/data/staff/staff-api.ts'
import { noor } from '#web/testing/noors-shop.ts'
import { show } from '#web/testing/show.ts'
import { OfficeNav } from './office-nav.tsx'

const amira = { ...noor, name: 'Amira' }
const some = (unseen: number) => ({ unseen, newest: [] })

beforeEach(() => {
  staffCache.clear()
  vi.stubGlobal('fetch', async (address: string) => {
    if (!address.includes('/arrivals')) return await new Promise<Response>(() => {})
    const arrived = { orders: [], due: [], alone: [], reservations: some(1), messages: some(2), asks: some(0) }
    return Response.json({ at: 0, ...arrived, open: 18, accounts: 0, alerts: 2 })
  })
})
afterEach(() => vi.unstubAllGlobals())

const nav = page.getByRole('navigation', { name: 'Office' })

test('[OFFICE-2] on a wide window Today and the group one is in stand open, another opens in its place, and nothing scrolls', async () => {
  await page.viewport(1280, 800)
  show(<OfficeNav member={amira} path="/food-edit-prices" />)
  await expect.element(nav.getByRole('link', { name: 'Board 18 waiting' })).toBeVisible()
  await expect.element(nav.getByRole('link', { name: 'Prices' })).toHaveAttribute('aria-current', 'page')
  const list = nav.element()
  expect(list.scrollHeight).toBeLessThanOrEqual(list.clientHeight)
  const rows = [...list.querySelectorAll('a, button')].map((row) => row.getBoundingClientRect().height)
  for (const height of rows) expect(height).toBeGreaterThanOrEqual(44)

  const guests = nav.getByRole('button', { name: 'Guests 3 waiting' })
  await expect.element(guests).toHaveAttribute('aria-expanded', 'false')
  await guests.click()
  await expect.element(nav.getByRole('link', { name: 'Reservations 1 waiting' })).toHaveFocus()
  await expect.element(nav.getByRole('link', { name: 'Messages 2 waiting' })).toBeVisible()
  expect(nav.getByRole('link', { name: 'Prices' }).elements()).toEqual([])
  await expect.element(nav.getByRole('button', { name: 'Menu' })).toBeVisible()
})

test('[OFFICE-2] only what is out of order is red', async () => {
  await page.viewport(1280, 800)
  show(<OfficeNav member={amira} path="/money" />)
  const sign = (name: RegExp) => nav.getByRole('button', { name }).element().querySelector('.rounded-full')
  await expect.element(nav.getByRole('button', { name: 'System 2 things are out of order' })).toBeVisible()
  expect(sign(/^System/)?.classList).toContain('bg-cherry')
  expect(sign(/^Guests/)?.classList).not.toContain('bg-cherry')
})

test('[OFFICE-2] on a tablet a group flies out, and Escape, a press elsewhere and leaving it close it', async () => {
  await page.viewport(1024, 768)
  show(<OfficeNav member={amira} path="/money" />)
  const shop = nav.getByRole('button', { name: 'Shop' })
  const brand = nav.getByRole('link', { name: 'Site and brand' })
  await shop.click()
  await expect.element(shop).toHaveAttribute('aria-expanded', 'true')
  await expect.element(brand).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(shop).toHaveFocus()
  expect(brand.elements()).toEqual([])
  await userEvent.keyboard('{Enter}')
  await expect.element(brand).toBeVisible()
  await nav.getByRole('button', { name: /^System/ }).click()
  await expect.element(nav.getByRole('link', { name: 'Log' })).toBeVisible()
  expect(brand.elements()).toEqual([])
  await userEvent.tab()
  await expect.element(nav.getByRole('link', { name: 'People' })).toHaveFocus()
})

test('[OFFICE-2] on a phone four pages of every day stand at the foot, and the sheet has all', async () => {
  await page.viewport(390, 844)
  show(<OfficeNav member={amira} path="/money" />)
  await expect.element(nav.getByRole('link', { name: 'Board 18 waiting' })).toBeVisible()
  expect(nav.getByRole('link').elements()).toHaveLength(4)
  await nav.getByRole('button', { name: 'All 3 waiting, 2 things are out of order' }).click()
  const sheet = page.getByRole('dialog', { name: 'All pages' })
  await expect.element(sheet.getByRole('link', { name: 'Money' })).toHaveAttribute('aria-current', 'page')
  for (const name of ['Today', 'Menu', 'Guests', 'Money', 'Shop', 'System'])
    await expect.element(sheet.getByRole('heading', { name, exact: true })).toBeInTheDocument()
})
