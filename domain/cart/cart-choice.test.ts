// Noor's breakfast board, for more persons than she first chose.
import { expect, test } from 'vitest'
import { breakfastBoard, sized } from '../testing/fixtures.ts'
import { setQuantity } from './cart.ts'
import { changeOptions } from './cart-choice.ts'
import { setNote } from './cart-lines.ts'
import { emptyCart } from './kept-cart.ts'

const persons = (n: 1 | 2 | 3 | 4) => ({ item: breakfastBoard.id, options: sized(`PERSONS-${n}`) })
const two = setQuantity(setQuantity(emptyCart, { item: 'cappuccino' }, 2, 320), persons(2), 2, 2390)

test('[F-24] [MENU-4] its line stays where it is, with its note, for more persons and at their price', () => {
  const changed = changeOptions(setNote(two, persons(2), 'no ham'), persons(2), sized('PERSONS-3'), 3390)
  expect(changed.lines).toHaveLength(2)
  expect(changed.lines[1]).toEqual({ ...persons(3), quantity: 2, note: 'no ham', seenPrice: 3390 })
})

test('[F-24] where the cart has one for as many they become one line, but never lose a note', () => {
  const both = setQuantity(two, persons(3), 1, 3390)
  expect(changeOptions(both, persons(2), sized('PERSONS-3'), 3390).lines.slice(1)).toMatchObject([
    { ...persons(3), quantity: 3 },
  ])
  const noted = setNote(setNote(both, persons(3), 'no ham'), persons(2), 'two forks')
  const changed = changeOptions(noted, persons(2), sized('PERSONS-3'), 3390)
  expect(changed.lines.slice(1).map(({ options, note, quantity }) => [options, note, quantity])).toEqual([
    [sized('PERSONS-3'), 'two forks', 2],
    [sized('PERSONS-3'), 'no ham', 1],
  ])
  expect(new Set(changed.lines.slice(1).map(({ part }) => part ?? 0)).size).toBe(2)
})

test('[F-24] more than 99 together, or what is not in the cart, changes nothing', () => {
  const many = setQuantity(two, persons(3), 98, 3390)
  expect(changeOptions(many, persons(2), sized('PERSONS-3'), 3390)).toBe(many)
  expect(changeOptions(two, persons(4), sized('PERSONS-3'), 3390)).toBe(two)
  expect(changeOptions(two, persons(2), sized('PERSONS-2'), 2390)).toBe(two)
})
