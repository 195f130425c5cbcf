// The card and the sheet of a wine, a board for several people, and an item with one price.
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { GroupUse } from '#domain/menu/options.ts'
import { emptyCart } from '#domain/order/cart/kept-cart.ts'
import { changeCart, chooseBranch, readNow } from '#web/customer/cart/cart-store.ts'
import { ItemSheet } from '#web/customer/item/item-sheet.tsx'
import { rememberHad } from '#web/customer/item/last-choices.ts'
import { closeItem } from '#web/customer/item/opened.ts'
import { menuStore } from '#web/data/menu/menu-state.ts'
import { itemOf } from '#web/data/testing/api-fixtures.ts'
import { show } from '#web/testing/show.ts'
import { ItemCard } from './item-card.tsx'

const one = (option: string) => ({ option, quantity: 1 })
const option = (id: string, name: string, price = 0, out: string[] = []) => ({ id, name, price, most: 1, out })

const groupsOf = (glassOut: string[]) => [
  {
    id: 'SIZES',
    name: 'Size',
    kind: 'one' as const,
    min: 1,
    max: 1,
    included: 0,
    options: [
      option('AS-IT-COMES', 'Regular'),
      option('GLASS', 'Glass', 0, glassOut),
      option('BOTTLE', 'Bottle'),
      option('PERSONS-1', '1 person'),
      option('PERSONS-2', '2 people'),
      option('large', 'Large', 60),
    ],
  },
  {
    id: 'ice',
    name: 'Ice',
    kind: 'one' as const,
    min: 1,
    max: 1,
    included: 0,
    options: [option('cubes', 'Cubes'), option('crushed', 'Crushed', 20)],
  },
]

/** `prices`: cents by size, beside the price of the item. */
const sizes = (prices: Record<string, number>, counts?: Record<string, number>): GroupUse => ({
  group: 'SIZES',
  only: Object.keys(prices),
  prices,
  ...(counts && { counts }),
})
const ice: GroupUse = { group: 'ice', defaults: [one('cubes')] }

function showItem(price: number, groups: readonly GroupUse[] | undefined, glassOut: string[] = []) {
  const item = itemOf('Wine', 'DRINKS', { price, ...(groups && { groups }) })
  const menu = { branches: [], groups: groupsOf(glassOut), items: [item], itemsById: new Map([['Wine', item]]) }
  menuStore.write({ ...menuStore.read(), ...menu, state: 'ready' })
  show(
    <ul>
      <ItemCard item={item} orderable layout="tall" eager={false} />
      <ItemSheet />
    </ul>,
  )
}

const card = () => page.getByRole('listitem')
const sheet = () => page.getByRole('dialog', { name: 'Wine' })
const plus = () => card().getByRole('button', { name: /Add to cart|One more/ })
const less = () => card().getByRole('button', { name: 'One less' })
const pill = (name: string) => card().getByRole('radio', { name: new RegExp(`^${name}`) })
const lines = () => readNow().lines.map(({ options, quantity, seenPrice }) => [options ?? [], quantity, seenPrice])
const open = () => card().getByRole('button', { name: 'Wine', exact: true }).click()
const add = () => sheet().getByRole('button', { name: /^Add to order/ })

beforeEach(() => {
  localStorage.clear()
  closeItem()
  changeCart(() => emptyCart)
  chooseBranch('gent')
})

test('[OPT-2] [MENU-3] plus adds the glass or the bottle that the card shows, and each is counted for itself', async () => {
  showItem(480, [sizes({ GLASS: 0, BOTTLE: 1720 }), ice])
  await expect.element(pill('Glass')).toBeChecked()
  await expect.element(card().getByText('€22.00')).toBeVisible()
  await plus().click()
  await vi.waitFor(() => expect(lines()).toEqual([[[one('GLASS'), one('cubes')], 1, 480]]))
  await card().getByText('Bottle', { exact: true }).click()
  await expect.element(plus()).toHaveAccessibleName('Add to cart')
  await plus().click()
  await plus().click()
  await vi.waitFor(() => expect(lines()[1]).toEqual([[one('BOTTLE'), one('cubes')], 2, 2200]))
  await less().click()
  await vi.waitFor(() => expect(lines()).toEqual([lines()[0], [[one('BOTTLE'), one('cubes')], 1, 2200]]))
  await card().getByText('Glass', { exact: true }).click()
  await expect.element(card().getByRole('group', { name: 'Wine' }).getByRole('status')).toMatchTextContent(/^1$/)
})

test('[OPT-2] the sheet begins with the sizes at their whole prices, in the one that the card shows', async () => {
  showItem(480, [sizes({ GLASS: 0, BOTTLE: 1720 }), ice])
  await card().getByText('Bottle', { exact: true }).click()
  await open()
  await expect.element(sheet().getByRole('group').first()).toMatchTextContent(/^Size/)
  await expect.element(sheet().getByRole('radio', { name: 'Glass €4.80' })).toBeVisible()
  await expect.element(sheet().getByRole('radio', { name: 'Bottle €22.00' })).toBeChecked()
  await sheet()
    .getByRole('radio', { name: /^Crushed/ })
    .click()
  await expect.element(add()).toMatchTextContent(/€22\.20$/)
  await sheet()
    .getByRole('radio', { name: /^Glass/ })
    .click()
  await expect.element(add()).toMatchTextContent(/€5\.00$/)
  await add().click()
  expect(lines()).toEqual([[[one('GLASS'), one('crushed')], 1, 500]])
})

test('[OPT-2] [MENU-4] a board says its people and pieces, and changing them changes the line in the cart', async () => {
  showItem(900, [sizes({ 'PERSONS-1': 0, 'PERSONS-2': 800 }, { 'PERSONS-1': 6, 'PERSONS-2': 12 }), ice])
  await expect.element(card().getByText('1 person, 6 pieces')).toBeVisible()
  await plus().click()
  await card().getByRole('radio', { name: '2 people' }).click()
  await expect.element(card().getByText('2 people, 12 pieces')).toBeVisible()
  await expect.element(card().getByText('€17.00')).toBeVisible()
  await vi.waitFor(() => expect(lines()).toEqual([[[one('PERSONS-2'), one('cubes')], 1, 1700]]))
  await open()
  await expect.element(sheet().getByRole('radio', { name: '2 people, 12 pieces €17.00' })).toBeChecked()
})

test('[J-55] [MENU-4] the number of people also goes up and down by one, and stops at its ends', async () => {
  showItem(900, [sizes({ 'PERSONS-1': 0, 'PERSONS-2': 800 })])
  const fewer = card().getByRole('button', { name: 'One person fewer' })
  const more = card().getByRole('button', { name: 'One person more' })
  await expect.element(fewer).toHaveAttribute('aria-disabled', 'true')
  await more.click()
  await expect.element(card().getByRole('radio', { name: '2 people' })).toBeChecked()
  await expect.element(card().getByText('€17.00')).toBeVisible()
  await expect.element(more).toHaveAttribute('aria-disabled', 'true')
  await fewer.click()
  await expect.element(card().getByRole('radio', { name: '1 person' })).toBeChecked()
})

test('[J-35] the card of an item in several sizes says from which price it is sold', async () => {
  showItem(400, [{ group: 'SIZES', only: ['AS-IT-COMES', 'large'], prices: { 'AS-IT-COMES': 0 } }])
  await expect.element(card().getByText('from €4.00')).toBeVisible()
})

test('[OPT-2] [MENU-3] a glass that costs what the item does is one choice with it, and named beside another', async () => {
  showItem(480, [sizes({ 'AS-IT-COMES': 0, GLASS: 0 })])
  await expect.element(card().getByRole('radio')).not.toBeInTheDocument()
  await open()
  await expect.element(add()).toMatchTextContent(/€4\.80$/)
  await expect.element(sheet().getByRole('radio')).not.toBeInTheDocument()
  await add().click()
  expect(lines()).toEqual([[[one('AS-IT-COMES')], 1, 480]])
})

test('[OPT-2] a size of the owner’s own, priced by the group, is chosen in the sheet; plus adds it as it comes', async () => {
  showItem(400, [{ group: 'SIZES', only: ['AS-IT-COMES', 'large'], prices: { 'AS-IT-COMES': 0 } }])
  await expect.element(card().getByRole('radio')).not.toBeInTheDocument()
  await plus().click()
  await open()
  await sheet().getByRole('radio', { name: 'Large €4.60' }).click()
  await add().click()
  expect(lines()).toEqual([
    [[one('AS-IT-COMES')], 1, 400],
    [[one('large')], 1, 460],
  ])
  await expect.element(card().getByRole('group', { name: 'Wine' }).getByRole('status')).toMatchTextContent(/^2$/)
})

test('[OPT-2] [OPT-5] a size that is sold out at the branch cannot be chosen; plus asks for another', async () => {
  showItem(480, [sizes({ GLASS: 0, BOTTLE: 1720 })], ['gent'])
  await expect.element(pill('Glass')).toBeDisabled()
  await plus().click()
  await expect.element(sheet()).toBeVisible()
  expect(lines()).toEqual([])
  closeItem()
  await card().getByText('Bottle', { exact: true }).click()
  await plus().click()
  await vi.waitFor(() => expect(lines()).toEqual([[[one('BOTTLE')], 1, 2200]]))
})

test('[OPT-2] [OPT-3] what was had last time is offered in its size; a size that is no longer sold is not', async () => {
  const line = { item: 'Wine', quantity: 1, note: '', seenPrice: 2200 }
  rememberHad([{ ...line, options: [one('BOTTLE'), one('cubes')] }])
  showItem(480, [sizes({ GLASS: 0, BOTTLE: 1720 }), ice])
  await open()
  await expect.element(sheet().getByText('Bottle, Cubes · €22.00')).toBeVisible()
  await sheet().getByRole('button', { name: 'Same again' }).click()
  await expect.element(sheet().getByRole('radio', { name: /^Bottle/ })).toBeChecked()
  closeItem()
  rememberHad([{ ...line, options: [one('PERSONS-2'), one('cubes')] }])
  await open()
  await expect.element(sheet().getByText('Last time')).not.toBeInTheDocument()
})

test('[OPT-2] an item with every size hidden is not sold', async () => {
  showItem(480, [{ group: 'SIZES', only: ['magnum'] }])
  await expect.element(card()).not.toBeInTheDocument()
})
