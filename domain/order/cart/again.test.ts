// Noor orders the same again after her order was refused.
import { expect, test } from 'vitest'
import { limits } from '../order-limits.ts'
import { addLines, cartWithLines, hasRoomFor } from './cart-lines.ts'
import { emptyCart } from './kept-cart.ts'

const latte = { item: 'caffe-latte', quantity: 2, note: 'oat milk', seenPrice: 470 }
const croissant = { item: 'butter-croissant', quantity: 1, note: '', seenPrice: 240 }

test('[LIFE-2] the lines come into the cart beside what is there, with their notes, and once', () => {
  const cart = { ...emptyCart, lines: [croissant] }
  const again = cartWithLines(cart, [latte, { ...croissant, note: 'warm' }])
  expect(again.lines).toEqual([croissant, latte, { ...croissant, note: 'warm', part: 1 }])
  expect(cartWithLines(again, [latte, { ...croissant, note: 'warm' }])).toEqual(again)
})

test('no item gets beyond what one order may hold', () => {
  const full = { ...emptyCart, lines: [{ ...latte, quantity: 98 }] }
  expect(cartWithLines(full, [{ ...latte, note: '', quantity: 5 }]).lines[1]).toMatchObject({ quantity: 1 })
})

test('[AGAIN-2] what is added on top comes beside what is there; the same with the same note is one line', () => {
  const cart = { ...emptyCart, lines: [latte, croissant] }
  const more = addLines(cart, [croissant, { ...latte, note: '' }])
  expect(more.lines).toEqual([latte, { ...croissant, quantity: 2 }, { ...latte, note: '', part: 1 }])
  expect(addLines({ ...emptyCart, lines: [{ ...latte, quantity: 98 }] }, [latte]).lines[0]?.quantity).toBe(99)
})

test('[AGAIN-2] a cart without room for all that is added says so: at most so many lines, and so many pieces of an item', () => {
  const lines = Array.from({ length: limits.lines - 1 }, (_, at) => ({ ...croissant, item: `item-${at}` }))
  expect(hasRoomFor({ ...emptyCart, lines }, [latte])).toBe(true)
  expect(hasRoomFor({ ...emptyCart, lines }, [latte, croissant])).toBe(false)
  const many = { ...emptyCart, lines: [{ ...latte, quantity: limits.quantity - 2 }] }
  expect(hasRoomFor(many, [latte])).toBe(true)
  expect(hasRoomFor(many, [{ ...latte, quantity: 3 }])).toBe(false)
})
