// How a row of a list moves.
import { expect, test } from 'vitest'
import { movedRow } from './moved-row.ts'

test('[OPT-5] an option moves by one place and stays at the ends', () => {
  expect(movedRow(['one', 'two', 'three'], 1, -1)).toEqual(['two', 'one', 'three'])
  expect(movedRow(['one', 'two', 'three'], 2, 1)).toEqual(['one', 'two', 'three'])
})
