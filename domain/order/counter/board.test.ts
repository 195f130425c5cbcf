// The board counts orders that it does not show, and knows what is ready, over and still to be seen.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Course, ToSee } from '../course.ts'
import type { LineStatus } from '../line-status.ts'
import {
  byFetching,
  callsForYes,
  countsWith,
  isEarlier,
  type OrderBoard,
  waitsLong,
  waitsSince,
  withOrder,
} from './board.ts'

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

test('[F-2] an order that is not shown, but may be counted, leaves the counts to be read anew', () => {
  const found = (status: LineStatus, course: Course, version = 2) =>
    countsWith(board, order(9, 120, status, { placedAt: 110, course, version }))
  expect(found('ready', 'not-collected')).toBeUndefined()
  expect(found('ready', 'accepted')).toBeUndefined()
  expect(found('received', 'placed', 0)).toEqual(board.counts)
  const all = { ...board, counts: { ready: 1, earlier: 37 } }
  expect(countsWith(all, order(9, 120, 'ready', { placedAt: 110, version: 2 }))).toEqual({ ready: 2, earlier: 37 })
})

const states = [
  ['placed', 'received'],
  ['accepted', 'received'],
  ['accepted', 'ready'],
  ['accepted', 'served'],
  ['not-collected', 'ready'],
  ['cancelled', 'received'],
] as const
const happening = fc.record({
  /** Which order; one that does not exist is placed. */
  of: fc.nat({ max: 12 }),
  to: fc.constantFrom(...states),
  early: fc.boolean(),
  postponed: fc.boolean(),
})

test('[F-2] whatever happens to orders, shown or not, the board counts as the shop does or says that it cannot', () => {
  fc.assert(
    fc.property(fc.array(happening), fc.nat({ max: 4 }), fc.nat({ max: 4 }), (happenings, ready, earlier) => {
      const shop = new Map<number, Order>()
      const isOpen = ({ course, lines }: Order) =>
        (course === 'placed' || course === 'accepted') && lines[0]?.status !== 'served'
      const isReady = ({ lines }: Order) => lines[0]?.status === 'ready'
      const read = (): OrderBoard<Order> => {
        const open = [...shop.values()].filter(isOpen)
        const [old, current] = [true, false].map((is) => open.filter((one) => isEarlier(one, 100) === is))
        const waiting = current?.filter(isReady) ?? []
        return {
          orders: [
            ...(current?.filter((one) => !isReady(one)) ?? []),
            ...waiting.slice(0, ready),
            ...(old?.slice(0, earlier) ?? []),
          ],
          toSee: [],
          out: [],
          dayBegins: 100,
          counts: { ready: waiting.length, earlier: old?.length ?? 0 },
        }
      }
      let shown = read()
      for (const { of: id, to, early, postponed } of happenings) {
        const [course, status] = to
        const before = shop.get(id)
        const at = before?.placedAt ?? (early ? 50 : 150)
        const next = before
          ? order(id, Math.max(before.wantedAt ?? 0, postponed ? 160 : 0), status, { placedAt: at, course })
          : order(id, at, 'received', { placedAt: at, course: 'placed' })
        const stepped = { ...next, version: before ? before.version + 1 : 0 }
        shop.set(id, stepped)
        const counts = countsWith(shown, stepped)
        shown = counts ? withOrder(shown, stepped) : read()
        expect(shown.counts).toEqual(read().counts)
      }
    }),
  )
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
