// From which age something may be sold.
import { expect, test } from 'vitest'
import { ageFor, ageForItems } from './age.ts'
import { dietsSuited } from './diet.ts'

const has = (...contains: ('alcohol' | 'spirits' | 'milk')[]) => ({ contains, mayContain: [] })

test('[H-29] beer and wine from 16, spirits from 18, everything else and the undeclared without an age', () => {
  expect(ageFor([])).toBe(0)
  expect(ageFor([has('milk'), undefined, null])).toBe(0)
  expect(ageFor([has('milk'), has('alcohol')])).toBe(16)
  expect(ageFor([has('alcohol'), has('spirits'), has('milk')])).toBe(18)
})

test('[H-29] a cocktail that nobody has declared is sold from 18; what is declared, and other undeclared items, as they are', () => {
  expect(ageForItems([{ category: 'COFFEE' }, { category: 'COCKTAILS', declaration: null }])).toBe(18)
  expect(ageForItems([{ category: 'COCKTAILS', declaration: has('milk') }, { category: 'DRINKS' }])).toBe(0)
  expect(ageForItems([{ category: 'COCKTAILS', declaration: has('alcohol') }])).toBe(16)
})

test('[H-29] spirits suit neither “halal” nor “no alcohol”', () => {
  expect(dietsSuited(has('spirits'))).toEqual(['vegetarian', 'vegan'])
})
