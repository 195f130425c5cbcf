// An order rings until it is accepted.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openBell, ringTimes } from './ringing.ts'

beforeEach(() => void vi.useFakeTimers({ now: 0 }))
afterEach(() => void vi.useRealTimers())

function bell() {
  const rings: boolean[] = []
  return { rings, ...openBell((loud) => rings.push(loud), Date.now) }
}

test('[BOARD-4] an order rings at once and again until somebody accepts it, then no more', () => {
  const { rings, hear } = bell()
  hear([{ id: 1, at: 0 }])
  expect(rings).toHaveLength(1)
  vi.advanceTimersByTime(2 * ringTimes.everyMs)
  expect(rings).toEqual([false, false, false])
  hear([])
  vi.advanceTimersByTime(10 * ringTimes.everyMs)
  expect(rings).toHaveLength(3)
})

test('[BOARD-4] after one minute it is louder and more often; reading the list again does not ring by itself', () => {
  const { rings, hear } = bell()
  hear([{ id: 1, at: 0 }])
  for (let n = 0; n < 5; n++) hear([{ id: 1, at: 0 }])
  expect(rings).toHaveLength(1)
  vi.advanceTimersByTime(ringTimes.loudAfterMs)
  expect(rings.at(-1)).toBe(true)
  const before = rings.length
  vi.advanceTimersByTime(2 * ringTimes.loudEveryMs)
  expect(rings.slice(before)).toEqual([true, true])
})

test('[BOARD-4] a second order rings at once, and the first is still waited for', () => {
  const { rings, hear } = bell()
  hear([{ id: 1, at: 0 }])
  vi.advanceTimersByTime(1000)
  const both = [
    { id: 1, at: 0 },
    { id: 2, at: 1000 },
  ]
  hear(both)
  expect(rings).toHaveLength(2)
  hear(both.slice(0, 1))
  vi.advanceTimersByTime(ringTimes.everyMs)
  expect(rings).toHaveLength(3)
})
