// A Latin name in an Arabic sentence of the board.
import { expect, test } from 'vitest'
import { board as ar } from './ar.ts'

test('[H-61] a Latin name beside minutes keeps them on its left in Arabic', () => {
  expect(ar.waiting('Noor', 0)).toBe('\u2068Noor\u2069 · 0 د')
  expect(ar.waitingHours('Noor', 2)).toBe('\u2068Noor\u2069 · 2 س')
  expect(ar.waiting('', 3)).toBe('3 د')
})
