// The staff's calls about orders: list, board, one order, archive.
import { keepPreviousData, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import type { Input, Output, StaffOrder } from '../../../../contract/index.ts'
import { withOrder } from '../../../../domain/counter/board.ts'
import type { OrderSorting, SortDirection } from '../../../../domain/order/order-sorting.ts'
import type { Locale } from '../../../../domain/shared/locale.ts'
import { askStaff, staffCache } from '../staff.ts'

export const pageSize = 100

export interface ListWish {
  /** '' means all branches of the member. */
  readonly branch: string
  readonly search: string
  readonly sort: OrderSorting
  readonly direction: SortDirection
  readonly lang: Locale
}

type Next = Output<'orders.list'>['next']

export function useOrderList({ branch, search, sort, direction, lang }: ListWish) {
  return useInfiniteQuery(
    {
      queryKey: ['orders', 'list', branch, search, sort, direction, lang],
      queryFn: ({ pageParam, signal }) => {
        const page = { sort, direction, lang, limit: pageSize, ...pageParam }
        return askStaff('orders.list', { ...page, ...(branch && { branch }), ...(search && { search }) }, signal)
      },
      initialPageParam: null as Next,
      getNextPageParam: (last) => last.next,
      placeholderData: keepPreviousData,
    },
    staffCache,
  )
}

/** The most ready orders, and the most orders of earlier days, to load. */
export interface BoardLimits {
  readonly ready: number
  readonly earlier: number
}

/** `date`: today at the branch. A new day reads again, because orders become those of an earlier day. */
export const useBoard = (branch: string, date: string, limits: BoardLimits) =>
  useQuery(
    {
      queryKey: ['orders', 'board', branch, date, limits],
      queryFn: ({ signal }) => readBoard({ branch, ...limits }, signal),
      enabled: branch !== '',
      placeholderData: keepPreviousData,
      structuralSharing: (before, after) => keptOrders(before as BoardAnswer | undefined, after as BoardAnswer),
    },
    staffCache,
  )

type BoardAnswer = Output<'orders.board'>

/** For each board that is being read, the orders that were read meanwhile: its answer may be from before them. */
const readMeanwhile = new Set<StaffOrder[]>()

/** The board with every order that was heard of while it was on its way. */
export async function readBoard(wish: Input<'orders.board'>, signal?: AbortSignal): Promise<BoardAnswer> {
  const meanwhile: StaffOrder[] = []
  readMeanwhile.add(meanwhile)
  try {
    const board = await askStaff('orders.board', wish, signal)
    return meanwhile.filter(({ branch }) => branch === wish.branch).reduce(boardWith, board)
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

export const useTakingsToday = (branch: string, wanted: boolean) =>
  useQuery(
    {
      queryKey: ['orders', 'takings', branch],
      queryFn: ({ signal }) => askStaff('takings.today', { branch }, signal),
      enabled: wanted,
    },
    staffCache,
  )

/** '' finds nothing. */
export const useFoundOrders = (branch: string, text: string) =>
  useQuery(
    {
      queryKey: ['orders', 'found', branch, text],
      queryFn: ({ signal }) => askStaff('orders.find', { branch, text }, signal),
      enabled: text !== '',
      placeholderData: keepPreviousData,
    },
    staffCache,
  )

export const useOrder = (id: number) =>
  useQuery(
    {
      queryKey: ['orders', 'one', id],
      queryFn: ({ signal }) => askStaff('orders.read', { id }, signal),
      enabled: Number.isInteger(id) && id > 0,
    },
    staffCache,
  )

/** Reads orders that something happened to, and writes them into the board: the whole board is not read for one tap. */
export async function readOrders(branch: string, ids: readonly number[]): Promise<void> {
  if (ids.length > mostAlone) return readBoardAgain(branch)
  const read = async (id: number) => rememberOrder(await askStaff('orders.read', { id }))
  await Promise.all(ids.map(read)).catch(() => readBoardAgain(branch))
}

/** More orders than this at the same moment are read as a board. */
const mostAlone = 12

/** Writes an order that the server just returned into every cache entry that shows it. */
export function rememberOrder(order: StaffOrder): void {
  for (const orders of readMeanwhile) orders.push(order)
  staffCache.setQueryData<StaffOrder>(['orders', 'one', order.id], order)
  staffCache.setQueriesData<BoardAnswer>(
    { queryKey: ['orders', 'board', order.branch] },
    (board) => board && boardWith(board, order),
  )
}

/** The newest version of the order that this page has seen. */
export const knownVersion = ({ id, version }: StaffOrder): number =>
  Math.max(version, staffCache.getQueryData<StaffOrder>(['orders', 'one', id])?.version ?? 0)

export const useClearOrders = () =>
  useMutation(
    {
      mutationFn: (wish: Input<'orders.clear'>) => askStaff('orders.clear', wish),
      onSettled: refreshOrders,
    },
    staffCache,
  )

export const useArchives = (wanted: boolean) =>
  useQuery(
    {
      queryKey: ['archives'],
      queryFn: ({ signal }) => askStaff('archives.list', {}, signal),
      enabled: wanted,
    },
    staffCache,
  )

export const useRestoreArchive = () =>
  useMutation(
    { mutationFn: (id: number) => askStaff('archives.restore', { id }), onSettled: refreshOrders },
    staffCache,
  )

/** '' finds nothing. */
export const useArchivedOrders = (text: string) =>
  useQuery(
    {
      queryKey: ['archives', 'orders', text],
      queryFn: ({ signal }) => askStaff('archives.find', { text }, signal),
      enabled: text !== '',
    },
    staffCache,
  )

export const useBringBack = () =>
  useMutation(
    { mutationFn: (id: number) => askStaff('archives.bringBack', { id }), onSettled: refreshOrders },
    staffCache,
  )

function refreshOrders() {
  void staffCache.invalidateQueries({ queryKey: ['archives'] })
  return staffCache.invalidateQueries({ queryKey: ['orders'] })
}
