// The card and the sheet of a latte, for a visitor who avoids milk.
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { OptionDeclaration } from '#domain/menu/allergens.ts'
import { avoidsNothing } from '#domain/menu/diet.ts'
import { emptyCart } from '#domain/order/cart/kept-cart.ts'
import { changeCart, readNow } from '#web/customer/cart/cart-store.ts'
import { changeAvoidList } from '#web/customer/diet/avoid-list.ts'
import { menuStore } from '#web/data/menu/menu-state.ts'
import { itemOf } from '#web/data/testing/api-fixtures.ts'
import '#web/customer/diet/diet-parts.tsx'
import { fitAsItComes } from '#web/customer/diet/item-fit.tsx'
import { ItemSheet } from '#web/customer/item/item-sheet.tsx'
import { closeItem } from '#web/customer/item/opened.ts'
import { show } from '#web/testing/show.ts'
import { ItemCard } from './item-card.tsx'

const changes = (change: Partial<OptionDeclaration> = {}): OptionDeclaration => ({
  adds: [],
  removes: [],
  mayContain: [],
  ...change,
})
const option = (id: string, name: string, price: number, declaration: OptionDeclaration, out: string[] = []) => ({
  id,
  name,
  price,
  most: 1,
  declaration,
  out,
})
const oat = changes({ adds: ['oats'], removes: ['milk'] })
const soya = changes({ adds: ['soy'], removes: ['milk'] })

const putMenu = (oatOut: string[] = []) => {
  const milk = {
    id: 'milk',
    name: 'Milk',
    kind: 'one' as const,
    min: 1,
    max: 1,
    included: 0,
    options: [
      option('cow', 'Whole milk', 0, changes()),
      option('oat', 'Oat milk', 40, oat, oatOut),
      option('soya', 'Soya milk', 30, soya),
    ],
  }
  const latte = itemOf('Latte', 'COFFEE', {
    price: 400,
    declaration: { contains: ['milk'], mayContain: [] },
    groups: [{ group: 'milk', defaults: [{ option: 'cow', quantity: 1 }] }],
  })
  const menu = {
    branches: [],
    groups: [milk],
    items: [latte],
    itemsById: new Map([['Latte', latte]]),
    state: 'ready' as const,
  }
  menuStore.write({ ...menuStore.read(), ...menu })
  return latte
}

beforeEach(() => {
  closeItem()
  changeCart(() => emptyCart)
  changeAvoidList(avoidsNothing)
})

const showLatte = () => {
  const latte = putMenu()
  show(
    <ul>
      <ItemCard item={latte} orderable layout="tall" eager={false} />
      <ItemSheet />
    </ul>,
  )
}
const card = () => page.getByRole('listitem')
const sheet = () => page.getByRole('dialog', { name: 'Latte' })
const plus = () => card().getByRole('button', { name: /Add to cart|One more/ })

test('[ALLG-2] the card says with what it fits, and plus opens it so; what breaks the wish is marked', async () => {
  showLatte()
  await expect.element(card().getByText(/^Fits/)).not.toBeInTheDocument()
  changeAvoidList({ avoids: ['milk'] })
  await expect.element(card().getByText('Fits with oat milk, +€0.40')).toBeVisible()
  await plus().click()
  await expect.element(sheet().getByRole('radio', { name: /^Oat milk/ })).toBeChecked()
  await expect.element(sheet().getByRole('radio', { name: 'Whole milk included Contains milk' })).toBeVisible()
  await expect.element(sheet().getByRole('radio', { name: 'Oat milk +€0.40', exact: true })).toBeVisible()
  await sheet()
    .getByRole('button', { name: /^Add to order/ })
    .click()
  expect(readNow().lines.map(({ options }) => options)).toEqual([[{ option: 'oat', quantity: 1 }]])
  // Once it is in the cart, plus adds one more of the same.
  await plus().click()
  await expect.poll(() => readNow().lines).toMatchObject([{ options: [{ option: 'oat' }], quantity: 2 }])
  await expect.element(sheet()).not.toBeInTheDocument()
})

test('[ALLG-2] another milk is named where the first is sold out or avoided as well', async () => {
  showLatte()
  changeAvoidList({ avoids: ['gluten', 'milk'] })
  await expect.element(card().getByText('Fits with soya milk, +€0.30')).toBeVisible()
  changeAvoidList({ avoids: ['gluten', 'soy', 'milk'] })
  await expect.element(card().getByText('Contains milk')).toBeVisible()
  expect(
    card()
      .getByRole('button', { name: /Add to cart/ })
      .elements(),
  ).toEqual([])
})

test('[ALLG-2] [OPT-7] what a meal deal contains beside its parts counts as well', async () => {
  const none = { contains: [], mayContain: [] } as const
  const cookie = itemOf('Cookie', 'CAKEANDSWEETS', { price: 250, declaration: none })
  const deal = itemOf('Deal', 'PANINI', {
    price: 900,
    declaration: { contains: ['mustard'], mayContain: [] },
    parts: [{ id: 'sweet', name: 'Sweet', choose: [{ item: 'Cookie', extra: 0 }] }],
  })
  const items = [deal, cookie]
  const menu = { branches: [], groups: [], items, itemsById: new Map(items.map((item) => [item.id, item])) }
  menuStore.write({ ...menuStore.read(), ...menu, state: 'ready' })
  show(
    <ul>
      <ItemCard item={deal} orderable layout="tall" eager={false} />
    </ul>,
  )
  changeAvoidList({ avoids: ['sesame'] })
  await expect.element(card().getByText(/^Fits/)).toBeVisible()
  changeAvoidList({ avoids: ['mustard'] })
  await expect.element(card().getByText('Contains mustard')).toBeVisible()
})

test('[J-26] an item without a picture shows the mark of its category, large, on its card and in its sheet', async () => {
  const soup = itemOf('Soup', 'LUNCH', { image: { kind: 'bundled', ref: 'none' } })
  const categories = [{ id: 'LUNCH', name: 'Lunch', desc: '', index: 0, icon: 'soup' as const }]
  const menu = { branches: [], groups: [], categories, items: [soup], itemsById: new Map([['Soup', soup]]) }
  menuStore.write({ ...menuStore.read(), ...menu, state: 'ready' })
  show(
    <>
      <ul style={{ width: 180 }}>
        <ItemCard item={soup} orderable={false} layout="tall" eager />
      </ul>
      <ItemSheet />
    </>,
  )
  expect(document.querySelector('li img')).toBeNull()
  expect(document.querySelector('li svg')?.getBoundingClientRect().width).toBeGreaterThan(60)
  await page.getByRole('button', { name: 'Soup' }).click()
  const dialog = page.getByRole('dialog', { name: 'Soup' })
  await expect.element(dialog).toBeVisible()
  await expect.poll(() => document.querySelector('.item-picture svg')).not.toBeNull()
  expect(document.querySelector('dialog img')).toBeNull()
})

test('[J-107] a deal whose only part is a latte contains milk as it comes, as its card would say of a latte', () => {
  const latte = putMenu()
  const deal = itemOf('Deal', 'DEALS', {
    parts: [{ id: 'drink', name: 'Drink', choose: [{ item: 'Latte', extra: 0 }] }],
  })
  const items = [latte, deal]
  const itemsById = new Map(items.map((item) => [item.id, item]))
  const menu = { ...menuStore.read(), items, itemsById }
  const noMilk = { ...avoidsNothing, avoids: ['milk' as const] }
  expect(fitAsItComes('Latte', noMilk, menu, null)).toEqual({ fit: 'not', of: ['milk'], traces: [] })
  expect(fitAsItComes('Deal', noMilk, menu, null)).toEqual({ fit: 'not', of: ['milk'], traces: [] })
  expect(fitAsItComes('Deal', { ...avoidsNothing, avoids: ['fish'] }, menu, null)).toEqual({ fit: 'fits' })
})
