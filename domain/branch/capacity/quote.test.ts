// What an order is promised: by what was learned, within what the branch allows.
import { expect, test } from 'vitest'
import { beginPace, promiseRule } from './promise-loop.ts'
import { isBoundPromise, keptReport, leadOf, type PromisedHour, type Quote, quotingOf, usualQuote } from './quote.ts'

const minute = 60_000
const learned: Quote = { ...usualQuote, rule: promiseRule(beginPace(8)) }
/** So many pieces of a minute. */
const pieces = (quantity: number) => [{ quantity, making: [{ station: 'bar', seconds: 60 }] }]

test('[TIME-5] without a capacity an order takes the minutes that the owner says, its longest piece, and what staff add', () => {
  expect(leadOf(8, pieces(5), usualQuote, 0)).toBe(8 * minute)
  expect(leadOf(8, [{ quantity: 1, making: [{ station: 'oven', seconds: 900 }] }], usualQuote, 0)).toBe(15 * minute)
  expect(leadOf(8, pieces(1), { ...usualQuote, extra: { minutes: 10, until: 5 } }, 0)).toBe(18 * minute)
  expect(leadOf(8, pieces(1), { ...usualQuote, extra: { minutes: 10, until: 5 } }, 5)).toBe(8 * minute)
})

test('[QUOTE-1] the work ahead makes it later; no branch promises less than its owner says, nor more than two hours', () => {
  expect(leadOf(8, pieces(2), learned, 0)).toBe(8 * minute)
  expect(leadOf(8, pieces(2), { ...learned, ahead: 14 }, 0)).toBe(15 * minute)
  expect(leadOf(8, pieces(2), { ...learned, rule: promiseRule(beginPace(1)) }, 0)).toBe(8 * minute)
  expect(leadOf(8, pieces(2), { ...learned, ahead: 900 }, 0)).toBe(120 * minute)
})

test('[QUOTE-1] an order for as soon as possible keeps what it was promised by, one for later does not', () => {
  const quoting = quotingOf(8, pieces(2), { ...learned, ahead: 14 }, { now: 90_000, at: null })
  expect(quoting.quoted).toEqual({ at: 90_000, work: 16, wanted: 15, least: 8 * minute })
  expect(quoting.making).toBe(16 * minute)
  expect(quotingOf(8, pieces(2), learned, { now: 0, at: 100 * minute })).toEqual({ making: 8 * minute, quoted: null })
  expect(quotingOf(8, pieces(2), usualQuote, { now: 0, at: null }).quoted).toBe(null)
})

test('[QUOTE-1] a bound decided what was promised if it is not what was learned, to the minute', () => {
  const quoted = { at: 90_000, work: 16, wanted: 22, least: 0 }
  expect(isBoundPromise(quoted, 24 * minute)).toBe(false)
  expect(isBoundPromise(quoted, 30 * minute)).toBe(true)
})

test('[QUOTE-4] promises kept are summed by hour and by load, with what bounds cost', () => {
  const noon = Date.parse('2026-03-04T11:00:00Z')
  const one: PromisedHour = { at: noon, load: 'full', orders: 4, kept: 3, late: 6 * minute, bound: 0, more: 0 }
  const other: PromisedHour = { at: noon, load: 'quiet', orders: 6, kept: 6, late: 0, bound: 3, more: 12 * minute }
  const later: PromisedHour = { at: noon + 60 * minute, load: null, orders: 5, kept: 5, late: 0, bound: 0, more: 0 }
  expect(keptReport([later, one, other], 'Europe/Brussels')).toEqual({
    orders: 15,
    kept: 14,
    minutesLate: 6,
    hours: [
      { hour: 12, orders: 10, kept: 9, minutesLate: 6 },
      { hour: 13, orders: 5, kept: 5, minutesLate: 0 },
    ],
    loads: [
      { load: 'quiet', orders: 6, kept: 6, minutesLate: 0, bound: 3, minutesMore: 4 },
      { load: 'full', orders: 4, kept: 3, minutesLate: 6, bound: 0, minutesMore: 0 },
    ],
  })
})
