// The order board: what it shows of a branch, how many orders it loads, and which of them are ready to be fetched.
import type { Instant } from '#domain/branch/hours.ts'
import { type Course, isOver, phaseOf, type ToSee } from '../course.ts'
import type { LineStatus } from '../line-status.ts'
import { listedAt } from '../order.ts'

/**
 * How many ready orders the board shows, how many more each tap adds, and the most it requests; and how many were out
 * last.
 */
export const boardLimits = { ready: 30, step: 100, most: 10_000, out: 20, toSee: 100 } as const

/** After this time a ready order has been waiting long. */
const longWaitMs = 10 * 60_000

interface BoardOrder {
  readonly id: number
  readonly course: Course
  readonly wantedAt: Instant | null
  readonly placedAt: Instant
  readonly readyAt: Instant | null
  readonly hereAt: Instant | null
  readonly overAt: Instant | null
  readonly toSee: ToSee | null
  readonly version: number
  readonly lines: readonly { readonly status: LineStatus }[]
}

/**
 * The orders of a branch as its board shows them. `orders` holds all open orders of today and later that are to be
 * made, and ready orders and orders of earlier days up to a limit. `counts` holds the number of all of these.
 */
export interface OrderBoard<Order extends BoardOrder> {
  readonly orders: readonly Order[]
  /** Over, and shown until a member has seen it. */
  readonly toSee: readonly Order[]
  /** Handed over last, newest first. */
  readonly out: readonly Order[]
  readonly counts: { readonly ready: number; readonly earlier: number }
  /** When the working day of the branch began (`workingDayBegan`); orders promised before it are of an earlier one. */
  readonly dayBegins: Instant
}

/**
 * Whether an order calls for somebody to accept it: it rings, stands in the bar of new orders, and the shop is told
 * when nobody does. One without a time came with an import, long after it was placed, so it waits on the board in
 * silence.
 */
export const callsForYes = (order: Pick<BoardOrder, 'course' | 'lines' | 'wantedAt'>): boolean =>
  order.wantedAt !== null && phaseOf(order) === 'placed'

export const isEarlier = (order: Pick<BoardOrder, 'wantedAt' | 'placedAt'>, dayBegins: Instant): boolean =>
  listedAt(order) < dayBegins

/**
 * Since when a ready order waits: since it was ready, never since its promise (F-55). Null if that is unknown: one that
 * was imported was ready before, and when it was placed here says nothing.
 */
export const waitsSince = ({ readyAt, wantedAt }: Pick<BoardOrder, 'readyAt' | 'wantedAt'>): Instant | null =>
  readyAt ?? wantedAt

/**
 * Whether nobody fetches a ready order although it has waited long. A customer who said to be late is not missed before
 * the time that they said.
 */
export function waitsLong(
  order: Pick<BoardOrder, 'readyAt' | 'wantedAt' | 'hereAt'> & { readonly lateBy: number | null },
  now: Instant,
): boolean {
  const { wantedAt, hereAt, lateBy } = order
  const since = waitsSince(order)
  if (hereAt !== null || since === null || now - since < longWaitMs) return false
  return wantedAt === null || lateBy === null || now >= wantedAt + lateBy * 60_000
}

/** The ready orders as they are handed over: who is here first, then the latest ready first. */
export const byFetching = (one: BoardOrder, other: BoardOrder): number =>
  Number(other.hereAt !== null) - Number(one.hereAt !== null) ||
  (waitsSince(other) ?? 0) - (waitsSince(one) ?? 0) ||
  other.id - one.id

/** The board with this order as the server has it; an older state of an order than the board's changes nothing. */
export function withOrder<Order extends BoardOrder>(board: OrderBoard<Order>, order: Order): OrderBoard<Order> {
  const without = (orders: readonly Order[]) => orders.filter(({ id }) => id !== order.id)
  if (knows(board, order)) return board
  const phase = phaseOf(order)
  const over = isOver(phase)
  return {
    ...board,
    counts: countsWith(board, order) ?? board.counts,
    orders: over ? without(board.orders) : [...without(board.orders), order],
    toSee: over && order.toSee !== null ? [...without(board.toSee), order] : without(board.toSee),
    out: phase === 'out' ? [order, ...without(board.out)].slice(0, boardLimits.out) : without(board.out),
  }
}

/**
 * The counts of the board with this order; undefined where they have to be read anew, because the order is not on the
 * board and may be one that it counts without showing it.
 */
export function countsWith<Order extends BoardOrder>(
  board: OrderBoard<Order>,
  order: Order,
): OrderBoard<Order>['counts'] | undefined {
  if (knows(board, order)) return board.counts
  const before = countedBefore(board, order)
  if (before === undefined) return undefined
  const counts = { ...board.counts }
  const now = countedAs(order, board.dayBegins)
  if (before) counts[before] -= 1
  if (now) counts[now] += 1
  return counts
}

type Count = keyof OrderBoard<BoardOrder>['counts']

/** Whether the board has a newer state of it. */
const knows = <Order extends BoardOrder>({ orders, toSee, out }: OrderBoard<Order>, order: Order): boolean =>
  [...orders, ...toSee, ...out].some(({ id, version }) => id === order.id && version > order.version)

/** Among which orders it is counted; null: among none. */
function countedAs(order: BoardOrder, dayBegins: Instant): Count | null {
  const phase = phaseOf(order)
  if (isOver(phase)) return null
  if (isEarlier(order, dayBegins)) return 'earlier'
  return phase === 'ready' ? 'ready' : null
}

/** Among which orders the board has counted it so far; undefined if it cannot tell. */
function countedBefore<Order extends BoardOrder>(board: OrderBoard<Order>, order: Order): Count | null | undefined {
  const { orders, toSee, out, counts, dayBegins } = board
  const before = orders.find(({ id }) => id === order.id)
  if (before) return countedAs(before, dayBegins)
  if ([...toSee, ...out].some(({ id }) => id === order.id)) return null
  // Nothing has happened to it since it was placed.
  if (order.version === 0) return null
  const isHidden = (count: Count) => counts[count] > orders.filter((one) => countedAs(one, dayBegins) === count).length
  // One that was placed today was never of an earlier day.
  return isHidden('ready') || (order.placedAt < dayBegins && isHidden('earlier')) ? undefined : null
}
