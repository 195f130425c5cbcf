// The order board: its columns, what is folded away, and the full count of orders in each column.
import type { Instant } from '../branch/hours.ts'
import { isOut, type LineStatus, type Progress, progressOf } from './line-status.ts'
import { dueAt } from './order.ts'

export const boardColumns = ['new', 'making', 'ready'] as const satisfies readonly Progress[]
export type BoardColumn = (typeof boardColumns)[number]
export type ColumnCounts = Readonly<Record<BoardColumn, number>>

/**
 * How many ready orders the board shows before the rest is folded, how many more each tap adds, and the most it
 * requests.
 */
export const boardLimits = { ready: 30, step: 100, most: 10_000 } as const

interface BoardOrder {
  readonly id: number
  readonly wantedAt: Instant | null
  readonly placedAt: Instant
  readonly lines: readonly { readonly status: LineStatus }[]
}

/**
 * The open orders of a branch. `orders` holds all orders of today and later that are still to be made, and ready orders
 * and orders of earlier days up to a limit. `counts` holds the number of all of them.
 */
export interface OrderBoard<Order extends BoardOrder> {
  readonly orders: readonly Order[]
  /** The instant at which today began at the branch; orders wanted before it belong to an earlier day. */
  readonly dayBegins: Instant
  readonly counts: { readonly current: ColumnCounts; readonly earlier: ColumnCounts }
}

export interface ColumnView<Order> {
  readonly current: readonly Order[]
  readonly earlier: readonly Order[]
  /** All orders of the column, shown or not. */
  readonly count: number
  readonly currentHidden: number
  readonly earlierCount: number
  readonly earlierHidden: number
}

/**
 * One column of the board. `shown` are the board's orders as they will be once every tap has reached the server. Orders
 * that were not loaded are added to the count.
 */
export function columnOf<Order extends BoardOrder>(
  board: OrderBoard<BoardOrder>,
  shown: readonly Order[],
  name: BoardColumn,
): ColumnView<Order> {
  const here = <One extends BoardOrder>(orders: readonly One[], early: boolean) =>
    orders.filter((order) => progressOf(order.lines) === name && dueAt(order) < board.dayBegins === early)
  const hidden = (early: boolean) =>
    Math.max(0, board.counts[early ? 'earlier' : 'current'][name] - here(board.orders, early).length)
  const current = here(shown, false).sort(name === 'ready' ? later : sooner)
  const earlier = here(shown, true).sort(later)
  const [currentHidden, earlierHidden] = [hidden(false), hidden(true)]
  const earlierCount = earlier.length + earlierHidden
  return {
    current,
    earlier,
    count: current.length + currentHidden + earlierCount,
    currentHidden,
    earlierCount,
    earlierHidden,
  }
}

/** The board after the server saved this order; an order that is out disappears from it. */
export function withOrder<Order extends BoardOrder>(board: OrderBoard<Order>, order: Order): OrderBoard<Order> {
  const before = board.orders.find(({ id }) => id === order.id)
  const others = board.orders.filter(({ id }) => id !== order.id)
  const group = dueAt(order) < board.dayBegins ? 'earlier' : 'current'
  const counts = { ...board.counts[group] }
  if (before) counts[progressOf(before.lines) as BoardColumn] -= 1
  if (!isOut(order.lines)) counts[progressOf(order.lines) as BoardColumn] += 1
  return {
    ...board,
    orders: isOut(order.lines) ? others : [...others, order],
    counts: { ...board.counts, [group]: counts },
  }
}

const sooner = (one: BoardOrder, other: BoardOrder) => dueAt(one) - dueAt(other) || one.id - other.id
const later = (one: BoardOrder, other: BoardOrder) => sooner(other, one)
