import { expect, test } from 'vitest'
import { cashDifference, differencesOf, piecesTotal, registerDifferences } from './day-count.ts'

const pieces = { 5000: 2, 2000: 9, 1000: 7, 500: 8, 200: 9, 100: 8, 50: 11, 20: 9, 10: 9, 5: 3 }

test('[BOOK-1] counted notes and coins come to their sum, and to what is short', () => {
  expect(piecesTotal(pieces)).toBe(424_35)
  expect(cashDifference({ pieces, float: 150_00, expected: 274_85 })).toBe(-50)
})

test('[BOOK-1] the difference to the registered till stands at its rate', () => {
  const ours = [
    { rate: 600, gross: 910_20 },
    { rate: 1200, gross: 203_60 },
  ]
  expect(
    registerDifferences(ours, [
      { rate: 600, gross: 910_20 },
      { rate: 1200, gross: 199_00 },
    ]),
  ).toEqual([
    { rate: 600, gross: 910_20, register: 910_20, difference: 0 },
    { rate: 1200, gross: 203_60, register: 199_00, difference: -460 },
  ])
  expect(registerDifferences([], [{ rate: 2100, gross: 5 }])[0]?.difference).toBe(5)
})

test('[J-35] notes of 500 and 200 euros are counted, too', () => {
  expect(piecesTotal({ 50000: 1, 20000: 2, 5: 1 })).toBe(900_05)
})

test('[OFF-3] a count differs by its cash and at the rates of the till, which differs in nothing where nobody typed it', () => {
  const count = { pieces, float: 150_00, expected: 274_35, ours: [{ rate: 600, gross: 910_20 }] }
  expect(differencesOf({ ...count, register: [] })).toEqual({ cash: 0, register: [] })
  expect(differencesOf({ ...count, register: [{ rate: 600, gross: 905_60 }] })).toMatchObject({
    cash: 0,
    register: [{ rate: 600, difference: -4_60 }],
  })
  expect(differencesOf({ ...count, register: [{ rate: 600, gross: 910_20 }] }).register).toEqual([])
})
