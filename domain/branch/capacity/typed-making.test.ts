// How owners type making times.
import { expect, test } from 'vitest'
import { makingTimeText, readMakingTime } from './typed-making.ts'

test.each([
  ['1:30', 90],
  ['0:45', 45],
  [':45', 45],
  [' 4 ', 240],
  ['', null],
  ['  ', null],
  ['600:00', 36_000],
])('[TIME-1] %j is read as %s seconds', (typed, seconds) => expect(readMakingTime(typed)).toBe(seconds))

test.each(['1:5', '1:60', '-1', '1.5', 'fast', ':', '1000'])('[TIME-1] %j is no making time', (typed) =>
  expect(readMakingTime(typed)).toBeNaN(),
)

test('[TIME-1] a making time is written as it is read', () => {
  for (const seconds of [0, 9, 45, 90, 36_000]) expect(readMakingTime(makingTimeText(seconds))).toBe(seconds)
})
