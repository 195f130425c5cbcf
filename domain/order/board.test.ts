// The board counts orders that it does not show, and never lists an earlier day above today.
import { expect, test } from 'vitest'
import { columnOf, type OrderBoard, withOrder } from './board.ts'
import type { LineStatus } from './line-status.ts'

const order = (id: number, wantedAt: number | null, ...statuses: LineStatus[]) => ({
  id,
  wantedAt,
  placedAt: 80,
  lines: statuses.map((status) => ({ status })),
})
type Order = ReturnType<typeof order>

const board: OrderBoard<Order> = {
  orders: [
    order(1, 90, 'received'),
    order(2, 95, 'received'),
    order(3, 130, 'received'),
    order(4, 110, 'received'),
    order(5, 105, 'ready'),
    order(6, 107, 'ready', 'served'),
  ],
  dayBegins: 100,
  counts: { current: { new: 2, making: 0, ready: 110 }, earlier: { new: 37, making: 1, ready: 9 } },
}
const ids = (orders: readonly { readonly id: number }[]) => orders.map(({ id }) => id)

test('[F-2] a column shows today soonest first and earlier days apart, and counts all of them', () => {
  const column = columnOf(board, board.orders, 'new')
  expect(ids(column.current)).toEqual([4, 3])
  expect(ids(column.earlier)).toEqual([2, 1])
  expect(column).toMatchObject({ count: 39, currentHidden: 0, earlierCount: 37, earlierHidden: 35 })
})

test('[F-2] ready orders stand newest first, the rest is counted', () => {
  const column = columnOf(board, board.orders, 'ready')
  expect(ids(column.current)).toEqual([6, 5])
  expect(column).toMatchObject({ count: 119, currentHidden: 108, earlierCount: 9, earlierHidden: 9 })
})

test('[F-2] a tap that is on its way moves an order between the counts, and so does its answer', () => {
  const ready = order(4, 110, 'ready')
  const tapped = board.orders.map((one) => (one.id === 4 ? ready : one))
  expect([columnOf(board, tapped, 'new').count, columnOf(board, tapped, 'ready').count]).toEqual([38, 120])
  const after = withOrder(board, ready)
  expect([columnOf(after, after.orders, 'new').count, columnOf(after, after.orders, 'ready').count]).toEqual([38, 120])
})

test('[F-2] an order that is out leaves the board, and comes back when that is undone', () => {
  const out = withOrder(board, order(5, 105, 'served'))
  expect(columnOf(out, out.orders, 'ready').count).toBe(118)
  const back = withOrder(out, order(5, 105, 'ready'))
  expect(columnOf(back, back.orders, 'ready').count).toBe(119)
  expect(ids(columnOf(back, back.orders, 'ready').current)).toEqual([6, 5])
})

test('[F-42] an order without a known time stands where it was placed', () => {
  const withOld = withOrder(board, order(7, null, 'received'))
  expect(ids(columnOf(withOld, withOld.orders, 'new').earlier)).toEqual([2, 1, 7])
})
