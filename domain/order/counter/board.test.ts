// The board counts orders that it does not show, and knows what is ready, over and still to be seen.
import { expect, test } from 'vitest'
import type { Course, ToSee } from '../course.ts'
import type { LineStatus } from '../line-status.ts'
import { byFetching, callsForYes, isEarlier, type OrderBoard, waitsLong, waitsSince, withOrder } from './board.ts'

const order = (id: number, wantedAt: number | null, status: LineStatus, more: Partial<Order> = {}): Order => ({
  id,
  course: 'accepted',
  wantedAt,
  placedAt: 80,
  readyAt: null,
  hereAt: null,
  overAt: null,
  toSee: null,
  version: 0,
  lines: [{ status }],
  ...more,
})
interface Order {
  readonly id: number
  readonly course: Course
  readonly wantedAt: number | null
  readonly placedAt: number
  readonly readyAt: number | null
  readonly hereAt: number | null
  readonly overAt: number | null
  readonly toSee: ToSee | null
  readonly version: number
  readonly lines: readonly { readonly status: LineStatus }[]
}

const board: OrderBoard<Order> = {
  orders: [order(1, 90, 'received'), order(3, 130, 'received'), order(5, 105, 'ready')],
  toSee: [],
  out: [],
  dayBegins: 100,
  counts: { ready: 110, earlier: 37 },
}
const ids = (orders: readonly { readonly id: number }[]) => orders.map(({ id }) => id)

test('[F-2] an order that is out leaves the board for the last handed over, and comes back when that is undone', () => {
  const out = withOrder(board, order(5, 105, 'served'))
  expect(ids(out.orders)).toEqual([1, 3])
  expect(ids(out.out)).toEqual([5])
  expect(out.counts).toEqual({ ready: 109, earlier: 37 })
  const back = withOrder(out, order(5, 105, 'ready'))
  expect(ids(back.orders)).toEqual([1, 3, 5])
  expect(back).toMatchObject({ out: [], counts: { ready: 110, earlier: 37 } })
})

test('[F-2] an order that becomes ready is counted among the ready, one of an earlier day where it was', () => {
  expect(withOrder(board, order(3, 130, 'ready')).counts).toEqual({ ready: 111, earlier: 37 })
  expect(withOrder(board, order(1, 90, 'served')).counts).toEqual({ ready: 110, earlier: 36 })
})

test('[BOARD-3] a cancelled order stays to be seen until somebody has seen it', () => {
  const cancelled = withOrder(board, order(3, 130, 'received', { course: 'cancelled', toSee: 'cancelled' }))
  expect([ids(cancelled.orders), ids(cancelled.toSee)]).toEqual([[1, 5], [3]])
  expect(withOrder(cancelled, order(3, 130, 'received', { course: 'cancelled' })).toSee).toEqual([])
})

test('[BOARD-3] the last twenty that were handed over are kept, the newest first', () => {
  let next = board
  for (let id = 10; id < 40; id++) next = withOrder(next, order(id, 120, 'served'))
  expect(ids(next.out)).toHaveLength(20)
  expect(next.out[0]?.id).toBe(39)
})

test('[BOARD-5] an answer that is older than what the board shows changes nothing', () => {
  const newer = withOrder(board, order(3, 130, 'ready', { version: 2 }))
  expect(withOrder(newer, order(3, 130, 'received', { version: 1 }))).toBe(newer)
})

test('[F-55] a ready order waits since it was ready, not since its promise', () => {
  expect(waitsSince(order(1, 100, 'ready', { readyAt: 160 }))).toBe(160)
  expect(waitsSince(order(1, 100, 'ready'))).toBe(100)
  const ready = [order(1, 100, 'ready', { readyAt: 150 }), order(2, 100, 'ready', { readyAt: 160 })]
  const here = order(3, 100, 'ready', { readyAt: 120, hereAt: 170 })
  expect(ids([...ready, here].sort(byFetching))).toEqual([3, 2, 1])
})

test('[F-42] an order without a known time stands where it was placed', () => {
  expect(isEarlier(order(7, null, 'received'), 100)).toBe(true)
  expect(isEarlier(order(7, 100, 'received'), 100)).toBe(false)
})

test('[H-92] a new order calls for a yes until somebody accepts or begins it; one without a known time never does', () => {
  const calls = (wantedAt: number | null, status: LineStatus, course: Course) =>
    callsForYes(order(7, wantedAt, status, { course }))
  expect(calls(100, 'received', 'placed')).toBe(true)
  expect(calls(100, 'ready', 'placed')).toBe(false)
  expect(calls(100, 'received', 'accepted')).toBe(false)
  expect(calls(null, 'received', 'placed')).toBe(false)
})

test('[J-53] a ready order without a known time does not say how long it waits, and is behind the others', () => {
  const imported = order(1, null, 'ready')
  expect(waitsSince(imported)).toBeNull()
  expect(waitsSince(order(1, null, 'ready', { readyAt: 160 }))).toBe(160)
  expect(ids([imported, order(2, 100, 'ready')].sort(byFetching))).toEqual([2, 1])
})

test('[LIFE-3] a ready order waits long after ten minutes, but not before the time that its customer said', () => {
  const minute = 60_000
  const ready = { readyAt: 0, wantedAt: 5 * minute, hereAt: null, lateBy: null }
  expect(waitsLong(ready, 9 * minute)).toBe(false)
  expect(waitsLong(ready, 10 * minute)).toBe(true)
  expect(waitsLong({ ...ready, hereAt: 8 * minute }, 10 * minute)).toBe(false)
  const late = { ...ready, lateBy: 20 }
  expect(waitsLong(late, 24 * minute)).toBe(false)
  expect(waitsLong(late, 25 * minute)).toBe(true)
})
