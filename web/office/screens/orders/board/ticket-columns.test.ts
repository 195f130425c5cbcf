// Tickets in columns.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { layColumns, type SizedTicket } from './ticket-columns.ts'

const room = { height: 100, columns: 3 }
const sized = (...tickets: [id: number, height: number][]): SizedTicket[] =>
  tickets.map(([id, height]) => ({ id, height }))
const none = new Map<number, number>()

test('[BOARD-1] down a column, then the next', () => {
  expect(layColumns(sized([1, 60], [2, 40], [3, 50], [4, 60], [5, 200], [6, 10]), none, room)).toEqual([
    0, 0, 1, 2, 3, 4,
  ])
})

test('[BOARD-1] where some lie beyond the last column in sight, none stands under what says so', () => {
  const narrow = { height: 100, columns: 2, foot: 30 }
  expect(layColumns(sized([1, 90], [2, 60], [3, 40]), none, narrow)).toEqual([0, 1, 1])
  expect(layColumns(sized([1, 90], [2, 60], [3, 40], [4, 20]), none, narrow)).toEqual([0, 1, 2, 2])
})

test('[F-54] a ticket does not change its column by itself while all are in sight', () => {
  const before = new Map([
    [1, 0],
    [2, 0],
    [3, 1],
  ])
  // The first is out: the second stays, and the third does not jump back.
  expect(layColumns(sized([2, 40], [3, 50]), before, room)).toEqual([0, 1])
  // A new one joins beside its neighbours.
  expect(layColumns(sized([2, 40], [9, 50], [3, 50]), before, room)).toEqual([0, 0, 1])
  expect(layColumns(sized([2, 40], [3, 50], [9, 80]), before, room)).toEqual([0, 1, 2])
  // A column that emptied in front is closed.
  expect(layColumns(sized([3, 50]), before, room)).toEqual([0])
})

test('[BOARD-1] every column keeps its room and the order of the tickets, whatever stood before', () => {
  const many = fc.uniqueArray(fc.tuple(fc.nat(50), fc.integer({ min: 10, max: 100 })), { selector: ([id]) => id })
  fc.assert(
    fc.property(many, fc.array(fc.tuple(fc.nat(50), fc.nat(4))), (tickets, before) => {
      const laid = layColumns(sized(...tickets), new Map(before), room)
      const used: number[] = []
      for (const [at, column] of laid.entries()) {
        used[column] = (used[column] ?? 0) + (tickets[at]?.[1] ?? 0)
        expect(column).toBeGreaterThanOrEqual(laid[at - 1] ?? 0)
      }
      for (const sum of used) expect(sum).toBeLessThanOrEqual(100)
    }),
  )
})
