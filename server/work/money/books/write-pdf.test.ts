// How many pages a paper takes.
import { expect, test } from 'vitest'
import type { DayEnd } from '#domain/money/day-end.ts'
import { dayEndPaper } from '#domain/money/day-end-paper.ts'
import { paperFormat } from '#domain/money/paper-format.ts'
import { writePdf } from './write-pdf.ts'

const rates = [600, 1200, 2100]
const end: DayEnd = {
  branch: 'antwerpen',
  day: '2026-03-04',
  today: true,
  giftSold: 0,
  rounding: 1,
  cash: 90_00,
  toGiveBack: 0,
  sold: rates.map((rate) => ({ rate, net: 100_00, tax: 6_00 })),
  ways: (['cash', 'card', 'online', 'due'] as const).map((way) => ({
    way,
    byRate: rates.map((rate) => ({ rate, gross: 30_00 })),
  })),
  taken: (['cash', 'card', 'online'] as const).map((way) => ({ way, amount: 90_00 })),
  orders: { sold: 3, refused: 0, cancelled: 0, notCollected: 0 },
  large: [],
  invoiced: 0,
  floatBefore: null,
  version: 1,
  line: null,
  count: {
    pieces: { 1000: 9 },
    float: 0,
    keeps: 0,
    expected: 90_00,
    ours: [],
    at: 1,
    by: 'Lotte',
    register: [{ rate: 600, gross: 90_00 }],
    note: 'The card terminal was out from noon until two. '.repeat(6),
  },
}

test('[J-35] the end of a full day with a long note is one page, signatures and all', { timeout: 30_000 }, async () => {
  const company = { name: 'Noisette BV', address: 'Meir 1', zip: '2000', city: 'Antwerpen', vat: '', number: '' }
  const names = { branchName: 'Antwerpen', shopName: 'Noisette', company: company as never }
  const pdf = await writePdf(dayEndPaper(end, names, paperFormat('en', 'Europe/Brussels')), 0)
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1)
})
