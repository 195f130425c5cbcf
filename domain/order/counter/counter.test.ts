// What the counter makes, in which order, and how much of each.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clockAt, wednesday } from '#domain/testing/fixtures.ts'
import { courses } from '../course.ts'
import { lineStatuses } from '../line-status.ts'
import {
  aheadMs,
  type CounterOrder,
  counterView,
  hasWorkAt,
  laterBy,
  mustBeginAt,
  ringsAgainAt,
  tally,
  urgencyOf,
} from './counter.ts'

const minute = 60_000
const noon = clockAt(wednesday, 12)
const order = (id: number, wish: Partial<CounterOrder> = {}): CounterOrder => ({
  id,
  course: 'accepted',
  promisedAt: noon + 10 * minute,
  placedAt: noon - 10 * minute,
  making: 5 * minute,
  lines: [{ item: 'latte', quantity: 1, status: 'received', station: 'bar' }],
  ...wish,
})
const ids = (orders: readonly CounterOrder[]) => orders.map(({ id }) => id)

test('[BOARD-1] what must be begun first stands first: the promise less the making time', () => {
  const quick = order(1, { promisedAt: noon + 10 * minute, making: minute })
  const slow = order(2, { promisedAt: noon + 12 * minute, making: 9 * minute })
  expect(ids(counterView([quick, slow], noon).toMake)).toEqual([2, 1])
})

test('[BOARD-1] [F-53] what is for later stands apart, and comes by itself', () => {
  const half = order(3, { promisedAt: clockAt(wednesday, 13, 30) })
  const comes = mustBeginAt(half) - aheadMs
  expect(ids(counterView([half], noon).later)).toEqual([3])
  expect(ids(counterView([half], comes - 1).later)).toEqual([3])
  expect(ids(counterView([half], comes).toMake)).toEqual([3])
  const begun = order(4, {
    promisedAt: clockAt(wednesday, 15),
    lines: [
      { item: 'latte', quantity: 1, status: 'ready', station: 'bar' },
      { item: 'panini', quantity: 1, status: 'received', station: 'grill' },
    ],
  })
  expect(ids(counterView([begun], noon).toMake)).toEqual([4])
})

test('[BOARD-1] calm, now and late count to the promise, not from the arrival', () => {
  const one = order(1)
  expect(urgencyOf(one, noon)).toBe('calm')
  expect(urgencyOf(one, noon + 5 * minute)).toBe('now')
  expect(urgencyOf(one, noon + 10 * minute)).toBe('now')
  expect(urgencyOf(one, noon + 11 * minute)).toBe('now')
  expect(urgencyOf(one, noon + 11 * minute + 1)).toBe('late')
})

test('[H-92] an order without a known time is calm however long it waits, and never comes due', () => {
  const imported = order(1, { promisedAt: null })
  for (const hours of [0, 1, 30]) {
    expect(urgencyOf(imported, noon + hours * 60 * minute)).toBe('calm')
    expect(ids(counterView([imported], noon + hours * 60 * minute).toMake)).toEqual([1])
  }
  expect(ringsAgainAt(imported)).toBeNull()
})

test('[BOARD-2] the strip sums what is still to be made, for all or for one station', () => {
  const grill = { item: 'panini', quantity: 2, status: 'received', station: 'grill' } as const
  const orders = [
    order(1, { lines: [{ item: 'latte', quantity: 3, status: 'received', station: 'bar' }, grill] }),
    order(2, {
      lines: [
        { item: 'latte', quantity: 4, status: 'received', station: 'bar' },
        { ...grill, status: 'ready' },
      ],
    }),
    order(3, { course: 'cancelled' }),
    order(4, { lines: [{ item: 'tap water', quantity: 1, status: 'received', station: '' }] }),
  ]
  expect(tally(orders, null)).toEqual([
    { item: 'latte', quantity: 7, apart: [] },
    { item: 'panini', quantity: 2, apart: [] },
    { item: 'tap water', quantity: 1, apart: [] },
  ])
  expect(tally(orders, 'grill').map(({ item }) => item)).toEqual(['panini', 'tap water'])
})

test('[OPT-6] [BOARD-2] latte 7, of these oat 3 and large 1: what is set ready no longer counts', () => {
  const latte = (quantity: number, apart: readonly string[] = [], status: 'received' | 'ready' = 'received') => ({
    item: 'latte',
    quantity,
    status,
    station: 'bar',
    ...(apart.length > 0 && { apart }),
  })
  const orders = [
    order(1, { lines: [latte(2, ['oat']), latte(4)] }),
    order(2, { lines: [latte(1, ['large', 'oat']), latte(5, ['oat'], 'ready')] }),
  ]
  expect(tally(orders, null)).toEqual([
    {
      item: 'latte',
      quantity: 7,
      apart: [
        { option: 'oat', quantity: 3 },
        { option: 'large', quantity: 1 },
      ],
    },
  ])
  expect(tally(orders, 'grill')).toEqual([])
})

test('[OPT-7] [BOARD-2] of a meal deal each station counts its own parts, and has nothing left once those are ready', () => {
  const line = (ready?: true, status: 'received' | 'ready' = 'received') => ({
    item: 'lunch-deal',
    quantity: 2,
    status,
    station: 'grill',
    parts: [
      { item: 'panini', station: 'grill' },
      { item: 'latte', station: 'bar', ...(ready && { ready }) },
    ],
  })
  expect([hasWorkAt(line(), 'bar'), hasWorkAt(line(), 'grill')]).toEqual([true, true])
  expect([hasWorkAt(line(true), 'bar'), hasWorkAt(line(true), 'grill'), hasWorkAt(line(true), null)]).toEqual([
    false,
    true,
    true,
  ])
  expect(hasWorkAt(line(undefined, 'ready'), 'bar')).toBe(false)
  expect(tally([order(1, { lines: [line(true)] })], null)).toEqual([{ item: 'panini', quantity: 2, apart: [] }])
})

test('[BOARD-1] the later ones are told by their time, with how many', () => {
  const at1330 = clockAt(wednesday, 13, 30)
  const later = [
    order(1, { promisedAt: at1330 }),
    order(2, { promisedAt: at1330 }),
    order(3, { promisedAt: clockAt('2026-03-05', 9) }),
  ]
  expect(laterBy(later, 'Europe/Brussels')).toEqual([
    { date: wednesday, at: at1330, orders: 2 },
    { date: '2026-03-05', at: clockAt('2026-03-05', 9), orders: 1 },
  ])
})

const anyOrder = fc.record({
  id: fc.integer({ min: 1, max: 10_000 }),
  // What waits for its payment, or was never paid, reaches no board.
  course: fc.constantFrom(...courses.filter((course) => course !== 'awaiting' && course !== 'lapsed')),
  promisedAt: fc.option(fc.integer({ min: -240, max: 600 }).map((minutes) => noon + minutes * minute)),
  placedAt: fc.integer({ min: -600, max: 0 }).map((minutes) => noon + minutes * minute),
  making: fc.integer({ min: 0, max: 60 }).map((minutes) => minutes * minute),
  lines: fc.array(
    fc.record({
      item: fc.constantFrom('latte', 'panini'),
      quantity: fc.integer({ min: 1, max: 9 }),
      status: fc.constantFrom(...lineStatuses),
      station: fc.constantFrom('bar', 'grill', ''),
    }),
    { minLength: 1, maxLength: 4 },
  ),
})
const open = fc.uniqueArray(anyOrder, { selector: ({ id }) => id, maxLength: 40 })

test('[BOARD-1] each open order stands in exactly one place, and none that is over anywhere', () => {
  fc.assert(
    fc.property(open, (orders) => {
      const { toMake, later, ready } = counterView(orders, noon)
      const shown = [...toMake, ...later, ...ready]
      expect(new Set(ids(shown)).size).toBe(shown.length)
      for (const one of orders) {
        const over =
          ['refused', 'cancelled', 'not-collected'].includes(one.course) ||
          one.lines.every(({ status }) => status === 'served')
        expect(shown.includes(one)).toBe(!over)
      }
    }),
  )
})

test('[BOARD-1] time alone never changes the order of two that are due: the finger finds the card where it was', () => {
  fc.assert(
    fc.property(open, fc.integer({ min: 0, max: 120 }), (orders, after) => {
      const before = ids(counterView(orders, noon).toMake)
      const now = ids(counterView(orders, noon + after * minute).toMake)
      expect(now.filter((id) => before.includes(id))).toEqual(before)
    }),
  )
})
