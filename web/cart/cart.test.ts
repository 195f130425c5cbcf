// Noor's cart as the phone stores it, against the menu of the day.
import { describe, expect, test } from 'vitest'
import type { Cart } from '../../domain/cart/cart.ts'
import { emptyCart } from '../../domain/cart/cart.ts'
import type { MenuItem } from '../api/menu/menu.ts'
import { itemOf } from '../api/testing/fixtures.ts'
import { detailsFrom, wishFrom } from '../ordering/checkout.ts'
import { readCart } from './cart.ts'
import { checkedLines, totalOfLines } from './lines.ts'

const line = { item: 'cappuccino', choice: 'one' as const, quantity: 2, note: 'oat milk', seenPrice: 320 }
const bagel = { item: 'salmon-bagel', choice: 'one' as const, quantity: 1, note: '', seenPrice: 790 }

describe('[CART-1] a kept cart', () => {
  test('is read back as it was', () => {
    const cart: Cart = { day: '2026-03-05', lines: [line] }
    expect(readCart(JSON.parse(JSON.stringify(cart)))).toEqual(cart)
  })

  test('of another hand or an older version loses only what cannot be read', () => {
    const broken = [
      { ...line, quantity: 0 },
      { ...line, choice: 'barrel' },
      { ...line, note: undefined },
      'espresso',
      null,
    ]
    expect(readCart({ day: 'tomorrow', lines: [line, ...broken] })).toEqual({ day: null, lines: [line] })
    expect(readCart({ day: null, lines: [{ ...line, quantity: 100 }] })).toEqual(emptyCart)
    for (const rubbish of [undefined, null, 3, 'cart', [], { lines: 'none' }])
      expect(readCart(rubbish)).toEqual(emptyCart)
  })
})

describe('[CART-3] the lines', () => {
  const item = (id: string, price: number, out?: readonly string[]): [string, MenuItem] => [
    id,
    itemOf(id, 'COFFEE', { price, ...(out && { out }) }),
  ]
  const menu = (...items: [string, MenuItem][]) => ({ itemsById: new Map(items), state: 'ready' as const })
  const marks = (...items: [string, MenuItem][]) =>
    checkedLines({ day: null, lines: [line, bagel] }, menu(...items), 'antwerpen').map(({ mark }) => mark)

  test('say what changed since they were chosen', () => {
    expect(marks(item('cappuccino', 320), item('salmon-bagel', 790))).toEqual(['fine', 'fine'])
    expect(marks(item('cappuccino', 350), item('salmon-bagel', 790, ['antwerpen']))).toEqual([
      'price_changed',
      'out_of_stock',
    ])
    expect(marks(item('cappuccino', 320, ['merksem']))).toEqual(['fine', 'gone'])
  })

  test('count in the total only when they can be ordered, at the price of now', () => {
    const lines = checkedLines({ day: null, lines: [line, bagel] }, menu(item('cappuccino', 350)), 'antwerpen')
    expect(totalOfLines(lines)).toBe(700)
  })

  test('stay fine at the price that was seen until the menu is there', () => {
    const waiting = { itemsById: new Map<string, MenuItem>(), state: 'loading' as const }
    const lines = checkedLines({ day: null, lines: [line] }, waiting, null)
    expect(lines.map(({ mark, price }) => [mark, price])).toEqual([['fine', 320]])
  })
})

test('what the customer told about itself is read with care', () => {
  expect(detailsFrom({ name: 'Noor', phone: 5, remember: true })).toEqual({
    name: 'Noor',
    phone: '',
    address: '',
    cupName: '',
    remember: true,
  })
  expect(detailsFrom(undefined)).toEqual({ name: '', phone: '', address: '', cupName: '', remember: false })
})

test('[F-25] a kept cart of before and one with split lines are both read as they were', () => {
  const lines = [line, { ...line, part: 1, note: '' }]
  expect(readCart({ day: null, lines })).toEqual({ day: null, lines })
  expect(readCart({ day: null, lines: [line, { ...line, part: 'b' }] }).lines).toEqual([line])
})

test('[F-25] the wanted time, form and table are read with care', () => {
  const wish = { form: 'table', table: 4, at: 1_772_600_000_000 }
  expect(wishFrom(JSON.parse(JSON.stringify(wish)))).toEqual(wish)
  const none = { form: 'pick-up', table: null, at: null }
  for (const rubbish of [undefined, null, 'soon', { form: 'drive-in', table: '4', at: 'noon' }])
    expect(wishFrom(rubbish)).toEqual(none)
})
