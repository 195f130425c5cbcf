// Which taps teach.
import { expect, test } from 'vitest'
import { afterTap, afterUndoing, beginMemory, onDay, type ReadyTap } from './pace-memory.ts'

const minute = 60_000
const memory = beginMemory(8, '2026-03-04')
const truth = { work: 6, isBound: false, taken: 20, isLate: true }
const tap = (order: number, at: number, isTeaching = true): ReadyTap => ({
  order,
  at,
  truth: isTeaching ? truth : null,
})
const after = (...taps: readonly ReadyTap[]) => taps.reduce((so, one) => afterTap(so, one, 0.1), memory)

test('[QUOTE-5] an order teaches once the next tap is one of its own', () => {
  expect(after(tap(1, 0)).learned).toEqual(memory.learned)
  expect(after(tap(1, 0), tap(2, minute)).learned.thresholds.busy).toBeCloseTo(0.018)
})

test('[QUOTE-5] orders that are tapped in one stroke teach nothing, whichever of them was for as soon as possible', () => {
  expect(after(tap(1, 0), tap(2, 4000), tap(3, 9000), tap(4, 5 * minute)).learned).toEqual(memory.learned)
  expect(after(tap(1, 0), tap(2, 4000, false), tap(3, 5 * minute)).learned).toEqual(memory.learned)
  expect(after(tap(1, 0, false), tap(2, 4000), tap(3, 5 * minute)).learned).toEqual(memory.learned)
})

test('[QUOTE-5] a tap that is undone teaches nothing', () => {
  const undone = afterUndoing(after(tap(1, 0)), 1)
  expect(afterTap(undone, tap(2, minute), 0.1).learned).toEqual(memory.learned)
  expect(afterUndoing(after(tap(2, 0)), 1).waiting?.order).toBe(2)
})

test('[QUOTE-1] the next morning most of what one day was unlike the others is over', () => {
  const slow = after(...Array.from({ length: 6 }, (_, order) => tap(order, order * minute)))
  expect(onDay(slow, '2026-03-04')).toEqual(slow)
  const next = onDay(slow, '2026-03-05')
  expect(next.learned.today).toBeCloseTo(slow.learned.today * 0.1)
  expect(next.day).toBe('2026-03-05')
})
