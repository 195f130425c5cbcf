import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  bookSales,
  type DayBookLine,
  faultOf,
  type LedgerDay,
  type SealedLine,
  sealLine,
  usualSales,
} from './day-book.ts'
import { addRates, ratesOf } from './rate-sums.ts'

const hash = (text: string) => createHash('sha256').update(text).digest('hex')
const ledger = (number: number): LedgerDay => ({
  entries: { count: number, digest: `d${number}` },
  balances: { cash: 1060 * number, 'sales:600': -1000 * number, 'vat:600': -60 * number },
  invoiced: [],
})
const line = (number: number, more: Partial<DayBookLine> = {}): DayBookLine => ({
  branch: 'merksem',
  number,
  day: `2026-11-${20 + number}`,
  closedAt: 1_795_000_000_000 + number,
  ...ledger(number),
  large: [],
  ...more,
})

function book(): [SealedLine, SealedLine, SealedLine] {
  const one = sealLine(line(1), undefined, hash)
  const two = sealLine(line(2), one, hash)
  return [one, two, sealLine(line(3), two, hash)]
}
const faults = (lines: readonly SealedLine[]) =>
  lines.map((one, place) => faultOf(one, lines[place - 1], ledger(one.number), hash))

test('[BOOK-2] a book as it was written has no fault', () => {
  expect(faults(book())).toEqual([undefined, undefined, undefined])
})

test('[BOOK-2] one changed byte of a text or a seal is found in its line', () => {
  const lines = book()
  fc.assert(
    fc.property(fc.nat(2), fc.constantFrom('text' as const, 'seal' as const), fc.nat(), (place, column, at) => {
      const old = lines[place] as SealedLine
      const spot = at % old[column].length
      const other = old[column][spot] === '0' ? '1' : '0'
      const changed = { ...old, [column]: old[column].slice(0, spot) + other + old[column].slice(spot + 1) }
      const found = faults(lines.map((one, n) => (n === place ? changed : one)))
      expect(found.findIndex((fault) => fault !== undefined)).toBe(place)
    }),
  )
})

test('[BOOK-2] a missing line, another day and another number are found', () => {
  const [one, two, three] = book()
  expect(faults([one, three])[1]).toBe('seal')
  expect(faults([one, { ...two, day: '2026-11-25' }, three])[1]).toBe('place')
  expect(faults([one, { ...two, number: 4 }])[1]).toBe('place')
})

test('[BOOK-2] a ledger that says something else than the book is found', () => {
  const [one] = book()
  const with_ = (more: Partial<LedgerDay>) => faultOf(one, undefined, { ...ledger(1), ...more }, hash)
  expect(with_({ entries: { count: 1, digest: 'd2' } })).toBe('entries')
  expect(with_({ balances: { ...ledger(1).balances, cash: 1059 } })).toBe('balances')
  expect(faultOf(one, undefined, undefined, hash)).toBeUndefined()
})

test('[BOOK-2] large sales stand apart in the book, and invoiced ones are not in it', () => {
  const large = [{ order: 7, code: 'M-47', sales: [{ rate: 600, net: 400, tax: 24 }] }]
  const apart = line(1, { large, invoiced: [{ rate: 600, net: 100, tax: 6 }] })
  expect(bookSales(apart)).toEqual([{ rate: 600, net: 900, tax: 54 }])
  expect(usualSales(apart)).toEqual([{ rate: 600, net: 500, tax: 30 }])
})

test('[BOOK-2] sums by rate come from the accounts of sales and VAT, the lowest rate first', () => {
  const accounts = [
    ['vat:2100', -21],
    ['sales:2100', -100],
    ['cash', 500],
    ['sales:none', -379],
    ['sales:600', 0],
  ] as const
  expect(ratesOf(accounts)).toEqual([
    { rate: 2100, net: 100, tax: 21 },
    { rate: null, net: 379, tax: 0 },
  ])
  expect(addRates([])).toEqual([])
})
