// What the last orders teach about the next promise.
import { expect, test } from 'vitest'
import { behindBy, inOneStroke, leadOf, nextFactor, type OrderMaking, usualQuote } from './quote.ts'

const minute = 60_000
const made = (ratio: number, more: Partial<OrderMaking> = {}): OrderMaking => ({
  promisedAt: 10 * minute,
  readyAt: 10 * minute * ratio,
  quoted: 10 * minute,
  reckoned: 10 * minute,
  together: false,
  ...more,
})
const many = (ratio: number, count = 20, more: Partial<OrderMaking> = {}) =>
  Array.from({ length: count }, () => made(ratio, more))

test('[TIME-7] the factor follows four of five orders, a tenth a day at most, between 0.8 and 2', () => {
  expect(nextFactor(1, many(1.05))).toBeCloseTo(1.05)
  expect(nextFactor(1, many(1.8))).toBeCloseTo(1.1)
  expect(nextFactor(1, [...many(1, 16), ...many(3, 4)])).toBeCloseTo(1)
  expect(nextFactor(1.95, many(4))).toBe(2)
  expect(nextFactor(0.81, many(0.3))).toBe(0.8)
})

test('[TIME-7] what was promised with a factor is measured without it, so that the factor settles', () => {
  const asPromised = { quoted: 15 * minute, promisedAt: 15 * minute, readyAt: 15 * minute }
  expect(nextFactor(1.5, many(1, 20, asPromised))).toBeCloseTo(1.5)
})

test('[TIME-7] few orders, those tapped in one stroke, and times that nobody believes teach nothing', () => {
  expect(nextFactor(1.2, many(2, 9))).toBe(1.2)
  expect(nextFactor(1.2, many(2, 20, { together: true }))).toBe(1.2)
  expect(nextFactor(1.2, many(9))).toBe(1.2)
  expect(nextFactor(1.2, many(0.1))).toBe(1.2)
  expect(nextFactor(1.2, many(1, 20, { reckoned: 0 }))).toBe(1.2)
})

test('[TIME-7] a branch that is behind says so in its next promises, and recovers by itself', () => {
  const late = (minutes: number) => many(1, 5, { promisedAt: 0, readyAt: minutes * minute })
  expect(behindBy(late(8), 8 * minute)).toBe(8 * minute)
  expect(behindBy(late(4), 4 * minute)).toBe(0)
  expect(behindBy(late(40), 40 * minute)).toBe(15 * minute)
  expect(behindBy(late(8), 18 * minute)).toBe(4 * minute)
  expect(behindBy(late(8), 48 * minute)).toBe(0)
  expect(behindBy(late(8).slice(1), 8 * minute)).toBe(0)
})

test('[TIME-5] minutes that staff add count in place of what is learned of this hour', () => {
  expect(leadOf(8, 60, { ...usualQuote, behind: 6 * minute }, 0)).toBe(14 * minute)
  expect(leadOf(8, 60, { factor: 1.5, behind: 6 * minute, extra: { minutes: 10, until: 5 } }, 0)).toBe(22 * minute)
})

test('[TIME-7] orders that were tapped within ten seconds of each other are one stroke', () => {
  expect(inOneStroke([0, 10_000, 30_000, 60_000, 61_000])).toEqual([true, true, false, true, true])
})
