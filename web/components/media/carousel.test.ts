// The three special offers repeat in a circle.
import { expect, test } from 'vitest'
import { slideAfter } from './carousel.tsx'

const at = (current: number, count: number, inSight = 1) => ({
  current,
  count,
  atStart: current === 0,
  atEnd: current + inSight >= count,
})

test('after the last offer comes the first, and before the first the last', () => {
  expect(slideAfter(at(0, 3), 1)).toBe(1)
  expect(slideAfter(at(2, 3), 1)).toBe(0)
  expect(slideAfter(at(0, 3), -1)).toBe(2)
})

test('where three of four are in sight, the first comes after the second: the track is at its end', () => {
  expect(slideAfter(at(0, 4, 3), 1)).toBe(1)
  expect(slideAfter(at(1, 4, 3), 1)).toBe(0)
})

test('one offer stays, none is no fault', () => {
  expect(slideAfter(at(0, 1), 1)).toBe(0)
  expect(slideAfter(at(0, 0, 0), 1)).toBe(0)
})
