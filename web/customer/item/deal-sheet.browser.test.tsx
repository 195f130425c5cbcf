import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { ChosenParts } from '#domain/menu/deals/parts.ts'
import { emptyCart } from '#domain/order/cart/kept-cart.ts'
import { type MenuState, menuStore } from '#web/data/menu/menu-state.ts'
import { itemOf } from '#web/data/testing/api-fixtures.ts'
import { antwerpen } from '#web/testing/noors-shop.ts'
import { show } from '#web/testing/show.ts'
import { changeCart, chooseBranch, readNow } from '../cart/cart-store.ts'
import { ItemSheet } from './item-sheet.tsx'
import { rememberHad } from './last-choices.ts'
import { closeItem, type ItemToAdd, type OpenedItem, openItem } from './opened.ts'

const one = (option: string) => ({ option, quantity: 1 })
const option = (id: string, price = 0) => ({ id, name: id, price, most: 1 })
const milk = { id: 'Milk', name: 'Milk', kind: 'one' as const, min: 1, max: 1, included: 0 }
const bread = { ...milk, id: 'Bread', name: 'Bread' }
const groups = [
  { ...milk, options: [option('Cow'), option('Oat', 40)] },
  { ...bread, options: [option('White'), option('Rye', 30)] },
]
const parts = [
  {
    id: 'main',
    name: 'Main',
    choose: [
      { item: 'Panini', extra: 0 },
      { item: 'Bagel', extra: 150 },
    ],
  },
  {
    id: 'drink',
    name: 'Drink',
    choose: [
      { item: 'Latte', extra: 0 },
      { item: 'Juice', extra: 0 },
    ],
  },
  { id: 'sweet', name: 'Sweet', choose: [{ item: 'Cookie', extra: 0 }] },
]
const putMenu = (...out: readonly string[]) => {
  const items = [
    itemOf('Deal', 'PANINI', { price: 1150, parts }),
    itemOf('Panini', 'PANINI', { price: 700, groups: [{ group: 'Bread' }] }),
    itemOf('Bagel', 'BAGEL', { price: 900 }),
    itemOf('Latte', 'COFFEE', { price: 400, groups: [{ group: 'Milk', defaults: [one('Cow')] }] }),
    itemOf('Juice', 'DRINKS', { price: 450 }),
    itemOf('Cookie', 'CAKEANDSWEETS', { price: 250 }),
  ].map((item) => (out.includes(item.id) ? { ...item, out: ['antwerpen'] } : item))
  const itemsById = new Map(items.map((item) => [item.id, item]))
  menuStore.write({ ...menuStore.read(), branches: [], groups, items, itemsById, state: 'ready' } as MenuState)
}

const add = vi.fn<(wish: ItemToAdd) => void>()
const open = (more: Partial<OpenedItem> = {}) => {
  openItem({ item: 'Deal', ask: add, ...more })
  show(<ItemSheet />)
}
const button = () => page.getByRole('button', { name: /Add to order|Save choice/ })
const radio = (name: string) => page.getByRole('radio', { name: new RegExp(`^${name}`) })
const price = () => button().element().textContent?.replace(/^\D+/, '')
const chosen = (main: string, bread: string, milk: string): ChosenParts => [
  { part: 'main', item: main, options: [one(bread)] },
  { part: 'drink', item: 'Latte', options: [one(milk)] },
  { part: 'sweet', item: 'Cookie', options: [] },
]

beforeEach(() => {
  localStorage.clear()
  closeItem()
  changeCart(() => emptyCart)
  add.mockReset()
  putMenu()
})

test('[ALLG-3] a deal of which something must still be chosen does not say that it contains nothing', async () => {
  open()
  await expect.element(page.getByText('What you still choose may add to it.')).toBeVisible()
  await expect.element(page.getByText(/None of the 14/)).not.toBeInTheDocument()
  await radio('Juice').click()
  await radio('Bagel').click()
  await expect.element(page.getByText('What you still choose may add to it.')).not.toBeInTheDocument()
})

test('[OPT-7] each part is chosen with its own options, and one price moves with all of it', async () => {
  open()
  await expect.element(radio('Cookie')).toBeChecked()
  expect(price()).toBe('11.50')
  await radio('Bagel').click()
  expect(price()).toBe('13.00')
  await radio('Panini').click()
  await radio('Rye').click()
  await radio('Latte').click()
  await expect.element(page.getByText('Cow')).toBeVisible()
  await page.getByRole('button', { name: 'Change Latte' }).click()
  await radio('Oat').click()
  expect(price()).toBe('12.20')
  await button().click()
  const parts = chosen('Panini', 'Rye', 'Oat')
  expect(add).toHaveBeenCalledWith({ item: 'Deal', parts, quantity: 1, price: 1220 })
})

test('[OPT-7] a part and an option that are missing are said where they are missing', async () => {
  open()
  await button().click()
  await expect.element(page.getByRole('alert').first()).toHaveTextContent('Choose something for “Main” first.')
  await expect.element(radio('Panini')).toHaveFocus()
  await radio('Panini').click()
  await radio('Juice').click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Choose something for “Bread” first.')
  await radio('White').click()
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  await button().click()
  expect(add).toHaveBeenCalledOnce()
})

test('[OPT-7] an item that sells out while it is chosen says so; one that was out cannot be seen', async () => {
  menuStore.write({ ...menuStore.read(), branches: [antwerpen] })
  chooseBranch('antwerpen')
  putMenu('Juice')
  menuStore.write({ ...menuStore.read(), branches: [antwerpen] })
  const line = { item: 'Deal', quantity: 1, note: '', seenPrice: 1150 }
  open({ line: { ...line, parts: chosen('Panini', 'White', 'Cow') } })
  await expect.element(radio('Latte')).toBeChecked()
  await expect.element(radio('Juice')).not.toBeInTheDocument()
  putMenu('Latte')
  menuStore.write({ ...menuStore.read(), branches: [antwerpen] })
  await expect.element(page.getByRole('alert')).toHaveTextContent('Latte is sold out here. Choose something else.')
  await radio('Juice').click()
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
})

test('[OPT-7] a line of the cart is chosen anew, and one that is then the same becomes one with it', async () => {
  const line = { item: 'Deal', quantity: 1, note: '' }
  const cow = { ...line, parts: chosen('Panini', 'White', 'Cow'), seenPrice: 1150 }
  const oat = { ...line, parts: chosen('Panini', 'White', 'Oat'), seenPrice: 1190 }
  changeCart((cart) => ({ ...cart, lines: [cow, oat] }))
  open({ line: cow })
  await page.getByRole('button', { name: 'Change Latte' }).click()
  await radio('Oat').click()
  await button().click()
  expect(readNow().lines).toEqual([{ ...oat, quantity: 2 }])
})

test('[OPT-3] [OPT-7] what was had last time comes first, with its parts', async () => {
  const parts = chosen('Panini', 'Rye', 'Oat')
  rememberHad([{ item: 'Deal', parts, quantity: 1, note: '', seenPrice: 1220 }])
  open()
  await expect.element(page.getByText(/Panini · Rye · Latte · Oat · Cookie/)).toBeVisible()
  await page.getByRole('button', { name: 'Same again' }).click()
  await expect.element(radio('Latte')).toBeChecked()
  expect(price()).toBe('12.20')
})

test('[OPT-7] [CATG-2] an item whose hours are over says so and cannot be chosen for a part', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-04T13:00:00Z') })
  try {
    const state = menuStore.read()
    const bagel = state.itemsById.get('Bagel')
    const itemsById = new Map(state.itemsById)
    if (bagel) itemsById.set('Bagel', { ...bagel, sold: { times: [{ until: 11 * 60 }] } })
    menuStore.write({ ...state, itemsById })
    open()
    await expect.element(radio('Bagel')).toBeDisabled()
    await expect.element(page.getByText(/11:00/)).toBeVisible()
    await expect.element(radio('Panini')).toBeEnabled()
  } finally {
    vi.useRealTimers()
  }
})
