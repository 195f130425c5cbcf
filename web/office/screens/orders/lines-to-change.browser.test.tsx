// The list from which an item is added to an order that is being changed.
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { staffCache } from '#web/data/staff/staff-api.ts'
import { itemOf } from '#web/data/testing/api-fixtures.ts'
import { show } from '#web/testing/show.ts'
import { AddItem } from './lines-to-change.tsx'
import '#web/ui/styles/staff.css'

const categories = [
  { id: 'COFFEE', name: 'Coffee', desc: '', index: 0, icon: 'cup' },
  { id: 'CAKE', name: 'Cakes', desc: '', index: 1, icon: 'cup' },
]
const items = [
  itemOf('cappuccino', 'COFFEE', { name: 'Cappuccino' }),
  itemOf('lungo', 'COFFEE', { name: 'Lungo' }),
  itemOf('brownie', 'CAKE', { name: 'Brownie' }),
]
vi.mock('#web/data/menu/public-menu-api.ts', async (original) => ({
  ...(await original<object>()),
  useMenu: () => ({ state: 'ready', categories, items, groups: [] }),
}))

beforeEach(() => {
  staffCache.clear()
  staffCache.setQueryData(['places', 'en'], { branches: [], categories, items, groups: [] })
})

test('[LIFE-4] the items that can be added are narrowed to a category by a tap, and all of them again by another', async () => {
  const add = vi.fn()
  show(<AddItem branch="antwerpen" onAdd={add} onOptions={() => {}} />)
  const list = page.getByLabelText('Add another item')
  const names = () => [...list.element().querySelectorAll('option')].map(({ text }) => text.split(' ·')[0])
  await expect.poll(names).toEqual(['…', 'Cappuccino', 'Lungo', 'Brownie'])
  const cakes = page.getByRole('button', { name: 'Cakes' })
  await cakes.click()
  await expect.poll(names).toEqual(['…', 'Brownie'])
  await list.selectOptions('brownie ')
  expect(add).toHaveBeenCalledOnce()
  await cakes.click()
  await expect.poll(names).toEqual(['…', 'Cappuccino', 'Lungo', 'Brownie'])
})
