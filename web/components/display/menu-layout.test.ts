// Cards two by two with every third one wide, and never a hole in the grid.
import { expect, test } from 'vitest'
import { menuCardLayout } from './menu-layout.ts'

const layouts = (count: number) => Array.from({ length: count }, (_, index) => menuCardLayout(index, count))

test('every third card is wide', () => {
  expect(layouts(6)).toEqual(['tall', 'tall', 'wide', 'tall', 'tall', 'wide'])
})

test('a last card that would stand alone is wide', () => {
  expect(layouts(1)).toEqual(['wide'])
  expect(layouts(4)).toEqual(['tall', 'tall', 'wide', 'wide'])
  expect(layouts(5)).toEqual(['tall', 'tall', 'wide', 'tall', 'tall'])
})
