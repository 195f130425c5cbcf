// Cards two by two with every third one wide, never a hole in the grid, and only cards of one height side by side.
import { expect, test } from 'vitest'
import { menuCardLayouts } from './menu-grid.tsx'

const layouts = (count: number) => menuCardLayouts(Array.from({ length: count }, () => false))

test('every third card is wide', () => {
  expect(layouts(6)).toEqual(['tall', 'tall', 'wide', 'tall', 'tall', 'wide'])
})

test('a last card that would stand alone is wide', () => {
  expect(layouts(1)).toEqual(['wide'])
  expect(layouts(4)).toEqual(['tall', 'tall', 'wide', 'wide'])
  expect(layouts(5)).toEqual(['tall', 'tall', 'wide', 'tall', 'tall'])
})

test('[H-36] a card with choices never stands beside one without', () => {
  expect(menuCardLayouts([true, false, false, false])).toEqual(['wide', 'tall', 'tall', 'wide'])
  expect(menuCardLayouts([false, true, true, false, false])).toEqual(['wide', 'tall', 'tall', 'wide', 'wide'])
  expect(menuCardLayouts([true, true, true])).toEqual(['tall', 'tall', 'wide'])
})
