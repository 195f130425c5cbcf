// The page of the end of a day, beside what was counted.
import { expect, test } from 'vitest'
import type { DayEnd } from './day-end.ts'
import { dayEndPaper } from './day-end-paper.ts'
import { paperFormat } from './paper-format.ts'

const count = {
  pieces: { 1000: 9 },
  float: 0,
  keeps: 0,
  expected: 90_00,
  ours: [{ rate: 600, gross: 120_00 }],
  at: 1,
  by: 'Lotte',
  register: [{ rate: 600, gross: 121_00 }],
  note: '',
}

const end: DayEnd = {
  branch: 'antwerpen',
  day: '2026-03-04',
  today: true,
  giftSold: 0,
  rounding: 0,
  cash: 90_00,
  toGiveBack: 0,
  sold: [{ rate: 600, net: 113_21, tax: 6_79 }],
  ways: [{ way: 'cash', byRate: [{ rate: 600, gross: 120_00 }] }],
  taken: [{ way: 'cash', amount: 90_00 }],
  orders: { sold: 3, refused: 0, cancelled: 0, notCollected: 0 },
  large: [],
  invoiced: 0,
  floatBefore: null,
  version: 1,
  line: null,
  count,
}

function rowsOf(day: DayEnd): string[][] {
  const names = { branchName: 'Antwerpen', shopName: 'Noisette', company: {} as never }
  const { parts } = dayEndPaper(day, names, paperFormat('en', 'Europe/Brussels'))
  const tables = parts.flatMap((part) =>
    part.kind === 'table' ? [part] : part.kind === 'beside' ? [...part.start, ...part.end] : [],
  )
  return tables.flatMap((table) => ('rows' in table ? table.rows.map(({ cells }) => [...cells]) : []))
}

const since = 'Of this, since the count'

test('[BOOK-1] a difference stays as it was written down; what was booked since the count has rows of its own', () => {
  expect(rowsOf(end)).not.toContainEqual(expect.arrayContaining([since]))
  expect(rowsOf(end)).toContainEqual(['Difference', '€1.00', '€1.00'])
  expect(rowsOf(end)).toContainEqual(['Correct to the cent', '€0.00'])
  const moved = { ...end, cash: 63_70, sold: [{ rate: 600, net: 88_40, tax: 5_30 }] }
  expect(rowsOf(moved)).toContainEqual([since, '-€26.30'])
  expect(rowsOf(moved)).toContainEqual([since, '-€26.30', '-€26.30'])
  expect(rowsOf(moved)).toContainEqual(['Difference', '€1.00', '€1.00'])
  expect(rowsOf(moved)).toContainEqual(['Correct to the cent', '€0.00'])
})
