// What the lines of a soak add up to.
import { expect, test } from 'vitest'
import { inTable, sumUp } from './soak/sums.ts'

test('the counts of all rounds are added up by part and engine; other lines are left alone', () => {
  const sums = new Map()
  expect(
    sumUp(sums, 'stdout | x\npower cuts on sqlite, seed 7: cuts 2, whileStarting 1, orders 1400\n✓ 2 passed'),
  ).toEqual(['power cuts on sqlite, seed 7: cuts 2, whileStarting 1, orders 1400'])
  sumUp(
    sums,
    'power cuts on sqlite, seed 9: cuts 3, whileStarting 0, orders 10\nevery call on postgres, seed 9: calls 123',
  )
  sumUp(sums, 'every call on postgres, seed 10: calls 123')
  expect(inTable(sums)).toEqual([
    '| part | what was done |',
    '|---|---|',
    '| every call, postgres | 123 calls |',
    '| power cuts, sqlite | 5 cuts, 1 while starting, 1,410 orders |',
  ])
})
