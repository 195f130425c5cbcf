// What closing the day takes and what it leaves.
import { expect, test } from 'vitest'
import { booksKeptSince, dayParts, leavesList, runningStateOf } from './day-closing.ts'

test('[F-51] what is over always leaves; what is open or for later only when it is asked for', () => {
  const leaving = (alsoOpen: boolean, alsoLater: boolean) =>
    dayParts.filter((part) => leavesList(part, { alsoOpen, alsoLater }))
  expect(leaving(false, false)).toEqual(['handedOver', 'fallen'])
  expect(leaving(true, false)).toEqual(['handedOver', 'fallen', 'open'])
  expect(leaving(false, true)).toEqual(['handedOver', 'fallen', 'later'])
})

test('[F-51] what was sold in a year is kept until the end of the tenth year after it', () => {
  const soldIn2026 = Date.UTC(2026, 0, 1)
  expect(booksKeptSince(Date.UTC(2036, 11, 31, 23))).toBeLessThan(soldIn2026)
  expect(booksKeptSince(Date.UTC(2037, 0, 3))).toBeGreaterThan(Date.UTC(2026, 11, 30))
})

test('[OFF-3] a running day is open while an order is, can be closed once something is over or taken, and is closed then', () => {
  const quiet = { open: 0, over: 0, taken: 0, closedToday: false }
  expect(runningStateOf(quiet)).toBe('nothing')
  expect(runningStateOf({ ...quiet, closedToday: true })).toBe('closed')
  expect(runningStateOf({ ...quiet, over: 1, closedToday: true })).toBe('canClose')
  expect(runningStateOf({ ...quiet, taken: 320 })).toBe('canClose')
  expect(runningStateOf({ ...quiet, taken: null })).toBe('nothing')
  expect(runningStateOf({ ...quiet, open: 2, over: 5, taken: 320 })).toBe('open')
})
