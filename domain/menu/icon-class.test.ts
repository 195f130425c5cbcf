import { expect, test } from 'vitest'
import { classOfIcon } from './icon-class.ts'

test('[J-22] the icon of a category proposes what it is for VAT: a cup a drink, a glass of beer alcohol', () => {
  expect((['cup', 'tea', 'cold-glass'] as const).map(classOfIcon)).toEqual(['drink', 'drink', 'drink'])
  expect((['beer', 'cocktail'] as const).map(classOfIcon)).toEqual(['alcohol', 'alcohol'])
  expect((['bagel', 'cake', 'star'] as const).map(classOfIcon)).toEqual(['food', 'food', 'food'])
})
