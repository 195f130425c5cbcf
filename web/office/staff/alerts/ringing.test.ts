// What rings: an order until it is accepted, and whatever arrived since a staff screen began to listen, once.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openArrivalMemory, openOrderBell, ringTimes } from './ringing.ts'

beforeEach(() => void vi.useFakeTimers({ now: 0 }))
afterEach(() => void vi.useRealTimers())

function orderBell() {
  const rings: boolean[] = []
  return { rings, ...openOrderBell((loud) => rings.push(loud), Date.now) }
}

test('[BOARD-4] an order rings at once and again until somebody accepts it, then no more', () => {
  const { rings, ringUntilAccepted } = orderBell()
  ringUntilAccepted([{ id: 1, at: 0 }])
  expect(rings).toHaveLength(1)
  vi.advanceTimersByTime(2 * ringTimes.everyMs)
  expect(rings).toEqual([false, false, false])
  ringUntilAccepted([])
  vi.advanceTimersByTime(10 * ringTimes.everyMs)
  expect(rings).toHaveLength(3)
})

test('[BOARD-4] after one minute it is louder and more often; reading the list again does not ring by itself', () => {
  const { rings, ringUntilAccepted } = orderBell()
  ringUntilAccepted([{ id: 1, at: 0 }])
  for (let n = 0; n < 5; n++) ringUntilAccepted([{ id: 1, at: 0 }])
  expect(rings).toHaveLength(1)
  vi.advanceTimersByTime(ringTimes.loudAfterMs)
  expect(rings.at(-1)).toBe(true)
  const before = rings.length
  vi.advanceTimersByTime(2 * ringTimes.loudEveryMs)
  expect(rings.slice(before)).toEqual([true, true])
})

test('[BOARD-4] a second order rings at once, and the first is still waited for', () => {
  const { rings, ringUntilAccepted } = orderBell()
  ringUntilAccepted([{ id: 1, at: 0 }])
  vi.advanceTimersByTime(1000)
  const both = [
    { id: 1, at: 0 },
    { id: 2, at: 1000 },
  ]
  ringUntilAccepted(both)
  expect(rings).toHaveLength(2)
  ringUntilAccepted(both.slice(0, 1))
  vi.advanceTimersByTime(ringTimes.everyMs)
  expect(rings).toHaveLength(3)
})

const minute = 60_000
const at = (id: number, minutes: number) => ({ id, at: minutes * minute })

test('[F-3] what is there at the first reading is not new; what comes in after it is, once', () => {
  const newAmong = openArrivalMemory()
  expect(newAmong('jef', 'orders', [at(1, 1), at(2, 9)], 10 * minute)).toEqual([])
  expect(newAmong('jef', 'orders', [at(1, 1), at(2, 9), at(3, 10)], 10 * minute)).toEqual([3])
  expect(newAmong('jef', 'orders', [at(2, 9), at(3, 10)], 11 * minute)).toEqual([])
})

test('[F-3] an old order that is to be made again does not ring', () => {
  const newAmong = openArrivalMemory()
  newAmong('jef', 'orders', [], 10 * minute)
  expect(newAmong('jef', 'orders', [at(1, 2), at(2, 12)], 12 * minute)).toEqual([2])
})

test('[F-35] orders and reservations with the same number are two things, and another branch begins anew', () => {
  const newAmong = openArrivalMemory()
  newAmong('antwerpen', 'orders', [], 0)
  newAmong('antwerpen', 'reservations', [], 0)
  expect(newAmong('antwerpen', 'orders', [at(7, 1)], minute)).toEqual([7])
  expect(newAmong('antwerpen', 'reservations', [at(7, 1)], minute)).toEqual([7])
  expect(newAmong('merksem', 'orders', [at(8, 1)], minute)).toEqual([])
})
