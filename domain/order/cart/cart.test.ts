// The cart: changing it, and noticing what changed since.
import { expect, test } from 'vitest'
import { breakfastBoard, cappuccino, sized } from '#domain/testing/fixtures.ts'
import { type Cart, quantityOf, setQuantity } from './cart.ts'
import { acceptPrice, setNote } from './cart-lines.ts'
import { checkLine } from './checked-line.ts'
import { emptyCart, pieceCountOf } from './kept-cart.ts'

const one = { item: 'cappuccino' } as const
const two: Cart = setQuantity(emptyCart, one, 2, 320)

test('[MENU-6] 0 removes the line; below 0 and above 99 change nothing', () => {
  expect(setQuantity(two, one, 0, 320).lines).toEqual([])
  expect(setQuantity(two, one, -1, 320)).toBe(two)
  expect(setQuantity(two, one, 100, 320)).toBe(two)
  expect(setQuantity(two, one, 1.5, 320)).toBe(two)
})

test('the same item in two ways makes two lines', () => {
  const cart = setQuantity(two, { item: 'cappuccino', options: sized('GLASS') }, 3, 300)
  expect(cart.lines).toHaveLength(2)
  expect([pieceCountOf(cart), quantityOf(cart, one)]).toEqual([5, 2])
})

test('a note stays with its line when the count changes', () => {
  const cart = setQuantity(setNote(two, one, 'oat milk'), one, 3, 320)
  expect(cart.lines[0]).toMatchObject({ quantity: 3, note: 'oat milk' })
})

test('[CART-3] a line is marked when its price changed, it is out of stock or gone, and keeps what was seen', () => {
  const line = two.lines[0]
  if (!line) throw new Error('no line')
  expect(checkLine(line, cappuccino, true)).toMatchObject({ mark: 'fine', price: 320 })
  expect(checkLine(line, { ...cappuccino, price: 350 }, true)).toMatchObject({
    mark: 'price_changed',
    price: 350,
    seenPrice: 320,
  })
  expect(checkLine(line, cappuccino, false)).toMatchObject({ mark: 'out_of_stock' })
  expect(checkLine(line, undefined, true)).toMatchObject({ mark: 'gone', price: 320 })
  // It is sold only for numbers of people now: for one, if nobody says otherwise.
  expect(checkLine(line, breakfastBoard, true)).toMatchObject({ mark: 'price_changed', price: 1290 })
  expect(checkLine(acceptPrice(two, one, 350).lines[0] ?? line, { ...cappuccino, price: 350 }, true).mark).toBe('fine')
})

test('[F-25] of several lines of an item the menu changes the one without a note, and counts them together', () => {
  const noted = { item: 'cappuccino', quantity: 1, note: 'oat milk', seenPrice: 320 } as const
  const cart: Cart = { day: null, lines: [noted, { ...noted, part: 1, note: '', quantity: 2 }] }
  expect(quantityOf(cart, one)).toBe(3)
  expect(setQuantity(cart, one, 4, 320).lines.map(({ quantity }) => quantity)).toEqual([1, 3])
  expect(setQuantity(cart, one, 1, 320).lines).toEqual([noted])
  expect(setQuantity(cart, one, 0, 320).lines).toEqual([])
})
