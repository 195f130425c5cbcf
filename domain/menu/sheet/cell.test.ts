// How prices, numbers and lists are read from cells, as people in Belgium and their programs write them.
import { describe, expect, test } from 'vitest'
import { listIn, priceIn, unreadOf, wholeIn, wordsInCell } from './cell.ts'

describe('[CATG-3] a price', () => {
  test.each([
    ['3', 300],
    ['4.10', 410],
    ['4,1', 410],
    ['€ 4,10', 410],
    ['4,10 €', 410],
    ['EUR 4.10', 410],
    ['4,-', 400],
    ['1.234,50', 123_450],
    ['1,234.50', 123_450],
    ['1 234,50', 123_450],
    ['4€50', 450],
    ['1 234', 123_400],
    ['٣٫٢٠', 320],
    [4.1, 410],
    [0, 0],
  ])('%s is understood', (cell, cents) => {
    expect(priceIn(cell)).toEqual({ cents })
  })

  test.each([
    '-3',
    '3,205',
    '4 50',
    '1.234',
    '0.305',
    '1,23,4',
    'three',
    '3 x 4',
    '=3+1',
    true,
    -1,
    Number.NaN,
    Number.POSITIVE_INFINITY,
  ])('%s is none', (cell) => {
    expect(priceIn(cell)).toBeUndefined()
  })

  test('what a formula left with more decimals is rounded, and said to be', () => {
    expect(priceIn(4.305)).toEqual({ cents: 431, rounded: true })
    expect(priceIn(0.1 + 0.2)).toEqual({ cents: 30 })
  })

  test('an empty cell is no price', () => {
    expect([priceIn(''), priceIn(null), priceIn('  ')]).toEqual([{ cents: null }, { cents: null }, { cents: null }])
  })
})

test('whole numbers, lists, texts, and cells that say nothing', () => {
  expect([wholeIn(3), wholeIn('12'), wholeIn('3.0'), wholeIn('')]).toEqual([3, 12, 3, null])
  expect([wholeIn(3.5), wholeIn('a'), wholeIn('-1')]).toEqual([undefined, undefined, undefined])
  expect(listIn('wheat, milk;soy\nnuts، fish')).toEqual(['wheat', 'milk', 'soy', 'nuts', 'fish'])
  expect([wordsInCell('  Latte\r\nbig '), wordsInCell(7), wordsInCell(null)]).toEqual(['Latte\nbig', '7', ''])
  expect([unreadOf('#REF!'), unreadOf('#n/a'), unreadOf({ unread: 'date' }), unreadOf('#1 seller')]).toEqual([
    'error',
    'error',
    'date',
    undefined,
  ])
})
