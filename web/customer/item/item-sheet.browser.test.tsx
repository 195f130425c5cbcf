import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { emptyCart } from '#domain/order/cart/kept-cart.ts'
import { type MenuState, menuStore } from '#web/data/menu/menu-state.ts'
import type { MenuBranch } from '#web/data/menu/public-menu-api.ts'
import type { MenuGroup } from '#web/data/menu/with-groups.ts'
import { itemOf } from '#web/data/testing/api-fixtures.ts'
import { antwerpen } from '#web/testing/noors-shop.ts'
import { show } from '#web/testing/show.ts'
import { changeCart, readNow } from '../cart/cart-store.ts'
import { ItemSheet } from './item-sheet.tsx'
import { rememberHad } from './last-choices.ts'
import { closeItem, type ItemToAdd, type OpenedItem, openItem } from './opened.ts'

const one = (option: string, quantity = 1) => ({ option, quantity })
const option = (id: string, price = 0, more: object = {}) => ({ id, name: id, price, most: 1, ...more })
const group = (id: string, kind: MenuGroup['kind'], options: MenuGroup['options'], more: Partial<MenuGroup> = {}) => ({
  id,
  name: id,
  kind,
  min: 0,
  max: kind === 'one' ? 1 : null,
  included: 0,
  defaults: [],
  options,
  ...more,
})
const size = group('Size', 'one', [option('Small'), option('Large', 90)], { min: 1, defaults: [one('Small')] })
const milk = group('Milk', 'one', [option('Cow'), option('Oat', 40, { out: ['merksem'] })], { min: 1 })
const foam = group('Foam', 'one', [option('Dry'), option('Wet')], { min: 1, defaults: [one('Wet')], when: ['Oat'] })
const extra = group('Extras', 'many', [option('Shot', 60, { most: 3 }), option('Cacao', 20), option('Cream', 50)], {
  max: 3,
})
const without = group('Leave out', 'remove', [option('Sugar')])
const all: readonly MenuGroup[] = [size, milk, foam, extra, without]

const merksem: MenuBranch = { ...antwerpen, id: 'merksem', name: 'Merksem' }
const putMenu = (groups = all, ...branches: MenuBranch[]) => {
  const uses = groups.map(({ id, defaults, when }) => ({ group: id, defaults, ...(when && { when }) }))
  const latte = itemOf('Latte', 'COFFEE', { price: 400, desc: 'Warm milk', groups: uses })
  const menu = { branches, groups, items: [latte], itemsById: new Map([['Latte', latte]]), state: 'ready' }
  menuStore.write({ ...menuStore.read(), ...menu } as MenuState)
}

const add = vi.fn<(wish: ItemToAdd) => void>()
const open = (more: Partial<OpenedItem> = {}) => {
  openItem({ item: 'Latte', ask: add, ...more })
  show(<ItemSheet />)
}
const button = () => page.getByRole('button', { name: /Add to order|Save choice/ })
const radio = (name: string) => page.getByRole('radio', { name: new RegExp(`^${name}`) })
const price = () => button().element().textContent?.replace(/^\D+/, '')

beforeEach(() => {
  localStorage.clear()
  closeItem()
  changeCart(() => emptyCart)
  add.mockReset()
  putMenu()
})

test('[OPT-3] the price on the button moves with each choice, and what was chosen is added', async () => {
  open()
  await expect.element(page.getByRole('dialog', { name: 'Latte' })).toBeVisible()
  expect(price()).toBe('4.00')
  await radio('Large').click()
  await radio('Oat').click()
  await page.getByRole('button', { name: 'One more: Shot' }).click()
  expect(price()).toBe('5.90')
  await page.getByRole('checkbox', { name: 'without sugar' }).click()
  await page.getByRole('group', { name: 'Quantity' }).getByRole('button', { name: 'One more' }).click()
  expect(price()).toBe('11.80')
  await button().click()
  const options = [one('Large'), one('Oat'), one('Wet'), one('Shot'), one('Sugar')]
  expect(add).toHaveBeenCalledWith({ item: 'Latte', options, quantity: 2, price: 590 })
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

test('[OPT-3] what is missing is said where it is missing, and the focus goes there', async () => {
  open()
  await button().click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Choose something for “Milk” first.')
  await expect.element(radio('Cow')).toHaveFocus()
  await userEvent.keyboard(' ')
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  expect(add).not.toHaveBeenCalled()
  await button().click()
  expect(add).toHaveBeenCalledOnce()
})

test('[OPT-3] a group that belongs to an option comes and goes with it', async () => {
  open()
  const foams = page.getByRole('group', { name: /^Foam/ })
  await expect.element(foams).not.toBeInTheDocument()
  await radio('Oat').click()
  await expect.element(foams.getByRole('radio', { name: 'Wet' })).toBeChecked()
  await radio('Cow').click()
  await expect.element(foams).not.toBeInTheDocument()
})

test('[OPT-3] of several, no more can be chosen than the group takes, and all can be taken back', async () => {
  open()
  for (let n = 0; n < 3; n++) await page.getByRole('button', { name: 'One more: Shot' }).click()
  await expect.element(page.getByRole('button', { name: 'One more: Shot' })).toHaveAttribute('aria-disabled', 'true')
  await expect.element(page.getByRole('checkbox', { name: /Cream/ })).toBeDisabled()
  await page.getByRole('button', { name: 'One less: Shot' }).click()
  await page.getByRole('checkbox', { name: /Cream/ }).click()
  await expect.element(page.getByRole('checkbox', { name: /Cacao/ })).toBeDisabled()
  await page.getByRole('checkbox', { name: /Cream/ }).click()
  await expect.element(page.getByRole('checkbox', { name: /Cacao/ })).toBeEnabled()
})

test('[OPT-5] a sold-out option says so and cannot be chosen; one that sells out while it is chosen asks for another', async () => {
  putMenu(all, merksem)
  open({
    line: { item: 'Latte', options: [one('Small'), one('Cow')], quantity: 1, note: '', seenPrice: 400 },
  })
  await expect.element(radio('Oat')).toBeDisabled()
  await expect.element(page.getByText('Sold out')).toBeVisible()
  const cowOut = { ...milk, options: [option('Cow', 0, { out: ['merksem'] }), option('Soy')] }
  putMenu([size, cowOut], merksem)
  await expect.element(page.getByRole('alert')).toHaveTextContent('Cow is sold out here. Choose something else.')
  await button().click()
  await expect.element(radio('Soy')).toHaveFocus()
})

test('[OPT-3] choices are changed from the cart: the line keeps its note and joins its like', async () => {
  putMenu(all, antwerpen)
  const line = { item: 'Latte', quantity: 1, note: '', seenPrice: 400 }
  const cow = { ...line, options: [one('Small'), one('Cow')] }
  const oat = { ...line, options: [one('Small'), one('Oat'), one('Wet')], seenPrice: 440 }
  changeCart((cart) => ({ ...cart, lines: [cow, oat] }))
  open({ line: cow })
  await expect.element(radio('Cow')).toBeChecked()
  await radio('Oat').click()
  await button().click()
  expect(readNow().lines).toEqual([{ ...oat, quantity: 2 }])
})

test('[OPT-3] a line in the cart brings its note, which can be changed', async () => {
  putMenu([size], antwerpen)
  const line = { item: 'Latte', options: [one('Small')], quantity: 1, seenPrice: 400 }
  changeCart((cart) => ({ ...cart, lines: [{ ...line, note: 'extra hot' }] }))
  open({ line: { ...line, note: 'extra hot' } })
  await page.getByRole('textbox', { name: 'Note Latte' }).fill('not hot')
  await button().click()
  expect(readNow().lines).toEqual([{ ...line, note: 'not hot' }])
})

test('[ORDER-1] a pasted note that is too long stays whole, says by how much, and is not added before it fits', async () => {
  putMenu([size])
  open()
  await page.getByRole('button', { name: 'Add a note Latte' }).click()
  const note = page.getByRole('textbox', { name: 'Note Latte' })
  const allergy = `${'I cannot have nuts. '.repeat(60)}Nor sesame.`
  await expect.element(note).toHaveFocus()
  document.execCommand('insertText', false, allergy)
  await expect.element(note).toHaveValue(allergy)
  await expect.element(note).toHaveAccessibleDescription(/^711 characters too many/)
  const said = page.getByText(/^711 characters too many/).element()
  await expect
    .poll(() => said.getBoundingClientRect().bottom <= button().element().getBoundingClientRect().top)
    .toBe(true)
  await button().click()
  expect(add).not.toHaveBeenCalled()
  await expect.element(note).toHaveFocus()
  await note.fill('No nuts, no sesame')
  await button().click()
  expect(add).toHaveBeenCalledWith(expect.objectContaining({ note: 'No nuts, no sesame' }))
})

test('[OPT-3] a note is written behind its link, and waits with the wish until a branch is chosen', async () => {
  putMenu([size])
  open()
  await expect.element(page.getByRole('textbox')).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Add a note Latte' }).click()
  await expect.element(page.getByRole('textbox', { name: 'Note Latte' })).toHaveFocus()
  await userEvent.keyboard('extra hot')
  await button().click()
  expect(add).toHaveBeenCalledWith(expect.objectContaining({ note: 'extra hot', quantity: 1 }))
})

test('[OPT-3] what was had last time comes first, and is chosen with one tap', async () => {
  const options = [one('Large'), one('Oat'), one('Dry')]
  rememberHad([{ item: 'Latte', options, quantity: 3, note: 'hot', seenPrice: 530 }])
  open()
  await expect.element(page.getByText(/Large, Oat, Dry/)).toBeVisible()
  const again = page.getByRole('button', { name: 'Same again' })
  await again.click()
  await expect.element(again).toHaveAttribute('aria-pressed', 'true')
  expect(price()).toBe('5.30')
})

test('[OPT-3] an item that leaves the menu closes its sheet', async () => {
  open()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  menuStore.write({ ...menuStore.read(), items: [], itemsById: new Map() })
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})
