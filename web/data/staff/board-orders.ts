// The orders of a board, kept fresh by reading only those that have changed, not all of them at every tap.
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Input, Output, StaffOrder } from '#contract/index.ts'
import type { Instant } from '#domain/branch/hours.ts'
import { countsWith, withOrder } from '#domain/order/counter/board.ts'
import { listenLive } from '../live/live-stream-api.ts'
import { askStaff, staffCache } from './staff-api.ts'

/** The most ready orders, and the most orders of earlier days, to load. */
export interface BoardLimits {
  readonly ready: number
  readonly earlier: number
}

/** `dayBegan`: the working day at the branch. A new one reads again, because orders become those of an earlier day. */
export const useBoard = (branch: string, dayBegan: Instant, limits: BoardLimits) =>
  useQuery(
    {
      queryKey: ['orders', 'board', branch, dayBegan, limits],
      queryFn: ({ signal }) => readBoard({ branch, ...limits }, signal),
      enabled: branch !== '',
      placeholderData: keepPreviousData,
      structuralSharing: (before, after) => keptOrders(before as BoardAnswer | undefined, after as BoardAnswer),
    },
    staffCache,
  )

type BoardAnswer = Output<'orders.board'>

/** For each board being read, the orders read meanwhile, because its reply may be older than they are. */
const readMeanwhile = new Set<StaffOrder[]>()

/**
 * Reads the board, and adds every order that was read while it was on its way. `again`: whether it is read a second
 * time where these leave open how many there are; after that the next read has to say so.
 */
export async function readBoard(wish: Input<'orders.board'>, signal?: AbortSignal, again = true): Promise<BoardAnswer> {
  const meanwhile: StaffOrder[] = []
  readMeanwhile.add(meanwhile)
  try {
    let board = await askStaff('orders.board', wish, signal)
    for (const order of meanwhile.filter(({ branch }) => branch === wish.branch)) {
      if (again && !countsWith(board, order)) return readBoard(wish, signal, false)
      board = boardWith(board, order)
    }
    return board
  } finally {
    readMeanwhile.delete(meanwhile)
  }
}

const boardWith = (board: BoardAnswer, order: StaffOrder): BoardAnswer => ({
  ...board,
  ...withOrder<StaffOrder>(board, order),
})

/** Reads the board once more, after a read that is under way. */
export async function readBoardAgain(branch: string): Promise<void> {
  const queryKey = ['orders', 'board', branch]
  if (staffCache.isFetching({ queryKey }) > 0) await staffCache.refetchQueries({ queryKey }, { cancelRefetch: false })
  await staffCache.invalidateQueries({ queryKey })
}

/** An order whose version is the same keeps its identity, so that nothing of its ticket is drawn again. */
function keptOrders(before: BoardAnswer | undefined, after: BoardAnswer): BoardAnswer {
  // The library asks again about what it keeps showing meanwhile: that has to stay the very same.
  if (!before || before === after) return after
  const known = new Map([...before.orders, ...before.toSee, ...before.out].map((order) => [order.id, order]))
  const kept = (orders: BoardAnswer['orders']) =>
    orders.map((order) => {
      const same = known.get(order.id)
      return same?.version === order.version ? same : order
    })
  const soldOut = before.soldOut.join() === after.soldOut.join() ? before.soldOut : after.soldOut
  return { ...after, orders: kept(after.orders), toSee: kept(after.toSee), out: kept(after.out), soldOut }
}

/** Reads orders that have changed and writes them into the board. */
async function readOrders(branch: string, ids: readonly number[]): Promise<void> {
  if (ids.length > mostAlone) return readBoardAgain(branch)
  const read = async (id: number) => rememberOrder(await askStaff('orders.read', { id }))
  await Promise.all(ids.map(read)).catch(() => readBoardAgain(branch))
}

/** More orders than this at the same moment are read as a board. */
const mostAlone = 12

/**
 * Writes an order that the server just returned into every cache entry that shows it. A board that cannot tell how many
 * there are now is read again.
 */
export function rememberOrder(order: StaffOrder): void {
  for (const orders of readMeanwhile) orders.push(order)
  staffCache.setQueryData<StaffOrder>(['orders', 'one', order.id], order)
  for (const [queryKey, board] of staffCache.getQueriesData<BoardAnswer>({
    queryKey: ['orders', 'board', order.branch],
  })) {
    if (!board) continue
    staffCache.setQueryData<BoardAnswer>(queryKey, boardWith(board, order))
    if (!countsWith(board, order)) void staffCache.invalidateQueries({ queryKey, exact: true })
  }
}

/** The newest version of the order that this page has seen. */
export const knownVersion = ({ id, version }: StaffOrder): number =>
  Math.max(version, staffCache.getQueryData<StaffOrder>(['orders', 'one', id])?.version ?? 0)

/** Events of the same moment are read together. */
const gatherMs = 120

/**
 * Reads each order of the branch after an event about it, until the board is left. A stream that has just opened does
 * not tell what happened before, so the board is read once more then.
 */
export function useBoardNews(branch: string): void {
  useEffect(() => {
    const stale = new Set<number>()
    let timer: ReturnType<typeof setTimeout> | undefined
    const read = () => {
      timer = undefined
      void readOrders(branch, [...stale])
      stale.clear()
    }
    const stop = listenLive({ branches: [branch] }, ({ name, data }) => {
      if (name === 'hello') void readBoardAgain(branch)
      if (name !== 'orders.placed' && name !== 'orders.stepped' && name !== 'orders.lineStatusSet') return
      if (data.branch !== branch) return
      stale.add(data.id)
      timer ??= setTimeout(read, gatherMs)
    })
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [branch])
}
