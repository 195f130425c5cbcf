// The three special offers go round and round.
import { expect, test } from 'vitest'
import { slideAfter } from './turning.ts'

test('after the last offer comes the first, and before the first the last', () => {
  expect(slideAfter(0, 1, 3)).toBe(1)
  expect(slideAfter(2, 1, 3)).toBe(0)
  expect(slideAfter(0, -1, 3)).toBe(2)
})

test('one offer stays, none is no fault', () => {
  expect(slideAfter(0, 1, 1)).toBe(0)
  expect(slideAfter(0, 1, 0)).toBe(0)
})
