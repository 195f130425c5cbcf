// What an act changes in the figures of the days of the ledger.
import { expect, test } from 'vitest'
import { type BookedCount, countsBetween } from './booked-counts.ts'

const sold = (day: string): BookedCount => ({ day, kind: 'sold', subject: '', amount: 1 })
const paid = (way: string, amount: number): BookedCount => ({
  day: '2026-03-04',
  kind: 'paid',
  subject: `${way}:600`,
  amount,
})

test('[BOOK-1] what counts as it did before changes nothing', () => {
  expect(
    countsBetween([sold('2026-03-04'), paid('card', 320)], [sold('2026-03-04'), paid('card', 320)], '2026-03-04'),
  ).toEqual([])
})

test('[BOOK-1] what counts otherwise is taken off and added, dated today where its day has ended', () => {
  expect(countsBetween([paid('cash', 320)], [paid('cash', 120), paid('card', 200)], '2026-03-04')).toEqual([
    paid('cash', -200),
    paid('card', 200),
  ])
  expect(countsBetween([], [sold('2026-03-03')], '2026-03-04')).toEqual([sold('2026-03-04')])
  expect(countsBetween([sold('2026-03-03')], [sold('2026-03-04')], '2026-03-04')).toEqual([])
})
